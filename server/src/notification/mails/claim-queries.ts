import { DAY_MS } from '../../calendar';
import type { Sql } from '../../db/database';

type Person = { companyId: string; managerId: string };

/** Is this the process that writes somebody's digest of a day? Of any number one is, as long as they are there. */
export const claimDigest = async (sql: Sql, { companyId, managerId }: Person, day: string) =>
  (await sql.run(
    `INSERT INTO digest_sent (company_id, manager_id, day)
     SELECT company_id, id, $3::date FROM manager WHERE company_id = $1 AND id = $2 ON CONFLICT DO NOTHING`,
    [companyId, managerId, day],
  )) > 0;

export const giveBackDigest = (sql: Sql, { companyId, managerId }: Person, day: string) =>
  sql.run('DELETE FROM digest_sent WHERE company_id = $1 AND manager_id = $2 AND day = $3', [
    companyId,
    managerId,
    day,
  ]);

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

export const giveBackLetters = (sql: Sql, { companyId, managerId }: Person, keys: string[]) =>
  sql.run(
    'DELETE FROM notification_mailed WHERE company_id = $1 AND manager_id = $2 AND key = ANY ($3::text[])',
    [companyId, managerId, keys],
  );
