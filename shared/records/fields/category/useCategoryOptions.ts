import { useCategories } from '@vezne/api';
import { type Category, limits } from '@vezne/contract';
import type { SelectOption } from '@vezne/ui';

/** All categories of the company; none until they are there. */
export function useAllCategories(): readonly Category[] {
  const { data } = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  return data ?? [];
}

/** The same as plain options of a Select, where no direction is meant. */
export const useCategoryOptions = (): SelectOption[] =>
  useAllCategories().map(({ id, name }) => ({ value: id, label: name }));
