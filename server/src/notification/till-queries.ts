import { dayInTurkey } from '@vezne/contract';
import type { Sql } from '../db/database';
import { type Fact, factOf } from './fact';

/** What lies in the till `a` at the end of day `day`: all that was ever written, less what is of later days. */
const balanceOn = (day: string) => `(
  a.opening_kurus
  + coalesce((SELECT sum(net) FROM ledger_account s WHERE s.company_id = a.company_id AND s.account_id = a.id), 0)
  - coalesce((SELECT sum(signed_kurus(type, total)) FROM ledger_account_day d
               WHERE d.company_id = a.company_id AND d.account_id = a.id AND d.day > ${day}), 0)
  - CASE WHEN a.opening_date > ${day} THEN a.opening_kurus ELSE 0 END)`;

/** Has the open till `a` less than nothing in it at the end of a day? */
export const isEmpty = (day: string) => `a.kind = 'KASA' AND a.closed_at IS NULL AND ${balanceOn(day)} < 0`;

type Till = { id: string; name: string; kurus: string; createdAt: Date; since: string | null };

export type EmptyTill = Fact & { tillId: string };

/** Open tills with less than nothing in them today, and the day since which it is so. */
export async function listEmptyTills(sql: Sql, companyId: string, today: string): Promise<EmptyTill[]> {
  // What a till was opened with stands among its days; without a day of its own it lay there before them all.
  const tills = await sql.query<Till>(
    `SELECT a.id, a.name, a.kurus, a.created_at AS "createdAt", nullif(first.day, '-infinity') AS since
       FROM (SELECT a.*, ${balanceOn('$2::date')} AS kurus FROM cash_account a
              WHERE a.company_id = $1 AND ${isEmpty('$2::date')} OFFSET 0) a
      CROSS JOIN LATERAL (
        SELECT min(day) AS day FROM (
          SELECT day, bool_and(kurus < 0) OVER (ORDER BY day DESC) AS is_below FROM (
            SELECT day, sum(sum(kurus)) OVER (ORDER BY day) AS kurus FROM (
              SELECT day, signed_kurus(type, total) AS kurus FROM ledger_account_day d
               WHERE d.company_id = $1 AND d.account_id = a.id
               UNION ALL SELECT coalesce(a.opening_date, '-infinity'), a.opening_kurus) moved
             WHERE day <= $2::date GROUP BY day) r) b
         WHERE is_below) first
      ORDER BY a.kurus, a.id`,
    [companyId, today],
  );
  return tills.map(({ id, name, kurus, createdAt, since }) => {
    const day = since ?? notAfter(today, dayInTurkey(createdAt));
    const key = `NAKIT_EKSI:${id}:${day}`;
    return { ...factOf('NAKIT_EKSI', { key, day, name, kurus: BigInt(kurus), date: day }), tillId: id };
  });
}

const notAfter = (last: string, day: string) => (day < last ? day : last);
