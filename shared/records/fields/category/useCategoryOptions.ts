import { useCategories } from '@vezne/api';
import { type Category, limits } from '@vezne/contract';
import type { SelectOption } from '@vezne/ui';

const useAsked = () => useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' }).data;

/** All categories of the company; none until they are there. */
export const useAllCategories = (): readonly Category[] => useAsked() ?? [];

/** The same as plain options of a Select, where no direction is meant. */
export const useCategoryOptions = (): SelectOption[] =>
  useAllCategories().map(({ id, name }) => ({ value: id, label: name }));

/** Tells of an id, as an old address may hold one, that no category has it. Nothing is told until all are there. */
export function useIsUnknownCategory(): (id: string) => boolean {
  const all = useAsked();
  const isWhole = all !== undefined && all.length < limits.page.categories;
  return (id) => isWhole && !all.some((category) => category.id === id);
}
