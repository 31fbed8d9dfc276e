import { api, LoginAnswer } from '@vezne/contract';
import { testApp } from '../../test/app';
import { type BudgetName, budgets } from './budgets';
import { MemoryLimiter } from './memory-limiter';
import { many, statuses, tally, times } from './testing';

const t = testApp({ rateLimits: true });
// A further process on the same database that does not count, to make many people.
const free = testApp({ db: t.db });
jest.setTimeout(60_000);

const TOO_MANY =
  'Kısa bir süre içinde çok fazla işlem yaptınız. Sistemimizi korumak için isteklere geçici olarak ara verildi. Lütfen birkaç saniye sonra tekrar deneyin.';
const secondsSince = (began: number) => (Date.now() - began) / 1000;

describe('a user', () => {
  test('may call three hundred times a minute, exactly, and another user is not affected', async () => {
    const [one, other] = [await free.signUp(), await free.signUp()];
    const call = (who: { token: string }) =>
      t.call(api.manager.findByToken, {}, { ...who, ip: '203.0.113.1' });
    const began = Date.now();
    expect(tally(await many(280, () => call(one)))).toEqual({ 200: 280 });
    const answers = await times(50, () => call(one));
    expect(tally(answers)).toEqual({ 200: 20, 429: 30 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY });
    // The minute began with the first call.
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(59 - secondsSince(began));
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await call(other)).status).toBe(200);
  });

  test('is counted also for calls with a token of theirs that is no longer good', async () => {
    const person = await free.signUp();
    t.later(16 * 60_000);
    const answers = await many(310, () =>
      t.call(api.manager.findByToken, {}, { ...person, ip: '203.0.113.5' }),
    );
    t.later(-16 * 60_000);
    expect(tally(answers)).toEqual({ 401: 300, 429: 10 });
  });
});

describe('a stranger', () => {
  test('may call sixty times a minute, however the address is written', async () => {
    const logout = (ip: string) => t.call(api.auth.logout, { body: { refreshToken: 'x' } }, { ip });
    const answers = await times(70, (at) => logout(at % 2 ? '203.0.113.2' : '::ffff:203.0.113.2'));
    expect(tally(answers)).toEqual({ 200: 60, 429: 10 });
    expect((await logout('203.0.113.3')).status).toBe(200);
  });

  test.each([
    ['a made-up token', { authorization: 'Bearer made.up.token' }, '203.0.113.20'],
    ['no token', {}, '203.0.113.21'],
  ])(
    'with %s hears 401 sixty times, then 429; who is signed in there is not affected',
    async (_, headers, ip) => {
      const person = await free.signUp();
      const began = Date.now();
      const answers = await times(250, () => t.call(api.manager.findByToken, {}, { ip, headers }));
      expect(tally(answers)).toEqual({ 401: 60, 429: 190 });
      expect(Number(answers[249]?.headers['retry-after'])).toBeGreaterThanOrEqual(59 - secondsSince(began));
      expect(answers[249]?.headers['x-content-type-options']).toBe('nosniff');
      const neighbour = await times(20, () => t.call(api.manager.findByToken, {}, { ...person, ip }));
      expect(tally(neighbour)).toEqual({ 200: 20 });
    },
  );
});

test('an office of thirty behind one address signs in, comes back from lunch and meets no limit', async () => {
  const ip = '203.0.113.30';
  const people = await Promise.all(Array.from({ length: 30 }, () => free.signUp()));
  const signedIn = await Promise.all(
    people.map(async ({ email, password }) => {
      const answer = await t.call(api.auth.login, { body: { email, password } }, { ip });
      return LoginAnswer.parse(answer.body);
    }),
  );
  const dashboards = (tokens: { token: string }[]) =>
    many(30 * 8, (at) => t.call(api.manager.findByToken, {}, { token: tokens[at % 30]?.token, ip }));
  expect(tally(await dashboards(signedIn))).toEqual({ 200: 240 });
  t.later(16 * 60_000);
  expect(tally(await dashboards(signedIn))).toEqual({ 401: 240 });
  const renewed = await Promise.all(
    signedIn.map(async ({ refreshToken }) => {
      const answer = await t.call(api.auth.refresh, { query: { refreshToken } }, { ip });
      return api.auth.refresh.output.parse(answer.body);
    }),
  );
  expect(tally(await dashboards(renewed))).toEqual({ 200: 240 });
  t.later(-16 * 60_000);
});

describe('before anything in it is looked at', () => {
  const get = (url: string, ip: string) => t.app.server.inject({ url, remoteAddress: ip });

  test.each<[BudgetName, string, string]>([
    ['call', '/dev/v1/nothing', '203.0.113.40'],
    ['call', '/dev/v1/manager/find-by-token', '203.0.113.41'],
    ['file', '/remotes/finance/remoteEntry.js', '203.0.113.42'],
    ['docs', '/docs', '203.0.113.43'],
    ['docs', '/docs/%E0%A4%A', '203.0.113.50'],
    ['health', '/health/live', '203.0.113.44'],
    ['report', '/csp-report', '203.0.113.45'],
    ['event', '/client-events', '203.0.113.46'],
  ])('a request is counted as %s at %s, to the exact border', async (name, url, ip) => {
    const { max } = budgets[name];
    const before = await many(max, async () => (await get(url, ip)).headers['retry-after']);
    // The stricter budget of strangers answers most of the calls; the wide one is not touched by that.
    if (url !== '/dev/v1/manager/find-by-token') expect(before.filter(Boolean)).toEqual([]);
    const refused = await get(url, ip);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(url, '203.0.113.49')).statusCode).not.toBe(429);
  });

  test('what a browser asks before it calls from another origin is counted too', async () => {
    const ask = (ip: string) =>
      t.app.server.inject({
        method: 'OPTIONS',
        url: '/docs',
        remoteAddress: ip,
        headers: { origin: 'https://qa.vezne.test', 'access-control-request-method': 'POST' },
      });
    const before = await many(budgets.docs.max, async () => (await ask('203.0.113.51')).statusCode);
    expect(new Set(before)).toEqual(new Set([204]));
    expect((await ask('203.0.113.51')).statusCode).toBe(429);
    expect((await ask('203.0.113.52')).statusCode).toBe(204);
  });

  test('thirty people open every screen of the product behind one address', async () => {
    const files = await many(30 * 100, (at) => get(`/remotes/finance/${at}.js`, '203.0.113.46'));
    expect(files.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
  });

  test('the budgets are apart: who has spent one still has the others', async () => {
    await many(budgets.docs.max, () => get('/docs', '203.0.113.47'));
    expect((await get('/docs/openapi.json', '203.0.113.47')).statusCode).toBe(429);
    expect((await get('/health/live', '203.0.113.47')).statusCode).toBe(200);
    expect((await get('/config.json', '203.0.113.47')).statusCode).toBe(200);
  });
});

const message = {
  fullName: 'Can',
  email: 'can@ornek.com.tr',
  subject: 'x',
  message: 'y'.repeat(20),
  kvkkRead: true,
};

test('five contact messages an hour; a form with mistakes does not count', async () => {
  const send = (body: object) => t.call(api.contact.contactUs, { body }, { ip: '203.0.113.4' });
  expect(statuses(await times(10, () => send({ ...message, email: 'x' })))).toEqual(Array(10).fill(400));
  expect(statuses(await times(6, () => send(message))).sort()).toEqual([200, 200, 200, 200, 200, 429]);
});

test('three hundred failures from one network slow down strangers there, not those signed in before', async () => {
  const [owner, stranger] = [await free.signUp(), await free.signUp()];
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

test('ever new senders do not fill the memory, and those who came before keep a place of their own', async () => {
  const limiter = new MemoryLimiter({ max: 2, seconds: 60, per: 'network' }, 10);
  for (let at = 0; at < 10; at++) await limiter.consume(`early ${at}`);
  const late = await Promise.allSettled(
    Array.from({ length: 5_000 }, (_, at) => limiter.consume(`late ${at}`)),
  );
  expect(limiter.dump().storage.length).toBeLessThan(10 + 1_024 + 1);
  expect(late.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(2_000);
  for (let at = 0; at < 10; at++)
    await expect(limiter.consume(`early ${at}`)).resolves.toMatchObject({ consumedPoints: 2 });
});
