import type { CashFlowPage, CashFlowQuery } from '@vezne/contract';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import { accountExists } from './holder-queries';
import { answerOf } from './list/answer';
import { daysOf, isWhole } from './list/conditions';
import { type CountedRow, readCounted } from './list/counted';
import { pageOf, SEEK_FROM } from './list/page';
import { tallyFor } from './list/remembered';
import { searchCashFlows } from './list/search';
import { cashOf, DATED_OPENINGS, fromDays, type Opening, pageStatement } from './list/statement';

/** A page of the company's entries, newest day first and then newest id unless sorted, with the exact sums. */
export async function listCashFlows(
  db: Database,
  companyId: string,
  query: CashFlowQuery,
): Promise<CashFlowPage> {
  const { accountId } = query;
  if (accountId && !(await accountExists(db, companyId, accountId)))
    throw notFound({ accountId: 'Hesap bulunamadı' });
  const { rows, tally } = await find(db, companyId, query);
  return answerOf(rows, tally, query);
}

function find(db: Database, companyId: string, query: CashFlowQuery) {
  if (query.searchText.trim() !== '') return searchCashFlows(db, companyId, query);
  const { from, to, sortBy, sortOrder, page, pageSize } = query;
  const isPlain = isWhole(query) && !query.accountId && !from && !to && !sortBy && !sortOrder;
  if (isPlain && page * pageSize < SEEK_FROM) return firstPages(db, companyId, query);
  return db.transaction(
    async (sql) => {
      const tally = await tallyFor(sql, companyId, query);
      return { rows: await pageOf(sql, companyId, query, tally), tally };
    },
    { isolation: 'REPEATABLE READ' },
  );
}

type Opened = CountedRow & { cash: string; openings: Opening[] | null };

/** The pages that are looked at most, in one statement. */
async function firstPages(db: Database, companyId: string, { page, pageSize }: CashFlowQuery) {
  const opening = page === 0 && OPENINGS.get(pageSize);
  const answer = await (opening
    ? db.query<Opened>(opening, [companyId], { name: `cash-flow-first-${pageSize}` })
    : db.query<Opened>(ANY_PAGE, [companyId, pageSize, page * pageSize], { name: 'cash-flow-page' }));
  const { rows, found } = readCounted(answer);
  const cash = BigInt(answer[0]?.cash ?? 0);
  const openings = answer[0]?.openings ?? [];
  return { rows, tally: { ...found, cash, opening: 0n, closing: cash, openings, groups: [] } };
}

const unfiltered = (size: string, skip: string, balances: true | 'from the newest' = true) =>
  pageStatement({
    entries: `
    SELECT * FROM cash_flow e WHERE e.company_id = $1 ORDER BY e.date DESC, e.id DESC LIMIT ${size} OFFSET ${skip}`,
    sort: { by: 'date', direction: 'DESC' },
    days: () => fromDays('e.company_id = $1', daysOf({})),
    balances,
    always: `
    SELECT coalesce(sum(n_income + n_expense + n_leg), 0) AS n, coalesce(sum(income), 0) AS income,
           coalesce(sum(expense), 0) AS expense, ${cashOf()} AS cash, ${DATED_OPENINGS} AS openings
      FROM ledger_total WHERE company_id = $1`,
  });

const ANY_PAGE = unfiltered('$2', '$3');

// What the ledger opens with. Without knowing how many rows are wanted Postgres plans at every visit, which takes it
// longer than to find them, under the wall above all; a size that stands in the statement is planned once.
const OPENINGS = new Map([3, 6, 9, 12].map((size) => [size, unfiltered(`${size}`, '0', 'from the newest')]));
