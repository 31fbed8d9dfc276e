import { messages, type RateClass } from '@vezne/contract';
import fastify, { type FastifyRequest } from 'fastify';
import { createLog } from '../../log';
import type { Caller } from '../../session/guard';
import { deriveKeys } from '../../session/keys';
import { testDatabase } from '../../test/database';
import { type Arrival, type Budget, type BudgetName, budgets } from './budgets';
import { MemoryLimiter } from './memory-limiter';
import { createRateLimits, limitArrivals, limitPreflights, type RateLimits } from './rate-limit';

const db = testDatabase();
const log = createLog('silent');
const keys = deriveKeys(['a secret for tests that is long enough']);
const fresh = (on = db) => createRateLimits({ enabled: true, db: on, keys, log });
beforeEach(() => db.run('DELETE FROM rate_limit'));

const server = fastify();
let arrived: (request: FastifyRequest) => void = () => {};
server.decorateRequest('caller', null);
server.addHook('onRequest', async (request) => {
  arrived(request);
});
server.setNotFoundHandler((_, reply) => reply.code(404).send());
afterAll(() => server.close());

type Sender = { url?: string; ip?: string; caller?: Partial<Caller> };

/** A request as it arrives, from somebody who has been let in where a caller is named. */
async function requestFrom({ url = '/', ip = '203.0.113.1', caller }: Sender = {}): Promise<FastifyRequest> {
  const seen = new Promise<FastifyRequest>((resolve) => {
    arrived = resolve;
  });
  await server.inject({ url, remoteAddress: ip });
  const request = await seen;
  const whole = { companyId: 'c', managerId: 'm', sessionId: 's', role: 'MANAGER', onTrial: false } as const;
  request.caller = caller ? { ...whole, ...caller } : null;
  return request;
}

const refusal = { code: 'TOO_MANY_REQUESTS', message: messages.rateLimit };

/** A budget lets in exactly as many as it says, and then nobody until its window ends. */
async function expectBudget(
  name: BudgetName,
  count: () => Promise<void>,
  sentence: string = messages.rateLimit,
) {
  const { max, seconds } = budgets[name];
  const began = Date.now();
  for (let at = 0; at < max; at++) await count();
  const refused: unknown = await count().catch((error: unknown) => error);
  const passed = (Date.now() - began) / 1000;
  expect(refused).toMatchObject({ code: refusal.code, message: sentence });
  const after = Number((refused as { extras: { retryAfter: number } }).extras.retryAfter);
  expect(after).toBeGreaterThan(seconds - passed - 1);
  expect(after).toBeLessThanOrEqual(seconds);
}

test.each<[Arrival, string[]]>([
  ['call', ['/dev/v1/cash-flow/find-all', '/dev/v1', '/dev/v1/nothing?page=/docs']],
  ['report', ['/csp-report', '/csp-report?x=1']],
  ['event', ['/client-events', '/client-events?x=1']],
  ['health', ['/health/live', '/health/ready']],
  ['docs', ['/docs', '/docs?x=/', '/docs/style.css']],
  ['file', ['/', '/health', '/docsx', '/csp-report/x', '/x/docs/', '/x/health/', '/main.js?x=/dev/v1/']],
])('what arrives is counted as %s by where it goes, for its network alone', async (name, urls) => {
  const limits = fresh();
  const requests: FastifyRequest[] = [];
  for (const url of urls) requests.push(await requestFrom({ url }));
  let at = 0;
  await expectBudget(name, () => limits.countArrival(requests[at++ % urls.length] as FastifyRequest));
  for (const request of requests) await expect(limits.countArrival(request)).rejects.toMatchObject(refusal);
  await limits.countArrival(await requestFrom({ url: urls[0], ip: '203.0.113.2' }));
  // The other budgets are untouched.
  await limits.countArrival(await requestFrom({ url: name === 'docs' ? '/health/live' : '/docs' }));
  await limits.countStranger(await requestFrom());
});

test('strangers are counted by their network, however its address is written', async () => {
  const limits = fresh();
  const written = [await requestFrom(), await requestFrom({ ip: '::ffff:203.0.113.1' })];
  let at = 0;
  await expectBudget('stranger', () => limits.countStranger(written[at++ % 2] as FastifyRequest));
  await limits.countStranger(await requestFrom({ ip: '203.0.113.2' }));
});

test('people are counted each for themselves', async () => {
  const limits = fresh();
  await expectBudget('user', () => limits.countUser('ayse'));
  await limits.countUser('ali');
});

test.each<[RateClass]>([['login'], ['signup'], ['forgot'], ['contact']])(
  'the budget of %s is one for a network, for those who have signed in too',
  async (rateClass) => {
    const limits = fresh();
    const requests = [await requestFrom(), await requestFrom({ caller: { managerId: 'ali' } })];
    let at = 0;
    await expectBudget(rateClass, () => limits.countClass(requests[at++ % 2] as FastifyRequest, rateClass));
    await limits.countClass(await requestFrom({ ip: '203.0.113.2' }), rateClass);
  },
);

test.each<[RateClass, Partial<Caller>, BudgetName]>([
  ['invite', {}, 'invite'],
  ['export', { onTrial: true }, 'export'],
  ['import', {}, 'import'],
  ['import', { onTrial: true }, 'trialImport'],
])('the budget of %s is one for a company, its people together: %j', async (rateClass, caller, name) => {
  const limits = fresh();
  const people = [
    await requestFrom({ caller: { ...caller, companyId: 'deniz', managerId: 'ayse' }, ip: '203.0.113.8' }),
    await requestFrom({ caller: { ...caller, companyId: 'deniz', managerId: 'ali' }, ip: '203.0.113.9' }),
  ];
  let at = 0;
  await expectBudget(name, () => limits.countClass(people[at++ % 2] as FastifyRequest, rateClass));
  const other = await requestFrom({ caller: { ...caller, companyId: 'yapi' }, ip: '203.0.113.8' });
  await limits.countClass(other, rateClass);
});

test('questions to the assistant are counted for each person', async () => {
  const limits = fresh();
  const person = await requestFrom({ caller: { managerId: 'ayse' } });
  await expectBudget('assistant', () => limits.countClass(person, 'assistant'));
  await limits.countClass(await requestFrom({ caller: { managerId: 'ali' } }), 'assistant');
});

test('letters are counted by whom they go to, and refused in the words of who sends them', async () => {
  const limits = fresh();
  const send = (email: string) =>
    limits.countRecipient('invitee', email, 'Bu kişi bugün yeterince davet edildi.');
  await expectBudget('invitee', () => send('a@ornek.com.tr'), 'Bu kişi bugün yeterince davet edildi.');
  await send('b@ornek.com.tr');
  await limits.countRecipient('verification', 'a@ornek.com.tr', 'x');
});

test('where nothing is to be counted nobody is ever refused', async () => {
  const limits = createRateLimits({ enabled: false, db, keys, log });
  const request = await requestFrom({ url: '/csp-report' });
  for (let at = 0; at < 100; at++) {
    await limits.countArrival(request);
    await limits.countStranger(request);
    await limits.countClass(request, 'contact');
    await limits.countUser('ayse');
    await limits.countRecipient('invitee', 'a@ornek.com.tr', 'x');
  }
  expect(await db.query('SELECT 1 FROM rate_limit')).toEqual([]);
});

test('a budget kept in the database is one for all processes, and says nothing of whom it counts', async () => {
  const [one, other] = [fresh(), fresh()];
  const request = await requestFrom({ ip: '198.51.100.7' });
  let at = 0;
  await expectBudget('contact', () => (at++ % 2 ? one : other).countClass(request, 'contact'));
  const rows = await db.query<{ key: string }>('SELECT key FROM rate_limit');
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  await expect(one.countClass(request, 'contact')).rejects.toMatchObject(refusal);
  await expect(other.countClass(request, 'contact')).rejects.toMatchObject(refusal);
});

test('a flood costs the database nothing: who was refused is refused from memory', async () => {
  let asked = 0;
  const counting: typeof db = {
    ...db,
    query: (...parts) => {
      asked++;
      return db.query(...parts);
    },
  };
  const limits = fresh(counting);
  const request = await requestFrom();
  await expectBudget('contact', () => limits.countClass(request, 'contact'));
  const before = asked;
  expect(before).toBe(budgets.contact.max + 1);
  for (let at = 0; at < 20; at++)
    await expect(limits.countClass(request, 'contact')).rejects.toMatchObject(refusal);
  expect(asked).toBe(before);
});

test('while the database cannot count each process counts for itself, and says so in its log', async () => {
  const lines: unknown[] = [];
  const told = createLog('silent');
  told.warn = (...line: unknown[]) => void lines.push(line);
  const broken = { ...db, query: () => Promise.reject(new Error('no database')) };
  const limits = createRateLimits({ enabled: true, db: broken, keys, log: told });
  const request = await requestFrom();
  await expectBudget('contact', () => limits.countClass(request, 'contact'));
  expect(lines[0]).toMatchObject([
    { err: { message: 'no database' } },
    'requests are counted in this process alone',
  ]);
});

test('nobody waits longer than half a second for a database that does not answer', async () => {
  const lines: unknown[] = [];
  const told = createLog('silent');
  told.warn = (line: unknown) => void lines.push(line);
  const frozen = { ...db, query: () => new Promise<never>(() => {}) };
  const limits = createRateLimits({ enabled: true, db: frozen, keys, log: told });
  const request = await requestFrom();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  let isCounted = false;
  const counted = limits.countClass(request, 'contact').then(() => {
    isCounted = true;
  });
  await jest.advanceTimersByTimeAsync(499);
  expect(isCounted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await counted;
  expect(lines).toMatchObject([{ err: { message: 'the database took too long to count' } }]);
});

test('what a browser asks before it calls from another origin is counted before, everything else after', async () => {
  const counted: string[] = [];
  const nothing = async () => {};
  const limitsOf = (place: string): RateLimits => ({
    ...createRateLimits({ enabled: false, db, keys, log }),
    countArrival: async ({ method }) => void counted.push(`${method} ${place}`),
    countStranger: nothing,
  });
  const own = fastify();
  limitPreflights(own, limitsOf('before'));
  limitArrivals(own, limitsOf('after'));
  own.route({ method: ['GET', 'OPTIONS'], url: '/', handler: async () => 'ok' });
  await own.inject({ method: 'OPTIONS', url: '/' });
  await own.inject({ url: '/' });
  await own.inject({ url: '/nothing' });
  await own.close();
  expect(counted).toEqual(['OPTIONS before', 'GET after', 'GET after']);
});

describe('ever new senders do not fill the memory', () => {
  const budget: Budget = { max: 1, seconds: 60, per: 'network' };
  const placesOf = (limiter: MemoryLimiter) => limiter.dump().storage.map(({ key }) => String(key));
  const consume = (limiter: MemoryLimiter, ...senders: string[]) =>
    Promise.all(senders.map((sender) => limiter.consume(sender)));
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('beyond as many as are kept in a window, new ones share places; those who were there keep theirs', async () => {
    const limiter = new MemoryLimiter({ ...budget, max: 3 }, 2);
    // Whoever comes again takes no further place.
    for (const sender of ['a', 'a', 'b', 'c']) await limiter.consume(sender);
    const places = placesOf(limiter);
    expect(places).toHaveLength(3);
    expect(places.filter((place) => /^.*crowd \d+$/.test(place))).toHaveLength(1);
    expect(await limiter.consume('a')).toMatchObject({ consumedPoints: 3 });
    for (let at = 0; at < 3_000; at++) await limiter.consume(`late ${at}`).catch(() => {});
    expect(placesOf(limiter).length).toBeLessThanOrEqual(2 + 1_024);
    expect(placesOf(limiter).length).toBeGreaterThan(500);
  });

  test('a new window has places for new senders again', async () => {
    const limiter = new MemoryLimiter(budget, 1);
    await consume(limiter, 'a');
    jest.advanceTimersByTime(59_999);
    await consume(limiter, 'b');
    expect(placesOf(limiter).some((place) => place.endsWith('b') && !place.includes('crowd'))).toBe(false);
    jest.advanceTimersByTime(1);
    await consume(limiter, 'd');
    expect(placesOf(limiter).some((place) => place.endsWith('d') && !place.includes('crowd'))).toBe(true);
    // The place of the new window is taken.
    await consume(limiter, 'e');
    expect(placesOf(limiter).some((place) => place.endsWith('e') && !place.includes('crowd'))).toBe(false);
  });

  test('fifty thousand are kept apart unless another number is said', async () => {
    const limiter = new MemoryLimiter(budget);
    for (let at = 0; at < 50_001; at++) await limiter.consume(`sender ${at}`);
    expect(placesOf(limiter).filter((place) => place.includes('crowd'))).toHaveLength(1);
  });
});
