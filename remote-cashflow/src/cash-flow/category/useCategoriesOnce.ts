import { useCategories } from '@vezne/api';
import { limits } from '@vezne/contract';
import { useState } from 'react';

const request = { page: 0, pageSize: limits.page.categories, searchText: '' };

/**
 * The company's categories, read once. Every saved entry makes the list stale, because it carries sums; a row that
 * saves one entry after another needs only the names.
 */
export function useCategoriesOnce() {
  const [list, setList] = useState<ReturnType<typeof useCategories>['data']>();
  const query = useCategories(list ? null : request);
  if (!list && query.data) setList(query.data);
  return { list: list ?? [], onRetry: query.error ? query.reload : undefined };
}
