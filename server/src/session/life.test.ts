import { codes, limits } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { createLog } from '../log';
import { testDatabase } from '../test/database';
import { newPerson } from '../test/people';
import { readAccessToken } from './access-token';
import { deriveKeys } from './keys';
import { requireFreshProof } from './proof';
import {
  findProvedAt,
  findSession,
  isNewDevice,
  listSessions,
  loadSession,
  type StoredSession,
  updateProvedAt,
} from './queries';
import { readRefreshToken, writeRefreshToken } from './refresh-token';
import { createSessions } from './sessions';

const db = testDatabase();
const keys = deriveKeys(['a secret for tests that is long enough']);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const GRACE = limits.token.successorGraceSeconds * SECOND;
const LIFE = limits.token.refreshDays * DAY;
let now = new Date('2026-03-04T09:30:00Z');
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const ago = (ms: number) => new Date(now.getTime() - ms);

const forgotten: string[] = [];
const copied: StoredSession[] = [];
const parts = {
  keys,
  now: () => now,
  log: createLog('silent'),
  guard: { forget: (companyId: string, id: string) => void forgotten.push(`${companyId} ${id}`) },
  onCopied: async (session: StoredSession) => void copied.push(session),
};
// Two processes on one database.
const sessions = createSessions({ ...parts, db });
const other = createSessions({ ...parts, db });
beforeEach(() => {
  forgotten.length = 0;
  copied.length = 0;
});

const expired = { code: codes.unauthenticated };
type Person = { companyId: string; managerId: string };
async function open(person?: Person, change: { device?: string; ip?: string; deviceHash?: Buffer } = {}) {
  const { companyId, managerId } = person ?? (await newPerson(db));
  const opened = { companyId, managerId, device: 'Firefox', ip: '203.0.113.1', ...change };
  const tokens = await sessions.open(db, opened);
  const sessionId = readRefreshToken(keys, tokens.refreshToken)?.sessionId ?? '';
  return { companyId, managerId, sessionId, ...tokens, named: { companyId, id: sessionId, managerId } };
}
const stored = async ({ companyId, sessionId }: { companyId: string; sessionId: string }) => {
  const found = await findSession(db, companyId, sessionId);
  if (!found) throw new Error('no session');
  return found;
};
const counterOf = (refreshToken: string) => readRefreshToken(keys, refreshToken)?.counter;

test('a session is opened with tokens that speak for its person, and lasts thirty days', async () => {
  const { companyId, managerId, sessionId, token, refreshToken } = await open();
  expect(await readAccessToken(keys, token, now)).toEqual({ companyId, managerId, sessionId });
  expect(readRefreshToken(keys, refreshToken)).toEqual({ companyId, sessionId, counter: 1 });
  expect(await stored({ companyId, sessionId })).toEqual({
    ...{ companyId, id: sessionId, managerId, device: 'Firefox', counter: 1, rotatedAt: now, endedAt: null },
    expiresAt: new Date(now.getTime() + LIFE),
  });
});

test('each refresh makes the next token, keeps the address it came from and begins thirty days anew', async () => {
  const opened = await open();
  pass(29 * DAY);
  const next = await sessions.refresh(opened.refreshToken, '198.51.100.7');
  expect(counterOf(next.refreshToken)).toBe(2);
  expect(await readAccessToken(keys, next.token, now)).toMatchObject({ sessionId: opened.sessionId });
  const expiresAt = new Date(now.getTime() + LIFE);
  expect(await stored(opened)).toMatchObject({ counter: 2, rotatedAt: now, expiresAt });
  pass(MINUTE);
  const third = await sessions.refresh(next.refreshToken);
  expect(counterOf(third.refreshToken)).toBe(3);
  const [listed] = await listSessions(db, opened.companyId, opened.managerId, now);
  expect(listed).toMatchObject({ ip: '203.0.113.1', lastIp: '198.51.100.7', lastUsedAt: now });
});

test('the predecessor gets the newest token again for a minute, to the moment', async () => {
  const opened = await open();
  const next = await sessions.refresh(opened.refreshToken);
  pass(GRACE);
  expect((await sessions.refresh(opened.refreshToken)).refreshToken).toBe(next.refreshToken);
  expect(copied).toEqual([]);
  pass(1);
  await expect(sessions.refresh(opened.refreshToken)).rejects.toMatchObject(expired);
  await expect(sessions.refresh(next.refreshToken)).rejects.toMatchObject(expired);
});

test('an older token, or one that was never given, is a copy: the session ends and its person is told', async () => {
  for (const counter of [1, 7]) {
    const opened = await open();
    const second = await sessions.refresh(opened.refreshToken);
    const third = await sessions.refresh(second.refreshToken);
    forgotten.length = 0;
    copied.length = 0;
    const { companyId, sessionId, managerId } = opened;
    const copy = writeRefreshToken(keys, { companyId, sessionId, counter });
    await expect(sessions.refresh(copy)).rejects.toMatchObject(expired);
    await expect(sessions.refresh(third.refreshToken)).rejects.toMatchObject(expired);
    expect((await stored(opened)).endedAt).toEqual(now);
    expect(forgotten).toEqual([`${companyId} ${sessionId}`]);
    expect(copied.map(({ id }) => id)).toEqual([sessionId]);
    const [told] = await db.query(
      `SELECT entity, entity_id AS "whom", manager_id AS "by", after FROM audit
        WHERE company_id = $1 AND action = 'GUVENLIK'`,
      [companyId],
    );
    expect(told).toEqual({
      entity: 'session.reuse',
      whom: managerId,
      by: null,
      after: { device: 'Firefox' },
    });
  }
});

test('a refresh token is worth nothing after its session’s end, its days, or when it is none of ours', async () => {
  const opened = await open();
  pass(LIFE);
  await expect(sessions.refresh(opened.refreshToken)).rejects.toMatchObject(expired);
  const ended = await open();
  await sessions.end(db, ended.named);
  await expect(sessions.refresh(ended.refreshToken)).rejects.toMatchObject(expired);
  await expect(sessions.refresh('none.of ours')).rejects.toMatchObject(expired);
  const { companyId } = ended;
  const unknown = writeRefreshToken(keys, { companyId, sessionId: newId(), counter: 1 });
  await expect(sessions.refresh(unknown)).rejects.toMatchObject(expired);
  expect(copied).toEqual([]);
});

test('many who ask at once share one answer, and another process gives the same token', async () => {
  const { refreshToken } = await open();
  const asked = Array.from({ length: 20 }, () => sessions.refresh(refreshToken));
  expect(new Set(asked).size).toBe(1);
  const answers = await Promise.all([
    ...asked,
    ...Array.from({ length: 5 }, () => other.refresh(refreshToken)),
  ]);
  expect(new Set(answers.map((each) => each.refreshToken)).size).toBe(1);
  expect(counterOf(answers[0]?.refreshToken ?? '')).toBe(2);
  // A later question is asked anew.
  pass(GRACE + 1);
  await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(expired);
});

test('a process that another one overtakes between looking and writing gives out the token of the faster one', async () => {
  const opened = await open();
  let faster = '';
  // Another process renews the session after this one has looked at it.
  const overtaken = createSessions({
    ...parts,
    db: {
      ...db,
      async first(text, params, options) {
        const row = await db.first<never>(text, params, options);
        if (!faster) faster = (await other.refresh(opened.refreshToken)).refreshToken;
        return row;
      },
    },
  });
  const { token, refreshToken } = await overtaken.refresh(opened.refreshToken);
  expect([counterOf(refreshToken), refreshToken]).toEqual([2, faster]);
  expect(await readAccessToken(keys, token, now)).toMatchObject({ sessionId: opened.sessionId });
  expect(await stored(opened)).toMatchObject({ counter: 2, endedAt: null });
});

test('a session ends once, for its own person alone, and is forgotten at once', async () => {
  const { named } = await open();
  const stranger = await open();
  expect(await sessions.end(db, { ...named, managerId: stranger.managerId })).toBeNull();
  expect(await sessions.end(db, { ...named, companyId: stranger.companyId })).toBeNull();
  forgotten.length = 0;
  const forget = await sessions.end(db, named);
  expect(forgotten).toEqual([`${named.companyId} ${named.id}`]);
  await forget?.();
  expect(forgotten).toHaveLength(2);
  expect(await sessions.end(db, named)).toBeNull();
});

test('a refresh token ends its session, one that is none of ours ends nothing', async () => {
  const opened = await open();
  await sessions.endByToken(db, 'none of ours');
  const { companyId } = opened;
  await sessions.endByToken(db, writeRefreshToken(keys, { companyId, sessionId: newId(), counter: 1 }));
  expect((await stored(opened)).endedAt).toBeNull();
  await sessions.endByToken(db, opened.refreshToken);
  expect((await stored(opened)).endedAt).toEqual(now);
  expect(forgotten).toEqual([`${companyId} ${opened.sessionId}`]);
});

test('all sessions of a person end, except the one that is named, and nobody else’s', async () => {
  const person = await newPerson(db);
  const [one, two, three] = [await open(person), await open(person), await open(person)];
  const stranger = await open();
  await sessions.endAll(db, { ...person, except: two.sessionId });
  expect(forgotten.sort()).toEqual(
    [one, three].map(({ companyId, sessionId }) => `${companyId} ${sessionId}`).sort(),
  );
  const open2 = await listSessions(db, person.companyId, person.managerId, now);
  expect(open2.map(({ id }) => id)).toEqual([two.sessionId]);
  await sessions.endAll(db, person);
  expect(await listSessions(db, person.companyId, person.managerId, now)).toEqual([]);
  expect((await stored(stranger)).endedAt).toBeNull();
});

test('open sessions are listed with where they were last used, the newest use first', async () => {
  const person = await newPerson(db);
  const first = await open(person, { device: 'Safari', ip: '203.0.113.2' });
  pass(MINUTE);
  const second = await open(person, { device: 'Chrome' });
  expect(await listSessions(db, person.companyId, person.managerId, now)).toEqual([
    {
      id: second.sessionId,
      device: 'Chrome',
      ip: '203.0.113.1',
      lastIp: null,
      createdAt: now,
      lastUsedAt: now,
    },
    {
      ...{ id: first.sessionId, device: 'Safari', ip: '203.0.113.2', lastIp: null },
      ...{ createdAt: ago(MINUTE), lastUsedAt: ago(MINUTE) },
    },
  ]);
  pass(LIFE - MINUTE);
  expect((await listSessions(db, person.companyId, person.managerId, now)).map(({ id }) => id)).toEqual([
    second.sessionId,
  ]);
});

test('what a session is worth is told with its person’s role and the company’s subscription', async () => {
  const { companyId, managerId, sessionId, named } = await open();
  const expiresAt = new Date(now.getTime() + LIFE);
  const bare = { managerId, role: 'MANAGER', expiresAt, plan: null, subscriptionEnd: null, isClosing: false };
  expect(await loadSession(db, companyId, sessionId)).toEqual(bare);
  await db.run(
    "INSERT INTO subscription (company_id, plan, start_at, end_at) VALUES ($1, 'DENEME', $2, $2)",
    [companyId, now],
  );
  await db.run(
    'INSERT INTO company_closing (company_id, asked_by, asked_at, closes_at) VALUES ($1, $2, $3, $3)',
    [companyId, managerId, now],
  );
  expect(await loadSession(db, companyId, sessionId)).toEqual({
    ...bare,
    ...{ plan: 'DENEME', subscriptionEnd: now, isClosing: true },
  });
  await sessions.end(db, named);
  expect(await loadSession(db, companyId, sessionId)).toBeUndefined();
});

test('a typed password counts for a quarter of an hour, in its session alone, and not after its end', async () => {
  const person = await newPerson(db);
  const [here, elsewhere] = [await open(person), await open(person)];
  const fresh = (session: typeof here) => requireFreshProof(db, session, now);
  pass(limits.proofMinutes * MINUTE);
  await fresh(here);
  pass(1);
  await expect(fresh(here)).rejects.toMatchObject({ code: codes.proofRequired });
  await updateProvedAt(db, here.companyId, here.sessionId, now);
  await fresh(here);
  await expect(fresh(elsewhere)).rejects.toMatchObject({ code: codes.proofRequired });
  expect(await findProvedAt(db, here.companyId, here.sessionId)).toEqual(now);
  // Sessions from before proofs were kept were proved when they were opened.
  await db.run('UPDATE session SET proved_at = NULL WHERE id = $1', [here.sessionId]);
  expect(await findProvedAt(db, here.companyId, here.sessionId)).toEqual(
    ago(limits.proofMinutes * MINUTE + 1),
  );
  await sessions.end(db, here.named);
  expect(await findProvedAt(db, here.companyId, here.sessionId)).toBeUndefined();
  await expect(fresh(here)).rejects.toMatchObject({ code: codes.proofRequired });
});

test('a device is new when the person has signed in before, and not from it', async () => {
  const person = await newPerson(db);
  const from = { ...person, device: 'Firefox', ip: '203.0.113.1', deviceHash: Buffer.from('laptop') };
  expect(await isNewDevice(db, from)).toBe(false);
  await open(person, { deviceHash: from.deviceHash });
  expect(await isNewDevice(db, from)).toBe(false);
  expect(await isNewDevice(db, { ...from, device: 'Chrome', ip: '198.51.100.1' })).toBe(false);
  expect(await isNewDevice(db, { ...from, deviceHash: Buffer.from('phone') })).toBe(true);
  // Who sends no id is known by the kind of device and the address.
  const nameless = { ...from, deviceHash: undefined };
  expect(await isNewDevice(db, nameless)).toBe(false);
  expect(await isNewDevice(db, { ...nameless, device: 'Chrome' })).toBe(true);
  expect(await isNewDevice(db, { ...nameless, ip: '198.51.100.1' })).toBe(true);
});
