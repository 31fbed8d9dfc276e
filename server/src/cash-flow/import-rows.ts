import { type CashFlowImportRow, type CategoryType, flowOf, fold, kurusOf } from '@vezne/contract';
import { v7 as newId } from 'uuid';

/** A category that rows are filed under; `type` says what they use it for. */
type NamedCategory = { key: string; name: string; type: CategoryType };

/** An entry in the database's words; `key` is its category's folded name. */
export type PreparedEntry = {
  id: string;
  key: string;
  date: string;
  description: string;
  kurus: string;
  type: string;
  method: string;
};

/** Rows ready to be stored: `entries` is the JSON of a list of `PreparedEntry`. */
export type PreparedRows = {
  count: number;
  categories: NamedCategory[];
  entries: Uint8Array<ArrayBuffer>;
  /** Where they are to lie; null is the default account. */
  accountId: string | null;
  /** The first day of all. */
  earliest: string;
};

/** Does all that storing rows takes beside the database. */
export function prepareRows(
  rows: readonly CashFlowImportRow[],
  accountId: string | null = null,
): PreparedRows {
  const entries = rows.map((row) => toEntry(row));
  const [earliest = ''] = rows.map(({ date }) => date).toSorted();
  return {
    count: rows.length,
    categories: categoriesOf(rows),
    entries: toBytes(entries),
    accountId,
    earliest,
  };
}

export const toBytes = (entries: readonly PreparedEntry[]) =>
  new TextEncoder().encode(JSON.stringify(entries));

function toEntry(row: CashFlowImportRow): PreparedEntry {
  return {
    id: newId(),
    key: fold(row.categoryName),
    date: row.date,
    description: row.description,
    kurus: String(kurusOf(row.amount)),
    type: row.cashFlowType,
    method: row.paymentMethod,
  };
}

/** Each category once, in the order and the spelling of its first row. */
function categoriesOf(rows: readonly CashFlowImportRow[]): NamedCategory[] {
  const found = new Map<string, NamedCategory>();
  for (const { categoryName: name, cashFlowType } of rows) {
    const key = fold(name);
    const type = flowOf[cashFlowType].rowType;
    const category = found.get(key);
    if (!category) found.set(key, { key, name, type });
    else if (category.type !== type) category.type = 'HER_IKISI';
  }
  return [...found.values()];
}
