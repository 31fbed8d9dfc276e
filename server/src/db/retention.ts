import { limits } from '@vezne/contract';
import { DAY_MS, HOUR_MS } from '../calendar';
import type { Database } from './database';

/** What is kept no longer than it is needed, and how long after its moment that is. */
const kept: { table: string; moment: string; ms: number }[] = [
  { table: 'idempotency', moment: 'created_at', ms: limits.idempotencyHours * HOUR_MS },
  { table: 'reset_token', moment: 'expires_at', ms: 0 },
  { table: 'login_attempt', moment: 'counted_at', ms: DAY_MS },
  { table: 'rate_limit', moment: 'to_timestamp(expire / 1000.0)', ms: 0 },
  // A while longer, so that the replay of an old token is still recognised as one.
  { table: 'session', moment: 'expires_at', ms: limits.token.refreshDays * DAY_MS },
  { table: 'contact_message', moment: 'created_at', ms: 2 * 365 * DAY_MS },
];

/** Deletes what has been kept long enough; answers how many rows of each table. */
export async function deleteOutdated(db: Database, now: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { table, moment, ms } of kept)
    deleted[table] = await db.run(`DELETE FROM ${table} WHERE ${moment} < $1`, [
      new Date(now.getTime() - ms),
    ]);
  return deleted;
}
