import { codes, limits, messages } from '@vezne/contract';
import { createLog } from '../log';
import type { Email } from '../mail/mail';
import { createHasher } from '../password/hash';
import { deriveKeys } from '../session/keys';
import { createSessions, type Sessions } from '../session/sessions';
import { testDatabase } from '../test/database';
import { newPerson } from '../test/people';
import { createAttempts } from './attempts';
import { announceChange, changePassword, checkChange, recordPasswordChange } from './password';
import { findAccount } from './queries';
import { checkReset, resetPassword, sendResetLink } from './reset';

const db = testDatabase();
const keys = deriveKeys(['a secret for tests that is long enough']);
const log = createLog('silent');
const hasher = createHasher({ memoryKib: 64, passes: 1 });
const MINUTE = 60_000;
let now = new Date('2026-03-04T09:30:00Z');
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const letters: Email[] = [];
const ended: unknown[] = [];
const sessions: Sessions = {
  ...createSessions({ db, keys, log, now: () => now, guard: { forget() {} }, onCopied: async () => {} }),
  endAll: async (_, whose) => {
    ended.push(whose);
    return async () => undefined;
  },
};
const mail = { send: async (letter: Email) => void letters.push(letter) };
const parts = { db, now: () => now, publicUrl: 'https://vezne.test', mail, keys, log };
beforeEach(() => {
  letters.length = 0;
  ended.length = 0;
});

const OLD = 'Uzun-ve-guclu-91';
const NEW = 'Yepyeni-Sifre-7';
const badLink = { code: codes.badInput, message: messages.badResetLink };
const person = async () => newPerson(db, { passwordHash: await hasher.hash(OLD) });
async function accountOf({ managerId }: { managerId: string }) {
  const account = await findAccount(db, managerId);
  if (!account) throw new Error('no account');
  return account;
}
async function linkFor(email: string): Promise<string> {
  letters.length = 0;
  await sendResetLink(parts, email);
  return /forgot-password\/(\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
}
const eventsOf = (companyId: string) =>
  db.query(
    'SELECT entity AS event, entity_id AS whom, manager_id AS by FROM audit WHERE company_id = $1 AND action = $2',
    [companyId, 'GUVENLIK'],
  );

test('a link is mailed to a known address, told in the history, and to nobody else', async () => {
  const { email, companyId, managerId } = await person();
  await sendResetLink(parts, email);
  expect(letters).toMatchObject([{ to: email, subject: 'Vezne: Şifre sıfırlama bağlantınız' }]);
  expect(letters[0]?.text).toMatch(/^https:\/\/vezne\.test\/forgot-password\/\S{43}$/m);
  expect(letters[0]?.text).toContain(`${limits.token.resetMinutes} dakika`);
  expect(await eventsOf(companyId)).toEqual([{ event: 'password.reset-asked', whom: managerId, by: null }]);
  letters.length = 0;
  await sendResetLink(parts, 'hic-kimse@ornek.com.tr');
  expect(letters).toEqual([]);
});

test('a person gets one link a minute, and nothing is told of the others', async () => {
  const { email, companyId } = await person();
  await sendResetLink(parts, email);
  pass(MINUTE - 1);
  await sendResetLink(parts, email);
  expect(letters).toHaveLength(1);
  expect(await eventsOf(companyId)).toHaveLength(1);
  pass(1);
  await sendResetLink(parts, email);
  expect(letters).toHaveLength(2);
  expect(await eventsOf(companyId)).toHaveLength(2);
});

test('a link lets its owner choose a password once, within its half hour, and ends every session', async () => {
  const { email, companyId, managerId } = await person();
  const token = await linkFor(email);
  pass(limits.token.resetMinutes * MINUTE - 1);
  const account = await checkReset(parts, token, NEW);
  expect(account).toEqual(await accountOf({ managerId }));
  await resetPassword(db, { now: () => now, sessions }, token, account, await hasher.hash(NEW));
  expect(ended).toEqual([{ companyId, managerId }]);
  const { passwordHash } = await accountOf({ managerId });
  expect([await hasher.matches(NEW, passwordHash), await hasher.matches(OLD, passwordHash)]).toEqual([
    true,
    false,
  ]);
  await expect(checkReset(parts, token, NEW)).rejects.toMatchObject(badLink);
  await expect(resetPassword(db, { now: () => now, sessions }, token, account, 'x')).rejects.toMatchObject(
    badLink,
  );
  pass(MINUTE);
  const late = await linkFor(email);
  pass(limits.token.resetMinutes * MINUTE);
  await expect(checkReset(parts, late, NEW)).rejects.toMatchObject(badLink);
});

test('a link of somebody else, or a made-up one, changes nobody’s password', async () => {
  const [one, other] = [await person(), await person()];
  const token = await linkFor(one.email);
  const account = await accountOf(other);
  await expect(
    db.transaction((sql) => resetPassword(sql, { now: () => now, sessions }, token, account, 'x')),
  ).rejects.toMatchObject(badLink);
  await expect(checkReset(parts, 'made up', NEW)).rejects.toMatchObject(badLink);
  expect(ended).toEqual([]);
  expect((await accountOf(other)).passwordHash).toBe(account.passwordHash);
  expect(await checkReset(parts, token, NEW)).toMatchObject({ id: one.managerId });
});

test('a guessable password is refused under its field, and the link stays good', async () => {
  const { email } = await person();
  const token = await linkFor(email);
  const refused = { code: codes.badInput, extras: { fields: { newPassword: expect.any(String) } } };
  for (const password of ['galatasaray', email])
    await expect(checkReset(parts, token, password)).rejects.toMatchObject(refused);
  expect(await checkReset(parts, token, NEW)).toMatchObject({ email });
});

describe('a change of password', () => {
  const attempts = createAttempts({ db, keys, now: () => now, log, countNetworks: false });
  const check = (managerId: string, oldPassword: string, newPassword = NEW) =>
    checkChange({ db, hasher, attempts }, { managerId }, { oldPassword, newPassword }, '203.0.113.1');

  test('needs the old one, and counts wrong ones as failed sign-ins', async () => {
    const { managerId } = await person();
    expect(await check(managerId, OLD)).toEqual(await accountOf({ managerId }));
    for (let at = 0; at < 5; at++)
      await expect(check(managerId, 'yanlış')).rejects.toMatchObject({
        code: codes.badInput,
        message: 'Şifre değiştirilemedi.',
        extras: { fields: { oldPassword: 'Mevcut şifre hatalı' } },
      });
    await expect(check(managerId, OLD)).rejects.toMatchObject({ code: codes.tooMany });
  });

  test('needs a new one that nobody guesses', async () => {
    const { managerId, email } = await person();
    for (const password of ['galatasaray', email])
      await expect(check(managerId, OLD, password)).rejects.toMatchObject({
        code: codes.badInput,
        extras: { fields: { newPassword: expect.any(String) } },
      });
  });

  test('is stored, ends every session but the own one, and is told to the history and the owner', async () => {
    const { companyId, managerId, email } = await person();
    await changePassword(db, sessions, { companyId, managerId, sessionId: 's' }, await hasher.hash(NEW));
    expect(ended).toEqual([{ companyId, managerId, except: 's' }]);
    const account = await accountOf({ managerId });
    expect(await hasher.matches(NEW, account.passwordHash)).toBe(true);
    await recordPasswordChange(db, { keys, log }, account);
    expect(await eventsOf(companyId)).toEqual([
      { event: 'password.changed', whom: managerId, by: managerId },
    ]);
    await announceChange({ mail }, account);
    expect(letters).toMatchObject([{ to: email, subject: 'Vezne: Şifreniz değişti' }]);
  });
});
