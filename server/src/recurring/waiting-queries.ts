import { fromKurus, limits, type Occurrence, type WaitingOccurrences } from '@vezne/contract';
import type { Sql } from '../db/database';
import { dates } from './dates';

const { waiting } = limits.recurring;

// Of one that repeats, no more days than are ever shown at once.
const WAITING = `
  FROM recurring r
 CROSS JOIN LATERAL (SELECT w.date FROM (${dates('$2::date')}) w WHERE w.date <= $2::date LIMIT ${waiting}) w
 WHERE r.company_id = $1 AND r.status = 'ACIK' AND r.start_date <= $2::date`;

type Row = Omit<Occurrence, 'amount'> & { amountKurus: string };

/** The days that have come and wait, the oldest first, and how many there are. */
export async function listWaiting(sql: Sql, companyId: string, today: string): Promise<WaitingOccurrences> {
  const rows = await sql.query<Row & { total: string }>(
    `SELECT w.id AS "recurringId", w.date, w.description, w.amount_kurus AS "amountKurus", w.type AS "cashFlowType",
            c.name AS "categoryName", a.name AS "accountName", w.total
       FROM (SELECT r.*, w.date, count(*) OVER () AS total ${WAITING} ORDER BY w.date, r.id LIMIT ${waiting}) w
       LEFT JOIN category c ON c.company_id = $1 AND c.id = w.category_id
       LEFT JOIN cash_account a ON a.company_id = $1 AND a.id = w.account_id
      ORDER BY w.date, w.id`,
    [companyId, today],
  );
  return {
    occurrences: rows.map(({ amountKurus, total: _, ...row }) => ({
      ...row,
      amount: fromKurus(BigInt(amountKurus)),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** How many days wait, and the newest of them. */
export async function countWaiting(
  sql: Sql,
  companyId: string,
  today: string,
): Promise<{ count: number; newest: string | null }> {
  const row = await sql.first<{ n: string; newest: string | null }>(
    `SELECT count(*) AS n, max(w.date) AS newest ${WAITING}`,
    [companyId, today],
    { name: 'recurring-waiting' },
  );
  return { count: Number(row?.n ?? 0), newest: row?.newest ?? null };
}
