import { type HistoryField, historyFields } from '@vezne/contract';

/** "cash_flow" -> "cash-flow": the noun of a table. */
export const nounOf = (table: string) => table.replaceAll('_', '-');

/** "amount_kurus" -> "amount", "category_id" -> "category", "tax_number" -> "taxNumber". */
export const fieldOf = (column: string) =>
  column.replace(/_(?:kurus|bp|id)$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the contract says of a column of a record; undefined for other tables and for what is technical. */
export const columnField = (table: string, column: string): HistoryField | undefined =>
  historyFields[nounOf(table)]?.[fieldOf(column)];

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns that name another record, of whatever table. */
export const recordColumns: readonly string[] = [
  ...new Set(
    Object.values(historyFields).flatMap((fields) =>
      Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'record' ? `${columnOf(name)}_id` : [])),
    ),
  ),
];

/** The columns of a table of records that hold text, by what the contract calls them. */
export const textFields = (table: string): [column: string, field: HistoryField][] =>
  Object.entries(historyFields[nounOf(table)] ?? {})
    .filter(([, { kind }]) => kind === 'text')
    .map(([name, field]) => [columnOf(name), field]);
