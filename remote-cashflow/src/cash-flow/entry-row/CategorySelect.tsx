import type { Category, CategoryType } from '@vezne/contract';
import { Select } from '@vezne/ui';
import type { ComponentProps } from 'react';
import { Controller } from 'react-hook-form';
import type { EntryRowState } from './useEntryRow';

type Props = Omit<ComponentProps<typeof Select>, 'form' | 'list'> & {
  form: string;
  row: EntryRowState;
  list: readonly Category[];
  /** The categories could not be loaded: asks for them again. */
  onRetry: (() => void) | undefined;
};

/** The company's categories, by the direction they are for; chosen by typing their first letters. */
export function CategorySelect({ row, list, onRetry, ...props }: Props) {
  return (
    <Controller
      control={row.form.control}
      name="categoryId"
      render={({ field }) => (
        <Select
          {...props}
          {...field}
          placeholder={onRetry ? 'Yüklenemedi' : 'Kategori'}
          onFocus={onRetry}
          onChange={(event) => row.setCategory(event.target.value)}
        >
          {groups.map(({ type, label }) => {
            const own = list.filter((category) => category.type === type);
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
          })}
        </Select>
      )}
    />
  );
}

const groups: { type: CategoryType; label: string }[] = [
  { type: 'GIDER', label: 'Çıkış' },
  { type: 'GELIR', label: 'Giriş' },
  { type: 'HER_IKISI', label: 'Giriş ve çıkış' },
];
