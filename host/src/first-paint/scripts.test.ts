import { isReadable, startScripts, whenScriptsAreWanted } from './scripts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-first-sight');
});

test('only a page that says so can be read before its scripts', () => {
  expect(isReadable()).toBe(false);
  document.documentElement.dataset.firstSight = '';
  expect(isReadable()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a %s wants the scripts at once, and once only', (wish) => {
  const act = jest.fn();
  whenScriptsAreWanted(act);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event(wish));
  dispatchEvent(new Event(wish));
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('a page that nobody touches gets its scripts after everything else has come', () => {
  const act = jest.fn();
  whenScriptsAreWanted(act);
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('a page that shows a part as loading does not wait to be touched', () => {
  const act = jest.fn();
  whenScriptsAreWanted(act);
  document.body.innerHTML = '<div id="first-sight"><p role="status">Yükleniyor</p></div>';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a place where something will be told later is no part that is loading', () => {
  const act = jest.fn();
  whenScriptsAreWanted(act);
  document.body.innerHTML = '<div id="first-sight"><form><div role="status"></div></form></div>';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(act).not.toHaveBeenCalled();
});

test('a button that is pressed before the scripts are there is remembered', () => {
  whenScriptsAreWanted(() => undefined);
  document.body.innerHTML = '<div id="first-sight"><button><i></i></button></div><button></button>';
  for (const pressed of document.querySelectorAll('i, div + button'))
    pressed.dispatchEvent(new Event('click', { bubbles: true }));
  expect([...document.querySelectorAll('button')].map(({ dataset }) => 'pressed' in dataset)).toEqual([
    true,
    false,
  ]);
});

test('a link is followed at once, unless something is filled in: then it waits for the scripts', () => {
  whenScriptsAreWanted(() => undefined);
  document.body.innerHTML =
    '<div id="first-sight"><input name="email"><a href="#forgot">Şifremi unuttum</a></div>';
  const link = document.querySelector('a');
  const press = (more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    link?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(false);
  Object.assign(document.querySelector('input') ?? {}, { value: 'ece@sirket.com' });
  expect([press({ ctrlKey: true }), link?.dataset.pressed]).toEqual([false, undefined]);
  expect([press(), link?.dataset.pressed]).toEqual([true, '']);
  location.hash = '';
  jest.runAllTimers();
  expect(location.hash).toBe('#forgot');
});

test('a form that is sent before the scripts are there stays where it is, and is remembered', () => {
  whenScriptsAreWanted(() => undefined);
  document.body.innerHTML =
    '<div id="first-sight"><form><input name="password"><button type="submit">Giriş Yap</button></form></div><form></form>';
  document.querySelector('button')?.click();
  const [early, other] = [...document.forms];
  expect(early?.dataset.sent).toBe('');
  expect(early).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelector('[data-pressed]')).toBeNull();
  const own = new Event('submit', { bubbles: true, cancelable: true });
  other?.dispatchEvent(own);
  expect(own.defaultPrevented).toBe(false);
});

test('a word that is being put together is marked until it is done', () => {
  whenScriptsAreWanted(() => undefined);
  document.body.innerHTML = '<div id="first-sight"><input></div>';
  const field = document.querySelector('input');
  for (const [type, isMarked] of [
    ['compositionstart', true],
    ['compositionend', false],
  ] as const) {
    field?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(field?.hasAttribute('data-composing')).toBe(isMarked);
  }
});

test('the scripts come out of their template in their order', () => {
  document.body.innerHTML =
    '<template id="scripts"><script defer src="/vendor.js"></script><script defer src="/main.js"></script></template>';
  startScripts();
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/vendor.js', false],
    ['/main.js', false],
  ]);
});
