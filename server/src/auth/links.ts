import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { newLinkToken } from '../mail/link-token';
import { lastResetAt, lockAccount, replaceResetToken } from './queries';

/** What links for choosing a password are made with; `publicUrl` is where they begin. */
export type LinkParts = { db: Database; now: Clock; publicUrl: string };

type Span = { lifeMs: number; pauseMs: number };

/**
 * A link for choosing a password, good for `lifeMs`; earlier ones of the person are void. None when the last one is
 * younger than `pauseMs`, however many ask at once.
 */
export async function createLink(
  { db, now, publicUrl }: LinkParts,
  accountId: string,
  { lifeMs, pauseMs }: Span,
): Promise<string | undefined> {
  const { token, hash } = newLinkToken();
  const isMade = await db.transaction(async (sql) => {
    if (!(await lockAccount(sql, accountId))) return false;
    const madeAt = now();
    const last = await lastResetAt(sql, accountId);
    if (last && madeAt.getTime() - last.getTime() < pauseMs) return false;
    const expiresAt = new Date(madeAt.getTime() + lifeMs);
    await replaceResetToken(sql, { hash, accountId, now: madeAt, expiresAt });
    return true;
  });
  return isMade ? `${publicUrl}/forgot-password/${token}` : undefined;
}
