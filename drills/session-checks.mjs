// What two processes must agree on without talking to each other: keys and sessions.
import { randomUUID } from 'node:crypto';
import { good, send, signIn, signUp } from './client.mjs';
import { sleep } from './sandbox.mjs';

/** @typedef {[import('./api.mjs').Api, import('./api.mjs').Api]} Apis */

const PAIRS = 50;
const SESSIONS = 5;
const PATIENCE_MS = 20_000;

/**
 * What both processes answer at once.
 *
 * @template Result
 * @param {Apis} apis
 * @param {(api: import('./api.mjs').Api) => Promise<Result>} work
 */
const onBoth = ([one, other], work) => Promise.all([work(one), work(other)]);

/**
 * The same write with the same key, sent to both processes at once: how many records, how many equal answers.
 *
 * @param {Apis} apis
 * @param {Pick<import('./postgres.mjs').Server, 'ask'>} database
 */
export async function proveSameKey(apis, database) {
  const { token, categoryId } = await signUp(apis[0].url);
  let sameAnswer = 0;
  for (let n = 0; n < PAIRS; n++) {
    const entry = { categoryId, date: '2026-01-01', description: `Aynı anda ${n}`, amount: 1 };
    const request = {
      path: '/cash-flow/save',
      body: { ...entry, cashFlowType: 'GIRIS' },
      token,
      key: randomUUID(),
    };
    const [one, other] = await onBoth(apis, ({ url }) => send(url, request));
    if (one.status === 200 && other.status === 200 && one.data.id === other.data.id) sameAnswer++;
  }
  /** @type {{ records: number }[]} */
  const [{ records } = { records: 0 }] = await database.ask(
    `SELECT count(*) AS records FROM cash_flow WHERE description LIKE 'Aynı anda %'`,
  );
  return { pairs: PAIRS, sameAnswer, records };
}

/**
 * @param {string} url
 * @param {string} token
 */
const refresh = (url, token) =>
  send(url, { path: `/auth/refresh-token?refreshToken=${encodeURIComponent(token)}` });
/**
 * @param {{ url: string }} api
 * @param {string} token
 */
const look = ({ url }, token) => send(url, { method: 'GET', path: '/auth/sessions', token });

/**
 * One refresh token used on both processes at once: still one session, good on both; answers how often it was so.
 *
 * @param {Apis} apis
 * @param {Pick<import('./postgres.mjs').Server, 'ask'>} database
 */
export async function proveRefresh(apis, database) {
  const { email } = await signUp(apis[0].url);
  let one = 0;
  for (let n = 0; n < SESSIONS; n++) {
    const { url } = n % 2 ? apis[1] : apis[0];
    const { refreshToken } = await signIn(url, email);
    const [first, second] = await onBoth(apis, async (each) => good(await refresh(each.url, refreshToken)));
    const next = good(await refresh(url, first.refreshToken));
    const looks = await Promise.all(apis.map((each) => look(each, next.token)));
    if (first.refreshToken === second.refreshToken && looks.every(({ status }) => status === 200)) one++;
  }
  /** @type {{ open: number }[]} */
  const [{ open } = { open: 0 }] = await database.ask(
    `SELECT count(*) AS open FROM session s JOIN account a ON a.id = s.manager_id
      WHERE a.email = '${email}' AND s.ended_at IS NULL AND s.counter = 3`,
  );
  return { sessions: SESSIONS, one, open };
}

/**
 * A session that one process ends and the other still remembers: after how many seconds it is refused there.
 *
 * @param {Apis} apis
 */
export async function proveLogout(apis) {
  const { email } = await signUp(apis[0].url);
  const seconds = [];
  for (let n = 0; n < SESSIONS; n++) {
    const [here, there] = n % 2 ? apis : [apis[1], apis[0]];
    const { token, refreshToken } = await signIn(here.url, email);
    for (const each of apis) good(await look(each, token));
    good(await send(here.url, { path: '/auth/logout', body: { refreshToken } }));
    const since = Date.now();
    if ((await look(here, token)).status !== 401)
      throw new Error('the process that ended it still accepts it');
    while ((await look(there, token)).status !== 401) {
      if (Date.now() - since > PATIENCE_MS)
        throw new Error('an ended session is still accepted by the other process');
      await sleep(50);
    }
    seconds.push((Date.now() - since) / 1000);
  }
  return { sessions: SESSIONS, slowest: Math.max(...seconds) };
}
