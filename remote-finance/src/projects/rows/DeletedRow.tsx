import { useCurrency } from '@vezne/api';
import type { ProjectRow, RowKind } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatDate, RecordName, sideBySide } from '@vezne/ui';
import { words } from './row-words';

/** The row that a deletion asks about. */
export function DeletedRow({ row, kind }: { row: ProjectRow; kind: RowKind }) {
  const currency = useCurrency();
  return (
    <>
      <RecordName note={sideBySide([formatDate(row.date), row.categoryName])}>{row.description}</RecordName>
      <Money amount={row.amount} type={words[kind].type} currency={currency} />
    </>
  );
}
