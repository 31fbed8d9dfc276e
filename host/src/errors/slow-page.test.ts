import { offerReload } from './slow-page';

const SENTENCE = 'Sayfa hâlâ yükleniyor. Lütfen bağlantınızı kontrol edip tekrar deneyin.Tekrar Dene';
const words = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const { readyState } = document;
const become = (value: string) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  become('loading');
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  document.head.replaceChildren();
  become(readyState);
  jest.useRealTimers();
});

/** A stylesheet that has not come: nothing is ever fetched here. */
function putStylesheet() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', '/vezne.css');
  link.setAttribute('integrity', 'sha256-css');
  document.head.append(link);
}
const stylesheet = () => document.querySelector('link') as HTMLLinkElement; // Put in at the beginning of each test.

/** The stylesheet comes after all. */
function bring() {
  Object.defineProperty(stylesheet(), 'sheet', { value: {} });
  stylesheet().dispatchEvent(new Event('load'));
}

test('a stylesheet that hangs is asked for anew after twelve seconds, and the page says what is wrong until it comes', () => {
  putStylesheet();
  end = offerReload();
  become('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(11_000);
  expect(words()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(words()).toEqual([SENTENCE]);
  expect(stylesheet().href).toMatch(/\/vezne\.css\?r=\d+$/);
  expect(stylesheet().getAttribute('integrity')).toBe('sha256-css');
  // Its look comes with the stylesheet, which is not there.
  expect(document.querySelector<HTMLElement>('[role=alert]')?.style.position).toBe('fixed');
  bring();
  expect(words()).toEqual([]);
});

test('a page whose scripts have run and whose rules have come never says a word of it', () => {
  putStylesheet();
  end = offerReload();
  bring();
  become('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(60_000);
  expect(words()).toEqual([]);
});

test('a page that is held up in its head is left to the script that stands there', () => {
  const { body } = document;
  body.remove();
  end = offerReload();
  jest.advanceTimersByTime(60_000);
  expect(document.body).toBeNull();
  document.documentElement.append(body);
});
