import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { newLinkToken } from '../mail/link-token';
import { replaceResetToken } from './queries';

/** What links for choosing a password are made with; `publicUrl` is where they begin. */
export type LinkParts = { db: Database; now: Clock; publicUrl: string };

/** A link for choosing a password, good for `lifeMs`; earlier ones of the person are void. */
export async function createLink(
  { db, now, publicUrl }: LinkParts,
  accountId: string,
  lifeMs: number,
): Promise<string> {
  const { token, hash } = newLinkToken();
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + lifeMs);
  await db.transaction((sql) => replaceResetToken(sql, { hash, accountId, now: madeAt, expiresAt }));
  return `${publicUrl}/forgot-password/${token}`;
}
