// Calls the API as the browser's client does: what got no good answer is repeated with the same key.
import { randomUUID } from 'node:crypto';
import { sleep } from './sandbox.mjs';

/**
 * @typedef {{ method?: string; path: string; body?: object; token?: string; key?: string }} Request
 */

/**
 * `data` is the parsed JSON, or the text's beginning where it is none.
 *
 * @typedef {{ status: number; replayed: boolean; data: ReturnType<typeof JSON.parse>; isJson: boolean }} Answer
 */

/**
 * @typedef {object} Counts
 * @property {Map<number, number>} statuses
 * @property {number} repeats
 * @property {number} replayed
 * @property {number} foreign
 * @property {number[]} times in milliseconds
 */

const TRIES = 4;
const PAUSE_MS = 1_000;
const TIMEOUT_MS = 10_000;

/**
 * Counts of what the clients saw. `foreign`: answers that were not the API's JSON.
 *
 * @returns {Counts}
 */
export const newCounts = () => ({
  statuses: new Map(),
  repeats: 0,
  replayed: 0,
  foreign: 0,
  times: [],
});

/**
 * One request; status 0 when no whole answer came.
 *
 * @param {string} url
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
export async function send(url, { method = 'POST', path, body, token, key }) {
  /** @type {Record<string, string>} */
  const headers = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  const request = {
    method,
    headers,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const answer = await fetch(`${url}/dev/v1${path}`, request);
    const text = await answer.text();
    const replayed = answer.headers.get('idempotent-replayed') === 'true';
    return { status: answer.status, replayed, ...parsed(text) };
  } catch {
    return { status: 0, replayed: false, data: undefined, isJson: true };
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return { data: JSON.parse(text), isJson: true };
  } catch {
    return { data: text.slice(0, 200), isJson: false };
  }
}

/**
 * One call with the client's four tries; `keyed: false` leaves out the key, which the product never does.
 *
 * @param {string} url
 * @param {Request} request
 * @param {Counts} counts
 * @param {boolean} keyed
 */
export async function call(url, request, counts, keyed = true) {
  const key = keyed ? (request.key ?? randomUUID()) : undefined;
  for (let tries = 1; ; tries++) {
    const since = performance.now();
    const answer = await send(url, { ...request, key });
    counts.times.push(performance.now() - since);
    counts.statuses.set(answer.status, (counts.statuses.get(answer.status) ?? 0) + 1);
    if (answer.replayed) counts.replayed++;
    if (!answer.isJson) counts.foreign++;
    const uncertain = answer.status === 0 || answer.status >= 500;
    if (!uncertain || tries === TRIES) return answer;
    counts.repeats++;
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}

const PASSWORD = 'Karadeniz-1453-sahil';

/**
 * A company of its own with a category; answers what its writers need.
 *
 * @param {string} url
 */
export async function signUp(url) {
  const email = `prova-${randomUUID()}@ornek.test`;
  const account = { name: 'Deniz', surname: 'Yılmaz', companyName: 'Yılmaz Yapı', email, password: PASSWORD };
  const body = { ...account, kvkkRead: true, termsAccepted: true };
  good(await send(url, { path: '/manager/create-account', body, key: randomUUID() }));
  const { token, refreshToken } = await signIn(url, email);
  const { id: categoryId } = good(
    await send(url, {
      path: '/category/save',
      body: { name: 'Prova', type: 'HER_IKISI' },
      token,
      key: randomUUID(),
    }),
  );
  return { email, token, refreshToken, categoryId };
}

/**
 * @param {string} url
 * @param {string} email
 */
export const signIn = async (url, email) =>
  good(await send(url, { path: '/auth/login', body: { email, password: PASSWORD } }));

/** @param {Answer} answer */
export function good({ status, data }) {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(data)}`);
  return data;
}
