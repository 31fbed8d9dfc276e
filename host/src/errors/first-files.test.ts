import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchFirstFiles } from './first-files';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();
const list = { host: { entry: '/hosts/1.0.0-aa/index.html', version: '1.0.0', integrity: 'sha384-host' } };
const posted = () => answer.mock.calls.filter(([address]) => address === '/client-events');
beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  answer.mockReset().mockResolvedValue({ ok: true, text: async () => JSON.stringify(list) } as Response);
  globalThis.fetch = answer as unknown as typeof fetch; // jsdom has no fetch of its own.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

function put<Tag extends 'script' | 'link'>(tag: Tag, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

const bundle = (name: string) =>
  put('script', { defer: 'defer', type: 'text/x-test', src: `/${name}.js`, integrity: `sha256-${name}` });
const alerts = () => [...document.querySelectorAll('[role=alert]')];

test('a page whose first script is missing says so once and fetches it past every cache when it is asked to', async () => {
  watchFirstFiles();
  const [vendor, main] = [bundle('vendor'), bundle('main')];
  for (const script of [vendor, main]) script.dispatchEvent(new Event('error'));
  expect(alerts().map(({ textContent }) => textContent)).toEqual([
    'Sayfa açılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.Tekrar Dene',
  ]);
  await waitFor(() => expect(posted()).toHaveLength(1));
  answer.mockClear();
  // One never answers here, so that the page of the test is not loaded anew.
  answer.mockReturnValue(new Promise(() => undefined));
  const button = document.querySelector('button') as HTMLButtonElement; // In the box just seen.
  await userEvent.click(button);
  expect(button).toBeDisabled();
  const asked = answer.mock.calls.map(([address, { cache, integrity }]) => [address, cache, integrity]);
  expect(asked).toEqual([
    ['http://localhost/vendor.js', 'reload', 'sha256-vendor'],
    ['http://localhost/main.js', 'reload', 'sha256-main'],
  ]);
});

test('a page that did not start is told once, by the release of the host that it is', async () => {
  watchFirstFiles();
  for (const name of ['vendor', 'main']) bundle(name).dispatchEvent(new Event('error'));
  await waitFor(() => expect(posted()).toHaveLength(1));
  const [, { body, keepalive }] = posted()[0] as [string, RequestInit]; // Counted just now.
  expect(JSON.parse(`${body}`)).toEqual({
    events: [{ kind: 'failed', remote: 'host', release: '1.0.0-aa', weight: 1 }],
  });
  expect(keepalive).toBe(true);
});

test('a page that finds no list of releases either is told without its release', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  watchFirstFiles();
  bundle('main').dispatchEvent(new Event('error'));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(JSON.parse(`${posted()[0]?.[1].body}`).events[0]).toMatchObject({ kind: 'failed', release: '' });
  expect(alerts()).toHaveLength(1);
});

const missing = Object.assign(new Error('Loading chunk 5 failed'), { request: '/5.js' });
test.each([
  ['broke', new TypeError('x is not a function'), 'bir hata yüzünden açılamadı. Lütfen biraz sonra', 'threw'],
  ['threw no error', 'text', 'bir hata yüzünden açılamadı. Lütfen biraz sonra', 'threw'],
  ['missed one', missing, 'açılamadı. Lütfen bağlantınızı kontrol edip', 'failed'],
])(
  'a page whose scripts came and %s while they began says why, and is told once',
  async (_, error, words, kind) => {
    watchFirstFiles();
    window.vezneLost?.(error);
    window.vezneLost?.(error);
    expect(alerts().map(({ textContent }) => textContent)).toEqual([
      `Sayfa ${words} tekrar deneyin.Tekrar Dene`,
    ]);
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(JSON.parse(`${posted()[0]?.[1].body}`).events).toMatchObject([{ kind, remote: 'host' }]);
  },
);

test('a script that comes later is left to the place that it fills', () => {
  watchFirstFiles();
  put('script', { type: 'text/x-test', src: '/639.js' }).dispatchEvent(new Event('error'));
  put('link', { rel: 'preload', href: '/a.js' }).dispatchEvent(new Event('error'));
  expect(alerts()).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
});

test('a stylesheet that did not come is fetched once more unasked, and only then the page says that it is missing', () => {
  const link = put('link', { rel: 'stylesheet', href: '/vezne.css', integrity: 'sha256-css' });
  watchFirstFiles();
  const again = document.querySelector('link') as HTMLLinkElement; // What was put in its place.
  expect(again).not.toBe(link);
  expect([again.rel, again.getAttribute('integrity')]).toEqual(['stylesheet', 'sha256-css']);
  expect(again.href).toMatch(/\/vezne\.css\?r=\d+$/);
  expect(alerts()).toEqual([]);
  again.dispatchEvent(new Event('error'));
  expect(alerts()).toHaveLength(1);
});

describe('a page whose first script hangs', () => {
  const { readyState } = document;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    bundle('main');
    watchFirstFiles();
  });
  afterEach(() => {
    Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
    jest.useRealTimers();
  });
  const words = () => alerts().map(({ textContent }) => textContent);

  test('offers after twelve seconds to try again, and takes it back when the script comes after all', () => {
    jest.advanceTimersByTime(11_000);
    expect(words()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(words()).toEqual([
      'Sayfa hâlâ yükleniyor. Lütfen bağlantınızı kontrol edip tekrar deneyin.Tekrar Dene',
    ]);
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(words()).toEqual([]);
  });

  test('says that it is lost instead as soon as that is known', () => {
    jest.advanceTimersByTime(12_000);
    expect(words()).toHaveLength(1);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    // Those who watched in the tests before see it, too.
    expect([...new Set(words())]).toEqual([
      'Sayfa açılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.Tekrar Dene',
    ]);
  });

  test('that comes in time never says a word of it', () => {
    dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(60_000);
    expect(words()).toEqual([]);
  });
});
