import type { Category } from '@vezne/contract';
import { SearchSelect } from '@vezne/records';
import type { ComponentProps } from 'react';
import { Controller } from 'react-hook-form';
import { useCategoryChoice } from '../category/useCategoryChoice';
import type { EntryRowState } from './useEntryRow';

type Props = Omit<ComponentProps<typeof SearchSelect>, 'form' | 'list' | 'groups' | 'listLabel'> & {
  form: string;
  row: EntryRowState;
  list: readonly Category[];
  /** The categories could not be loaded: asks for them again. */
  onRetry: (() => void) | undefined;
};

/** The company's categories, by the direction they are for; chosen by typing a part of their name. */
export function CategorySelect({ row, list, onRetry, ...props }: Props) {
  const choice = useCategoryChoice(list, row.form.watch('cashFlowType'));
  return (
    <Controller
      control={row.form.control}
      name="categoryId"
      render={({ field }) => (
        <SearchSelect
          {...props}
          {...choice}
          {...field}
          placeholder={onRetry ? 'Yüklenemedi' : 'Kategori'}
          onFocus={onRetry}
          onChange={(event) => row.setCategory(event.target.value)}
          onEnter={() => row.onEnter('categoryId')}
        />
      )}
    />
  );
}
