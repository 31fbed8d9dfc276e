import { useProjects } from '@vezne/api';
import { projectStatusNames } from '@vezne/contract';
import { NothingFound, useCategoryOptions, useIsUnknownCategory } from '@vezne/records';
import { type ProjectFilter, unfiltered } from './project-filter';

type Props = {
  filter: ProjectFilter;
  onChange: (change: Partial<ProjectFilter>) => void;
  onShowAll: () => void;
};

/** Why no project is found, and the ways out. */
export function NothingOfProjects({ filter, onChange, onShowAll }: Props) {
  const { searchText, sortBy, sortOrder, view } = filter;
  const filters = usePlaces(filter);
  const isFiltered = filters.length > 0;
  const without = useProjects(isFiltered ? { page: 0, pageSize: 1, searchText } : null).data;
  return (
    <NothingFound
      title="Aramaya veya süzgece uyan proje yok."
      words={searchText}
      filters={filters}
      without={isFiltered && without?.size === 1 ? without.totalElements : undefined}
      noun={['proje', 'Projeyi']}
      all="Tüm Projeleri Göster"
      onDropFilters={() => onChange({ ...unfiltered, searchText, sortBy, sortOrder, view })}
      onShowAll={onShowAll}
    />
  );
}

/** Where the filters look, in the words of a sentence. */
function usePlaces({ statuses, categoryIds, analyzed, late }: ProjectFilter): string[] {
  const categories = useCategoryOptions();
  const isUnknown = categoryIds.some(useIsUnknownCategory());
  const named = categories.filter(({ value }) => categoryIds.includes(value));
  return [
    ...statuses.map((status) => `“${projectStatusNames[status]}” durumunda`),
    ...(late ? ['gecikenlerde'] : []),
    ...named.map(({ label }) => `${label} kategorisinde`),
    ...(isUnknown ? ['artık olmayan bir kategoride'] : []),
    ...(analyzed === null ? [] : [analyzed ? 'analiz edilenlerde' : 'analiz edilmeyenlerde']),
  ];
}
