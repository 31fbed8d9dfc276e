import { connect, type Socket } from 'node:net';
import { limits } from '@vezne/contract';
import { testApp } from '../../test/app';
import { patience, trials } from '../../test/trials';

const t = testApp();
jest.setTimeout(patience(60_000));

const EACH = trials(25);
const HEADER = 'POST /dev/v1/auth/logout HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEADER}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

/** Opens a connection that begins a request and never ends it; settles with the time it was let live, in ms. */
function dawdle(port: number, beginning: string): Promise<number> {
  return new Promise((resolve) => {
    const began = Date.now();
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    // A byte now and then does not buy more time.
    const drip = setInterval(() => socket.write('a'), 1_000);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(Date.now() - began);
    });
    socket.resume();
  });
}

test('clients that never finish a request are let go, and cost nobody else anything', async () => {
  const address = await t.app.server.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const slow = [
    ...Array.from({ length: EACH }, () => dawdle(port, HEADER)),
    ...Array.from({ length: EACH }, () => dawdle(port, BODY)),
  ];
  let others = 0;
  const watch = setInterval(async () => {
    const answer = await fetch(`${address}${limits.apiPrefix}/auth/sessions`);
    others += answer.status === 401 ? 1 : 0;
  }, 1_000);
  const lives = await Promise.all(slow);
  clearInterval(watch);
  expect(lives).toHaveLength(2 * EACH);
  expect(others).toBeGreaterThan(3);
  // The server's own words on time: 10 s for headers, 15 s for a request, looked after every 2 s.
  const { headersTimeout, requestTimeout, maxConnections } = t.app.server.server;
  expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    maxConnections: 2_000,
  });
});
