import { type CashFlow, type CashFlowQuery, type Page, toPage } from '@vezne/contract';
import type { Database } from '../db/database';
import { toCashFlow } from './rows';
import { searchCashFlows } from './search';
import { countedRows, type Found, filters, NEWEST_FIRST, pageWithTotal, parameters } from './statement';

// Up to here skipping rows is cheaper than asking the day sums where to start.
const SEEK_FROM = 5_000;

/** A page of the company's entries, newest day first, then newest id, with the exact total. */
export async function listCashFlows(
  db: Database,
  companyId: string,
  query: CashFlowQuery,
): Promise<Page<CashFlow>> {
  const { page, pageSize } = query;
  const { rows, total } =
    query.searchText.trim() !== ''
      ? await searchCashFlows(db, companyId, query)
      : await browse(db, companyId, query);
  return toPage(rows.map(toCashFlow), total, page, pageSize);
}

function browse(db: Database, companyId: string, query: CashFlowQuery): Promise<Found> {
  const { from, to, cashFlowType, categoryId, paymentMethod, ids, page, pageSize } = query;
  const offset = page * pageSize;
  const byDay = !categoryId && !paymentMethod && !ids;
  const byMonth = !from && !to && !ids;
  if (byDay && byMonth && !cashFlowType && offset < SEEK_FROM)
    return countedRows(db, FIRST_PAGES, [companyId, pageSize, offset], { name: 'cash-flow-page' });

  const { params, add } = parameters(companyId);
  const where = filters(query, add);
  const size = `${add(pageSize)}::bigint`;
  const skip = `${add(offset)}::bigint`;
  if (byDay && offset >= SEEK_FROM) return countedRows(db, seek(where, size, skip), params);

  const total = byDay
    ? `SELECT coalesce(sum(n), 0) AS total FROM ledger_day e WHERE ${onDays(where)}`
    : byMonth
      ? `SELECT coalesce(sum(n), 0) AS total FROM ledger_month e WHERE ${where}`
      : `SELECT count(*) AS total FROM cash_flow e WHERE ${where}`;
  const entries = `SELECT * FROM cash_flow e WHERE ${where} ${NEWEST_FIRST} LIMIT ${size} OFFSET ${skip}`;
  return countedRows(db, pageWithTotal(total, entries), params);
}

const onDays = (where: string) => where.replaceAll('e.date', 'e.day');

const FIRST_PAGES = pageWithTotal(
  'SELECT coalesce(sum(n_income + n_expense), 0) AS total FROM ledger_total WHERE company_id = $1',
  `SELECT * FROM cash_flow e WHERE e.company_id = $1 ${NEWEST_FIRST} LIMIT $2 OFFSET $3`,
);

/**
 * Finds by the sums per day on which days the page lies, and skips only inside the first of them. A day's count
 * fits an integer, which is added up much faster than what bigint sums become.
 */
function seek(where: string, size: string, skip: string): string {
  const page = `SELECT * FROM cash_flow e
    WHERE ${where} AND e.date <= (SELECT newest FROM place) AND e.date >= (SELECT oldest FROM place)
    ${NEWEST_FIRST} LIMIT ${size} OFFSET ${skip} - (SELECT before FROM place)`;
  return `
  WITH days AS (
    SELECT e.day, sum(e.n::integer)::integer AS n FROM ledger_day e WHERE ${onDays(where)} GROUP BY e.day HAVING sum(e.n::integer) > 0
  ), running AS (
    SELECT day, n, sum(n) OVER (ORDER BY day DESC) - n AS before FROM days
  ), place AS (
    SELECT max(day) AS newest, min(day) AS oldest, coalesce(min(before), 0)::bigint AS before
      FROM running WHERE before + n > ${skip} AND before < ${skip} + ${size}
  )
  ${pageWithTotal('SELECT coalesce(sum(n), 0) AS total FROM days', page)}`;
}
