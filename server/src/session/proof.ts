import { limits } from '@vezne/contract';
import { MINUTE_MS } from '../calendar';
import type { Sql } from '../db/database';
import { proofRequired } from '../errors';
import { findProvedAt } from './queries';

/**
 * Refuses unless the password was typed in this session within the last quarter of an hour, at its sign-in or since.
 * Asks the database each time: the proof may have been given to another process a moment ago.
 */
export async function requireFreshProof(
  sql: Sql,
  { companyId, sessionId }: { companyId: string; sessionId: string },
  now: Date,
): Promise<void> {
  const provedAt = await findProvedAt(sql, companyId, sessionId);
  const oldest = now.getTime() - limits.proofMinutes * MINUTE_MS;
  if (!provedAt || provedAt.getTime() < oldest) throw proofRequired();
}
