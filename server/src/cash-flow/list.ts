import type { CashFlowPage, CashFlowQuery } from '@vezne/contract';
import type { Database } from '../db/database';
import { answerOf } from './list/answer';
import { isWhole } from './list/conditions';
import { pageOf } from './list/page';
import { tallyFor } from './list/remembered';
import { searchCashFlows } from './list/search';
import { fromDays, type LineRow, pageStatement } from './list/statement';
import type { Tally } from './list/tally';

// Up to here skipping rows is cheaper than asking the sums of days where to start.
const FIRST = 5_000;

/** A page of the company's entries, newest day first and then newest id unless sorted, with the exact sums. */
export async function listCashFlows(
  db: Database,
  companyId: string,
  query: CashFlowQuery,
): Promise<CashFlowPage> {
  const { rows, tally } = await find(db, companyId, query);
  return answerOf(rows, tally, query);
}

function find(db: Database, companyId: string, query: CashFlowQuery) {
  if (query.searchText.trim() !== '') return searchCashFlows(db, companyId, query);
  const { from, to, sortBy, sortOrder, page, pageSize } = query;
  const isPlain = isWhole(query) && !from && !to && !sortBy && !sortOrder;
  if (isPlain && page * pageSize < FIRST) return firstPages(db, companyId, query);
  return db.transaction(
    async (sql) => {
      const tally = await tallyFor(sql, companyId, query);
      return { rows: await pageOf(sql, companyId, query, tally), tally };
    },
    { isolation: 'REPEATABLE READ' },
  );
}

type FirstRow = Record<'n' | 'income' | 'expense', string> & (LineRow | { id: null });

/** The pages that are looked at most, in one statement. */
async function firstPages(db: Database, companyId: string, { page, pageSize }: CashFlowQuery) {
  const opening = page === 0 && OPENINGS.get(pageSize);
  const answer = await (opening
    ? db.query<FirstRow>(opening, [companyId], { name: `cash-flow-first-${pageSize}` })
    : db.query<FirstRow>(ANY_PAGE, [companyId, pageSize, page * pageSize], { name: 'cash-flow-page' }));
  const income = BigInt(answer[0]?.income ?? 0);
  const expense = BigInt(answer[0]?.expense ?? 0);
  const total = Number(answer[0]?.n ?? 0);
  const tally: Tally = { total, income, expense, cash: income - expense, opening: 0n, groups: [] };
  return { rows: answer.filter((row): row is FirstRow & LineRow => row.id !== null), tally };
}

const unfiltered = (size: string, skip: string, balances: true | 'from the newest' = true) =>
  pageStatement({
    entries: `
    SELECT * FROM cash_flow e WHERE e.company_id = $1 ORDER BY e.date DESC, e.id DESC LIMIT ${size} OFFSET ${skip}`,
    sort: { by: 'date', direction: 'DESC' },
    days: () => fromDays('e.company_id = $1'),
    balances,
    always: `
    SELECT coalesce(sum(n_income + n_expense), 0) AS n, coalesce(sum(income), 0) AS income,
           coalesce(sum(expense), 0) AS expense FROM ledger_total WHERE company_id = $1`,
  });

const ANY_PAGE = unfiltered('$2', '$3');

// What the ledger opens with. Without knowing how many rows are wanted Postgres plans at every visit, which takes it
// longer than to find them, under the wall above all; a size that stands in the statement is planned once.
const OPENINGS = new Map([3, 6, 9, 12].map((size) => [size, unfiltered(`${size}`, '0', 'from the newest')]));
