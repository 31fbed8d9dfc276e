import { reloadSession, sessionAtom, startSession } from '@vezne/api';
import { themeModeAtom } from '@vezne/ui/state';
import { getDefaultStore } from 'jotai';
import { chooseForTest, startTester, testerSettings } from './tester';

const browser = window.localStorage;
const currentSession = () => getDefaultStore().get(sessionAtom);
const real = window.XMLHttpRequest;
beforeEach(() => {
  Object.defineProperty(window, 'localStorage', { value: browser, configurable: true });
  window.XMLHttpRequest = real;
  chooseForTest({ state: 'normal' });
  sessionStorage.clear();
  localStorage.clear();
  reloadSession();
  window.fetch = jest.fn();
});
const open = (path: string) => {
  history.replaceState(null, '', path);
  startTester();
};

test('a page at an address of its own may name another API, as long as the tab lives', () => {
  open('/');
  chooseForTest({ api: 'https://test.example.com/dev/v1' });
  expect(testerSettings().api).toBe('https://test.example.com');
  open('/standalone.html');
  expect(testerSettings().api).toBe('https://test.example.com');
});

test('beside the product no other API is called, neither a typed one nor a remembered one', () => {
  open('/');
  chooseForTest({ api: 'https://evil.example' });
  open('/remotes/finance/standalone.html');
  expect(testerSettings().api).toBe('');
  chooseForTest({ api: 'https://evil.example' });
  expect(testerSettings().api).toBe('');
});

test('a link opens the page as it was seen: API state, role and theme, beside the screen', () => {
  open('/remotes/finance/standalone.html?state=failing&role=ADMIN&theme=light#/categories');
  expect(testerSettings()).toMatchObject({ state: 'failing', role: 'ADMIN', theme: 'light' });
  expect(localStorage.getItem('userRole')).toBe('ADMIN');
  expect(getDefaultStore().get(themeModeAtom)).toBe('light');
  expect(location.href).toMatch(/standalone\.html\?state=failing&role=ADMIN&theme=light#\/categories$/);
});

test('what is chosen becomes part of the address, what is as usual does not', () => {
  open('/remotes/finance/standalone.html#/categories');
  expect(location.search).toBe('');
  chooseForTest({ state: 'empty' });
  chooseForTest({ theme: 'system' });
  expect(location.search).toBe('?state=empty&theme=system');
  chooseForTest({ state: 'normal' });
  expect(location.href).toMatch(/standalone\.html\?theme=system#\/categories$/);
});

test('a link names no other API, and words that it makes up mean nothing', () => {
  open('/?api=https://evil.example&state=loud&role=OWNER&theme=pink');
  expect(testerSettings()).toEqual({ api: '', state: 'normal' });
  expect(localStorage.getItem('userRole')).toBeNull();
});

test('samples are shown to somebody: who is signed in, otherwise the manager they are made for', () => {
  open('/?state=sample&role=ADMIN');
  expect([localStorage.getItem('accessToken'), localStorage.getItem('userRole')]).toEqual([
    'sample',
    'ADMIN',
  ]);
  localStorage.setItem('accessToken', 'own');
  open('/?state=sample');
  expect(localStorage.getItem('accessToken')).toBe('own');
});

test('beside the product samples leave no trace in its session, and give the page back when they are over', () => {
  open('/remotes/finance/standalone.html?state=sample');
  expect(localStorage.getItem('accessToken')).toBe('sample');
  expect({ ...browser }).toEqual({});
  chooseForTest({ state: 'normal' });
  expect(localStorage.getItem('accessToken')).toBeNull();
  // What is no sample is the product's, as before.
  localStorage.setItem('accessToken', 'own');
  expect(browser.getItem('accessToken')).toBe('own');
  chooseForTest({ state: 'sample' });
  expect(localStorage.getItem('accessToken')).toBe('own');
  localStorage.clear();
  expect([localStorage.length, browser.getItem('accessToken')]).toEqual([0, 'own']);
});

test('beside the product role and theme are of the page alone, until somebody signs in there', () => {
  const product = { accessToken: 'own', refreshToken: 'own', userRole: 'MANAGER', theme: 'dark' };
  for (const [key, value] of Object.entries(product)) browser.setItem(key, value);
  open('/remotes/finance/standalone.html?role=ADMIN&theme=light');
  expect(currentSession().roles).toEqual(['ADMIN']);
  expect(getDefaultStore().get(themeModeAtom)).toBe('light');
  chooseForTest({ theme: 'system' });
  expect({ ...browser }).toEqual(product);
  // Samples have storage of their own; what was chosen is there before, with and after them.
  for (const state of ['sample', 'normal'] as const) {
    chooseForTest({ state });
    expect([currentSession().roles, localStorage.getItem('theme')]).toEqual([['ADMIN'], 'system']);
  }
  expect({ ...browser }).toEqual(product);
  startSession({ token: 'b', refreshToken: 'b', userType: 'MANAGER' }, 'b@example.com');
  expect([browser.getItem('userRole'), currentSession().roles]).toEqual(['MANAGER', ['MANAGER']]);
});

test('a page at an address of its own keeps the role that was chosen there', () => {
  open('/?role=ADMIN');
  expect(browser.getItem('userRole')).toBe('ADMIN');
});

test('a file goes the way that the tester has chosen, and as it is by the browser itself', async () => {
  const fetched = jest.fn().mockResolvedValue({ status: 503, text: async () => '', headers: new Map() });
  window.fetch = fetched;
  open('/?state=slow');
  chooseForTest({ state: 'expired' });
  const upload = new XMLHttpRequest();
  const answered = new Promise((resolve) => {
    upload.onload = resolve;
  });
  Object.assign(globalThis, {
    Response: { json: (_: unknown, { status = 0 }) => ({ status, text: async () => '' }) },
  });
  upload.open('POST', '/dev/v1/import/read');
  upload.send(new FormData());
  await answered;
  expect([upload.status, fetched.mock.calls]).toEqual([401, []]);
  chooseForTest({ state: 'normal' });
  expect(new XMLHttpRequest()).toBeInstanceOf(real);
});
