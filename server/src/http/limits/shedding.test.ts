import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { testApp } from '../../test/app';

const t = testApp({ shedding: true });

function block(ms: number) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

const status = async () => (await t.request('GET', '/auth/sessions')).status;

/** Turns of 400 ms one after the other, longer than the second over which the server measures its delay. */
async function lag(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) {
    block(400);
    await nextTurn();
  }
}

async function until(wanted: number, between: () => Promise<void>): Promise<number> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await status()) === wanted) return wanted;
    await between();
  }
  return status();
}

test('a server that lags says so with 429, stays alive for its supervisor, and recovers', async () => {
  expect(await until(401, () => wait(300))).toBe(401);
  expect(await until(429, lag)).toBe(429);
  block(400);
  expect((await t.app.server.inject('/health/live')).statusCode).toBe(200);
  expect(await until(401, () => wait(300))).toBe(401);
}, 120_000);
