import { createHash, randomBytes } from 'node:crypto';

/** Under which a link's token is stored: who reads the database cannot open the link. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** What a mailed link ends in, and its hash. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}
