import { randomUUID } from 'node:crypto';
import { codes, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { createLog } from '../log';
import { testDatabase } from '../test/database';
import { newPerson } from '../test/people';
import { signAccessToken } from './access-token';
import { createGuard } from './guard';
import { deriveKeys } from './keys';
import { insertSession, updateProvedAt } from './queries';

const db = testDatabase();
const keys = deriveKeys(['a secret for tests that is long enough']);
const log = createLog('silent');
const start = new Date('2026-03-04T09:30:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now = start;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
/** Companies whose plan leaves no room. */
const full = new Map<string, string>();
beforeEach(() => {
  now = start;
});

const guardOf = () =>
  createGuard({
    db,
    keys,
    now: () => now,
    isActive: (end) => end !== null && end > now,
    isFull: (companyId, plan) => plan === full.get(companyId),
  });
const read = { id: 'probe.read', roles: ['ADMIN', 'MANAGER'], writes: false } as const;
const write = { ...read, id: 'probe.write', writes: true };
const always = { ...write, id: 'probe.always', allowedWhenExpired: true };
const proved = { ...read, id: 'probe.proved', freshProof: 'always' } as const;
const reserved = { ...read, id: 'probe.reserved', roles: ['ADMIN'] } as const;

type Made = { role?: string; plan?: string; endsInMs?: number | null; livesMs?: number };

/** A person with a session of `livesMs` in a company whose subscription ends in `endsInMs`; null for none. */
async function signedIn({ role = 'MANAGER', plan = 'STANDART', endsInMs = DAY, livesMs = DAY }: Made = {}) {
  const { companyId, managerId } = await newPerson(db, { role });
  const sessionId = newId();
  const ids = { companyId, managerId, sessionId };
  if (endsInMs !== null)
    await db.run('INSERT INTO subscription (company_id, plan, start_at, end_at) VALUES ($1, $2, $3, $4)', [
      companyId,
      plan,
      new Date(0),
      new Date(start.getTime() + endsInMs),
    ]);
  await insertSession(db, {
    ...{ companyId, id: sessionId, managerId, device: 'Firefox', ip: '203.0.113.1', now: start },
    expiresAt: new Date(start.getTime() + livesMs),
  });
  return { ...ids, token: await signAccessToken(keys, ids, start) };
}

const expired = { code: codes.unauthenticated, message: messages.sessionExpired };
type Guarded = Parameters<ReturnType<typeof createGuard>['admit']>[1];
const admit = async (guard: ReturnType<typeof createGuard>, token: string, endpoint: Guarded = read) =>
  guard.admit(await guard.readClaim(token), endpoint, log);

test('a token in date speaks for its person, one that has run out only says whose it was', async () => {
  const guard = guardOf();
  const { token, ...ids } = await signedIn();
  expect(await guard.readClaim(token)).toEqual({ bearer: ids, managerId: ids.managerId });
  pass(16 * MINUTE);
  expect(await guard.readClaim(token)).toEqual({ managerId: ids.managerId });
  expect(await guard.readClaim('made.up.token')).toEqual({ managerId: undefined });
  await expect(admit(guard, token)).rejects.toMatchObject(expired);
});

test('who is let in is told as the database knows them', async () => {
  const { token, ...ids } = await signedIn();
  expect(await admit(guardOf(), token)).toEqual({ ...ids, role: 'MANAGER', onTrial: false });
  const operator = await signedIn({ role: 'ADMIN', plan: 'DENEME' });
  expect(await admit(guardOf(), operator.token, reserved)).toMatchObject({ role: 'ADMIN', onTrial: true });
});

test('a token is worth nothing without its session, with another person’s, or after the session’s end', async () => {
  const one = await signedIn();
  const other = await signedIn();
  const { companyId } = one;
  const forged = (bearer: object) => signAccessToken(keys, { ...one, ...bearer }, start);
  for (const token of [
    await forged({ sessionId: randomUUID() }),
    await forged({ companyId: other.companyId }),
    await forged({ managerId: other.managerId }),
  ])
    await expect(admit(guardOf(), token)).rejects.toMatchObject(expired);
  const short = await signedIn({ livesMs: MINUTE });
  expect(await admit(guardOf(), short.token)).toMatchObject({ companyId: short.companyId });
  pass(MINUTE);
  await expect(admit(guardOf(), short.token)).rejects.toMatchObject(expired);
  await db.run('UPDATE session SET ended_at = $2 WHERE company_id = $1', [companyId, start]);
  await expect(admit(guardOf(), one.token)).rejects.toMatchObject(expired);
});

test('what is reserved to another role is refused, and written down with no name', async () => {
  const { token, managerId } = await signedIn();
  const lines: unknown[] = [];
  const guard = guardOf();
  const claim = await guard.readClaim(token);
  const refused = guard.admit(claim, reserved, { warn: (line: unknown) => void lines.push(line) });
  await expect(refused).rejects.toMatchObject({
    code: codes.forbidden,
    message: 'Bu işlem için yetkiniz bulunmamaktadır.',
  });
  expect(lines).toMatchObject([{ event: 'access.denied', endpoint: reserved.id }]);
  expect(JSON.stringify(lines)).not.toContain(managerId);
});

test.each([
  ['ended', 0],
  ['never begun', null],
])('with a subscription that has %s a company is read and not written', async (_what, endsInMs) => {
  const { token } = await signedIn({ endsInMs });
  const guard = guardOf();
  await expect(admit(guard, token, write)).rejects.toMatchObject({
    code: codes.subscriptionOver,
    message: messages.subscriptionOver,
  });
  for (const endpoint of [read, always])
    expect(await admit(guard, token, endpoint)).toMatchObject({ role: 'MANAGER' });
});

test('a company that is being closed is read and not written', async () => {
  const { token, companyId, managerId } = await signedIn();
  await db.run(
    `INSERT INTO company_closing (company_id, asked_by, asked_at, closes_at) VALUES ($1, $2, $3, $3)`,
    [companyId, managerId, start],
  );
  const guard = guardOf();
  await expect(admit(guard, token, write)).rejects.toMatchObject({
    code: codes.conflict,
    message: messages.companyClosing,
  });
  for (const endpoint of [read, always])
    expect(await admit(guard, token, endpoint)).toMatchObject({ role: 'MANAGER' });
});

test('a company that has filled its space is read and not written', async () => {
  const { token, companyId } = await signedIn({ plan: 'DENEME' });
  const guard = guardOf();
  full.set(companyId, 'DENEME');
  await expect(admit(guard, token, write)).rejects.toMatchObject({
    code: codes.conflict,
    message: messages.companyFull,
  });
  for (const endpoint of [read, always])
    expect(await admit(guard, token, endpoint)).toMatchObject({ companyId });
  full.set(companyId, 'STANDART');
  expect(await admit(guard, token, write)).toMatchObject({ companyId });
});

test('what needs the password again is open for a quarter of an hour after it was given', async () => {
  const { token, companyId, sessionId, ...person } = await signedIn();
  const guard = guardOf();
  const later = async () => signAccessToken(keys, { companyId, sessionId, ...person }, now);
  pass(15 * MINUTE);
  expect(await admit(guard, await later(), proved)).toMatchObject({ companyId });
  pass(1);
  await expect(admit(guard, await later(), proved)).rejects.toMatchObject({ code: codes.proofRequired });
  expect(await admit(guard, await later(), { ...read, freshProof: 'sometimes' })).toMatchObject({
    companyId,
  });
  await updateProvedAt(db, companyId, sessionId, now);
  expect(await admit(guard, await later(), proved)).toMatchObject({ companyId });
  expect(token).not.toBe(await later());
});

test('what a process knows of a session is five seconds old at most, and nothing once it is told', async () => {
  const guard = guardOf();
  const [one, other] = [await signedIn(), await signedIn()];
  for (const { token } of [one, other]) await admit(guard, token);
  await db.run('UPDATE session SET ended_at = $1', [start]);
  pass(4_999);
  expect(await admit(guard, one.token)).toMatchObject({ companyId: one.companyId });
  guard.forget(other.companyId, one.sessionId);
  guard.forget(one.companyId, other.sessionId);
  expect(await admit(guard, one.token)).toMatchObject({ companyId: one.companyId });
  guard.forget(one.companyId, one.sessionId);
  await expect(admit(guard, one.token)).rejects.toMatchObject(expired);
  expect(await admit(guard, other.token)).toMatchObject({ companyId: other.companyId });
  pass(1);
  await expect(admit(guard, other.token)).rejects.toMatchObject(expired);
});

test('a question that failed is asked again, and many at once ask the database once', async () => {
  const { token, companyId } = await signedIn();
  let asked = 0;
  let broken = true;
  const counting = {
    ...db,
    first: ((...parts: Parameters<typeof db.first>) => {
      asked++;
      return broken ? Promise.reject(new Error('no database')) : db.first(...parts);
    }) as typeof db.first,
  };
  const guard = createGuard({
    db: counting,
    keys,
    now: () => now,
    isActive: () => true,
    isFull: () => false,
  });
  await expect(admit(guard, token)).rejects.toThrow('no database');
  broken = false;
  const many = await Promise.all(Array.from({ length: 20 }, () => admit(guard, token)));
  expect(new Set(many.map((caller) => caller.companyId))).toEqual(new Set([companyId]));
  expect(asked).toBe(2);
});
