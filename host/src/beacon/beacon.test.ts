import type { ClientEvent } from '@vezne/contract';

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const entry = '/remotes/cashflow/0.2.0-bb/mf-manifest.json';

/** What the page has told so far. */
const told = (): ClientEvent[] => sent.mock.calls.flatMap(([, { body }]) => JSON.parse(`${body}`).events);

/** A page of its own: what a module remembers is forgotten. */
async function openPage({ draw = 0.9 } = {}) {
  jest.resetModules();
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  const { note } = await import('./notes');
  const { startSending } = await import('./send');
  return { note, start: startSending };
}

function leave() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  performance.getEntriesByType ??= () => [];
  sent.mockReset().mockResolvedValue({ status: 204 } as Response);
  globalThis.fetch = sent as unknown as typeof fetch; // jsdom has none.
});
afterEach(() => jest.restoreAllMocks());

test('a failure is told of every page, with its remote and release, when the page is left', async () => {
  const page = await openPage();
  page.note('failed', 'cashflow', { entry });
  page.start();
  page.note('threw', 'host', undefined);
  expect(sent).not.toHaveBeenCalled();
  leave();
  expect(told()).toEqual([
    { kind: 'failed', remote: 'cashflow', release: '0.2.0-bb', weight: 1 },
    { kind: 'threw', remote: 'host', release: '', weight: 1 },
  ]);
  expect(sent.mock.calls[0]).toMatchObject(['/client-events', { keepalive: true, credentials: 'omit' }]);
});

test('what goes well is told by one page in four, which speaks for the others', async () => {
  const silent = await openPage({ draw: 0.25 });
  silent.note('loaded', 'cashflow', { entry });
  silent.start();
  leave();
  expect(sent).not.toHaveBeenCalled();
  const drawn = await openPage({ draw: 0.24 });
  drawn.note('loaded', 'cashflow', { entry });
  drawn.start();
  leave();
  expect(told()).toEqual([{ kind: 'loaded', remote: 'cashflow', release: '0.2.0-bb', weight: 4 }]);
});

test('what stays open is told within seconds, in pieces that the server takes, and a loop is told so often only', async () => {
  jest.useFakeTimers();
  const page = await openPage();
  page.start();
  for (let at = 0; at < 100; at++) page.note('failed', 'cashflow', { entry });
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(told()).toHaveLength(40);
});

test('a server that is away does not disturb the page', async () => {
  const page = await openPage();
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  page.note('failed', 'cashflow', { entry });
  page.start();
  expect(leave).not.toThrow();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a press and a movement are told of the remote that was shown then, the largest paint of the one that opened', async () => {
  jest.resetModules();
  const { noteShown } = await import('./shown');
  const { vitalOf } = await import('./vitals');
  const now = jest.spyOn(performance, 'now');
  const show = (at: number, path: string) => {
    now.mockReturnValue(at);
    noteShown(path);
  };
  show(300, '/login');
  show(5_000, '/dashboard');
  show(8_000, '/reports');
  show(9_000, '/cash-flow');
  show(20_000, '/404');
  const told = (name: 'LCP' | 'INP' | 'CLS' | 'FCP', startTime: number) =>
    vitalOf({ name, value: 0.12345, entries: [{ startTime }] });
  expect(told('LCP', 700)).toEqual({ kind: 'LCP', remote: 'marketing', release: '', value: 0.123 });
  const remoteOf = (name: 'INP' | 'CLS', at: number) => told(name, at)?.remote;
  expect(remoteOf('INP', 4_999)).toBe('marketing');
  expect(remoteOf('INP', 8_500)).toBe('finance');
  expect(remoteOf('CLS', 9_000)).toBe('cashflow');
  expect(remoteOf('CLS', 25_000)).toBe('host');
  // Nothing moved.
  expect(vitalOf({ name: 'CLS', value: 0, entries: [] })?.remote).toBe('marketing');
  expect(told('FCP', 10)).toBeUndefined();
});
