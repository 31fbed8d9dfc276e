import { api } from '@vezne/contract';
import fc from 'fast-check';
import { testApp } from '../test/app';
import { patience, trials } from '../test/trials';
import { readRefreshToken, writeRefreshToken } from './refresh-token';

const t = testApp();
jest.setTimeout(patience(30_000));

const refresh = (refreshToken: string) => t.call(api.auth.refresh, { query: { refreshToken } });
const me = (token: string) => t.call(api.manager.findByToken, {}, { token });
const tokensOf = (answer: { body: unknown }) => api.auth.refresh.output.parse(answer.body);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('a refresh token is exchanged for a new pair that works', async () => {
  const person = await t.signUp();
  const next = tokensOf(await refresh(person.refreshToken));
  expect(next.refreshToken).not.toBe(person.refreshToken);
  expect((await me(next.token)).status).toBe(200);
});

test('a lost answer signs nobody out: the predecessor gets the same newest token for a minute', async () => {
  const person = await t.signUp();
  const next = tokensOf(await refresh(person.refreshToken));
  t.later(59_000);
  const again = tokensOf(await refresh(person.refreshToken));
  expect(again.refreshToken).toBe(next.refreshToken);
  expect((await refresh(next.refreshToken)).status).toBe(200);
});

test('after a minute the predecessor counts as stolen and ends the session', async () => {
  const person = await t.signUp();
  const next = tokensOf(await refresh(person.refreshToken));
  t.later(61_000);
  expect((await refresh(person.refreshToken)).status).toBe(401);
  expect((await refresh(next.refreshToken)).status).toBe(401);
  expect((await me(next.token)).status).toBe(401);
});

test('an older token ends the whole family at once, the newest token included', async () => {
  const person = await t.signUp();
  const second = tokensOf(await refresh(person.refreshToken));
  const third = tokensOf(await refresh(second.refreshToken));
  const replay = await refresh(person.refreshToken);
  expect([replay.status, replay.body]).toEqual([
    401,
    { code: 'UNAUTHENTICATED', message: 'Session expired. Please login again.' },
  ]);
  expect((await refresh(third.refreshToken)).status).toBe(401);
  expect((await me(third.token)).status).toBe(401);
});

test('a hundred tabs that refresh at the same time share one new token', async () => {
  const person = await t.signUp();
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(person.refreshToken)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => tokensOf(answer).refreshToken)).size).toBe(1);
});

test('whatever order tokens are used in, the server keeps to the rule', async () => {
  // 0 is the newest token the client has seen, 1 the one before, and so on.
  const step = fc.record({
    back: fc.integer({ min: 0, max: 3 }),
    // No sum of them comes near the end of the grace minute, where the clock's milliseconds would decide.
    waitMs: fc.constantFrom(0, 0, 25_000, 70_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const person = await t.signUp();
      const seen = [person.refreshToken];
      let alive = true;
      let rotated = t.app.now().getTime();
      for (const { back, waitMs } of steps) {
        t.later(waitMs);
        const at = seen.length - 1 - back;
        const token = seen[at];
        if (token === undefined) continue;
        const inGrace = t.app.now().getTime() - rotated <= MINUTE;
        const answer = await refresh(token);
        if (alive && back === 0) {
          expect(answer.status).toBe(200);
          seen.push(tokensOf(answer).refreshToken);
          rotated = t.app.now().getTime();
        } else if (alive && back === 1 && inGrace) {
          expect(tokensOf(answer).refreshToken).toBe(seen.at(-1));
        } else {
          expect(answer.status).toBe(401);
          alive = false;
        }
      }
    }),
    { numRuns: trials(25) },
  );
});

test('signing out ends the session on the server', async () => {
  const person = await t.signUp();
  expect((await t.call(api.auth.logout, { body: { refreshToken: person.refreshToken } })).body).toBe(true);
  expect((await me(person.token)).status).toBe(401);
  expect((await refresh(person.refreshToken)).status).toBe(401);
});

test('an access token lasts a quarter of an hour, a refresh token thirty days', async () => {
  const person = await t.signUp();
  t.later(14 * MINUTE);
  expect((await me(person.token)).status).toBe(200);
  t.later(2 * MINUTE);
  expect((await me(person.token)).status).toBe(401);
  t.later(29 * DAY);
  const next = tokensOf(await refresh(person.refreshToken));
  t.later(31 * DAY);
  expect((await refresh(next.refreshToken)).status).toBe(401);
});

test('a person sees the open sessions and ends one of them', async () => {
  const person = await t.signUp();
  const phone = await t.signIn(person.email, person.password);
  const list = async () => api.auth.sessions.output.parse((await t.call(api.auth.sessions, {}, person)).body);
  const sessions = await list();
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  const other = sessions.find(({ current }) => !current);
  const end = () => t.call(api.auth.endSession, { query: { id: other?.id } }, { token: person.token });
  expect((await end()).body).toBe(true);
  expect((await end()).status).toBe(404);
  expect((await me(phone.token)).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test("nobody ends another person's session", async () => {
  const person = await t.signUp();
  const stranger = await t.signUp();
  const sessions = api.auth.sessions.output.parse((await t.call(api.auth.sessions, {}, person)).body);
  const answer = await t.call(
    api.auth.endSession,
    { query: { id: sessions[0]?.id } },
    { token: stranger.token },
  );
  expect(answer.status).toBe(404);
  expect((await me(person.token)).status).toBe(200);
});

test('what another process ends, this one notices within five seconds', async () => {
  const person = await t.signUp();
  expect((await me(person.token)).status).toBe(200);
  await t.db.run('UPDATE session SET ended_at = now() WHERE manager_id = $1', [person.managerId]);
  t.later(5_001);
  expect((await me(person.token)).status).toBe(401);
});

test('a refresh token with one letter changed, or with another number, is none of ours', async () => {
  const person = await t.signUp();
  const named = readRefreshToken(t.app.keys, person.refreshToken);
  if (!named) throw new Error('not readable');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < person.refreshToken.length; at += 7) {
    const letter = alphabet[alphabet.indexOf(person.refreshToken.charAt(at)) ^ 1];
    const changed = person.refreshToken.slice(0, at) + letter + person.refreshToken.slice(at + 1);
    expect((await refresh(changed)).status).toBe(401);
  }
  const strange = writeRefreshToken({ ...t.app.keys, refresh: [new Uint8Array(32)] }, named);
  expect((await refresh(strange)).status).toBe(401);
  expect((await refresh(person.refreshToken)).status).toBe(200);
});

test('no token is stored in the database', async () => {
  const person = await t.signUp();
  const next = tokensOf(await refresh(person.refreshToken));
  const row = await t.db.first<{ text: string }>(
    "SELECT string_agg(s::text, E'\\n') AS text FROM session s WHERE manager_id = $1",
    [person.managerId],
  );
  for (const token of [person.refreshToken, next.refreshToken, next.token])
    for (const part of token.split('.')) expect(row?.text).not.toContain(part);
});

describe('a call that comes between the end of a session and its commit is the last one', () => {
  /** Holds up whatever writes to the history, which each of them does after ending sessions. */
  async function callWhile(ending: () => Promise<{ status: number }>, token: string) {
    const ended = await t.db.transaction(async (sql) => {
      await sql.run('LOCK TABLE audit IN EXCLUSIVE MODE');
      const answer = ending();
      const isHeld = () => t.db.first('SELECT 1 FROM pg_locks WHERE NOT granted');
      while (!(await isHeld())) await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await me(token)).status).toBe(200);
      return { answer };
    });
    expect((await ended.answer).status).toBe(200);
    await t.idle();
    return (await me(token)).status;
  }

  async function twice() {
    const person = await t.signUp();
    return { person, phone: await t.signIn(person.email, person.password) };
  }

  test('ended one by one, or all others', async () => {
    const { person, phone } = await twice();
    const sessions = api.auth.sessions.output.parse((await t.call(api.auth.sessions, {}, person)).body);
    const id = sessions.find(({ current }) => !current)?.id;
    const end = () => t.call(api.auth.endSession, { query: { id } }, person);
    expect(await callWhile(end, phone.token)).toBe(401);
    const again = await t.signIn(person.email, person.password);
    expect(await callWhile(() => t.call(api.auth.endOtherSessions, {}, person), again.token)).toBe(401);
  });

  test('with a new password', async () => {
    const { person, phone } = await twice();
    const body = { oldPassword: person.password, newPassword: 'Yepyeni-Sifre-7' };
    const change = () => t.call(api.auth.changePassword, { body }, person);
    expect(await callWhile(change, phone.token)).toBe(401);
  });

  test('with the person, who is removed or goes', async () => {
    const owner = await t.signUp();
    const [removed, gone] = [await t.addManager(owner), await t.addManager(owner)];
    const remove = () => t.call(api.manager.delete, { query: { id: removed.managerId } }, owner);
    expect(await callWhile(remove, removed.token)).toBe(401);
    const leave = () => t.call(api.leaving.eraseAccount, { body: { password: gone.password } }, gone);
    expect(await callWhile(leave, gone.token)).toBe(401);
  });
});
