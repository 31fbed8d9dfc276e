import type { CashFlowQuery } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { findsTheMost, hasAmounts, ofAnyAmount, outsideOf } from './amounts';
import {
  type Add,
  dayFilters,
  daysOf,
  edgesOf,
  filters,
  isWhole,
  knowsDays,
  knowsMonths,
  monthFilters,
  parameters,
} from './conditions';
import { placeOfMethod, placeOfName, sortOf } from './sort';
import { begunIn, cashOf, DATED_OPENINGS, type Opening, openingBefore } from './statement';

/** What is found, all together. */
export type Tally = {
  total: number;
  income: bigint;
  expense: bigint;
  /** How many entries income and expense are of. */
  counts?: { income: number; expense: number };
  /** The cash in hand, before the period and at its end; null when more than a period and an account narrow the list. */
  cash: bigint | null;
  opening: bigint | null;
  closing: bigint | null;
  /** What lay in accounts at first, of those that began on a day. */
  openings: Opening[];
  /** How many there are of each category or method, in the order of a list that is sorted by it. */
  groups: { key: string; count: number }[];
};

/** What a search asks beside the filters, and of which relation it may ask it. */
export type Searched = { relation: string; where: (add: Add) => string };

export const groupColumns = {
  category: 'category_id',
  paymentMethod: 'payment_method',
  date: undefined,
  amount: undefined,
};

type Figures = Record<'n' | 'income' | 'expense' | 'incomes' | 'expenses', string>;
type Counted = (Figures & { key: string }) | { [Name in keyof Figures | 'key']: null };

type Cash = Record<'cash' | 'opening' | 'begun', string | null> & { openings: Opening[] | null };

const NO_CASH =
  'NULL::numeric AS cash, NULL::numeric AS opening, NULL::numeric AS begun, NULL::json AS openings';

function cashColumns({ accountId, from, to }: CashFlowQuery, add: Add): string {
  const account = accountId && add(accountId);
  const period = { from: from && add(from), to: to && add(to) };
  const opening = period.from ? openingBefore(period.from, account) : '0';
  // Before an account began there is no entry of it.
  const openings = account ? 'NULL::json' : DATED_OPENINGS;
  const begun = begunIn(period, account);
  return `${cashOf(account)} AS cash, ${opening} AS opening, ${begun} AS begun, ${openings} AS openings`;
}

const whole = (kurus: string | null | undefined) => (kurus == null ? null : BigInt(kurus));

function cashIn(row: Cash | undefined, net: bigint) {
  const opening = whole(row?.opening);
  const begun = whole(row?.begun);
  return {
    cash: whole(row?.cash),
    opening,
    closing: opening === null || begun === null ? null : opening + begun + net,
    openings: row?.openings ?? [],
  };
}

/** Counts and adds up everything that is found. */
export async function tallyOf(
  sql: Sql,
  companyId: string,
  query: CashFlowQuery,
  searched?: Searched,
): Promise<Tally> {
  const { params, add } = parameters(companyId);
  const { by, direction } = sortOf(query);
  const column = groupColumns[by];
  const place = by === 'category' ? placeOfName('c.name') : placeOfMethod('g.key');
  const cash = isWhole(query) && !searched ? cashColumns(query, add) : NO_CASH;
  const source = searched
    ? entries(query, add, searched)
    : ((await aroundAmounts(sql, companyId, query, add)) ??
      (await aroundAccount(sql, companyId, query, add)) ??
      fewest(query, add));
  const rows = await sql.query<Counted & Cash>(
    `SELECT a.*, g.key, g.n, g.income, g.expense, g.incomes, g.expenses
       FROM (SELECT ${cash}) a
       LEFT JOIN (
         SELECT ${column ? `s.${column}` : "''"} AS key, sum(s.n) AS n,
                coalesce(sum(s.amount) FILTER (WHERE s.type = 'GIRIS'), 0) AS income,
                coalesce(sum(s.amount) FILTER (WHERE s.type = 'CIKIS'), 0) AS expense,
                coalesce(sum(s.summed) FILTER (WHERE s.type = 'GIRIS'), 0) AS incomes,
                coalesce(sum(s.summed) FILTER (WHERE s.type = 'CIKIS'), 0) AS expenses
           FROM (${source}) s GROUP BY 1 HAVING sum(s.n) > 0
       ) g ON true
       ${by === 'category' ? 'LEFT JOIN category c ON c.company_id = $1 AND c.id = g.key' : ''}
       ${column ? `ORDER BY ${place} ${direction}` : ''}`,
    params,
  );
  const found = rows.filter((row) => row.key !== null);
  const sum = (figure: keyof Figures) => found.reduce((all, row) => all + BigInt(row[figure] ?? 0), 0n);
  const [income, expense] = [sum('income'), sum('expense')];
  return {
    total: Number(sum('n')),
    income,
    expense,
    counts: { income: Number(sum('incomes')), expense: Number(sum('expenses')) },
    ...cashIn(rows[0], income - expense),
    groups: found.map(({ key, n }) => ({ key, count: Number(n) })),
  };
}

/** Rows of (type, category_id, payment_method, amount, n, summed), the last three to be added up: the fewest that will do. */
const fewest = (query: CashFlowQuery, add: Add): string => keptSums(query, add) ?? entries(query, add);

/** Of what sums are kept that know all that is asked. */
function keptOf(query: CashFlowQuery): 'days' | 'months' | undefined {
  const isParted = groupColumns[sortOf(query).by] !== undefined;
  if (knowsDays(query) && !isParted) return 'days';
  return knowsMonths(query) ? 'months' : undefined;
}

function keptSums(query: CashFlowQuery, add: Add): string | undefined {
  const { table, count } = daysOf(query);
  switch (keptOf(query)) {
    case 'days':
      return `
  SELECT e.type, NULL::uuid AS category_id, NULL AS payment_method, e.total AS amount, ${count} AS n,
         e.n AS summed
    FROM ${table} e WHERE ${dayFilters(query, add)}`;
    case 'months':
      return `
  SELECT e.type, e.category_id, e.payment_method, e.total AS amount, e.n + e.n_leg AS n, e.n AS summed
    FROM ledger_month e WHERE ${monthFilters(query, add)}
  ${edgesOf(query, add)
    .map((edge) => `UNION ALL ${entries(query, add)} AND ${edge}`)
    .join('\n')}`;
    default:
      return undefined;
  }
}

/** A wide range of amounts: what is kept of all amounts, without the few entries that lie outside of it. */
async function aroundAmounts(sql: Sql, companyId: string, query: CashFlowQuery, add: Add) {
  const all = ofAnyAmount(query);
  const isWide = hasAmounts(query) && keptOf(all) && (await findsTheMost(sql, companyId, query));
  return isWide
    ? `${keptSums(all, add)} UNION ALL ${outsideOf(query, columnsOf(query, '-'), add)}`
    : undefined;
}

/**
 * An account that holds most of the ledger, by what is kept of all accounts: with what their transfers moved, which is
 * kept of single accounts alone, and without the few entries that lie in the others.
 */
async function aroundAccount(sql: Sql, companyId: string, query: CashFlowQuery, add: Add) {
  const { accountId } = query;
  const all: CashFlowQuery = { ...query, accountId: null };
  if (!accountId || keptOf(query) || !keptOf(all)) return;
  const others = await othersHoldingLess(sql, companyId, accountId);
  if (!others) return;
  const those = (sign: '' | '-', n: number, condition: string) => `
  SELECT e.type, e.category_id, e.payment_method, ${sign}e.amount_kurus, ${n}, ${sign}1 FROM cash_flow e
   WHERE ${filters(all, add)} AND ${condition}`;
  return [
    keptSums(all, add),
    those('', 0, 'e.transfer_id IS NOT NULL'),
    those('-', -1, `e.account_id = ANY(${add(others)}::uuid[])`),
  ].join(' UNION ALL ');
}

/** The accounts beside one that hold something, if all of them together hold less than that one. */
export async function othersHoldingLess(sql: Sql, companyId: string, accountId: string) {
  const holding = await sql.query<{ id: string; n: string }>(
    `SELECT account_id AS id, sum(n) AS n FROM ledger_account WHERE company_id = $1 GROUP BY 1 HAVING sum(n) > 0`,
    [companyId],
  );
  const [own, others] = [true, false].map((is) => holding.filter(({ id }) => (id === accountId) === is));
  const count = (of = holding) => of.reduce((sum, { n }) => sum + Number(n), 0);
  return count(others) < count(own) ? others?.map(({ id }) => id) : undefined;
}

const entries = (query: CashFlowQuery, add: Add, searched?: Searched) => `
  SELECT ${columnsOf(query, '')} FROM ${searched?.relation ?? 'cash_flow'} e
   WHERE ${filters(query, add)} ${searched ? `AND ${searched.where(add)}` : ''}`;

function columnsOf(query: CashFlowQuery, sign: '' | '-') {
  const { kurus, summed } = daysOf(query);
  return `e.type, e.category_id, e.payment_method, ${sign}(${kurus}) AS amount, ${sign}1 AS n, ${sign}${summed} AS summed`;
}
