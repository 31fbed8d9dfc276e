import type { Category, CategoryType } from '@vezne/contract';

type Props = {
  categories: readonly Pick<Category, 'id' | 'name' | 'type'>[];
  /** What comes in is booked: its categories stand first. */
  isIncome?: boolean;
};

/** Categories for a Select, by the direction they are for, that of the record first. */
export function CategoryOptions({ categories, isIncome = false }: Props) {
  return (isIncome ? groups.toReversed() : groups).map(({ type, label }) => {
    const own = categories.filter((category) => category.type === type);
    return (
      own.length > 0 && (
        <optgroup key={type} label={label}>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )
    );
  });
}

const groups: { type: CategoryType; label: string }[] = [
  { type: 'GIDER', label: 'Çıkış' },
  { type: 'HER_IKISI', label: 'Giriş ve çıkış' },
  { type: 'GELIR', label: 'Giriş' },
];
