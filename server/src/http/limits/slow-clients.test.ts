import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, limits } from '@vezne/contract';
import { csvOfZ } from '../../statement/testing';
import { testApp } from '../../test/app';
import { patience, trials } from '../../test/trials';

const t = testApp();
jest.setTimeout(patience(60_000));

const EACH = trials(25);
const HEADER = 'POST /dev/v1/auth/logout HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEADER}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
const FILE = `POST /dev/v1/import/read HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x`;

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

/** A statement over a line that needs longer than a stranger has; what is answered. */
async function sendSlowly(address: string): Promise<string> {
  const { token } = await t.signUp();
  const form = new FormData();
  form.append('file', new File([csvOfZ()], 'hesap.csv'));
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': `${bytes.length}`,
  };
  return new Promise((resolve, reject) => {
    const url = `${address}${limits.apiPrefix}${api.statement.read.path}`;
    const sending = request(url, { method: 'POST', headers }, (answer) => {
      text(answer).then((body) => resolve(`${answer.statusCode} ${body}`), reject);
    });
    sending.on('error', reject);
    sending.write(bytes.subarray(0, 100));
    sleep(18_000).then(() => sending.end(bytes.subarray(100)));
  });
}

test('clients that never finish a request are let go, and cost nobody else anything; a slow file of a manager is waited for', async () => {
  const address = await t.app.server.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const slow = [HEADER, BODY, FILE].flatMap((beginning) =>
    Array.from({ length: EACH }, () => dawdle(port, beginning)),
  );
  // It was read to its end: what it does not say is asked for.
  const upload = expect(sendSlowly(address)).resolves.toContain('Dosyadan hangi hesap olduğu anlaşılamadı');
  let others = 0;
  const watch = setInterval(async () => {
    const answer = await fetch(`${address}${limits.apiPrefix}/auth/sessions`);
    others += answer.status === 401 ? 1 : 0;
  }, 1_000);
  const lives = await Promise.all(slow);
  clearInterval(watch);
  expect(lives).toHaveLength(3 * EACH);
  expect(others).toBeGreaterThan(3);
  // The server's own words on time: 10 s for headers, looked after every 2 s, and 15 s for a body.
  const { headersTimeout, maxConnections } = t.app.server.server;
  expect({ headersTimeout, maxConnections }).toEqual({ headersTimeout: 10_000, maxConnections: 2_000 });
  await upload;
});
