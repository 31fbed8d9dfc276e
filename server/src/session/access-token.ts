import { limits } from '@vezne/contract';
import { compactVerify, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Keys } from './keys';

const ISSUER = 'vezne';
const AUDIENCE = 'vezne-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';

const Claims = z.object({ sub: z.uuid(), company: z.uuid(), session: z.uuid(), exp: z.number() });

/** Who a token speaks for, before the session behind it is looked at. */
export type Bearer = { companyId: string; managerId: string; sessionId: string };

/** A signed access token; it lives a quarter of an hour and dies earlier with its session. */
export function signAccessToken(keys: Keys, bearer: Bearer, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ company: bearer.companyId, session: bearer.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(bearer.managerId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + limits.token.accessMinutes * 60)
    .sign(keys.access[0] ?? new Uint8Array());
}

const REMEMBERED = 10_000;
type Known = { bearer: Bearer; expiresAt: number };
/** Tokens that were verified before, by the keys they were verified with. */
const known = new WeakMap<Keys, Map<string, Known>>();

/** The bearer of a token that is ours, of the right kind and in date; undefined for any other text. */
export async function readAccessToken(keys: Keys, token: string, now: Date): Promise<Bearer | undefined> {
  const tokens = known.get(keys) ?? new Map<string, Known>();
  known.set(keys, tokens);
  // The signature of one text is checked once: that takes a good part of a request's time.
  const { bearer, expiresAt } = tokens.get(token) ?? (await verify(keys, token, now)) ?? {};
  if (!bearer || !expiresAt) return undefined;
  if (expiresAt * 1000 <= now.getTime()) {
    tokens.delete(token);
    return undefined;
  }
  if (tokens.size >= REMEMBERED) tokens.clear();
  tokens.set(token, { bearer, expiresAt });
  return bearer;
}

async function verify(keys: Keys, token: string, now: Date): Promise<Known | undefined> {
  for (const key of keys.access) {
    const verified = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    }).catch(() => undefined);
    const claims = Claims.safeParse(verified?.payload);
    if (!claims.success) continue;
    const { company: companyId, sub: managerId, session: sessionId, exp } = claims.data;
    return { bearer: { companyId, managerId, sessionId }, expiresAt: exp };
  }
  return undefined;
}

// Only what we signed comes here, and we sign JSON.
const parsed = (payload: Uint8Array): unknown => JSON.parse(Buffer.from(payload).toString());

/** Whose a token is or was: it bears our signature, whatever else has become of it. */
export async function formerBearer(keys: Keys, token: string): Promise<string | undefined> {
  for (const key of keys.access) {
    const signed = await compactVerify(token, key, { algorithms: [ALGORITHM] }).catch(() => undefined);
    if (signed) return Claims.safeParse(parsed(signed.payload)).data?.sub;
  }
  return undefined;
}
