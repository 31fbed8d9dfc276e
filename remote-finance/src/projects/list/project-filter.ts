import { type ProjectSearch, ProjectStatus } from '@vezne/contract';

/** What the list of projects is narrowed and sorted by, and how it is drawn. */
export type ProjectFilter = {
  searchText: string;
  statuses: ProjectStatus[];
  categoryIds: string[];
  analyzed: boolean | null;
  /** Open, and past its planned end. */
  late: boolean | null;
  sortBy: ProjectSearch['sortBy'];
  sortOrder: ProjectSearch['sortOrder'];
  view: 'cards' | 'table';
};

export const unfiltered: ProjectFilter = {
  searchText: '',
  statuses: [],
  categoryIds: [],
  analyzed: null,
  late: null,
  sortBy: null,
  sortOrder: 'ASC',
  view: 'cards',
};

/** Does it leave projects out? */
export const isNarrowed = ({ searchText, statuses, categoryIds, analyzed, late }: ProjectFilter): boolean =>
  searchText !== '' || statuses.length > 0 || categoryIds.length > 0 || analyzed !== null || late !== null;

/** What a link to the list narrows it to: `?status=DEVAM_EDIYOR`, `?analyzed=false`, `?late=true`. */
export function readProjectFilter(params: URLSearchParams): ProjectFilter {
  const analyzed = params.get('analyzed');
  return {
    ...unfiltered,
    statuses: ProjectStatus.options.filter((status) => params.getAll('status').includes(status)),
    analyzed: analyzed === 'true' || analyzed === 'false' ? analyzed === 'true' : null,
    late: params.get('late') === 'true' || null,
  };
}

type Sorting = Pick<ProjectFilter, 'sortBy' | 'sortOrder'> & { key: string; label: string };

/** The orders that the list offers. */
export const sortings: Sorting[] = [
  { key: 'newest', label: 'Son eklenen', sortBy: null, sortOrder: 'ASC' },
  { key: 'name', label: 'Ada göre', sortBy: 'name', sortOrder: 'ASC' },
  { key: 'end', label: 'Bitişi en yakın', sortBy: 'endDate', sortOrder: 'ASC' },
  { key: 'best', label: 'En kârlı', sortBy: 'profitability', sortOrder: 'DESC' },
  { key: 'worst', label: 'En az kârlı', sortBy: 'profitability', sortOrder: 'ASC' },
  { key: 'income', label: 'Geliri en yüksek', sortBy: 'income', sortOrder: 'DESC' },
  { key: 'expense', label: 'Gideri en yüksek', sortBy: 'expense', sortOrder: 'DESC' },
];
