import {
  type Ahead,
  type CashFlowSummary,
  type CashFlowType,
  codes,
  fromKurus,
  kurusToText,
} from '@vezne/contract';
import { lockCounts } from '../company/queries';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import { EXACT_BELOW } from './list/answer';
import { openings } from './list/statement';

const MOVED = 'HAVING sum(amount) <> 0 OR sum(n) <> 0 OR sum(n_leg) <> 0';

/** What entries add to the company's sums, or take from them: the legs of transfers are counted and add nothing. */
export const deltaOf = (entries: string, sign: '' | '-') => `
  SELECT date AS day, type, category_id, payment_method,
         CASE WHEN transfer_id IS NULL THEN ${sign}amount_kurus ELSE 0 END AS amount,
         CASE WHEN transfer_id IS NULL THEN ${sign}1 ELSE 0 END AS n,
         CASE WHEN transfer_id IS NULL THEN 0 ELSE ${sign}1 END AS n_leg FROM ${entries}`;

/**
 * The rest of a WITH clause that carries `delta(day, type, category_id, payment_method, amount, n, n_leg)` into the
 * company's sums; `$1` is the company. Rows are taken in a fixed order everywhere, so that writers that meet
 * wait for each other instead of locking each other out.
 */
export const rollups = `
  day_sums AS (
    INSERT INTO ledger_day AS t (company_id, day, type, slot, total, n, n_leg)
    SELECT $1, day, type, pg_backend_pid() % 16, sum(amount), sum(n), sum(n_leg)
      FROM delta GROUP BY day, type ${MOVED} ORDER BY day, type
    ON CONFLICT (company_id, day, type, slot)
    DO UPDATE SET total = t.total + excluded.total, n = t.n + excluded.n, n_leg = t.n_leg + excluded.n_leg
  ),
  month_sums AS (
    INSERT INTO ledger_month AS t (company_id, category_id, month, type, payment_method, slot, total, n, n_leg)
    SELECT $1, category_id, date_trunc('month', day::timestamp)::date AS month, type, payment_method,
           pg_backend_pid() % 16, sum(amount), sum(n), sum(n_leg)
      FROM delta GROUP BY category_id, month, type, payment_method ${MOVED}
     ORDER BY category_id, month, type, payment_method
    ON CONFLICT (company_id, category_id, month, type, payment_method, slot)
    DO UPDATE SET total = t.total + excluded.total, n = t.n + excluded.n, n_leg = t.n_leg + excluded.n_leg
  ),
  total_sums AS (
    INSERT INTO ledger_total AS t (company_id, slot, income, expense, n_income, n_expense, n_leg, ver)
    SELECT $1, pg_backend_pid() % 16,
           coalesce(sum(amount) FILTER (WHERE type = 'GIRIS'), 0),
           coalesce(sum(amount) FILTER (WHERE type = 'CIKIS'), 0),
           coalesce(sum(n) FILTER (WHERE type = 'GIRIS'), 0),
           coalesce(sum(n) FILTER (WHERE type = 'CIKIS'), 0), coalesce(sum(n_leg), 0), 1
      FROM delta HAVING count(*) > 0
    ON CONFLICT (company_id, slot)
    DO UPDATE SET income = t.income + excluded.income, expense = t.expense + excluded.expense,
                  n_income = t.n_income + excluded.n_income, n_expense = t.n_expense + excluded.n_expense,
                  n_leg = t.n_leg + excluded.n_leg, ver = t.ver + 1
  )`;

/** Tells that entries changed and the sums did not: what is remembered of the ledger is added up anew. */
export const markLedgerChanged = (sql: Sql, companyId: string) =>
  sql.run(
    `INSERT INTO ledger_total AS t (company_id, slot, income, expense, n_income, n_expense, ver)
     VALUES ($1, pg_backend_pid() % 16, 0, 0, 0, 0, 1)
     ON CONFLICT (company_id, slot) DO UPDATE SET ver = t.ver + 1`,
    [companyId],
  );

/** A sum that differs from the entries it stands for. */
export type Mismatch = { rollup: string; place: string; stored: string | null; counted: string | null };

/** Compares every sum of the company with its entries; an empty list means all is well. */
export const reconcile = (sql: Sql, companyId: string) =>
  sql.query<Mismatch>('SELECT rollup, place, stored, counted FROM ledger_mismatch($1)', [companyId]);

/** The condition is that of the index `ledger_month_of_paper`. */
const paper = (type: CashFlowType) => `
  (SELECT coalesce(sum(total), 0) FROM ledger_month
    WHERE company_id = $1 AND type = '${type}' AND payment_method IN ('CHECK', 'NOTE'))`;

/** Sums of the whole ledger, from those that are kept beside it; with the balance of today if it is told what comes later. */
export async function sumCashFlows(
  sql: Sql,
  companyId: string,
  later: readonly AccountAhead[] = [],
): Promise<CashFlowSummary> {
  const row = await sql.first<
    Record<
      | 'income'
      | 'expense'
      | 'incomeCount'
      | 'expenseCount'
      | 'entryCount'
      | 'opening'
      | 'accountCount'
      | 'paperIncome'
      | 'paperExpense',
      string
    >
  >(
    `SELECT coalesce(sum(income), 0) AS income, coalesce(sum(expense), 0) AS expense,
            coalesce(sum(n_income), 0) AS "incomeCount", coalesce(sum(n_expense), 0) AS "expenseCount",
            (SELECT coalesce(sum(n), 0) FROM ledger_account WHERE company_id = $1) AS "entryCount",
            ${openings()} AS opening,
            (SELECT count(*) FROM cash_account WHERE company_id = $1) AS "accountCount",
            ${paper('GIRIS')} AS "paperIncome", ${paper('CIKIS')} AS "paperExpense"
       FROM ledger_total WHERE company_id = $1`,
    [companyId],
    { name: 'ledger-summary' },
  );
  const [incomeCount, expenseCount] = [Number(row?.incomeCount ?? 0), Number(row?.expenseCount ?? 0)];
  const transferCount = Number(row?.entryCount ?? 0) - incomeCount - expenseCount;
  const income = BigInt(row?.income ?? 0);
  const expense = BigInt(row?.expense ?? 0);
  const opening = BigInt(row?.opening ?? 0);
  const balance = opening + income - expense;
  const paperIncome = BigInt(row?.paperIncome ?? 0);
  const paperExpense = BigInt(row?.paperExpense ?? 0);
  const long = income >= EXACT_BELOW || expense >= EXACT_BELOW;
  return {
    income: fromKurus(income),
    expense: fromKurus(expense),
    balance: fromKurus(balance),
    ...aheadOf(balance, later),
    incomeCount,
    expenseCount,
    ...(transferCount > 0 && { transferCount }),
    openingBalance: fromKurus(opening),
    accountCount: Number(row?.accountCount ?? 1),
    ...(!long &&
      (paperIncome > 0n || paperExpense > 0n) && {
        paper: { income: fromKurus(paperIncome), expense: fromKurus(paperExpense) },
      }),
    ...(long && {
      exact: { income: kurusToText(income), expense: kurusToText(expense), balance: kurusToText(balance) },
    }),
  };
}

export type AccountAhead = { accountId: string; until: string; kurus: bigint };

/** What is written for days after `today`, by account; an account may begin on one of them. */
export async function listAhead(sql: Sql, companyId: string, today: string): Promise<AccountAhead[]> {
  const rows = await sql.query<Omit<AccountAhead, 'kurus'> & { kurus: string }>(
    `SELECT a.id AS "accountId", later.until, later.kurus
       FROM cash_account a CROSS JOIN LATERAL (
         SELECT max(day) AS until, sum(kurus) AS kurus FROM (
           SELECT day, sum(signed_kurus(type, total)) AS kurus FROM ledger_account_day d
            WHERE d.company_id = $1 AND d.account_id = a.id AND d.day > $2 GROUP BY day HAVING sum(n) > 0
           UNION ALL
           SELECT a.opening_date, a.opening_kurus WHERE a.opening_date > $2 AND a.opening_kurus <> 0
         ) AS each
       ) AS later WHERE a.company_id = $1 AND later.until IS NOT NULL`,
    [companyId, today],
    { name: 'ledger-ahead' },
  );
  return rows.map(({ kurus, ...row }) => ({ ...row, kurus: BigInt(kurus) }));
}

type Later = Omit<AccountAhead, 'accountId'>;

/** What of a balance there is today, in kuruş. */
export const todayOf = (balance: bigint, rows: readonly Later[]): bigint =>
  rows.reduce((left, { kurus }) => left - kurus, balance);

/** A balance in kuruş until the last day that something is written for, and what of it there is today. */
export function aheadOf(balance: bigint, rows: readonly Later[]): { ahead?: Ahead } {
  const until = rows
    .map((row) => row.until)
    .sort()
    .at(-1);
  if (until === undefined) return {};
  return { ahead: { until, today: fromKurus(todayOf(balance, rows)) } };
}

/** Six imports an hour for thirty days would be 21 million rows of an account that is free. */
const MOST_ON_TRIAL = 100_000;

/**
 * Refuses rows that would take the ledger of a company on trial beyond what anyone needs to try the product. Until the
 * transaction ends no others are counted.
 */
export async function checkRoom(sql: Sql, companyId: string, count: number): Promise<void> {
  await lockCounts(sql, companyId);
  const { incomeCount, expenseCount } = await sumCashFlows(sql, companyId);
  const room = Math.max(0, MOST_ON_TRIAL - incomeCount - expenseCount);
  if (count > room) throw new AppError(codes.conflict, noRoom(room));
}

const noRoom = (room: number) =>
  `Deneme süresinde kasa defterine en fazla ${MOST_ON_TRIAL.toLocaleString('tr')} kayıt aktarılabilir; ${room.toLocaleString('tr')} kayıtlık yer kaldı.`;
