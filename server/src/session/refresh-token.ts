import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Keys } from './keys';

/** The number of a token in its session; a token is derived from it, so none has to be stored. */
export type Refresh = { companyId: string; sessionId: string; counter: number };

const BODY_BYTES = 36;

export function writeRefreshToken(keys: Keys, refresh: Refresh): string {
  const [key] = keys.refresh;
  if (!key) throw new Error('no key for refresh tokens');
  const body = Buffer.alloc(BODY_BYTES);
  body.set(parse(refresh.companyId), 0);
  body.set(parse(refresh.sessionId), 16);
  body.writeUInt32BE(refresh.counter, 32);
  return `${body.toString('base64url')}.${sign(key, body).toString('base64url')}`;
}

/** What a token says, if it is one of ours; undefined for any other text. */
export function readRefreshToken(keys: Keys, token: string): Refresh | undefined {
  const [, text, given] = /^([\w-]{48})\.([\w-]{43})$/.exec(token) ?? [];
  if (!text || !given) return undefined;
  const body = Buffer.from(text, 'base64url');
  const mac = Buffer.from(given, 'base64url');
  // The last letter carries two bits that no byte needs: four texts would stand for one token.
  if (mac.toString('base64url') !== given) return undefined;
  if (!keys.refresh.some((key) => timingSafeEqual(sign(key, body), mac))) return undefined;
  return {
    companyId: stringify(body, 0),
    sessionId: stringify(body, 16),
    counter: body.readUInt32BE(32),
  };
}

const sign = (key: Uint8Array, body: Buffer) => createHmac('sha256', key).update(body).digest();
