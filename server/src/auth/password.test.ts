import { api, fold } from '@vezne/contract';
import { commonPasswords } from '../password/common';
import { refuseGuessable } from '../password/rules';
import { testApp } from '../test/app';

const t = testApp();
jest.setTimeout(30_000);

const MINUTE = 60_000;
const GUESSABLE = 'Bu şifre kolay tahmin edilir, başka bir şifre seçin';
const me = (token: string) => t.call(api.manager.findByToken, {}, { token });
const login = (email: string, password: string) => t.call(api.auth.login, { body: { email, password } });
const change = (token: string, oldPassword: string, newPassword: string, key?: string) =>
  t.call(api.auth.changePassword, { body: { oldPassword, newPassword } }, { token, key });
const forgot = (email: string) => t.call(api.auth.forgotPassword, { params: { email } });
const reset = (token: string, newPassword: string, key?: string) =>
  t.call(api.auth.resetPassword, { body: { token, newPassword } }, { key });

async function linkFor(email: string): Promise<string> {
  await t.idle();
  t.emails.length = 0;
  await forgot(email);
  await t.idle();
  const sent = t.emails.find(({ to }) => to === email);
  return /forgot-password\/(\S+)/.exec(sent?.text ?? '')?.[1] ?? 'no link';
}

const person = {
  email: 'deniz.ak@ornek.com.tr',
  name: 'Deniz',
  surname: 'Ak',
  companyName: 'Işık Yapı A.Ş.',
};
const isRefused = (password: string) => {
  try {
    refuseGuessable('password', password, person);
    return false;
  } catch {
    return true;
  }
};

test('every common password is refused, in capitals too', () => {
  const usable = [...commonPasswords].filter((password) => password.length >= 8);
  expect(usable.length).toBeGreaterThan(3_000);
  for (const password of usable) expect([password, isRefused(password)]).toEqual([password, true]);
  for (const word of [
    'galatasaray1905',
    'Fenerbahçe1907',
    'sifre1234',
    'PAROLA123',
    'İstanbul34',
    'Password1',
  ])
    expect([word, isRefused(word)]).toEqual([word, true]);
});

test('a password made of what others know of a person is refused', () => {
  for (const known of [
    'deniz.ak@ornek.com.tr',
    'Deniz.Ak1985',
    'ışık yapı a.ş.',
    'ISIKYAPIAS',
    'denizak2024',
    'akdeniz1990',
    'aaaaaaaaaa',
  ])
    expect([known, isRefused(known)]).toEqual([known, true]);
});

test('long sentences and any characters are welcome', () => {
  for (const good of [
    'mavi kedi çayı sever',
    'Vezne2026!',
    'ğüşıöçĞÜŞİÖÇ',
    '🦊🦊🐻🐻🐼🐼🐨🐨',
    'Kule-Defter-92',
  ])
    expect([good, isRefused(good)]).toEqual([good, false]);
  expect(fold('ŞİFRE')).toBe('sifre');
});

test('a changed password ends all other sessions and lets the own one go on', async () => {
  const owner = await t.signUp();
  const others = [await t.signIn(owner.email, owner.password), await t.signIn(owner.email, owner.password)];
  expect((await change(owner.token, owner.password, 'Yepyeni-Sifre-7')).body).toBe(true);
  for (const other of others) {
    expect((await me(other.token)).status).toBe(401);
    const query = { refreshToken: other.refreshToken };
    expect((await t.call(api.auth.refresh, { query })).status).toBe(401);
  }
  expect((await me(owner.token)).status).toBe(200);
  expect((await login(owner.email, owner.password)).status).toBe(401);
  expect((await login(owner.email, 'Yepyeni-Sifre-7')).status).toBe(200);
  await t.idle();
  expect(t.emails.at(-1)).toMatchObject({ to: owner.email, subject: 'Vezne: Şifreniz değişti' });
});

test('a wrong old password changes nothing and is guessed at no faster than at sign-in', async () => {
  const owner = await t.signUp();
  for (let at = 0; at < 5; at++)
    expect(await change(owner.token, 'yanlış', 'Yepyeni-Sifre-7')).toMatchObject({
      status: 400,
      body: { message: 'Şifre değiştirilemedi.', fields: { oldPassword: 'Mevcut şifre hatalı' } },
    });
  expect((await change(owner.token, owner.password, 'Yepyeni-Sifre-7')).status).toBe(429);
});

test('a guessable new password is refused under its field', async () => {
  const owner = await t.signUp();
  const body = { fields: { newPassword: GUESSABLE } };
  expect(await change(owner.token, owner.password, 'galatasaray')).toMatchObject({ status: 400, body });
});

test('a repeated change gets the first answer, though the old password is old by then', async () => {
  const owner = await t.signUp();
  const first = await change(owner.token, owner.password, 'Yepyeni-Sifre-7', 'degistir-1');
  const again = await change(owner.token, owner.password, 'Yepyeni-Sifre-7', 'degistir-1');
  expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
});

test('asking for a reset link answers the same for every address and tells the owner only', async () => {
  const owner = await t.signUp();
  t.emails.length = 0;
  const known = await forgot(owner.email);
  const unknown = await forgot('hic-kimse@ornek.com.tr');
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  await t.idle();
  expect(t.emails.map(({ to }) => to)).toEqual([owner.email]);
});

test('a reset link changes the password once and ends every session', async () => {
  const owner = await t.signUp();
  const token = await linkFor(owner.email);
  expect((await reset(token, 'galatasaray')).status).toBe(400);
  expect((await reset(token, 'Yepyeni-Sifre-7')).body).toBe(true);
  expect((await me(owner.token)).status).toBe(401);
  expect((await login(owner.email, 'Yepyeni-Sifre-7')).status).toBe(200);
  expect(await reset(token, 'Baska-Sifre-77')).toMatchObject({
    status: 400,
    body: { message: 'Bağlantı geçersiz veya süresi dolmuş.' },
  });
});

test('fifty people with one link: one of them gets through', async () => {
  const owner = await t.signUp();
  const token = await linkFor(owner.email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => reset(token, `Yepyeni-Sifre-${at}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
});

test('a repeated reset after a lost answer succeeds', async () => {
  const owner = await t.signUp();
  const token = await linkFor(owner.email);
  expect((await reset(token, 'Yepyeni-Sifre-7', 'sifirla-1')).status).toBe(200);
  expect((await reset(token, 'Yepyeni-Sifre-7', 'sifirla-1')).body).toBe(true);
});

test('a link is void after half an hour, after a newer one, and after a change', async () => {
  const owner = await t.signUp();
  const old = await linkFor(owner.email);
  t.later(31 * MINUTE);
  expect((await reset(old, 'Yepyeni-Sifre-7')).status).toBe(400);
  const first = await linkFor(owner.email);
  t.later(2 * MINUTE);
  const second = await linkFor(owner.email);
  expect((await reset(first, 'Yepyeni-Sifre-7')).status).toBe(400);
  const { token } = await t.signIn(owner.email, owner.password);
  await change(token, owner.password, 'Yepyeni-Sifre-7');
  expect((await reset(second, 'Baska-Sifre-77')).status).toBe(400);
});

test('a mailbox is not flooded: one link a minute', async () => {
  const owner = await t.signUp();
  await t.idle();
  t.emails.length = 0;
  for (let at = 0; at < 5; at++) {
    await forgot(owner.email);
    await t.idle();
  }
  expect(t.emails).toHaveLength(1);
});

test('twenty who ask at the same time for the link of one address send one letter, whose link opens', async () => {
  const owner = await t.signUp();
  await t.idle();
  t.emails.length = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => forgot(owner.email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await t.idle();
  expect(t.emails).toHaveLength(1);
  const [, token = ''] = /forgot-password\/(\S+)/.exec(t.emails[0]?.text ?? '') ?? [];
  expect((await reset(token, 'Yepyeni-Sifre-7')).body).toBe(true);
});

test('letters that only look like an address reach nobody', async () => {
  await t.signUp({ email: 'mike@ornek.com.tr' });
  await t.idle();
  t.emails.length = 0;
  for (const email of [
    'mıke@ornek.com.tr',
    'MİKE@ornek.com.tr',
    'mi\u212Ae@ornek.com.tr',
    'ｍike@ornek.com.tr',
  ])
    expect([email, (await forgot(email)).status]).toEqual([email, 400]);
  await t.idle();
  expect(t.emails).toEqual([]);
});

test('a link is stored only as a hash, and opens nothing but the reset', async () => {
  const owner = await t.signUp();
  const token = await linkFor(owner.email);
  const rows = await t.db.query('SELECT r::text FROM reset_token r');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await me(token)).status).toBe(401);
});

test('after a reset the owner is not kept waiting for the failures before', async () => {
  const owner = await t.signUp();
  for (let at = 0; at < 6; at++) await login(owner.email, 'yanlış');
  await reset(await linkFor(owner.email), 'Yepyeni-Sifre-7');
  await t.idle();
  expect((await login(owner.email, 'Yepyeni-Sifre-7')).status).toBe(200);
});
