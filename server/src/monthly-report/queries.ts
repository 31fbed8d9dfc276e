import type { CashAccountKind, CashFlowType, PaymentMethod } from '@vezne/contract';
import type { Sql } from '../db/database';

/** Ledger sums of one calendar month (YYYY-MM), in kuruş. */
export type MonthSums = { month: string; income: bigint; expense: bigint; count: number };

/** What came in and what went out, in kuruş. */
export type Flow = { income: bigint; expense: bigint };

export const netOf = ({ income, expense }: Flow): bigint => income - expense;

/** The days so far of a month, where later ones of it have entries too. */
export const soFarOf = <Sums extends Flow>(month: Flow, soFar: Sums): Sums | undefined =>
  month.income === soFar.income && month.expense === soFar.expense ? undefined : soFar;

export const sumOf = (flows: readonly Flow[]): Flow =>
  flows.reduce<Flow>(
    (sum, { income, expense }) => ({ income: sum.income + income, expense: sum.expense + expense }),
    { income: 0n, expense: 0n },
  );

type SumRow = { income: string; expense: string; count: string; expenseCount: string };

/** Sums of the kept ones; `m` is what their table is called. */
const sumsOf = (m: string) => `coalesce(sum(${m}.total) FILTER (WHERE ${m}.type = 'GIRIS'), 0) AS income,
  coalesce(sum(${m}.total) FILTER (WHERE ${m}.type = 'CIKIS'), 0) AS expense, coalesce(sum(${m}.n), 0) AS count,
  coalesce(sum(${m}.n) FILTER (WHERE ${m}.type = 'CIKIS'), 0) AS "expenseCount"`;

type InKurus<Row> = Omit<Row, keyof SumRow> & {
  income: bigint;
  expense: bigint;
  count: number;
  expenseCount: number;
};

const inKurus = <Row extends SumRow>(row: Row): InKurus<Row> => ({
  ...row,
  income: BigInt(row.income),
  expense: BigInt(row.expense),
  count: Number(row.count),
  expenseCount: Number(row.expenseCount),
});

/** Every month that has ledger entries, or has some of one payment method, oldest first. */
export async function ledgerMonths(
  sql: Sql,
  companyId: string,
  method?: PaymentMethod,
): Promise<MonthSums[]> {
  const rows = await sql.query<SumRow & { month: string }>(
    `SELECT to_char(month, 'YYYY-MM') AS month, ${sumsOf('ledger_month')} FROM ledger_month
     WHERE company_id = $1 AND ($2::text IS NULL OR payment_method = $2)
     GROUP BY ledger_month.month HAVING sum(n) > 0 ORDER BY ledger_month.month`,
    [companyId, method ?? null],
  );
  return rows.map(inKurus);
}

/** Sums of the ledger by day between two days, days without entries left out, oldest first. */
export async function ledgerDays(sql: Sql, companyId: string, first: string, last: string) {
  const rows = await sql.query<SumRow & { date: string }>(
    `SELECT day AS date, ${sumsOf('ledger_day')} FROM ledger_day WHERE company_id = $1 AND day BETWEEN $2 AND $3
     GROUP BY day HAVING sum(n) > 0 ORDER BY day`,
    [companyId, first, last],
  );
  return rows.map(inKurus);
}

/** Sums of the ledger between two days, both inclusive. */
export async function ledgerBetween(sql: Sql, companyId: string, first: string, last: string) {
  const row = await sql.first<SumRow>(
    `SELECT ${sumsOf('ledger_day')} FROM ledger_day WHERE company_id = $1 AND day BETWEEN $2 AND $3`,
    [companyId, first, last],
  );
  return inKurus(row ?? { income: '0', expense: '0', count: '0', expenseCount: '0' });
}

/** Sums of one month by category, without one payment method if it is named; `month` is its first day. */
export async function ledgerByCategory(sql: Sql, companyId: string, month: string, without?: PaymentMethod) {
  const rows = await sql.query<SumRow & { categoryId: string; categoryName: string; color: string | null }>(
    `SELECT m.category_id AS "categoryId", c.name AS "categoryName", c.color, ${sumsOf('m')}
     FROM ledger_month m JOIN category c ON c.company_id = m.company_id AND c.id = m.category_id
     WHERE m.company_id = $1 AND m.month = $2 AND ($3::text IS NULL OR m.payment_method <> $3)
     GROUP BY m.category_id, c.name, c.color HAVING sum(n) > 0
     ORDER BY sum(total) DESC, c.name COLLATE "tr-TR-x-icu"`,
    [companyId, month, without ?? null],
  );
  return rows.map(inKurus);
}

/** Sums between two days by category, both days inclusive; only categories that have entries. */
export async function sumsByCategory(sql: Sql, companyId: string, first: string, last: string) {
  const rows = await sql.query<{ categoryId: string; income: string; expense: string }>(
    `SELECT category_id AS "categoryId", coalesce(sum(amount_kurus) FILTER (WHERE type = 'GIRIS'), 0) AS income,
       coalesce(sum(amount_kurus) FILTER (WHERE type = 'CIKIS'), 0) AS expense
     FROM cash_flow WHERE company_id = $1 AND date BETWEEN $2 AND $3 AND transfer_id IS NULL GROUP BY category_id`,
    [companyId, first, last],
  );
  return new Map(
    rows.map((row) => [row.categoryId, { income: BigInt(row.income), expense: BigInt(row.expense) }]),
  );
}

/** Sums of one month by payment method, the largest turnover first. */
export async function ledgerByMethod(sql: Sql, companyId: string, month: string) {
  const rows = await sql.query<SumRow & { paymentMethod: string }>(
    `SELECT payment_method AS "paymentMethod", ${sumsOf('ledger_month')} FROM ledger_month
     WHERE company_id = $1 AND month = $2 GROUP BY payment_method HAVING sum(n) > 0
     ORDER BY sum(total) DESC, payment_method`,
    [companyId, month],
  );
  return rows.map(inKurus);
}

type AccountRow = { accountId: string; name: string; kind: CashAccountKind; begunOn: string | null };

/**
 * What lay in each account before the day `first`, came into it and went out of it until the day `last`, in kuruş and
 * with transfers. An account that began by then opens with what lay in it, with the day if that is within; closed ones without any of it are left out.
 */
export async function accountMonths(sql: Sql, companyId: string, first: string, last: string) {
  const rows = await sql.query<AccountRow & Record<'opening' | 'cameIn' | 'wentOut', string>>(
    `SELECT a.id AS "accountId", a.name, a.kind, opening + coalesce(before, 0) AS opening,
            CASE WHEN opening <> 0 AND opening_date > $2 THEN opening_date END AS "begunOn",
            coalesce(s.came_in, 0) AS "cameIn", coalesce(s.went_out, 0) AS "wentOut"
       FROM (SELECT *, CASE WHEN opening_date IS NULL OR opening_date <= $3 THEN opening_kurus ELSE 0 END AS opening
               FROM cash_account WHERE company_id = $1) a
       LEFT JOIN (
         SELECT account_id, sum(signed_kurus(type, total)) FILTER (WHERE day < $2) AS before,
                sum(total) FILTER (WHERE day >= $2 AND type = 'GIRIS') AS came_in,
                sum(total) FILTER (WHERE day >= $2 AND type = 'CIKIS') AS went_out
           FROM ledger_account_day WHERE company_id = $1 AND day <= $3 GROUP BY account_id
       ) s ON s.account_id = a.id
      WHERE a.closed_at IS NULL OR opening + coalesce(before, 0) <> 0 OR came_in <> 0 OR went_out <> 0
      ORDER BY array_position(ARRAY['KASA', 'BANKA', 'KART'], a.kind), a.name COLLATE "tr-TR-x-icu", a.id`,
    [companyId, first, last],
  );
  return rows.map((row) => ({
    ...row,
    opening: BigInt(row.opening),
    cameIn: BigInt(row.cameIn),
    wentOut: BigInt(row.wentOut),
  }));
}

type EntryRow = {
  id: string;
  label: string;
  date: string;
  amount: string;
  cashFlowType: CashFlowType;
  categoryName: string;
};

/** The ten largest ledger entries between two days. */
export function largestEntries(sql: Sql, companyId: string, first: string, last: string) {
  return sql.query<EntryRow>(
    `SELECT f.id, f.description AS label, f.date, f.amount_kurus AS amount, f.type AS "cashFlowType",
       c.name AS "categoryName"
     FROM cash_flow f JOIN category c ON c.company_id = f.company_id AND c.id = f.category_id
     WHERE f.company_id = $1 AND f.date BETWEEN $2 AND $3 AND f.transfer_id IS NULL
     ORDER BY f.amount_kurus DESC, f.date DESC, f.id DESC LIMIT 10`,
    [companyId, first, last],
  );
}

/** Names of the projects with these ids. */
export async function projectNames(sql: Sql, companyId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; name: string }>(
    'SELECT id, name FROM project WHERE company_id = $1 AND id = ANY($2::uuid[])',
    [companyId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the analyzed projects take in and spend in kuruş, cancelled rows left out. */
export async function analyzedProjectSums(sql: Sql, companyId: string): Promise<Flow> {
  const row = await sql.first<{ income: string; expense: string }>(
    `SELECT coalesce(sum(income_kurus), 0) AS income, coalesce(sum(expense_kurus), 0) AS expense
     FROM project WHERE company_id = $1 AND profitability_bp IS NOT NULL`,
    [companyId],
  );
  return { income: BigInt(row?.income ?? 0), expense: BigInt(row?.expense ?? 0) };
}

/** The same by the calendar month (YYYY-MM) of the rows, oldest first. */
export async function analyzedProjectMonths(sql: Sql, companyId: string) {
  const rows = await sql.query<{ month: string; income: string; expense: string }>(
    `SELECT to_char(date, 'YYYY-MM') AS month, sum(income) AS income, sum(expense) AS expense
     FROM (SELECT r.date, sum(r.amount_kurus) AS income, 0 AS expense FROM project_income r
             JOIN project p ON p.company_id = r.company_id AND p.id = r.project_id
           WHERE r.company_id = $1 AND r.status <> 'IPTAL' AND p.profitability_bp IS NOT NULL GROUP BY r.date
           UNION ALL
           SELECT r.date, 0, sum(r.amount_kurus) FROM project_expense r
             JOIN project p ON p.company_id = r.company_id AND p.id = r.project_id
           WHERE r.company_id = $1 AND r.status <> 'IPTAL' AND p.profitability_bp IS NOT NULL GROUP BY r.date) AS day
     GROUP BY 1 ORDER BY 1`,
    [companyId],
  );
  return rows.map(({ month, income, expense }) => ({
    month,
    income: BigInt(income),
    expense: BigInt(expense),
  }));
}
