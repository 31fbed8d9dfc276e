import type { Category } from '@vezne/contract';
import { CategoryOptions } from '@vezne/records';
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
          <CategoryOptions categories={list} isIncome={row.form.watch('cashFlowType') === 'GIRIS'} />
        </Select>
      )}
    />
  );
}
