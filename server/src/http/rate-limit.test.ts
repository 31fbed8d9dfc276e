import { api } from '@vezne/contract';
import { testApp } from './testing';

const t = testApp({ rateLimits: true });
jest.setTimeout(30_000);

const TOO_MANY =
  'Kısa bir süre içinde çok fazla işlem yaptınız. Sistemimizi korumak için isteklere geçici olarak ara verildi. Lütfen birkaç saniye sonra tekrar deneyin.';
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = <Result>(n: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)));

test('a user may call three hundred times a minute, exactly, and another user is not affected', async () => {
  const [one, other] = [await t.signUp(), await t.signUp()];
  const call = (who: { token: string }) => t.call(api.manager.findByToken, {}, { ...who, ip: '203.0.113.1' });
  for (let at = 0; at < 14; at++)
    expect(statuses(await times(20, () => call(one)))).toEqual(Array(20).fill(200));
  const answers = await times(50, () => call(one));
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toEqual({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await call(other)).status).toBe(200);
});

test('a visitor may call sixty times a minute, however the address is written', async () => {
  const forgot = (ip: string) => t.call(api.auth.logout, { body: { refreshToken: 'x' } }, { ip });
  const answers = await times(70, (at) => forgot(at % 2 ? '203.0.113.2' : '::ffff:203.0.113.2'));
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(60);
  expect((await forgot('203.0.113.3')).status).toBe(200);
});

test('five contact messages an hour; a form with mistakes does not count', async () => {
  const good = {
    fullName: 'Can',
    email: 'can@ornek.com.tr',
    subject: 'x',
    message: 'y'.repeat(20),
    kvkkRead: true,
  };
  const send = (body: object) => t.call(api.contact.contactUs, { body }, { ip: '203.0.113.4' });
  expect(statuses(await times(10, () => send({ ...good, email: 'x' })))).toEqual(Array(10).fill(400));
  expect(statuses(await times(6, () => send(good))).sort()).toEqual([200, 200, 200, 200, 200, 429]);
});

test('three hundred failures from one network slow down strangers there, not those signed in before', async () => {
  const [owner, stranger] = [await t.signUp(), await t.signUp()];
  const login = (email: string, password: string, ip: string) =>
    t.call(api.auth.login, { body: { email, password } }, { ip });
  const network = '198.51.100.77';
  expect((await login(owner.email, owner.password, network)).status).toBe(200);
  for (let at = 0; at < 300; at++)
    await t.app.attempts.guard({ email: `kimse${at}@ornek.com.tr`, ip: network }, async () => false);
  expect((await login(stranger.email, stranger.password, network)).status).toBe(429);
  expect((await login(owner.email, owner.password, network)).status).toBe(200);
  expect((await login(stranger.email, stranger.password, '198.51.100.78')).status).toBe(200);
  t.later(61_000);
  expect((await login(stranger.email, stranger.password, network)).status).toBe(200);
});
