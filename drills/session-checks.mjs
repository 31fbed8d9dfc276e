// What two processes must agree on without talking to each other: keys and sessions.
import { randomUUID } from 'node:crypto';
import { good, send, signIn, signUp } from './client.mjs';
import { sleep } from './sandbox.mjs';

const PAIRS = 50;
const SESSIONS = 5;
const PATIENCE_MS = 20_000;

/** The same write with the same key, sent to both processes at once: how many records, how many equal answers. */
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
    const [one, other] = await Promise.all(apis.map(({ url }) => send(url, request)));
    if (one.status === 200 && other.status === 200 && one.data.id === other.data.id) sameAnswer++;
  }
  const [{ records }] = await database.ask(
    `SELECT count(*) AS records FROM cash_flow WHERE description LIKE 'Aynı anda %'`,
  );
  return { pairs: PAIRS, sameAnswer, records };
}

const refresh = (url, token) =>
  send(url, { path: `/auth/refresh-token?refreshToken=${encodeURIComponent(token)}` });
const look = ({ url }, token) => send(url, { method: 'GET', path: '/auth/sessions', token });

/** One refresh token used on both processes at once: still one session, good on both; answers how often it was so. */
export async function proveRefresh(apis, database) {
  const { email } = await signUp(apis[0].url);
  let one = 0;
  for (let n = 0; n < SESSIONS; n++) {
    const { refreshToken } = await signIn(apis[n % 2].url, email);
    const pair = (await Promise.all(apis.map(({ url }) => refresh(url, refreshToken)))).map(good);
    const next = good(await refresh(apis[n % 2].url, pair[0].refreshToken));
    const looks = await Promise.all(apis.map((each) => look(each, next.token)));
    if (pair[0].refreshToken === pair[1].refreshToken && looks.every(({ status }) => status === 200)) one++;
  }
  const [{ open }] = await database.ask(
    `SELECT count(*) AS open FROM session s JOIN account a ON a.id = s.manager_id
      WHERE a.email = '${email}' AND s.ended_at IS NULL AND s.counter = 3`,
  );
  return { sessions: SESSIONS, one, open };
}

/** A session that one process ends and the other still remembers: after how many seconds it is refused there. */
export async function proveLogout(apis) {
  const { email } = await signUp(apis[0].url);
  const seconds = [];
  for (let n = 0; n < SESSIONS; n++) {
    const [here, there] = n % 2 ? apis : [...apis].reverse();
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
