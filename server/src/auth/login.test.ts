import { api, ErrorBody } from '@vezne/contract';
import { testApp } from '../test/app';

const t = testApp();
jest.setTimeout(30_000);

const MINUTE = 60_000;
const WRONG = 'E-posta veya şifre hatalı.';
const login = (email: string, password: string, ip?: string, headers = {}) =>
  t.call(api.auth.login, { body: { email, password } }, { ip, headers });

async function fail(email: string, times: number, ip?: string) {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push(await login(email, `yanlış şifre ${at}`, ip));
  return answers;
}

test('a person signs in with the address in any case and learns the role', async () => {
  const person = await t.signUp();
  const answer = await login(` ${person.email.toUpperCase()} `, person.password);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ userType: 'MANAGER' });
});

test('a known and an unknown address are refused in the same words', async () => {
  const person = await t.signUp();
  const [known] = await fail(person.email, 1);
  const [unknown] = await fail('hic-kimse@ornek.com.tr', 1);
  expect(known?.text).toBe(unknown?.text);
  expect([known?.status, known?.body]).toEqual([401, { code: 'UNAUTHENTICATED', message: WRONG }]);
  const names = (answer?: { headers: object }) => Object.keys(answer?.headers ?? {}).sort();
  expect(names(known)).toEqual(names(unknown));
});

test('someone who was invited and has chosen no password cannot sign in with any', async () => {
  const person = await t.signUp();
  const body = { name: 'Ali', surname: 'Ak', email: 'davetli@ornek.com.tr' };
  await t.call(api.manager.save, { body }, { token: person.token });
  expect((await login(body.email, 'nobody knows this one')).status).toBe(401);
  expect((await login(body.email, 'null')).status).toBe(401);
});

test('after five failures in a row the next try waits, with a growing delay', async () => {
  const person = await t.signUp();
  expect((await fail(person.email, 5)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const blocked = await login(person.email, person.password);
  expect([blocked.status, ErrorBody.parse(blocked.body).message]).toEqual([
    429,
    'Çok fazla deneme yaptınız. 1 dakika sonra tekrar deneyin.',
  ]);
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(50);
  for (const minutes of [2, 4, 8, 15, 15]) {
    t.later(15 * MINUTE + 1_000);
    expect((await fail(person.email, 1))[0]?.status).toBe(401);
    const next = await login(person.email, person.password);
    expect(ErrorBody.parse(next.body).message).toContain(`${minutes} dakika`);
  }
});

test('the owner signs in as soon as the delay has passed, and the count starts anew', async () => {
  const person = await t.signUp();
  await fail(person.email, 5);
  // Trying while blocked does not make the wait longer.
  await fail(person.email, 20);
  t.later(MINUTE + 1_000);
  expect((await login(person.email, person.password)).status).toBe(200);
  expect((await fail(person.email, 4)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await login(person.email, person.password)).status).toBe(200);
});

test('fifty guesses at once get no further than one when one is left', async () => {
  const person = await t.signUp();
  await fail(person.email, 4);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => login(person.email, `tahmin ${at}`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
});

test('twenty people of one account who know the password all get in at once', async () => {
  const person = await t.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(person.email, person.password)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('an attack from one network does not keep the owner out elsewhere', async () => {
  const person = await t.signUp();
  await fail(person.email, 8, '203.0.113.7');
  expect((await login(person.email, person.password, '203.0.113.7')).status).toBe(429);
  expect((await login(person.email, person.password, '198.51.100.2')).status).toBe(200);
});

test('an attack from many networks is slowed down, yet not where the owner was signed in before', async () => {
  const person = await t.signUp();
  for (let at = 0; at < 50; at++) await fail(person.email, 1, `203.0.113.${at}`);
  expect((await login(person.email, person.password, '203.0.113.200')).status).toBe(429);
  expect((await login(person.email, person.password)).status).toBe(200);
});

test('an invented forwarding header does not make another sender', async () => {
  const person = await t.signUp();
  const statuses = [];
  for (let at = 0; at < 8; at++)
    statuses.push(
      (await login(person.email, 'yanlış', undefined, { 'x-forwarded-for': `10.0.0.${at}` })).status,
    );
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test('one IPv4 sender is one sender however the address is written', async () => {
  const person = await t.signUp();
  await fail(person.email, 5, '::ffff:192.0.2.9');
  expect((await login(person.email, person.password, '192.0.2.9')).status).toBe(429);
});
