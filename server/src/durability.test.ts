import { createServer } from 'node:net';
import { isRunning } from './db/cluster/processes';
import { status, testServer } from './test/server';
import { until } from './test/until';
import { wait } from './wait';

const PORT = 3921;
const WRITERS = 4;
const { dataDir, launch, start, ask, postgres } = testServer(PORT);

// Generous: a busy machine is slow, and slowness is not what these tests look for.
jest.setTimeout(180_000);

let people = 0;

/** Signs people up without a pause until told to stop; remembers what was confirmed. */
function writers(url: string) {
  const confirmed: string[] = [];
  const statuses: number[] = [];
  let stopped = false;
  const work = Array.from({ length: WRITERS }, async () => {
    while (!stopped) {
      const email = `kisi${people++}@ornek.test`;
      const got = await signUp(url, email);
      statuses.push(got);
      if (got === 200) confirmed.push(email);
      else await wait(20);
    }
  });
  return {
    confirmed,
    statuses,
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}

const signUp = (url: string, email: string) =>
  status(`${url}/dev/v1/manager/create-account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Deniz',
      surname: 'Yılmaz',
      companyName: 'Yılmaz Yapı',
      email,
      password: 'Karadeniz-1453-sahil',
      kvkkRead: true,
      termsAccepted: true,
    }),
  });

/** Each confirmed sign-up is there once and whole; nothing is there in part. */
async function assertKept(confirmed: string[]): Promise<void> {
  const rows = await ask<{ email: string; whole: boolean }>(
    `SELECT a.email, count(m.id) = 1 AND count(c.id) = 1 AND count(s.company_id) = 1 AS whole
       FROM account a
       LEFT JOIN manager m ON m.id = a.id AND m.company_id = a.company_id
       LEFT JOIN company c ON c.id = a.company_id
       LEFT JOIN subscription s ON s.company_id = a.company_id
      GROUP BY a.id`,
  );
  const stored = new Set(rows.map(({ email }) => email));
  expect(confirmed.filter((email) => !stored.has(email))).toEqual([]);
  expect(rows.filter(({ whole }) => !whole)).toEqual([]);
  expect(
    await ask('SELECT id FROM company c WHERE NOT EXISTS (SELECT FROM account a WHERE a.company_id = c.id)'),
  ).toEqual([]);
}

let current: Awaited<ReturnType<typeof start>> | undefined;

/** The server that an earlier test left running, or a new one. */
async function running() {
  if (!current || current.child.exitCode !== null || current.child.signalCode !== null)
    current = await start();
  return current;
}

const kill = (...pids: number[]) => {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
};

const gone = async (pid: number, limitMs: number) => {
  for (const end = Date.now() + limitMs; isRunning(pid) && Date.now() < end; ) await wait(20);
  return !isRunning(pid);
};

test('kill -9 of the server loses nothing confirmed and leaves no database behind', async () => {
  for (let round = 0; round < 3; round++) {
    const server = await running();
    const load = writers(server.url);
    await until(() => load.confirmed.length > 5);
    await wait(round * 200);
    const { postmaster } = postgres();
    kill(server.child.pid ?? 0);
    await server.ended;
    await load.stop();
    expect(load.confirmed.length).toBeGreaterThan(0);
    expect(await gone(postmaster, 20_000)).toBe(true);
    await running();
    await assertKept(load.confirmed);
  }
});

test('kill -9 of the database: the server lives, says 503 and works again by itself', async () => {
  const server = await running();
  const load = writers(server.url);
  for (let round = 0; round < 2; round++) {
    await until(() => load.confirmed.length > 5);
    const before = load.statuses.length;
    const killed = postgres().postmaster;
    kill(killed);
    while (!load.statuses.slice(before).includes(503)) await wait(20);
    // What was kept before the kill may be confirmed after it: only a new database says that all works again.
    await until(() => ![0, killed].includes(postgres().postmaster));
    await until(async () => (await status(`${server.url}/health/ready`)) === 200);
    const refused = load.confirmed.length;
    await until(() => load.confirmed.length > refused);
  }
  await load.stop();
  expect(server.child.exitCode).toBeNull();
  expect(new Set(load.statuses)).toEqual(new Set([200, 503]));
  await assertKept(load.confirmed);
});

test('kill -9 of the server, its guard and the database at once loses nothing confirmed', async () => {
  const server = await running();
  const load = writers(server.url);
  await until(() => load.confirmed.length > 5);
  const { postmaster, guards } = postgres();
  kill(...guards, postmaster, server.child.pid ?? 0);
  await server.ended;
  await load.stop();
  await running();
  await assertKept(load.confirmed);
});

test('a database that outlived its server and its guard is stopped by the next start', async () => {
  const server = await running();
  const load = writers(server.url);
  await until(() => load.confirmed.length > 5);
  const { postmaster, guards } = postgres();
  // Stopped first: alive it would answer the end of its guard by letting the database go in good order.
  server.child.kill('SIGSTOP');
  kill(...guards, server.child.pid ?? 0);
  await server.ended;
  await load.stop();
  expect(isRunning(postmaster)).toBe(true);
  await running();
  expect(isRunning(postmaster)).toBe(false);
  await assertKept(load.confirmed);
});

test('a second server on the same data folder is refused by name', async () => {
  const { child } = await running();
  const second = launch({ PORT: String(PORT + 1) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `Vezne already runs on the data folder ${dataDir} (process ${child.pid})`,
  );
});

test('a frozen database: soon not ready, yet alive, and ready again afterwards', async () => {
  const { url } = await running();
  const { postmaster, backends } = postgres();
  const frozen = [postmaster, ...backends];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const since = Date.now();
    expect(await status(`${url}/health/ready`)).toBe(503);
    expect(Date.now() - since).toBeLessThan(5_000);
    expect(await status(`${url}/health/live`)).toBe(200);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  for (const end = Date.now() + 20_000; Date.now() < end; )
    if ((await status(`${url}/health/ready`)) === 200) break;
  expect(await status(`${url}/health/ready`)).toBe(200);
});

test('SIGTERM under load cuts no request that has begun, and ends everything', async () => {
  const server = await running();
  const load = writers(server.url);
  await until(() => load.confirmed.length > 5);
  const { postmaster } = postgres();
  const since = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(Date.now() - since).toBeLessThan(12_000);
  expect(isRunning(postmaster)).toBe(false);
  await load.stop();
  // Refused while closing (503) or not connected at all: nothing else but success.
  expect(load.statuses.filter((got) => ![200, 503, 0].includes(got))).toEqual([]);
  await running();
  await assertKept(load.confirmed);
});

test('a taken port is named, with the way out', async () => {
  const squatter = createServer().listen(PORT + 1, '127.0.0.1');
  const server = launch({ PORT: String(PORT + 1) });
  expect(await server.ended).toBe(1);
  squatter.close();
  expect(server.output()).toContain(`Port ${PORT + 1} is taken by another program`);
  expect(server.output()).toContain('PORT=3000 npm start');
});
