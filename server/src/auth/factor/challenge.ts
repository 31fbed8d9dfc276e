import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@vezne/contract';
import { parse, stringify } from 'uuid';
import { MINUTE_MS } from '../../calendar';

const BODY_BYTES = 24;

/**
 * Says that a person has given the right password a moment ago. It is made void by another password, lives for a few
 * minutes and is stored nowhere: a code that was taken is not taken again.
 */
export function writeChallenge(
  [key]: readonly Uint8Array[],
  account: { id: string; passwordHash: string | null },
  now: Date,
): string {
  if (!key) throw new Error('no key for challenges');
  const body = Buffer.alloc(BODY_BYTES);
  body.set(parse(account.id), 0);
  body.writeBigUInt64BE(BigInt(now.getTime()), 16);
  return Buffer.concat([body, sign(key, body, account.passwordHash)]).toString('base64url');
}

/** Whose challenge a text claims to be, before its signature is looked at. */
export function claimedAccount(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== BODY_BYTES + 32) return undefined;
  try {
    return stringify(bytes, 0);
  } catch {
    // Any bytes may come; few of them are the id of an account.
    return undefined;
  }
}

/** Is it ours, of this account with this password, and in date? */
export function isChallengeOf(
  keys: readonly Uint8Array[],
  text: string,
  account: { passwordHash: string | null },
  now: Date,
): boolean {
  const bytes = Buffer.from(text, 'base64url');
  const [body, given] = [bytes.subarray(0, BODY_BYTES), bytes.subarray(BODY_BYTES)];
  const isOurs = keys.some((key) => timingSafeEqual(sign(key, body, account.passwordHash), given));
  const age = now.getTime() - Number(body.readBigUInt64BE(16));
  return isOurs && age >= 0 && age <= limits.factor.challengeMinutes * MINUTE_MS;
}

const sign = (key: Uint8Array, body: Buffer, passwordHash: string | null) =>
  createHmac('sha256', key)
    .update(body)
    .update(passwordHash ?? '')
    .digest();
