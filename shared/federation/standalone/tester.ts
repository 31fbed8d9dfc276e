import { configureClient, reloadSession, startSession } from '@vezne/api';
import { limits } from '@vezne/contract';
import { fakeUpload } from '@vezne/testing/fake-upload';
import { themeModeAtom } from '@vezne/ui/state';
import { getDefaultStore } from 'jotai';
import { pageStorage } from './page-storage';
import { type ApiState, apiStates, testerFetch } from './tester-fetch';

export const testerRoles = ['MANAGER', 'ADMIN'] as const;
export const themeModes = ['dark', 'light', 'system'] as const;

type Settings = {
  api: string;
  state: ApiState;
  /** Shown as this role and in this theme; nothing chosen means what the browser has stored. */
  role?: (typeof testerRoles)[number];
  theme?: (typeof themeModes)[number];
};

const KEY = 'tester';
const LINKED = ['state', 'role', 'theme'] as const;
const defaults: Settings = { api: '', state: 'normal' };

const oneOf = <Word extends string>(words: readonly Word[], word: unknown) =>
  words.find((known) => known === word);

function read(): Settings {
  try {
    const stored: Partial<Settings> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return {
      api: isOrigin(stored.api) ? stored.api : '',
      state: oneOf(apiStates, stored.state) ?? 'normal',
    };
  } catch {
    return defaults;
  }
}

/** What a link asks for. Another API is nothing that a link may name: the tester's session would go there. */
function linked(): Partial<Settings> {
  const asked = new URLSearchParams(location.search);
  const state = oneOf(apiStates, asked.get('state'));
  return {
    ...(state && { state }),
    role: oneOf(testerRoles, asked.get('role')),
    theme: oneOf(themeModes, asked.get('theme')),
  };
}

/** Makes the page's address the link to what is seen: beside the screen's own address, what is not as usual. */
function showLink({ state, role, theme }: Settings): void {
  const params = new URLSearchParams(location.search);
  for (const name of LINKED) params.delete(name);
  if (state !== 'normal') params.set('state', state);
  if (role) params.set('role', role);
  if (theme) params.set('theme', theme);
  const query = params.size > 0 ? `?${params}` : '';
  history.replaceState(null, '', location.pathname + query + location.hash);
}

/**
 * Whether another API may be named. Below `/remotes/` the page stands beside the product, whose session it has in its
 * hands: what is typed there would carry it elsewhere.
 */
export const mayNameApi = () => !location.pathname.startsWith('/remotes/');

const isOrigin = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text);

let current = defaults;

/** What the tester has chosen; API and its state last as long as the tab, all but the API stand in the address. */
export const testerSettings = (): Settings => current;

/** Takes a choice over; an API that is no address means the page's own. */
export function chooseForTest(change: Partial<Settings>): void {
  const wanted = { ...current, ...change };
  const isOver = current.state === 'sample' && wanted.state !== 'sample';
  current = { ...wanted, api: mayNameApi() && isOrigin(wanted.api) ? new URL(wanted.api).origin : '' };
  configureClient({ baseUrl: current.api + limits.apiPrefix });
  showLink(current);
  if (isOver) forgetOwn?.();
  // What was chosen beside the samples goes with them, and is chosen once more.
  inPage(() => showAs(isOver ? current : change));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Kept for this page only.
  }
  if (change.state === 'sample') signInForSample();
  if (isOver || change.role) reloadSession();
}

/** Shows the screens as this role sees them and in this theme; what the API allows is not changed by it. */
function showAs({ role, theme }: Partial<Settings>) {
  if (theme) getDefaultStore().set(themeModeAtom, theme);
  if (role) localStorage.setItem('userRole', role);
}

let isChoosing = false;

/** What is chosen for the test is not the product's: beside it, it stays in the page. */
function inPage(choose: () => void) {
  isChoosing = true;
  choose();
  isChoosing = false;
}

/** Samples are of somebody's company: where nobody is signed in, it is the manager they are made for. */
function signInForSample() {
  if (localStorage.getItem('accessToken')) return;
  const answer = { token: 'sample', refreshToken: 'sample', userType: current.role ?? 'MANAGER' };
  startSession(answer, 'ornek@vezne.example');
}

let forgetOwn: (() => void) | undefined;

/** Beside the product the page has its session in its hands, in which samples and choices must leave no trace. */
function keepTestToPage() {
  const value = pageStorage(window.localStorage, () => isChoosing || current.state === 'sample');
  Object.defineProperty(window, 'localStorage', { value, configurable: true });
  forgetOwn = value.forget;
}

/** Files go by another way than `fetch`; while the tester has a hand in it, by that one too. */
function bendUploads() {
  const Real = window.XMLHttpRequest;
  const Bent = fakeUpload((url, init) => window.fetch(url, init));
  const construct = () => (current.state === 'normal' ? new Real() : new Bent());
  window.XMLHttpRequest = new Proxy(Real, { construct });
}

/** Puts the tester's choices between the page and its API. */
export function startTester(): void {
  if (!mayNameApi()) keepTestToPage();
  chooseForTest({ ...defaults, ...read(), ...linked() });
  // Fetched when it is wanted: a page that has an API needs none.
  const sample = async () => (await import('@vezne/testing/sample-api')).createSampleApi();
  window.fetch = testerFetch(window.fetch.bind(window), () => current.state, sample);
  bendUploads();
}
