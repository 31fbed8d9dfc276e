import { api, type FactorState, LoginAnswer } from '@vezne/contract';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { deriveKeys } from '../../session/keys';
import { testApp } from '../../test/app';
import type { SignedUp } from '../../test/people';
import { openSecret, sealSecret } from './secret';
import { resealFactors } from './service';

const t = testApp();
let letThrough = () => {};
const gate = new Promise<void>((resolve) => {
  letThrough = resolve;
});
/** The same beside a mail server that does not answer. */
const mute = testApp({ db: t.db, send: () => gate });
const STEP = 30_000;
const now = () => t.app.now().getTime();
/** The code of the app, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: now() + steps * STEP });
/** Waits by the test's clock for the beginning of another half minute. */
const nextStep = () => t.later(STEP - (now() % STEP) + 1_000);
const login = ({ email, password }: SignedUp) => t.call(api.auth.login, { body: { email, password } });
const challengeOf = async (person: SignedUp): Promise<string> => {
  const { body } = await login(person);
  return body instanceof Object && 'challenge' in body ? String(body.challenge) : '';
};
const verify = (challenge: string, code: string, ip?: string) =>
  t.call(api.factor.verify, { body: { challenge, code } }, { ip });
const mailsTo = async (email: string) => {
  await t.idle();
  return t.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const wrong = { status: 400, body: { fields: { code: 'Kod hatalı veya daha önce kullanılmış.' } } };
const over = { status: 401, body: { message: 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.' } };

type Guarded = SignedUp & { secret: string; codes: string[] };

/** Somebody whose second factor is on. */
async function guarded(): Promise<Guarded> {
  const person = await t.signUp();
  const { secret } = await t.ask<{ secret: string }>(api.factor.begin, person);
  nextStep();
  const { codes } = await t.ask<{ codes: string[] }>(api.factor.confirm, person, {
    body: { code: codeOf(secret) },
  });
  nextStep();
  return { ...person, secret, codes };
}

test('who has no second factor signs in exactly as before', async () => {
  const { status, body } = await login(await t.signUp());
  expect(status).toBe(200);
  expect(Object.keys(body ?? {}).sort()).toEqual(['refreshToken', 'token', 'userType']);
});

test('a factor is on only once the app has made the right code; the recovery codes are shown once', async () => {
  const person = await t.signUp();
  const state = () => t.ask<FactorState>(api.factor.state, person);
  expect(await state()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  const { secret, uri } = await t.ask<{ secret: string; uri: string }>(api.factor.begin, person);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Vezne:.*secret=${secret}`));
  expect((await login(person)).body).toMatchObject({ userType: 'MANAGER' });
  expect(await t.call(api.factor.confirm, { body: { code: '000000' } }, person)).toMatchObject(wrong);
  const { codes } = await t.ask<{ codes: string[] }>(api.factor.confirm, person, {
    body: { code: codeOf(secret) },
  });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
  expect(await state()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(await mailsTo(person.email)).toContain('Vezne: İki adımlı doğrulama açıldı');
  expect((await t.call(api.factor.begin, {}, person)).status).toBe(409);
  expect((await t.call(api.factor.confirm, { body: { code: codeOf(secret) } }, person)).status).toBe(409);
});

test('neither secret nor codes can be read in the database', async () => {
  const { secret, codes, managerId } = await guarded();
  const rows = await t.db.query(
    'SELECT f.secret, r.hash FROM factor f JOIN recovery_code r USING (account_id) WHERE account_id = $1',
    [managerId],
  );
  const stored = rows
    .map((row) =>
      Object.values(row as Record<string, Buffer>)
        .map((b) => b.toString('latin1'))
        .join(),
    )
    .join();
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text);
  const kept = await t.db.query<{ answer: string | null }>('SELECT answer FROM idempotency');
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('the password alone opens nothing: a code of the app does, and the session is like any other', async () => {
  const person = await guarded();
  const first = await login(person);
  expect([first.status, Object.keys(first.body ?? {})]).toEqual([200, ['challenge']]);
  const challenge = await challengeOf(person);
  expect(await verify(challenge, '123456')).toMatchObject(wrong);
  const { body } = await verify(challenge, codeOf(person.secret).replace(/(...)/, '$1 '));
  const tokens = LoginAnswer.parse(body);
  expect((await t.call(api.auth.sessions, {}, tokens)).status).toBe(200);
  const refreshed = await t.call(api.auth.refresh, { query: { refreshToken: tokens.refreshToken } });
  expect(refreshed.status).toBe(200);
});

test('a code works once, even for twenty who try at the same moment, and no earlier one after it', async () => {
  const person = await guarded();
  const challenges = await Promise.all(Array.from({ length: 20 }, () => challengeOf(person)));
  const code = codeOf(person.secret);
  // Each from a place of its own, so that nobody is refused for guessing.
  const answers = await Promise.all(challenges.map((each, at) => verify(each, code, `203.0.113.${at + 1}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  const challenge = await challengeOf(person);
  expect(await verify(challenge, code)).toMatchObject(wrong);
  expect(await verify(challenge, codeOf(person.secret, -1))).toMatchObject(wrong);
  nextStep();
  expect((await verify(await challengeOf(person), codeOf(person.secret))).status).toBe(200);
});

test.each([
  [-2, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('a telephone whose clock is %i half minutes off is answered %i', async (steps, status) => {
  const person = await guarded();
  // The code that switched it on is two half minutes old by now.
  nextStep();
  expect((await verify(await challengeOf(person), codeOf(person.secret, steps))).status).toBe(status);
});

test('guesses at codes are counted, apart from those at the password', async () => {
  const person = await guarded();
  const challenge = await challengeOf(person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => verify(challenge, String(100_000 + at))),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(15).fill(429)]);
  expect((await verify(challenge, codeOf(person.secret))).status).toBe(429);
  expect((await login(person)).status).toBe(200);
  t.later(2 * 60_000);
  expect((await verify(await challengeOf(person), codeOf(person.secret))).status).toBe(200);
});

test('a challenge lives five minutes, and dies with the password', async () => {
  const person = await guarded();
  const challenge = await challengeOf(person);
  t.later(5 * 60_000 + 1_000);
  expect(await verify(challenge, codeOf(person.secret))).toMatchObject(over);
  const fresh = await challengeOf(person);
  const altered = `${fresh.slice(0, 30)}${fresh[30] === 'A' ? 'B' : 'A'}${fresh.slice(31)}`;
  for (const text of ['x', 'x'.repeat(75), altered, `${fresh}AA`])
    expect(await verify(text, codeOf(person.secret))).toMatchObject(over);
  await t.db.run('UPDATE account SET password_hash = $2 WHERE id = $1', [person.managerId, 'another']);
  expect(await verify(fresh, codeOf(person.secret))).toMatchObject(over);
});

test('a recovery code works once, is told by mail, and can be typed as people type', async () => {
  const person = await guarded();
  const [code = '', second = ''] = person.codes;
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
  const challenges = await Promise.all([challengeOf(person), challengeOf(person), challengeOf(person)]);
  const answers = await Promise.all(challenges.map((each, at) => verify(each, typed, `203.0.113.${at + 1}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await mailsTo(person.email)).toContain('Vezne: Bir kurtarma kodu kullanıldı');
  const good = answers.find(({ status }) => status === 200);
  const state = await t.ask<FactorState>(api.factor.state, LoginAnswer.parse(good?.body));
  expect(state.recoveryCodesLeft).toBe(9);

  const fresh = await t.ask<{ codes: string[] }>(api.factor.renewCodes, LoginAnswer.parse(good?.body));
  expect(await verify(await challengeOf(person), second)).toMatchObject(wrong);
  expect((await verify(await challengeOf(person), fresh.codes[0] ?? '')).status).toBe(200);
});

test('neither recovery codes nor a session wait for the mail server', async () => {
  const person = await t.signUp();
  const { secret } = await t.ask<{ secret: string }>(api.factor.begin, person);
  const fromApp = new TOTP({ secret }).generate({ timestamp: mute.app.now().getTime() });
  const confirmed = await mute.call(api.factor.confirm, { body: { code: fromApp } }, person);
  const [code = ''] = confirmed.status === 200 ? api.factor.confirm.output.parse(confirmed.body).codes : [];
  const { email, password } = person;
  const { body } = await mute.call(api.auth.login, { body: { email, password } });
  const { challenge } = z.object({ challenge: z.string() }).parse(body);
  const verified = await mute.call(api.factor.verify, { body: { challenge, code } });
  letThrough();
  expect([confirmed.status, verified.status]).toEqual([200, 200]);
});

test('another password by a mailed link does not get past the factor', async () => {
  const person = await guarded();
  await t.call(api.auth.forgotPassword, { params: { email: person.email } });
  const body = { token: await t.mailedToken(person.email), newPassword: 'Yepyeni-Sifre-3' };
  expect((await t.call(api.auth.resetPassword, { body })).body).toBe(true);
  const again = { ...person, password: body.newPassword };
  expect(Object.keys((await login(again)).body ?? {})).toEqual(['challenge']);
  expect((await verify(await challengeOf(again), codeOf(person.secret))).status).toBe(200);
});

test('switching off needs a fresh proof, is told by mail and leaves nothing behind', async () => {
  const person = await guarded();
  const tokens = LoginAnswer.parse((await verify(await challengeOf(person), codeOf(person.secret))).body);
  t.later(16 * 60_000);
  const renewed = await t.call(api.auth.refresh, { query: { refreshToken: tokens.refreshToken } });
  const late = { ...person, ...api.auth.refresh.output.parse(renewed.body) };
  expect((await t.call(api.factor.switchOff, {}, late)).body).toMatchObject({ code: 'PROOF_REQUIRED' });
  await t.ask(api.auth.provePassword, late, { body: { password: person.password } });
  expect((await t.call(api.factor.switchOff, {}, late)).body).toBe(true);
  expect(await mailsTo(person.email)).toContain('Vezne: İki adımlı doğrulama kapatıldı');
  expect((await login(person)).body).toMatchObject({ userType: 'MANAGER' });
  const told = await t.db.query<{ entity: string }>(
    `SELECT entity FROM audit WHERE entity_id = $1 AND entity LIKE 'factor.%' ORDER BY at`,
    [person.managerId],
  );
  expect(told.map(({ entity }) => entity)).toEqual(['factor.on', 'factor.off']);
  expect(await t.db.query('SELECT 1 FROM recovery_code WHERE account_id = $1', [person.managerId])).toEqual(
    [],
  );
  expect((await t.call(api.factor.switchOff, {}, late)).status).toBe(409);
});

test('whoever was removed and brought back still has the factor', async () => {
  const owner = await t.signUp();
  const ali = await t.addManager(owner);
  const { secret } = await t.ask<{ secret: string }>(api.factor.begin, ali);
  await t.ask(api.factor.confirm, ali, { body: { code: codeOf(secret) } });
  await t.ask(api.manager.delete, owner, { query: { id: ali.managerId } });
  await t.ask(api.manager.restore, owner, { body: { id: ali.managerId } });
  nextStep();
  expect((await verify(await challengeOf(ali), codeOf(secret))).status).toBe(200);
  const [left] = await t.db.query('SELECT count(*)::int AS left FROM recovery_code WHERE account_id = $1', [
    ali.managerId,
  ]);
  expect(left).toEqual({ left: 10 });
});

test('after the secret of the installation was changed, the start seals every factor anew', async () => {
  const { managerId } = await guarded();
  const [before, after] = ['the first secret of this installation', 'the second secret of this installation'];
  const plain = Buffer.from('12345678901234567890');
  await t.db.run('UPDATE factor SET secret = $2 WHERE account_id = $1', [
    managerId,
    sealSecret(deriveKeys([before]).factor, managerId, plain),
  ]);
  const keys = deriveKeys([after, before]);
  await t.db.run('DELETE FROM factor WHERE account_id <> $1', [managerId]);
  expect(await resealFactors({ db: t.db, keys })).toBe(1);
  expect(await resealFactors({ db: t.db, keys })).toBe(0);
  const row = await t.db.first<{ secret: Buffer }>('SELECT secret FROM factor WHERE account_id = $1', [
    managerId,
  ]);
  const sealed = row?.secret ?? Buffer.alloc(0);
  expect(openSecret(deriveKeys([after]).factor, managerId, sealed)?.secret).toEqual(plain);
  expect(openSecret(deriveKeys([before]).factor, managerId, sealed)).toBeUndefined();
  // It opens for its own account only, and not when a bit of it was changed.
  expect(
    openSecret(deriveKeys([after]).factor, '0198a000-0000-7000-8000-000000000000', sealed),
  ).toBeUndefined();
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(openSecret(deriveKeys([after]).factor, managerId, sealed)).toBeUndefined();
});
