import { configureClient } from '@vezne/api';
import { limits } from '@vezne/contract';
import { type ApiState, apiStates, testerFetch } from './tester-fetch';

type Settings = { api: string; state: ApiState };

const KEY = 'tester';
const defaults: Settings = { api: '', state: 'normal' };

function read(): Settings {
  try {
    const stored: Partial<Settings> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return {
      api: isOrigin(stored.api) ? stored.api : '',
      state: apiStates.find((state) => state === stored.state) ?? 'normal',
    };
  } catch {
    return defaults;
  }
}

/**
 * Whether another API may be named. Below `/remotes/` the page stands beside the product, whose session it has in its
 * hands: what is typed there would carry it elsewhere.
 */
export const mayNameApi = () => !location.pathname.startsWith('/remotes/');

const isOrigin = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text);

let current = defaults;

/** What the tester has chosen; it lasts as long as the tab. */
export const testerSettings = (): Settings => current;

/** Takes a choice over; an API that is no address means the page's own. */
export function chooseForTest(change: Partial<Settings>): void {
  const wanted = { ...current, ...change };
  current = { ...wanted, api: mayNameApi() && isOrigin(wanted.api) ? new URL(wanted.api).origin : '' };
  configureClient({ baseUrl: current.api + limits.apiPrefix });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Kept for this page only.
  }
}

/** Puts the tester's choices between the page and its API. */
export function startTester(): void {
  chooseForTest(read());
  window.fetch = testerFetch(window.fetch.bind(window), () => current.state);
}
