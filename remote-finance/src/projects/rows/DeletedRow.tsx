import { useCurrency } from '@vezne/api';
import { flowOf, type ProjectRow, type RowKind } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatDate, RecordName, sideBySide } from '@vezne/ui';

/** The row that a deletion asks about. */
export function DeletedRow({ row, kind }: { row: ProjectRow; kind: RowKind }) {
  const currency = useCurrency();
  return (
    <>
      <RecordName note={sideBySide([formatDate(row.date), row.categoryName])}>{row.description}</RecordName>
      <Money amount={row.amount} type={flowOf[kind].cashFlowType} currency={currency} />
    </>
  );
}
