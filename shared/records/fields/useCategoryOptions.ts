import { useCategories } from '@vezne/api';
import { limits } from '@vezne/contract';
import type { SelectOption } from '@vezne/ui';

/** The company's categories, for a Select; none until they are there. */
export function useCategoryOptions(): SelectOption[] {
  const { data } = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  return (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
