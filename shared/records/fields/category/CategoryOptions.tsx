import type { Category, CategoryType } from '@vezne/contract';

type Named = Pick<Category, 'id' | 'name' | 'type'>;
type Props<T extends Named = Named> = {
  categories: readonly T[];
  /** What comes in is booked: its categories stand first. */
  isIncome?: boolean;
};

/** Categories by the direction they are for, that of the record first. */
export const categoryGroups = <T extends Named>({ categories, isIncome = false }: Props<T>) =>
  (isIncome ? groups.toReversed() : groups)
    .map(({ type, label }) => ({ label, of: categories.filter((category) => category.type === type) }))
    .filter(({ of }) => of.length > 0);

/** The same for a Select. */
export function CategoryOptions(props: Props) {
  return categoryGroups(props).map(({ label, of }) => (
    <optgroup key={label} label={label}>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

const groups: { type: CategoryType; label: string }[] = [
  { type: 'GIDER', label: 'Çıkış' },
  { type: 'HER_IKISI', label: 'Giriş ve çıkış' },
  { type: 'GELIR', label: 'Giriş' },
];
