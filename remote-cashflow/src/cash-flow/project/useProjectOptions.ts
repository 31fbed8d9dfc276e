import { useProjects } from '@vezne/api';
import { limits } from '@vezne/contract';
import type { SelectOption } from '@vezne/ui';

const request = {
  page: 0,
  pageSize: limits.page.maxSize,
  searchText: '',
  sortBy: 'name',
  sortOrder: 'ASC',
} as const;

/** The company's projects to choose from, once they are needed. */
export function useProjectOptions(isNeeded: boolean) {
  const { data, error, isLoading, reload } = useProjects(isNeeded ? request : null);
  const options: SelectOption[] = (data?.content ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { options, isLoading, failed: data ? undefined : error, reload };
}
