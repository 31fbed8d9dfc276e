import type { Role } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { isEmpty } from '../till-queries';

/** Somebody who is written to, and what they have chosen of it. */
export type MailReader = {
  companyId: string;
  managerId: string;
  role: Role;
  name: string;
  email: string;
  isDaily: boolean;
  isWeekly: boolean;
};

const READER = `m.company_id AS "companyId", m.id AS "managerId", m.role, m.name, a.email,
  coalesce(c.is_daily, true) AS "isDaily", coalesce(c.is_weekly, true) AS "isWeekly"
  FROM manager m JOIN account a ON a.id = m.id
  LEFT JOIN notification_mail_choice c ON c.company_id = m.company_id AND c.manager_id = m.id`;

const AT_ONCE = 500;

/** Regular letters go to companies whose subscription runs and that are not being closed. */
const mayBeWritten = (of: string, now: string) =>
  `EXISTS (SELECT FROM subscription s WHERE s.company_id = ${of}.company_id AND s.end_at > ${now})
        AND NOT EXISTS (SELECT FROM company_closing g WHERE g.company_id = ${of}.company_id)`;

type LocalTime = { now: Date; today: string; time: string; isMonday: boolean };

const DAILY_AT = `coalesce(c.daily_at, '08:30'::time)`;

/**
 * Managers whose digest of the day is due and not written, of companies that may be written to. Hours later it is no
 * letter of the morning any more, and who came after its time gets tomorrow's. They come some at once, each after the last.
 */
export const listDue = (sql: Sql, { now, today, time, isMonday }: LocalTime, after?: MailReader) =>
  sql.query<MailReader>(
    `SELECT ${READER}
      WHERE ${mayBeWritten('m', '$1')} AND $3::time - ${DAILY_AT} BETWEEN interval '0 hours' AND interval '3 hours'
        AND m.created_at <= ($2::date + ${DAILY_AT}) AT TIME ZONE 'Europe/Istanbul'
        AND (coalesce(c.is_daily, true) OR $4 AND coalesce(c.is_weekly, true))
        AND NOT EXISTS (SELECT FROM digest_sent d
                         WHERE d.company_id = m.company_id AND d.manager_id = m.id AND d.day = $2)
        AND ($5::uuid IS NULL OR (m.company_id, m.id) > ($5, $6::uuid))
      ORDER BY m.company_id, m.id LIMIT ${AT_ONCE}`,
    [now, today, time, isMonday, after?.companyId ?? null, after?.managerId ?? null],
  );

/** Companies that may be written to and have a till with less than nothing in it. */
export async function listCompaniesWithEmptyTills(sql: Sql, now: Date, today: string): Promise<string[]> {
  const rows = await sql.query<{ companyId: string }>(
    `SELECT DISTINCT a.company_id AS "companyId" FROM cash_account a
      WHERE ${mayBeWritten('a', '$1')} AND ${isEmpty('$2::date')} ORDER BY 1`,
    [now, today],
  );
  return rows.map(({ companyId }) => companyId);
}

export const listReaders = (sql: Sql, companyId: string) =>
  sql.query<MailReader>(`SELECT ${READER} WHERE m.company_id = $1 ORDER BY m.id`, [companyId]);
