import type { Sql } from '../db/database';

export type BackupFailure = 'DISK_FULL' | 'FAILED' | 'COPY_FAILED';

export type BackupState = {
  /** The moment of the newest backup that was written and read back. */
  lastAt: Date | null;
  /** What has failed since. */
  failure: BackupFailure | null;
  failedAt: Date | null;
};

export async function findBackupState(sql: Sql): Promise<BackupState> {
  const found = await sql.first<BackupState>(
    'SELECT last_at AS "lastAt", failure, failed_at AS "failedAt" FROM backup_state',
  );
  return found ?? { lastAt: null, failure: null, failedAt: null };
}

// A due time beyond the next hours was written under a clock that was wrong.
const LONGEST_WAIT = "interval '2 hours'";
const LEASE = "interval '3 minutes'";

/** Takes the next backup on, if it is due and no other process is at it. */
export async function claimBackup(sql: Sql, now: Date): Promise<boolean> {
  const claimed = await sql.run(
    `UPDATE backup_state SET lease_until = $1::timestamptz + ${LEASE}
      WHERE (lease_until IS NULL OR lease_until <= $1 OR lease_until > $1::timestamptz + ${LEASE})
        AND (next_at IS NULL OR next_at <= $1 OR next_at > $1::timestamptz + ${LONGEST_WAIT})`,
    [now],
  );
  return claimed > 0;
}

/** Says that the work goes on. */
export async function renewClaim(sql: Sql, now: Date): Promise<void> {
  await sql.run(`UPDATE backup_state SET lease_until = $1::timestamptz + ${LEASE}`, [now]);
}

/** Leaves the work to whoever comes next. */
export async function releaseClaim(sql: Sql): Promise<void> {
  await sql.run('UPDATE backup_state SET lease_until = NULL');
}

/** Notes a backup that is whole, and when the next one is due. */
export async function noteBackup(
  sql: Sql,
  { lastAt, nextAt, failure, now }: { lastAt: Date; nextAt: Date; failure: BackupFailure | null; now: Date },
): Promise<void> {
  await sql.run(
    `UPDATE backup_state
        SET last_at = $1, next_at = $2, lease_until = NULL, failure = $3,
            failed_at = CASE WHEN $3::text IS NULL THEN NULL ELSE $4::timestamptz END`,
    [lastAt, nextAt, failure, now],
  );
}

/** Notes that no backup was made, and when it is tried again. */
export async function noteFailure(
  sql: Sql,
  { nextAt, failure, now }: { nextAt: Date; failure: BackupFailure; now: Date },
): Promise<void> {
  await sql.run('UPDATE backup_state SET next_at = $1, lease_until = NULL, failure = $2, failed_at = $3', [
    nextAt,
    failure,
    now,
  ]);
}
