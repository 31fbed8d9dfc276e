import { randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@vezne/contract';
import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { trials } from '../../test/trials';
import { claimedAccount, isChallengeOf, writeChallenge } from './challenge';
import { newRecoveryCodes, recoveryHash } from './recovery';
import { openSecret, sealSecret } from './secret';
import { setupOf, stepOf } from './totp';

const key = () => new Uint8Array(randomBytes(32));
const [newest, earlier, strange] = [key(), key(), key()];
const now = new Date('2026-03-04T09:30:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const person = { id: randomUUID(), passwordHash: 'hash' };
const LIFE_MS = limits.factor.challengeMinutes * 60_000;

test('a challenge holds for its person, with this password, for its five minutes and not before them', () => {
  const text = writeChallenge([newest, earlier], person, now);
  expect(claimedAccount(text)).toBe(person.id);
  const holds = (moment: Date, keys = [newest], account: { passwordHash: string | null } = person) =>
    isChallengeOf(keys, text, account, moment);
  expect([holds(now), holds(after(LIFE_MS)), holds(now, [strange, newest])]).toEqual([true, true, true]);
  expect([holds(after(-1)), holds(after(LIFE_MS + 1)), holds(now, [strange]), holds(now, [])]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(holds(now, [newest], { passwordHash: 'another' })).toBe(false);
  expect(holds(now, [newest], { passwordHash: null })).toBe(false);
  expect(() => writeChallenge([], person, now)).toThrow();
});

test('a challenge of somebody without a password is theirs alone', () => {
  const nobody = { id: randomUUID(), passwordHash: null };
  const text = writeChallenge([newest], nobody, now);
  expect([isChallengeOf([newest], text, nobody, now), isChallengeOf([newest], text, person, now)]).toEqual([
    true,
    false,
  ]);
});

test('a challenge with any bit changed is none, and any other text names nobody', () => {
  const bytes = Buffer.from(writeChallenge([newest], person, now), 'base64url');
  fc.assert(
    fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(isChallengeOf([newest], changed.toString('base64url'), person, now)).toBe(false);
    }),
    { numRuns: trials(100) },
  );
  const longer = Buffer.concat([bytes, Buffer.of(0)]);
  const nobody = Buffer.concat([Buffer.alloc(16, 1), bytes.subarray(16)]);
  for (const other of [longer, nobody, bytes.subarray(0, 55), bytes.subarray(0, 16), Buffer.of()])
    expect(claimedAccount(other.toString('base64url'))).toBeUndefined();
});

test('a secret is opened for its own account, with a key that is known; an earlier key is told', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(), (secret, at) => {
      const sealed = sealSecret([newest], person.id, secret);
      const open = (keys: Uint8Array[], id = person.id, text = sealed) => openSecret(keys, id, text);
      expect(open([newest, earlier])).toEqual({ secret: Buffer.from(secret), isOutdated: false });
      expect(open([earlier, newest])).toEqual({ secret: Buffer.from(secret), isOutdated: true });
      expect([open([strange]), open([]), open([newest], randomUUID())]).toEqual(Array(3).fill(undefined));
      const changed = Buffer.from(sealed);
      changed[at % sealed.length] = (changed[at % sealed.length] ?? 0) ^ 1;
      expect(open([newest], person.id, changed)).toBeUndefined();
    }),
    { numRuns: trials(50) },
  );
  expect(sealSecret([newest], person.id, Buffer.from('x'))).not.toEqual(
    sealSecret([newest], person.id, Buffer.from('x')),
  );
  expect(() => sealSecret([], person.id, Buffer.from('x'))).toThrow();
});

test('recovery codes are sixteen letters in groups, all different, and known however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(limits.factor.recoveryCodes);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const typed = [
      code.toUpperCase(),
      code.replaceAll('-', ' '),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('0', 'O').replaceAll('1', 'l')}\t`,
      code.replaceAll('1', 'I'),
    ];
    for (const each of typed) expect(recoveryHash(each)).toEqual(recoveryHash(code));
  }
  expect(recoveryHash(codes[0] ?? '')).not.toEqual(recoveryHash(codes[1] ?? ''));
});

test.each([
  '',
  '123456',
  '0000-0000-0000-000',
  '0000-0000-0000-00000',
  '0000-0000-0000-000u',
  '0000.0000.0000.0000',
])('the text %p is no recovery code', (text) => {
  expect(recoveryHash(text)).toBeUndefined();
});

test('a code of the app is taken half a minute before and after its own, and at no other time', () => {
  const secret = randomBytes(20);
  const { secret: shown, uri } = setupOf(secret, 'kisi@ornek.com.tr');
  expect(uri).toContain(`secret=${shown}`);
  const app = new TOTP({ secret: shown, issuer: 'Vezne', algorithm: 'SHA1', digits: 6, period: 30 });
  const step = Math.floor(now.getTime() / 30_000);
  const code = app.generate({ timestamp: now.getTime() });
  const at = (steps: number) => stepOf(secret, code, after(steps * 30_000));
  expect([at(0), at(1), at(-1)]).toEqual([step, step, step]);
  // One in a million is the same code by chance.
  const chance = [-2, 2].filter(
    (steps) => app.generate({ timestamp: after(steps * 30_000).getTime() }) === code,
  );
  if (chance.length === 0) expect([at(2), at(-2)]).toEqual([undefined, undefined]);
  expect(stepOf(secret, '', now)).toBeUndefined();
});
