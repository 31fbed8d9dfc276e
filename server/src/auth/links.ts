import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { replaceResetToken } from './queries';

/** What links for choosing a password are made with; `publicUrl` is where they begin. */
export type LinkParts = { db: Database; now: Clock; publicUrl: string };

/** Under which a link's token is stored: who reads the database cannot open the link. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A link for choosing a password, good for `lifeMs`; earlier ones of the person are void. */
export async function createLink(
  { db, now, publicUrl }: LinkParts,
  accountId: string,
  lifeMs: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + lifeMs);
  await db.transaction((sql) =>
    replaceResetToken(sql, { hash: hashOf(token), accountId, now: madeAt, expiresAt }),
  );
  return `${publicUrl}/forgot-password/${token}`;
}
