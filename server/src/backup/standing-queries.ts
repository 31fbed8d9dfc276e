import type { Backup } from '@vezne/contract';
import { HOUR_MS } from '../calendar';
import type { Sql } from '../db/database';
import { findBackupState } from './queries';

// They are made every hour: one that is missing is no cause for alarm yet.
const OLD_MS = 3 * HOUR_MS;

/** How the backups stand that the installation makes by itself. */
export async function findBackupStanding(sql: Sql, now: Date): Promise<NonNullable<Backup>> {
  const { lastAt, failure } = await findBackupState(sql);
  const isOld = lastAt !== null && now.getTime() - lastAt.getTime() > OLD_MS;
  const standing = failure ?? (lastAt === null ? 'WAITING' : isOld ? 'OLD' : 'FRESH');
  return { lastAt: lastAt?.toISOString() ?? null, standing };
}
