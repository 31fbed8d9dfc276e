import { codes } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { createLog } from '../../log';
import { deriveKeys, fingerprint } from '../../session/keys';
import { insertSession } from '../../session/queries';
import { testDatabase } from '../../test/database';
import { newPerson } from '../../test/people';
import { createAttempts } from '../attempts';

const db = testDatabase();
const keys = deriveKeys(['a secret for tests that is long enough']);
const MINUTE = 60_000;
let now = new Date('2026-03-04T09:30:00Z');
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const lines: unknown[] = [];
const log = createLog('silent');
log.warn = (line: unknown) => void lines.push(line);
const parts = { db, keys, now: () => now, log };
const attempts = createAttempts({ ...parts, countNetworks: false });
const strict = createAttempts({ ...parts, countNetworks: true });

let people = 0;
const address = () => `kisi${++people}@ornek.com.tr`;
let networks = 0;
const network = () => `198.${18 + Math.floor(networks / 250)}.0.${++networks % 250}`;
const from = (change: object = {}) => ({ email: address(), ip: network(), ...change });
type Origin = Parameters<typeof attempts.guard>[0];

const wrong = (origin: Origin, by = attempts) => by.guard(origin, async () => false);
const right = (origin: Origin, by = attempts) => by.guard(origin, async () => true);
async function fail(origin: Origin, times: number, by = attempts) {
  for (let at = 0; at < times; at++) expect(await wrong(origin, by)).toBe(false);
}
const refusal = (minutes: number, retryAfter = minutes * 60) => ({
  code: codes.tooMany,
  message: `Çok fazla deneme yaptınız. ${minutes} dakika sonra tekrar deneyin.`,
  extras: { retryAfter },
});

/** A person who has been signed in from there. */
async function signedIn(origin: Origin) {
  const { companyId, managerId } = await newPerson(db, origin);
  const { ip, deviceHash } = origin;
  await insertSession(db, {
    companyId,
    id: newId(),
    managerId,
    device: 'Firefox',
    ip,
    deviceHash,
    now,
    expiresAt: now,
  });
}

test('the outcome of a try is told as it is', async () => {
  const origin = from();
  expect(await wrong(origin)).toBe(false);
  expect(await right(origin)).toBe(true);
});

test('after five failures in a row each further one waits 1, 2, 4, 8 and then 15 minutes', async () => {
  const origin = from();
  await fail(origin, 4);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    await fail(origin, 1);
    await expect(right(origin)).rejects.toMatchObject(refusal(minutes));
    pass(minutes * MINUTE - 1);
    await expect(right(origin)).rejects.toMatchObject(refusal(1, 1));
    pass(1);
  }
  expect(await right(origin)).toBe(true);
});

test('a refused try is neither evaluated nor counted, and is written down without the address', async () => {
  const origin = from();
  await fail(origin, 5);
  lines.length = 0;
  let evaluated = 0;
  for (let at = 0; at < 3; at++)
    await expect(attempts.guard(origin, async () => ++evaluated > 0)).rejects.toMatchObject(refusal(1));
  expect(evaluated).toBe(0);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    event: 'login.blocked',
    ip: origin.ip,
    account: expect.stringMatching(/^\w{12}$/),
  });
  expect(JSON.stringify(lines)).not.toContain(origin.email);
  pass(MINUTE);
  expect(await right(origin)).toBe(true);
});

test('a right try, and the owner’s proof elsewhere, make the count start anew', async () => {
  for (const clear of [right, (origin: Origin) => attempts.clear(origin)]) {
    const origin = from();
    await fail(origin, 4);
    await clear(origin);
    await fail(origin, 5);
    await expect(right(origin)).rejects.toMatchObject(refusal(1));
    await attempts.clear(origin);
    expect(await right(origin)).toBe(true);
  }
});

test('failures of more than half an hour ago are forgotten', async () => {
  const origin = from();
  await fail(origin, 4);
  pass(30 * MINUTE);
  await fail(origin, 1);
  await expect(right(origin)).rejects.toMatchObject(refusal(1));
  const other = from();
  await fail(other, 4);
  pass(30 * MINUTE + 1);
  await fail(other, 4);
  expect(await right(other)).toBe(true);
});

test('a try that came to nothing, for a fault of ours, is not counted', async () => {
  const origin = from();
  await fail(origin, 4);
  for (let at = 0; at < 3; at++)
    await expect(attempts.guard(origin, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await fail(origin, 1);
  await expect(right(origin)).rejects.toMatchObject(refusal(1));
});

test('guesses at codes are counted apart from guesses at passwords', async () => {
  const origin = from();
  const factor = { ...origin, kind: 'factor' as const };
  await fail(factor, 5);
  await expect(right(factor)).rejects.toMatchObject(refusal(1));
  expect(await right(origin)).toBe(true);
  await expect(right(factor)).rejects.toMatchObject(refusal(1));
});

test('an address guessed at from one network is free from another, and others are free there', async () => {
  const origin = from();
  await fail(origin, 5);
  await expect(right({ ...origin, ip: `::ffff:${origin.ip}` })).rejects.toMatchObject(refusal(1));
  expect(await right({ ...origin, email: address() })).toBe(true);
  expect(await right({ ...origin, ip: network() })).toBe(true);
});

test('fifty guesses at once get no further than the five that are free', async () => {
  const origin = from();
  let evaluated = 0;
  const tries = Array.from({ length: 50 }, () =>
    attempts.guard(origin, async () => {
      evaluated++;
      return false;
    }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(evaluated).toBe(5);
});

test('twenty who know the password all get in at once, whoever was counted before them', async () => {
  const origin = from();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => right(origin)));
  expect(outcomes).toEqual(Array(20).fill(true));
});

test('fifty failures from many networks slow an account down for a minute, but not where its owner was before', async () => {
  const email = address();
  const home = { email, ip: network() };
  const laptop = { email, ip: network(), deviceHash: Buffer.from('laptop') };
  await signedIn(home);
  await db.run('UPDATE session SET device_hash = $2 WHERE ip = $1', [home.ip, laptop.deviceHash]);
  for (let at = 0; at < 49; at++) await fail({ email, ip: network() }, 1);
  const stranger = { email, ip: network(), deviceHash: Buffer.from('other') };
  await fail(stranger, 1);
  await expect(right(stranger)).rejects.toMatchObject(refusal(1));
  pass(MINUTE);
  await fail(stranger, 1);
  pass(MINUTE - 1);
  await expect(right({ email, ip: network() })).rejects.toMatchObject(refusal(1, 1));
  expect(await right({ ...from(), ip: stranger.ip })).toBe(true);
  expect(await wrong(home)).toBe(false);
  expect(await right(laptop)).toBe(true);
  // The owner has proved who they are: nobody waits any longer.
  expect(await right(stranger)).toBe(true);
});

test('three hundred failures from one network slow down whoever is new there, where networks are counted', async () => {
  const ip = network();
  const owner = from({ ip });
  await signedIn(owner);
  await fail(from({ ip }), 1, strict);
  // Three hundred of them would take the test as long.
  await db.run('UPDATE login_attempt SET failures = 299 WHERE key = $1', [
    fingerprint(keys, `attempt from ${ip}`),
  ]);
  await fail(from({ ip }), 1, strict);
  await expect(right(from({ ip }), strict)).rejects.toMatchObject(refusal(1));
  expect(await right(owner, strict)).toBe(true);
  await expect(right(from({ ip }), strict)).rejects.toMatchObject(refusal(1));
  expect(await right(from(), strict)).toBe(true);
  pass(MINUTE);
  expect(await right(from({ ip }), strict)).toBe(true);
});
