import { Id, isCalendarDate, type ProjectRowQuery } from '@vezne/contract';
import { addressOrder } from '@vezne/records';
import { formatDate, formatDays } from '@vezne/ui';

/** What the address narrows the rows of all projects to. */
export type RowFilter = Partial<Pick<ProjectRowQuery, 'projectId' | 'from' | 'to' | 'waiting' | 'overdue'>>;

const noun = { income: 'gelirler', expense: 'giderler' } as const;

/** The address of the rows of one kind that a figure was made from. */
export function rowsPath(kind: keyof typeof noun, filter: RowFilter = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) if (value) params.set(key, String(value));
  return params.size === 0 ? `/projects/${noun[kind]}` : `/projects/${noun[kind]}?${params}`;
}

/** The address of one project's rows of a kind. */
export const tabPath = (kind: keyof typeof noun, projectId: string): string =>
  `/projects/${projectId}/${noun[kind]}`;

/** The filter in an address; nonsense is left out. */
export function readRowFilter(params: URLSearchParams): RowFilter {
  const [projectId, from, to] = [params.get('projectId'), params.get('from'), params.get('to')];
  return {
    ...(Id.safeParse(projectId).success && { projectId }),
    ...(from && isCalendarDate(from) && { from }),
    ...(to && isCalendarDate(to) && { to }),
    ...(params.get('overdue') === 'true'
      ? { overdue: true }
      : params.get('waiting') === 'true' && { waiting: true }),
  };
}

/** Days and project of a filter in a few words; nothing when it names neither. */
export const describeRowFilter = ({ projectId, from, to }: RowFilter, projectName?: string): string =>
  [daysText(from, to), projectId && (projectName ?? 'Tek proje')].filter(Boolean).join(' · ');

function daysText(from: RowFilter['from'], to: RowFilter['to']): string {
  if (from && to && from.slice(0, 7) === to.slice(0, 7))
    return `${formatDays({ from, to })} ${to.slice(0, 4)}`;
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `${formatDate(from)} ve sonrası`;
  return to ? `${formatDate(to)} ve öncesi` : '';
}

/** What the address sorts rows by: their day, newest first, unless it says otherwise. */
export const rowOrder = addressOrder({ date: 'DESC', dueDate: 'ASC', amount: 'DESC' }, 'date');
