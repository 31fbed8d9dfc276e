import type { Sql } from '../db/database';

/** After `free` failures in a row the next try waits 1, 2, 4 … at most `longest` minutes. */
export type Patience = { free: number; longest: number };

/** When a failure was counted, and how long before that an earlier one is forgotten. */
export type Moment = { now: Date; forgottenBefore: Date };

/** Counts one failure in one step, for all processes; undefined, and nothing counted, while the key is blocked. */
export const countFailure = (
  sql: Sql,
  key: Buffer,
  { free, longest }: Patience,
  { now, forgottenBefore }: Moment,
) =>
  sql.first<{ failures: number }>(
    `INSERT INTO login_attempt AS a (key, failures, blocked_until, counted_at) VALUES ($1, 1, $2, $2)
     ON CONFLICT (key) DO UPDATE SET
       failures = CASE WHEN a.counted_at < $3 THEN 1 ELSE a.failures + 1 END,
       blocked_until = CASE WHEN a.counted_at < $3 OR a.failures + 1 < $4 THEN $2 ELSE
         $2 + least($5, power(2, least(a.failures + 1 - $4, 10))) * interval '1 minute' END,
       counted_at = $2
     WHERE a.blocked_until <= $2
     RETURNING failures`,
    [key, now, forgottenBefore, free, longest],
  );

/** Until when the longest blocked of the keys is blocked; undefined when none was ever counted. */
export async function blockedUntil(sql: Sql, keys: Buffer[]): Promise<Date | undefined> {
  const row = await sql.first<{ until: Date | null }>(
    'SELECT max(blocked_until) AS until FROM login_attempt WHERE key = ANY($1)',
    [keys],
  );
  return row?.until ?? undefined;
}

/** Takes back a failure that was counted for a try that came to nothing. */
export const releaseFailure = (sql: Sql, key: Buffer, now: Date) =>
  sql.run(
    'UPDATE login_attempt SET failures = greatest(0, failures - 1), blocked_until = $2 WHERE key = $1',
    [key, now],
  );

export const deleteFailures = (sql: Sql, keys: Buffer[]) =>
  sql.run('DELETE FROM login_attempt WHERE key = ANY($1)', [keys]);

/** Has this person been signed in from here, or with this browser, before? */
export async function wasSignedInFrom(
  sql: Sql,
  { email, ip, deviceHash }: { email: string; ip: string; deviceHash?: Buffer },
): Promise<boolean> {
  const session = await sql.first(
    `SELECT 1 FROM account a JOIN session s ON s.company_id = a.company_id AND s.manager_id = a.id
      WHERE a.email = $1 AND (s.ip = $2 OR s.device_hash = $3) LIMIT 1`,
    [email, ip, deviceHash ?? null],
  );
  return session !== undefined;
}
