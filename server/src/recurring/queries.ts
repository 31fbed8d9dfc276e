import {
  type CashFlow,
  type CashFlowType,
  fromKurus,
  kurusOf,
  type Recurring,
  type RecurringCreate,
  type RecurringStatus,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { dates } from './dates';

type Row = Omit<Recurring, 'amount' | 'createdAt' | 'updatedAt'> & {
  amountKurus: string;
  createdAt: Date;
  updatedAt: Date;
};

const toRecurring = ({ amountKurus, createdAt, updatedAt, ...row }: Row): Recurring => ({
  ...row,
  amount: fromKurus(BigInt(amountKurus)),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

// One month beyond the present one, or beyond the first, has the day that comes next.
const NEXT = dates("greatest($2::date, r.start_date) + interval '1 month'");

const SELECT = `
  SELECT r.id, r.source_id AS "cashFlowId", r.description, r.amount_kurus AS "amountKurus", r.type AS "cashFlowType",
         r.payment_method AS "paymentMethod", r.category_id AS "categoryId", c.name AS "categoryName",
         r.account_id AS "accountId", a.name AS "accountName", r.project_id AS "projectId", r.day,
         r.start_date AS "startDate", r.end_date AS "endDate", (${NEXT} LIMIT 1) AS "nextDate", r.status,
         r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.version
    FROM recurring r
    LEFT JOIN category c ON c.company_id = $1 AND c.id = r.category_id
    LEFT JOIN cash_account a ON a.company_id = $1 AND a.id = r.account_id
   WHERE r.company_id = $1`;

/** Those that repeat still, the next day first. */
export async function listRecurring(sql: Sql, companyId: string, today: string): Promise<Recurring[]> {
  const rows = await sql.query<Row>(`${SELECT} AND r.status = 'ACIK' ORDER BY "nextDate" NULLS LAST, r.id`, [
    companyId,
    today,
  ]);
  return rows.map(toRecurring);
}

export async function findRecurring(
  sql: Sql,
  companyId: string,
  id: string,
  today: string,
): Promise<Recurring | undefined> {
  const row = await sql.first<Row>(`${SELECT} AND r.id = $3`, [companyId, today, id]);
  return row && toRecurring(row);
}

export async function countOpen(sql: Sql, companyId: string): Promise<number> {
  const row = await sql.first<{ n: string }>(
    `SELECT count(*) AS n FROM recurring WHERE company_id = $1 AND status = 'ACIK'`,
    [companyId],
  );
  return Number(row?.n ?? 0);
}

/** The last day that repeating this entry has booked, stopped meanwhile or not. */
export async function lastBooked(sql: Sql, companyId: string, entryId: string): Promise<string | null> {
  const row = await sql.first<{ day: string | null }>(
    `SELECT max(o.occurrence_date) AS day
       FROM recurring r JOIN recurring_occurrence o ON o.company_id = $1 AND o.recurring_id = r.id
      WHERE r.company_id = $1 AND r.source_id = $2 AND o.action = 'KAYIT'`,
    [companyId, entryId],
  );
  return row?.day ?? null;
}

/** Repeats an entry from a day on, as the entry is now. */
export const insertRecurring = (
  sql: Sql,
  companyId: string,
  {
    id,
    entry,
    day,
    startDate,
    endDate,
  }: Omit<RecurringCreate, 'cashFlowId'> & { id: string; entry: CashFlow },
) =>
  sql.run(
    `INSERT INTO recurring (company_id, id, source_id, description, amount_kurus, type, payment_method, category_id,
                            account_id, project_id, day, start_date, end_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[companyId, id, entry.id, entry.description, kurusOf(entry.amount), entry.cashFlowType],
      ...[entry.paymentMethod, entry.categoryId, entry.accountId, entry.projectId, day, startDate, endDate],
    ],
  );

export const stopRecurring = (sql: Sql, companyId: string, id: string) =>
  sql.run(
    `UPDATE recurring SET status = 'DURDURULDU', updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2 AND status = 'ACIK'`,
    [companyId, id],
  );

/** What books a day must know. */
export type Booked = {
  id: string;
  description: string;
  cashFlowType: CashFlowType;
  paymentMethod: CashFlow['paymentMethod'];
  categoryId: string | null;
  accountId: string | null;
  projectId: string | null;
  day: number;
  startDate: string;
  endDate: string | null;
  status: RecurringStatus;
};

/** Makes others who decide of the same days, or stop them, wait until the transaction ends. */
export const lockRecurring = (sql: Sql, companyId: string, ids: readonly string[]): Promise<Booked[]> =>
  sql.query<Booked>(
    `SELECT id, description, type AS "cashFlowType", payment_method AS "paymentMethod", category_id AS "categoryId",
            account_id AS "accountId", project_id AS "projectId", day, start_date AS "startDate",
            end_date AS "endDate", status
       FROM recurring WHERE company_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [companyId, ids],
  );

/** Is it known what became of the day? */
export async function isDecided(sql: Sql, companyId: string, id: string, date: string): Promise<boolean> {
  const row = await sql.first(
    'SELECT 1 FROM recurring_occurrence WHERE company_id = $1 AND recurring_id = $2 AND occurrence_date = $3',
    [companyId, id, date],
  );
  return row !== undefined;
}

/** Keeps what became of a day: the entry that was booked, or none where it was left out. */
export const insertOccurrence = (
  sql: Sql,
  companyId: string,
  { id, date, cashFlowId }: { id: string; date: string; cashFlowId: string | null },
) =>
  sql.run(
    `INSERT INTO recurring_occurrence (company_id, recurring_id, occurrence_date, action, cash_flow_id)
     VALUES ($1, $2, $3, $4, $5)`,
    [companyId, id, date, cashFlowId === null ? 'ATLA' : 'KAYIT', cashFlowId],
  );
