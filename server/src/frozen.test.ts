import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { api, codes, type Endpoint, limits, messages } from '@vezne/contract';
import { z } from 'zod';
import { status, testServer } from './test/server';
import { until } from './test/until';
import { wait } from './wait';

const PORT = 3925;
const { start, ask, postgres } = testServer(PORT);
let url = '';

// Generous: a busy machine is slow.
jest.setTimeout(180_000);

beforeAll(async () => {
  // No disk has so much room: what is nearly full stays in service.
  url = (await start({ DISK_LOW_MB: '999999999' })).url;
}, 120_000);

/** Freezes the database and everything it has started; what is returned lets it go on. */
async function freeze(): Promise<() => void> {
  const { postmaster } = postgres();
  process.kill(postmaster, 'SIGSTOP');
  // Listed after that: a frozen parent starts no more.
  const frozen = [postmaster, ...postgres().backends];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  // What was known of a database that still answered.
  await wait(300);
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  };
}

type Answer = { status: number; body: unknown; ms: number };

type Input = { query?: Record<string, string>; body?: object };

async function send(
  { method, path }: Endpoint,
  { query, body }: Input = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const since = performance.now();
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await fetch(`${url}${limits.apiPrefix}${path}${search}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: answer.status, body: await answer.json(), ms: performance.now() - since };
}

const Tokens = z.object({ token: z.string(), refreshToken: z.string() });
const Saved = z.object({ id: z.string() });
let people = 0;

async function signUp() {
  const email = `donuk${++people}@ornek.test`;
  const password = 'Karadeniz-1453-sahil';
  const made = await send(api.manager.createAccount, {
    body: {
      name: 'Deniz',
      surname: 'Yılmaz',
      companyName: 'Yılmaz Yapı',
      email,
      password,
      kvkkRead: true,
      termsAccepted: true,
    },
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const signIn = () => send(api.auth.login, { body: { email, password } });
  const { token, refreshToken } = Tokens.parse((await signIn()).body);
  const headers = { authorization: `Bearer ${token}` };
  const category = { name: 'Kira', type: 'HER_IKISI' };
  const entry = {
    categoryId: Saved.parse((await send(api.category.save, { body: category }, headers)).body).id,
    date: '2026-03-04',
    description: 'Kira',
    amount: 1,
    cashFlowType: 'CIKIS',
  };
  return {
    signIn,
    read: () => send(api.manager.findByToken, {}, headers),
    list: () => send(api.cashFlow.findAll, { body: { page: 0, pageSize: 6 } }, headers),
    save: (key: string) => send(api.cashFlow.save, { body: entry }, { ...headers, 'idempotency-key': key }),
    refresh: () => send(api.auth.refresh, { query: { refreshToken } }),
  };
}

type Person = Awaited<ReturnType<typeof signUp>>;

const mixed = (person: Person, at: number): Promise<Answer> => {
  const calls = [person.read, person.list, () => person.save(`donuk-${at}`), person.signIn, person.refresh];
  return calls[at % calls.length]?.() ?? person.read();
};

const flood = async () => {
  const since = performance.now();
  const statuses = await Promise.all(Array.from({ length: 600 }, () => status(`${url}/health/ready`)));
  return { statuses: [...new Set(statuses)], ms: performance.now() - since };
};

test('readiness is true under 600 questions at once and 400 open connections, of a database that answers or not', async () => {
  await flood();
  let silenceMs = Number.POSITIVE_INFINITY;
  // What else the machine does may spoil one comparison, never five.
  for (let tries = 0; tries < 5 && silenceMs >= 1_000; tries++) silenceMs = await costOfSilence();
  expect(silenceMs).toBeLessThan(1_000);
});

/** How much longer a flood is answered without the database; what 600 answers take by themselves is the machine's. */
async function costOfSilence(): Promise<number> {
  const sockets: Socket[] = [];
  for (let at = 0; at < 400; at++) sockets.push(connect(PORT, 'localhost').on('error', () => {}));
  const healthy = await flood();
  expect(healthy.statuses).toEqual([200]);
  const thaw = await freeze();
  try {
    const frozen = await flood();
    expect(frozen.statuses).toEqual([503]);
    expect(await status(`${url}/health/live`)).toBe(200);
    return frozen.ms - healthy.ms;
  } finally {
    thaw();
    for (const socket of sockets) socket.destroy();
    await until(async () => (await status(`${url}/health/ready`)) === 200);
  }
}

test('the disk of the data folder is measured', async () => {
  const answer = await fetch(`${url}/health/ready`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'degraded', reason: 'disk' }]);
});

/** What the slowest of twenty calls at once takes on this machine while all is well; each token is renewed but once. */
async function slowest(person: Person): Promise<number> {
  const calls = [person.read, person.list, () => person.save(randomUUID()), person.signIn];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => calls[at % 4]?.() ?? person.read()),
  );
  return Math.max(...answers.map(({ ms }) => ms));
}

test('every call hears 503 within three seconds of a frozen database, and all is well a second after it thaws', async () => {
  const person = await signUp();
  const confirmed: string[] = [];
  let stop = false;
  const writer = (async () => {
    for (let at = 0; !stop; at++) {
      const key = `surekli-${at}`;
      const saved = await person.save(key);
      if (saved.status === 200) confirmed.push(Saved.parse(saved.body).id);
      else await wait(50);
    }
  })();
  await until(() => confirmed.length > 5);
  const healthyMs = await slowest(person);
  const thaw = await freeze();
  const answers: Promise<Answer>[] = [];
  try {
    for (let at = 0; at < 20; at++) answers.push(mixed(person, at));
    for (let at = 20; at < 60; at++) {
      await wait(250);
      answers.push(mixed(person, at));
    }
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({
        status: 503,
        body: { code: codes.unavailable, message: messages.unexpected },
      });
      expect(answer.ms - healthyMs).toBeLessThan(3_000);
    }
  } finally {
    thaw();
    stop = true;
  }
  const since = performance.now();
  await until(async () => (await person.read()).status === 200);
  expect(performance.now() - since - healthyMs).toBeLessThan(2_000);
  for (let at = 0; at < 5; at++) expect((await mixed(person, at)).status).toBe(200);
  await writer;
  const stored = await ask<{ id: string }>('SELECT id FROM cash_flow');
  const ids = new Set(stored.map(({ id }) => id));
  expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
});
