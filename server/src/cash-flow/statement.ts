import type { CashFlowQuery } from '@vezne/contract';
import type { Param, Sql } from '../db/database';
import { columns, type Row, withCategory } from './rows';

export type Found = { rows: Row[]; total: number };
/** A statement answers the total in every row; a page past the end is one row of nothing but the total. */
type Counted = Row | (Omit<Row, 'id'> & { id: null });

/** Runs a statement that answers `total` beside the columns of each row. */
export async function countedRows(
  sql: Sql,
  text: string,
  params: readonly Param[],
  options?: { name?: string },
): Promise<Found> {
  const answer = await sql.query<Counted & { total: string }>(text, params, options);
  return { rows: answer.filter(isRow), total: Number(answer[0]?.total ?? 0) };
}

const isRow = <Other>(row: Counted & Other): row is Row & Other => row.id !== null;

/** The rows of a page with their category, sorted; `entries` chooses and pages them. */
export const pageWithTotal = (total: string, entries: string) => `
  SELECT t.total, p.* FROM (${total}) t
    LEFT JOIN (SELECT ${columns} FROM (${entries}) e ${withCategory}) p ON true
   ORDER BY p.date DESC, p.id DESC`;

export const NEWEST_FIRST = 'ORDER BY e.date DESC, e.id DESC';

/** Collects the parameters of a statement that is put together from parts. */
export function parameters(...params: Param[]) {
  return { params, add: (value: Param) => `$${params.push(value)}` };
}

/** Conditions of the filters without the search text, as SQL on `e`. */
export function filters(query: CashFlowQuery, add: (value: Param) => string): string {
  const { from, to, cashFlowType, categoryId, paymentMethod, ids } = query;
  return [
    'e.company_id = $1',
    from && `e.date >= ${add(from)}`,
    to && `e.date <= ${add(to)}`,
    cashFlowType && `e.type = ${add(cashFlowType)}`,
    categoryId && `e.category_id = ${add(categoryId)}`,
    paymentMethod && `e.payment_method = ${add(paymentMethod)}`,
    ids && `e.id = ANY(${add(ids)})`,
  ]
    .filter(Boolean)
    .join(' AND ');
}
