import { expenseStatusNames, incomeStatusNames, type OpenItem, type ProjectRow } from '@vezne/contract';
import { StatusBadge } from '@vezne/records';
import { Badge } from '@vezne/ui';
import Contrast from 'lucide-react/icons/contrast';

const names: Record<string, string> = { ...incomeStatusNames, ...expenseStatusNames };

type Row = Pick<ProjectRow, 'status' | 'settledAmount' | 'remainingAmount'>;

/** Is a part of a row collected or paid, and the rest still open? The status of such a row is that it waits. */
export const isPart = ({ settledAmount, remainingAmount }: Omit<Row, 'status'>): boolean =>
  settledAmount > 0 && remainingAmount > 0;

/** What a row's status is called. */
export const rowStatusName = (row: Row): string =>
  isPart(row) ? 'Kısmi' : (names[row.status] ?? row.status);

/** Where a row stands. */
export const RowBadge = ({ row }: { row: Row }) =>
  isPart(row) ? <PartBadge /> : <StatusBadge status={row.status} />;

const PartBadge = () => (
  <Badge tone="warning" icon={<Contrast aria-hidden />}>
    Kısmi
  </Badge>
);

/** Only of an open row that is settled in part: that others wait goes without saying. */
export const OpenBadge = ({ item }: { item: OpenItem }) => isPart(item) && <PartBadge />;
