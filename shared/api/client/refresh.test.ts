import { api, codes, limits, messages } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { endSession, startSession } from '../session/session';
import { onSessionEnd } from '../session/session-end';
import { call } from './call';
import { configureClient } from './http';

const server = fakeApi();
const ends: string[] = [];
const renewals = () => server.requests(api.auth.refresh).length;
const summary = () => call(api.cashFlow.summary, undefined);

beforeEach(() => {
  jest.useFakeTimers();
  configureClient({ retryDelay: 0 });
  localStorage.clear();
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' }, 'ece@example.com');
  server.refuseToken('access-1');
  ends.length = 0;
});
const stop = onSessionEnd((reason) => ends.push(reason));
afterAll(stop);

afterEach(() => {
  jest.restoreAllMocks();
  setLocks(undefined);
  endSession('logout');
  jest.useRealTimers();
});

test('an expired access token is renewed once and the call is made again', async () => {
  await expect(summary()).resolves.toHaveProperty('balance');
  expect(renewals()).toBe(1);
  expect(server.requests(api.auth.refresh)[0]?.url).toBe('/dev/v1/auth/refresh-token?refreshToken=refresh-1');
  expect(server.requests(api.cashFlow.summary).map(({ headers }) => headers.Authorization)).toEqual([
    'Bearer access-1',
    'Bearer access-2',
  ]);
  expect({ ...localStorage }).toMatchObject({
    accessToken: 'access-2',
    token: 'access-2',
    refreshToken: 'refresh-2',
  });
});

test('fifty calls that expire together share one renewal and are each made once more', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 50 }, summary));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  expect(renewals()).toBe(1);
  expect(server.requests(api.cashFlow.summary)).toHaveLength(100);
});

test('a call that was refused before, but learns of it after the renewal, needs no second one', async () => {
  server.fail(api.category.findAll, { status: 401 }, 1);
  const release = server.hold(api.company.findById);
  const late = call(api.company.findById, { id: '00000000-0000-7000-8001-000000000001' });
  await summary();
  server.fail(api.company.findById, { status: 401 }, 1);
  release();
  await late;
  expect(renewals()).toBe(1);
});

test.each([
  [
    'refused',
    () => server.fail(api.auth.refresh, { status: 401, message: 'Session expired. Please login again.' }),
  ],
  [
    'refused because the token is none',
    () => server.fail(api.auth.refresh, { status: 400, code: codes.badInput, message: 'Lütfen düzeltin.' }),
  ],
  ['answered without a refresh token', () => server.fail(api.auth.refresh, { status: 200 })],
])('a renewal that is %s signs the user out, once for all waiting calls', async (_, arrange) => {
  arrange();
  const answers = await Promise.allSettled(Array.from({ length: 10 }, summary));
  for (const answer of answers) {
    expect(answer).toMatchObject({ reason: { message: 'Session expired. Please login again.' } });
  }
  expect(renewals()).toBe(1);
  expect(ends).toEqual(['expired']);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(localStorage.getItem('userData')).toBeNull();
});

test('a call that is refused with the new token as well signs the user out', async () => {
  server.refuseToken('access-2');
  await expect(summary()).rejects.toMatchObject({ message: 'Session expired. Please login again.' });
  expect(renewals()).toBe(1);
  expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
  expect(ends).toEqual(['expired']);
});

test.each([
  ['cannot be reached', () => server.cutOff(api.auth.refresh)],
  ['is restarting', () => server.fail(api.auth.refresh, { status: 503 })],
  ['is too busy', () => server.fail(api.auth.refresh, { status: 429, message: 'Yavaş.' })],
])('a server that %s while renewing costs the call, not the session', async (_, arrange) => {
  arrange();
  const failed = expect(summary()).rejects.toMatchObject({ isSilent: false });
  await jest.advanceTimersByTimeAsync(50_000);
  await failed;
  expect(ends).toEqual([]);
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
});

test.each([
  ['a page instead of tokens', 200],
  ['that the address is gone', 404],
  ['that the method is none', 405],
  ['that it waited too long', 408],
  ['that the request is too large', 413],
])('a proxy that answers %s while renewing costs the call, not the session', async (_, status) => {
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      String(url).startsWith(limits.apiPrefix + api.auth.refresh.path)
        ? ({ ok: status < 400, status, headers: new Map(), text: async () => '<html></html>' } as never)
        : real(url, init),
    );
  await expect(summary()).rejects.toMatchObject({ message: messages.network, isSilent: false });
  expect(ends).toEqual([]);
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  jest.restoreAllMocks();
  await expect(summary()).resolves.toHaveProperty('balance');
});

test('signing out while the renewal is under way leaves nobody signed in', async () => {
  const release = server.hold(api.auth.refresh);
  const refused = expect(summary()).rejects.toMatchObject({ isSilent: true });
  await jest.advanceTimersByTimeAsync(1);
  endSession('logout');
  release();
  await refused;
  await jest.advanceTimersByTimeAsync(1);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(ends).toEqual(['logout']);
});

describe('with several tabs', () => {
  /** Another tab is another copy of the program over the same storage. */
  function openTab() {
    // jotai warns about its second copy, which is what another tab has.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let tab: typeof call | undefined;
    jest.isolateModules(() => {
      tab = jest.requireActual<typeof import('./call')>('./call').call;
    });
    if (!tab) throw new Error('the tab did not open');
    return tab;
  }

  test('only one of five renews; the others take what it has stored', async () => {
    setLocks(fairLocks());
    const tabs = [call, openTab(), openTab(), openTab(), openTab()];
    const answers = Promise.all(tabs.map((tab) => tab(api.cashFlow.summary, undefined)));
    await jest.advanceTimersByTimeAsync(1_000);
    await answers;
    expect(renewals()).toBe(1);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(10);
  });

  test('a renewal that is seen here a moment late is not made a second time', async () => {
    setLocks(fairLocks());
    const waiting = summary();
    setTimeout(() => localStorage.setItem('accessToken', 'access-7'), 50);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(waiting).resolves.toBeDefined();
    expect(renewals()).toBe(0);
  });

  test('one that holds the turn for ever delays the others by three seconds', async () => {
    setLocks(stuckLocks());
    const waiting = summary();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(renewals()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    await expect(waiting).resolves.toBeDefined();
    expect(renewals()).toBe(1);
  });

  test('a refusal counts for nothing when another tab has renewed meanwhile', async () => {
    const release = server.hold(api.auth.refresh);
    const waiting = summary();
    await jest.advanceTimersByTimeAsync(1);
    localStorage.setItem('accessToken', 'access-7');
    localStorage.setItem('refreshToken', 'refresh-7');
    server.answer(api.auth.refresh, { token: 'access-8', refreshToken: 'refresh-8' });
    release();
    await expect(waiting).resolves.toBeDefined();
    expect(localStorage.getItem('accessToken')).toBe('access-7');
    expect(ends).toEqual([]);
  });
});

type Locks = {
  request: (name: string, options: { signal: AbortSignal }, work: () => unknown) => Promise<unknown>;
};

function setLocks(locks: Locks | undefined) {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

function fairLocks(): Locks {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_, __, work) => {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

const stuckLocks = (): Locks => ({
  request: (_, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    }),
});
