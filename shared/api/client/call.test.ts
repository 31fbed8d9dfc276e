import { api, messages } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { cashFlow, categories, company, idOf } from '@vezne/testing/fixtures';
import { endSession, startSession } from '../session/session';
import { call } from './call';
import { configureClient } from './http';

const server = fakeApi();
const entry = {
  categoryId: idOf(3, 1),
  date: '2026-11-21',
  description: 'C30 hazır beton',
  amount: 147840,
  cashFlowType: 'CIKIS' as const,
};
const list = { page: 0 };
const keys = () => server.requests(api.cashFlow.save).map(({ headers }) => headers['Idempotency-Key']);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  configureClient();
  localStorage.clear();
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' }, 'ece@example.com');
});

afterEach(() => {
  endSession('logout');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Settles a call while the clock runs on. */
async function outcome(promise: Promise<unknown>, duration = 60_000) {
  const settled = promise.then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
  await jest.advanceTimersByTimeAsync(duration);
  return settled;
}

describe('a call', () => {
  test('carries the access token only where a user is needed', async () => {
    await call(api.company.findById, { id: company.id });
    await call(api.auth.login, { email: 'ece@example.com', password: 'Vezne2026!' });
    expect(server.requests(api.company.findById)[0]?.headers.Authorization).toBe('Bearer access-1');
    expect(server.requests(api.auth.login)[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('puts path parameters, query and body where the contract wants them', async () => {
    server.answer(api.company.setCurrency, company);
    server.answer(api.auth.forgotPassword, true);
    await call(api.company.setCurrency, { currency: 'EUR' });
    await call(api.auth.forgotPassword, { email: 'a+b/c@example.com' });
    await call(api.cashFlow.findById, { id: idOf(4, 3) });
    expect(server.requests(api.company.setCurrency)[0]?.url).toBe('/dev/v1/company/set-currency/EUR');
    expect(server.requests(api.auth.forgotPassword)[0]?.url).toContain(
      '/forgot-password/a%2Bb%2Fc%40example.com',
    );
    expect(server.requests(api.cashFlow.findById)[0]?.url).toMatch(/find-by-id\?id=0{8}-/);
  });

  test('goes to another address when one is set', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(response(200, JSON.stringify(company)));
    configureClient({ baseUrl: 'https://api.example.com/v2' });
    await call(api.company.findById, { id: company.id });
    expect(fetch.mock.calls[0]?.[0]).toMatch('https://api.example.com/v2/company/find-by-id?id=');
  });
});

describe('a server that cannot be reached', () => {
  test('is asked four times, one second apart, and then the connection sentence is said', async () => {
    server.cutOff(api.cashFlow.summary);
    const result = outcome(call(api.cashFlow.summary, undefined), 0);
    const count = () => server.requests(api.cashFlow.summary).length;
    await jest.advanceTimersByTimeAsync(999);
    expect(count()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(count()).toBe(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(count()).toBe(4);
    expect(await result).toEqual({
      error: expect.objectContaining({
        code: 'ERR_NETWORK',
        message:
          'Bağlantı Hatası, İnternet bağlantınızda veya sunucuda bir sorun olabilir. Lütfen bağlantınızı kontrol edin ve tekrar deneyin.',
      }),
    });
  });

  test('that comes back in time goes unnoticed', async () => {
    server.fail(api.cashFlow.summary, { status: 503 }, 3);
    expect(await outcome(call(api.cashFlow.summary, undefined))).toHaveProperty('value.balance');
  });

  test('that never answers is given up after ten seconds, each time', async () => {
    server.hang(api.cashFlow.summary);
    const result = outcome(call(api.cashFlow.summary, undefined), 0);
    await jest.advanceTimersByTimeAsync(42_999);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toHaveProperty('error.code', 'ERR_NETWORK');
  });

  test('waits between half and one and a half times a second, so that browsers do not return together', async () => {
    server.cutOff(api.cashFlow.summary);
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    const result = outcome(call(api.cashFlow.summary, undefined), 0);
    await jest.advanceTimersByTimeAsync(1_498);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(10_000);
    await result;
  });

  test.each([
    ['as long as it says', 3, 3_000],
    ['ten seconds at most', 600, 10_000],
  ])('is asked again when it wants to be: %s', async (_, retryAfter, waits) => {
    server.fail(api.cashFlow.summary, { status: 503, retryAfter }, 1);
    const result = outcome(call(api.cashFlow.summary, undefined), 0);
    await jest.advanceTimersByTimeAsync(waits);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
    expect(await result).toHaveProperty('value.balance');
  });

  test('is left alone after thirty repeats in a minute', async () => {
    server.fail(api.cashFlow.summary, { status: 503 });
    const calls = Array.from({ length: 20 }, () => call(api.cashFlow.summary, undefined));
    await outcome(Promise.allSettled(calls), 30_000);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(50);
  });
});

describe('a write', () => {
  test('carries one key through all its repeats, and the next write another one', async () => {
    server.fail(api.cashFlow.save, { status: 500 }, 3);
    await outcome(call(api.cashFlow.save, entry));
    await call(api.cashFlow.save, entry);
    const [first, second, third, fourth, other] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(other).not.toBe(first);
  });

  test('is known by its key when it updates or deletes, a read has none', async () => {
    const { cashFlowType: _, ...change } = entry;
    await call(api.cashFlow.update, { ...change, id: idOf(4, 1), version: 1 });
    await call(api.cashFlow.delete, { id: idOf(4, 1) });
    await call(api.cashFlow.findAll, list);
    expect(server.requests(api.cashFlow.update)[0]?.headers).toHaveProperty('Idempotency-Key');
    expect(server.requests(api.cashFlow.delete)[0]?.headers).toHaveProperty('Idempotency-Key');
    expect(server.requests(api.cashFlow.findAll)[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  test.each([
    ['nothing', ''],
    ['false', 'false'],
    ['null', 'null'],
    ['zero', '0'],
  ])('that is answered with %s has failed', async (_, text) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response(200, text));
    expect(await outcome(call(api.cashFlow.delete, { id: idOf(4, 1) }))).toHaveProperty(
      'error.message',
      messages.unexpected,
    );
  });

  test('whose answer may be false has failed when it is', async () => {
    server.answer(api.auth.changePassword, false);
    const change = { oldPassword: 'eski-sifre-1', newPassword: 'yeni-sifre-2' };
    expect(await outcome(call(api.auth.changePassword, change))).toHaveProperty('error.code', '5000');
  });
});

describe('an answer', () => {
  test.each([400, 402, 403, 404, 409, 413, 429])(
    'with status %i is never asked for again',
    async (status) => {
      server.fail(api.cashFlow.save, { status, message: 'Olmaz.' });
      const result = await outcome(call(api.cashFlow.save, entry));
      expect(result).toHaveProperty('error.message', 'Olmaz.');
      expect(server.requests(api.cashFlow.save)).toHaveLength(1);
    },
  );

  test("brings the server's code, sentence, fields and current record", async () => {
    const current = cashFlow(1, { version: 3 });
    const body = { code: 'STALE_VERSION', message: messages.stale, fields: { amount: 'Tutar' }, current };
    server.fail(api.cashFlow.save, { status: 409, ...body });
    const result = await outcome(call(api.cashFlow.save, entry));
    expect(result).toEqual({ error: expect.objectContaining({ status: 409, ...body }) });
  });

  test('tells when to come back', async () => {
    server.fail(api.cashFlow.save, { status: 429, message: 'Yavaş.', retryAfter: 7 });
    expect(await outcome(call(api.cashFlow.save, entry))).toHaveProperty('error.retryAfter', 7);
  });

  test('with a message but no code has the code 5000', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response(400, '{"message":"Hata"}'));
    const result = await outcome(call(api.category.findAll, list));
    expect(result).toEqual({ error: expect.objectContaining({ code: '5000', message: 'Hata' }) });
  });

  test.each([
    ['an error page', 400, '<html>Bad request</html>'],
    ['an empty error', 404, ''],
    ['a page in place of data', 200, '<html>Sign in to the WLAN</html>'],
    ['data of another shape', 200, '[{"id":1}]'],
  ])('that is %s gets the general sentence', async (_, status, text) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response(status, text));
    expect(await outcome(call(api.category.findAll, list))).toHaveProperty(
      'error.message',
      'Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.',
    );
  });

  test('is what the contract describes', async () => {
    expect(await call(api.category.findAll, list)).toEqual(categories);
  });
});

describe('when the user changes', () => {
  test('a late answer for the previous one is thrown away', async () => {
    const release = server.hold(api.cashFlow.summary);
    const result = outcome(call(api.cashFlow.summary, undefined), 0);
    await jest.advanceTimersByTimeAsync(10);
    startSession({ token: 'access-9', refreshToken: 'refresh-9', userType: 'MANAGER' }, 'b@example.com');
    release();
    expect(await result).toMatchObject({ error: { isSilent: true } });
  });

  test('nothing is repeated for the previous one', async () => {
    server.cutOff(api.cashFlow.summary);
    const result = outcome(call(api.cashFlow.summary, undefined), 0);
    await jest.advanceTimersByTimeAsync(500);
    endSession('logout');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await result).toMatchObject({ error: { isSilent: true } });
    expect(server.requests(api.cashFlow.summary)).toHaveLength(1);
  });
});

function response(status: number, text: string): Response {
  const fake = { ok: status < 400, status, headers: { get: () => null }, text: async () => text };
  return fake as unknown as Response; // jsdom has no Response; the client reads these four.
}
