import { randomUUID } from 'node:crypto';
import { limits } from '@vezne/contract';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { trials } from '../test/trials';
import { formerBearer, readAccessToken, signAccessToken } from './access-token';
import { deriveKeys, fingerprint, pseudonymOf } from './keys';
import { readRefreshToken, writeRefreshToken } from './refresh-token';

const old = deriveKeys(['the secret of last year, long enough']);
const keys = deriveKeys(['the secret of this year, long enough', 'the secret of last year, long enough']);
const strange = deriveKeys(['the secret of somebody else, long enough']);

const now = new Date('2026-03-04T09:30:00Z');
const LIFE_MS = limits.token.accessMinutes * 60_000;
const after = (ms: number) => new Date(now.getTime() + ms);

const bearer = () => ({ companyId: randomUUID(), managerId: randomUUID(), sessionId: randomUUID() });
const refresh = fc.record({
  companyId: fc.uuid({ version: 7 }),
  sessionId: fc.uuid({ version: 7 }),
  counter: fc.integer({ min: 0, max: 0xffffffff }),
});
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a refresh token says what was written into it, as long as one of the secrets is known', () => {
  fc.assert(
    fc.property(refresh, (each) => {
      expect(readRefreshToken(keys, writeRefreshToken(keys, each))).toEqual(each);
      expect(readRefreshToken(keys, writeRefreshToken(old, each))).toEqual(each);
      expect(readRefreshToken(old, writeRefreshToken(keys, each))).toBeUndefined();
      expect(readRefreshToken(strange, writeRefreshToken(keys, each))).toBeUndefined();
    }),
    { numRuns: trials(50) },
  );
});

test('a refresh token with any one letter changed, or with more or less of it, is none of ours', () => {
  fc.assert(
    fc.property(refresh, fc.nat(), fc.integer({ min: 1, max: 63 }), (each, at, by) => {
      const token = writeRefreshToken(keys, each);
      const index = at % token.length;
      const letter = ALPHABET[(ALPHABET.indexOf(token[index] ?? '') + by) % 64];
      const changed = `${token.slice(0, index)}${letter}${token.slice(index + 1)}`;
      for (const text of [changed, ` ${token}`, `${token}A`, `A${token}`, `${token}\n`, token.slice(1), ''])
        expect(readRefreshToken(keys, text)).toBeUndefined();
    }),
    { numRuns: trials(100) },
  );
});

test('one text stands for a refresh token, and none that means the same bytes', () => {
  const token = writeRefreshToken(keys, { companyId: randomUUID(), sessionId: randomUUID(), counter: 7 });
  const readable = [...ALPHABET].filter((letter) => readRefreshToken(keys, token.slice(0, -1) + letter));
  expect(readable).toEqual([token.at(-1)]);
  expect(() =>
    writeRefreshToken({ ...keys, refresh: [] }, { companyId: '', sessionId: '', counter: 1 }),
  ).toThrow('no key');
});

test('an access token speaks for its bearer until its quarter of an hour is over, to the second', async () => {
  const whose = bearer();
  const token = await signAccessToken(keys, whose, now);
  for (const ms of [0, LIFE_MS / 2, LIFE_MS - 1])
    expect(await readAccessToken(keys, token, after(ms))).toEqual(whose);
  expect(await readAccessToken(keys, token, after(LIFE_MS))).toBeUndefined();
  // What was in date a moment ago is not remembered as such.
  expect(await readAccessToken(keys, token, after(LIFE_MS))).toBeUndefined();
  expect(
    await readAccessToken(deriveKeys(['another, just as long as it has to be']), token, now),
  ).toBeUndefined();
});

test('whose a token was is known after its end, and of no token that we did not sign', async () => {
  const whose = bearer();
  const token = await signAccessToken(keys, whose, after(-2 * LIFE_MS));
  expect(await readAccessToken(keys, token, now)).toBeUndefined();
  expect(await formerBearer(keys, token)).toBe(whose.managerId);
  expect(await formerBearer(strange, token)).toBeUndefined();
  expect(await formerBearer(keys, `${token.slice(0, -2)}AA`)).toBeUndefined();
  expect(await formerBearer(keys, '')).toBeUndefined();
  const [key = new Uint8Array()] = keys.access;
  const sign = (alg: string, claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key);
  const claims = { sub: whose.managerId, company: whose.companyId, session: whose.sessionId, exp: 1 };
  expect(await formerBearer(keys, await sign('HS256', claims))).toBe(whose.managerId);
  expect(await formerBearer(keys, await sign('HS512', claims))).toBeUndefined();
  expect(await formerBearer(keys, await sign('HS256', { sub: 'somebody' }))).toBeUndefined();
});

test('a changed secret signs nobody out, and what it signs means nothing where it is not known', async () => {
  const whose = bearer();
  const before = await signAccessToken(old, whose, now);
  expect(await readAccessToken(keys, before, now)).toEqual(whose);
  expect(await formerBearer(keys, before)).toBe(whose.managerId);
  expect(await readAccessToken(old, await signAccessToken(keys, whose, now), now)).toBeUndefined();
});

test('each purpose has a key of its own, and without a secret there is none', () => {
  const all = [...keys.access, ...keys.refresh, ...keys.factor, ...keys.challenge, keys.privacy];
  expect(new Set(all.map((key) => Buffer.from(key).toString('hex'))).size).toBe(9);
  expect(all.every((key) => key.length === 32)).toBe(true);
  expect(() => deriveKeys([])).toThrow();
});

test('a fingerprint is the same for the same text, another with another secret, and does not hold the text', () => {
  expect(fingerprint(keys, 'a@b.tr')).toEqual(fingerprint(keys, 'a@b.tr'));
  expect(fingerprint(keys, 'a@b.tr')).not.toEqual(fingerprint(keys, 'b@b.tr'));
  expect(fingerprint(keys, 'a@b.tr')).not.toEqual(fingerprint(strange, 'a@b.tr'));
  expect(pseudonymOf(keys, 'a@b.tr')).toMatch(/^[0-9a-f]{12}$/);
});
