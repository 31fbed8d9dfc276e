import { setTimeout as wait } from 'node:timers/promises';
import { testApp } from './testing';

const t = testApp({ shedding: true });

function block(ms: number) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

async function until(wanted: (status: number) => boolean, between: () => void): Promise<number> {
  for (let tries = 0; ; tries++) {
    const { status } = await t.request('GET', '/auth/sessions');
    if (wanted(status) || tries === 60) return status;
    between();
    await wait(50);
  }
}

test('a server that lags says so with 429, stays alive for its supervisor, and recovers', async () => {
  expect(
    await until(
      (status) => status === 401,
      () => {},
    ),
  ).toBe(401);
  expect(
    await until(
      (status) => status === 429,
      () => block(400),
    ),
  ).toBe(429);
  block(400);
  expect((await t.app.server.inject('/health/live')).statusCode).toBe(200);
  expect(
    await until(
      (status) => status === 401,
      () => {},
    ),
  ).toBe(401);
}, 40_000);
