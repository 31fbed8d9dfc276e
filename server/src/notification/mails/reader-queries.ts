import type { Role } from '@vezne/contract';
import { DAY_MS } from '../../calendar';
import type { Sql } from '../../db/database';

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

type Wall = { now: Date; today: string; time: string; isMonday: boolean };

const DAILY_AT = `coalesce(c.daily_at, '08:30'::time)`;

/**
 * Managers whose digest of the day is due and not written, of companies whose subscription runs. Hours later it is no
 * letter of the morning any more, and who came after its time gets tomorrow's.
 */
export const listDue = (sql: Sql, { now, today, time, isMonday }: Wall) =>
  sql.query<MailReader>(
    `SELECT ${READER} JOIN subscription s ON s.company_id = m.company_id AND s.end_at > $1
      WHERE $3::time - ${DAILY_AT} BETWEEN interval '0 hours' AND interval '3 hours'
        AND m.created_at <= ($2::date + ${DAILY_AT}) AT TIME ZONE 'Europe/Istanbul'
        AND (coalesce(c.is_daily, true) OR $4 AND coalesce(c.is_weekly, true))
        AND NOT EXISTS (SELECT FROM digest_sent d
                         WHERE d.company_id = m.company_id AND d.manager_id = m.id AND d.day = $2)
      ORDER BY m.company_id, m.id LIMIT ${AT_ONCE}`,
    [now, today, time, isMonday],
  );

export const listReaders = (sql: Sql, companyId: string) =>
  sql.query<MailReader>(`SELECT ${READER} WHERE m.company_id = $1 ORDER BY m.id`, [companyId]);

type Person = { companyId: string; managerId: string };

/** Is this the process that writes somebody's digest of a day? Of any number one is. */
export const claimDigest = async (sql: Sql, { companyId, managerId }: Person, day: string) =>
  (await sql.run(
    'INSERT INTO digest_sent (company_id, manager_id, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [companyId, managerId, day],
  )) > 0;

// So long nothing more is written of the same till, but for one that was right meanwhile.
const QUIET_MS = 7 * DAY_MS;

type Letter = { key: string; now: Date; since: string };

/**
 * Is this the process that writes somebody a letter about a matter that has stood since a day? It is written again when
 * the last letter is of a day before that, or of a week ago.
 */
export const claimLetter = async (sql: Sql, { companyId, managerId }: Person, { key, now, since }: Letter) =>
  (await sql.run(
    `INSERT INTO notification_mailed AS last (company_id, manager_id, key, mailed_at)
     SELECT company_id, id, $3, $4 FROM manager WHERE company_id = $1 AND id = $2
     ON CONFLICT (company_id, manager_id, key) DO UPDATE SET mailed_at = excluded.mailed_at
      WHERE last.mailed_at <= $5 OR (last.mailed_at AT TIME ZONE 'Europe/Istanbul')::date < $6`,
    [companyId, managerId, key, now, new Date(now.getTime() - QUIET_MS), since],
  )) > 0;
