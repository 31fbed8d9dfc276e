import { fromKurus, type HistoryChange, type HistoryValue, historyFields } from '@vezne/contract';
import { fieldOf, recordColumns } from '../db/inventory/field-names';

/** A row as the triggers wrote it down: columns and their values. */
export type Written = Record<string, unknown>;

/** What stands where a value identifies a person. */
const MASK = '***';

/** Ids of the records that the rows refer to. */
export const referencesIn = (rows: readonly (Written | null)[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      recordColumns.map((column) => row?.[column]).filter((id) => typeof id === 'string'),
    ),
  ),
];

/** What differs between two rows, or all of one, in the order of the contract's fields. */
export function changesOf(
  noun: string,
  before: Written | null,
  after: Written | null,
  names: ReadonlyMap<string, string>,
): HistoryChange[] {
  const [old, now] = [fieldsOf(before, names), fieldsOf(after, names)];
  return Object.keys(historyFields[noun] ?? {})
    .filter((field) => (old.get(field) ?? null) !== (now.get(field) ?? null) || old.get(field) === MASK)
    .map((field) => {
      const values = { before: old.get(field) ?? null, after: now.get(field) ?? null };
      const hidden = Object.values(values).includes(MASK);
      return { field, ...(hidden ? { before: null, after: null } : values), hidden };
    });
}

function fieldsOf(row: Written | null, names: ReadonlyMap<string, string>): Map<string, HistoryValue> {
  return new Map(
    Object.entries(row ?? {}).map(([column, value]) => [fieldOf(column), shown(column, value, names)]),
  );
}

function shown(column: string, value: unknown, names: ReadonlyMap<string, string>): HistoryValue {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (column.endsWith('_kurus')) return fromKurus(BigInt(value));
    return column.endsWith('_bp') ? value / 100 : value;
  }
  if (typeof value !== 'string') return null;
  if (recordColumns.includes(column)) return names.get(value) ?? 'Silinmiş kayıt';
  // Postgres writes moments down with the zone of the connection.
  return column.endsWith('_at') ? new Date(value).toISOString() : value;
}

/** Sums of an act on many records; their kuruş have no column's name. */
export function sumsOf(after: Written | null): HistoryChange[] {
  const { income, expense, ...rest } = after ?? {};
  return changesOf('many', null, { ...rest, income_kurus: income, expense_kurus: expense }, new Map());
}
