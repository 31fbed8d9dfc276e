import { Id, limits, type ProjectSearch, ProjectStatus } from '@vezne/contract';
import type { AddressChange } from '@vezne/records';
import { recall, remember } from '@vezne/ui';

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

const VIEW_KEY = 'projects.view';

/**
 * What the address narrows and sorts the list by: `?status=DEVAM_EDIYOR`, `?analyzed=false`, `?late=true`,
 * `?categoryId=…`, `?sort=best`, `?view=table`; nonsense is left out. Cards or table: as chosen last unless it says so.
 */
export function readProjectFilter(params: URLSearchParams): ProjectFilter {
  const analyzed = params.get('analyzed');
  const { sortBy, sortOrder } = sortings.find(({ key }) => key === params.get('sort')) ?? unfiltered;
  return {
    searchText: params.get('q')?.slice(0, limits.searchText) ?? '',
    statuses: ProjectStatus.options.filter((status) => params.getAll('status').includes(status)),
    categoryIds: params.getAll('categoryId').filter((id) => Id.safeParse(id).success),
    analyzed: analyzed === 'true' || analyzed === 'false' ? analyzed === 'true' : null,
    late: params.get('late') === 'true' || null,
    sortBy,
    sortOrder,
    view: (params.get('view') ?? recall(VIEW_KEY)) === 'table' ? 'table' : 'cards',
  };
}

/** What the address gets for another filter, order or view. */
export function toAddress({ view, ...next }: Partial<ProjectFilter>): AddressChange {
  if (view) remember(VIEW_KEY, view);
  const sorting = sortings.find(
    ({ sortBy, sortOrder }) => sortBy === next.sortBy && sortOrder === next.sortOrder,
  );
  return {
    ...(view && { view }),
    ...('searchText' in next && { q: next.searchText || null }),
    ...('statuses' in next && { status: next.statuses?.[0] ?? null }),
    ...('categoryIds' in next && { categoryId: next.categoryIds?.[0] ?? null }),
    ...('analyzed' in next && { analyzed: textOf(next.analyzed) }),
    ...('late' in next && { late: textOf(next.late) }),
    ...('sortBy' in next && { sort: sorting?.sortBy ? sorting.key : null }),
  };
}

const textOf = (value: boolean | null | undefined) =>
  value === null || value === undefined ? null : String(value);

type Sorting = Pick<ProjectFilter, 'sortBy' | 'sortOrder'> & {
  key: string;
  label: string;
  /** Offered by the heads of the table alone. */
  ofHead?: true;
};

/** The orders that the list offers. */
export const sortings: Sorting[] = [
  { key: 'newest', label: 'Son eklenen', sortBy: null, sortOrder: 'ASC' },
  { key: 'name', label: 'Ada göre', sortBy: 'name', sortOrder: 'ASC' },
  { key: 'end', label: 'Bitişi en yakın', sortBy: 'endDate', sortOrder: 'ASC' },
  { key: 'best', label: 'En kârlı', sortBy: 'profitability', sortOrder: 'DESC' },
  { key: 'worst', label: 'En az kârlı', sortBy: 'profitability', sortOrder: 'ASC' },
  { key: 'income', label: 'Geliri en yüksek', sortBy: 'income', sortOrder: 'DESC' },
  { key: 'expense', label: 'Gideri en yüksek', sortBy: 'expense', sortOrder: 'DESC' },
  { key: 'name-down', label: 'Ada göre, sondan', sortBy: 'name', sortOrder: 'DESC', ofHead: true },
  { key: 'end-last', label: 'Bitişi en uzak', sortBy: 'endDate', sortOrder: 'DESC', ofHead: true },
  { key: 'income-low', label: 'Geliri en düşük', sortBy: 'income', sortOrder: 'ASC', ofHead: true },
  { key: 'expense-low', label: 'Gideri en düşük', sortBy: 'expense', sortOrder: 'ASC', ofHead: true },
];

/** The order that a head asks for: money and margins from the highest, the other way round when pressed again. */
export function orderOfHead(by: string, { sortBy, sortOrder }: Pick<ProjectFilter, 'sortBy' | 'sortOrder'>) {
  const [first] = sortings.filter((one) => one.sortBy === by);
  const wanted = by === sortBy ? (sortOrder === 'ASC' ? 'DESC' : 'ASC') : first?.sortOrder;
  const next = sortings.find((one) => one.sortBy === by && one.sortOrder === wanted) ?? unfiltered;
  return { sortBy: next.sortBy, sortOrder: next.sortOrder };
}
