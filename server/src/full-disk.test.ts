import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runningConnection } from './db/cluster/server-lock';
import { errorCode } from './failure';
import { status, testServer } from './test/server';
import { wait } from './wait';

jest.setTimeout(240_000);

const MIB = 1024 * 1024;
/** A disk in memory, seen by the server and by what it starts alone, in the place of the data folder. */
const SMALL_DISK = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=192m none "$DATA_DIR" && exec "$@"',
  'disk',
];
const mayMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const { dataDir, start } = testServer(3931, { within: mayMount ? SMALL_DISK : [] });

const post = (url: string, path: string, body: object, headers = {}) =>
  fetch(`${url}/dev/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });

const password = 'Karadeniz-1453-sahil';
const person = (email: string) => ({
  ...{ name: 'Deniz', surname: 'Yılmaz', companyName: 'Yılmaz Yapı', email, password },
  ...{ kvkkRead: true, termsAccepted: true },
});

/** Leaves no byte free. */
function fill(file: string): void {
  for (let size = MIB; size >= 1; size /= 2) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error;
    }
  }
}

async function emailsIn(folder: string): Promise<string[]> {
  const client = new pg.Client(runningConnection(folder));
  await client.connect();
  const { rows } = await client.query<{ email: string }>('SELECT email FROM account');
  await client.end();
  return rows.map(({ email }) => email);
}

const whereDisksCanBeMade = mayMount ? test : test.skip; // without the right to mount no small disk can be filled; CI has it

whereDisksCanBeMade(
  'a full disk refuses what is written with 503, shows what is there, loses nothing confirmed and needs nobody after',
  async () => {
    const server = await start();
    // The folder as the server sees it.
    const folder = join(`/proc/${server.child.pid}/root`, dataDir);
    const filler = join(folder, 'filler');
    const confirmed: string[] = [];
    let people = 0;
    const signUp = async () => {
      const email = `kisi${people++}@ornek.test`;
      const got = await post(server.url, '/manager/create-account', person(email)).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
      if (got === 200) confirmed.push(email);
      return got;
    };
    expect(await signUp()).toBe(200);
    const signedIn = await post(server.url, '/auth/login', { email: confirmed[0], password });
    const { token } = await signedIn.json();
    const read = () =>
      status(`${server.url}/dev/v1/manager/find-by-token`, { headers: { authorization: `Bearer ${token}` } });

    fill(filler);
    const answers: number[] = [];
    for (const end = Date.now() + 90_000; answers.filter((each) => each === 503).length < 20; ) {
      if (Date.now() > end) throw new Error(`the disk is not full: ${answers}`);
      answers.push(await signUp());
      fill(filler);
    }
    expect(answers.filter((each) => each !== 200 && each !== 503)).toEqual([]);
    expect(await read()).toBe(200);

    rmSync(filler);
    const since = Date.now();
    while ((await signUp()) !== 200) {
      if (Date.now() - since > 30_000) throw new Error('writing does not begin again');
      await wait(100);
    }
    expect(server.child.exitCode).toBeNull();
    const stored = await emailsIn(folder);
    expect(confirmed.filter((email) => !stored.includes(email))).toEqual([]);
  },
);
