import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../../log';
import { checkDatabase } from '../check';
import { type Embedded, startEmbedded } from './embedded';
import { isRunning } from './processes';
import { takeServerLock } from './server-lock';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'vezne-embedded-'));
const cluster = join(folder, 'postgres');
const pidFile = join(cluster, 'postmaster.pid');

let running: Embedded | undefined;
const helpers: ChildProcess[] = [];

async function start(): Promise<Embedded> {
  running = await startEmbedded(folder, log);
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

afterEach(stop);
afterAll(() => {
  for (const helper of helpers) helper.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client(running?.connection);
  await client.connect();
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

/** Processes of ours, such as another program whose number a dead Postgres once had. */
function bystander(): number {
  const helper = spawn('sleep', ['60'], { stdio: 'ignore' });
  helpers.push(helper);
  return helper.pid ?? 0;
}

test.each(['C', 'tr_TR.UTF-8'])('with LANG=%s the database is made alike', async (lang) => {
  const { LANG = '' } = process.env;
  process.env.LANG = lang;
  rmSync(cluster, { recursive: true, force: true });
  try {
    const { connection } = await start();
    await checkDatabase(connection, log);
    expect(
      await ask(`SELECT pg_encoding_to_char(encoding) AS encoding, datcollate, datctype, current_setting('data_checksums') AS checksums,
        current_setting('fsync') AS fsync, current_setting('listen_addresses') AS tcp FROM pg_database WHERE datname = 'vezne'`),
    ).toEqual([{ encoding: 'UTF8', datcollate: 'C', datctype: 'C', checksums: 'on', fsync: 'on', tcp: '' }]);
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  } finally {
    process.env.LANG = LANG;
  }
});

test('a database that may lose what it confirmed is refused', async () => {
  const { connection } = await start();
  await ask('ALTER DATABASE vezne SET synchronous_commit = off');
  await expect(checkDatabase(connection, log)).rejects.toThrow('synchronous_commit is off');
  await ask('ALTER DATABASE vezne RESET synchronous_commit');
});

test('stopping leaves no process and no socket', async () => {
  const { connection } = await start();
  const pid = postmaster();
  await stop();
  expect(isRunning(pid)).toBe(false);
  expect(() => statSync(connection.host)).toThrow('ENOENT');
});

test('a Postgres that was killed is started again with all it had confirmed', async () => {
  await start();
  await ask('CREATE TABLE kept (id int)');
  for (let round = 1; round <= 2; round++) {
    await ask(`INSERT INTO kept VALUES (${round})`);
    process.kill(postmaster(), 'SIGKILL');
    await answersAgain();
    expect(await ask('SELECT count(*)::int AS n FROM kept')).toEqual([{ n: round }]);
  }
});

async function answersAgain(): Promise<void> {
  for (const end = Date.now() + 15_000; ; ) {
    const answer = await ask('SELECT 1').catch(() => undefined);
    if (answer) return;
    if (Date.now() > end) throw new Error('no answer for 15 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a folder that nobody else may enter works for root too, and again when it is opened', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const inside = join(closed, 'data');
  const owner = () => statSync(join(inside, 'postgres')).uid;
  const first = await startEmbedded(inside, log).catch((error: Error) => error);
  // A container may forbid user namespaces; then the folder is refused by name.
  if (first instanceof Error) return expect(first.message).toContain(`cannot enter ${closed}`);
  await first.stop();
  expect(owner()).toBe(process.getuid?.());
  chmodSync(closed, 0o755);
  await (await startEmbedded(inside, log)).stop();
  if (process.getuid?.() === 0) expect(owner()).not.toBe(0);
});

test('a pid file that names another program does not stop the start, nor the program', async () => {
  const pid = bystander();
  writeFileSync(pidFile, `${pid}\n${cluster}\n`);
  await start();
  expect(isRunning(pid)).toBe(true);
});

test('a database that was left half-made is set aside and made anew', async () => {
  rmSync(cluster, { recursive: true });
  mkdirSync(join(cluster, 'base'), { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
  mkdirSync(`${cluster}.draft-cut-off`);
  await start();
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const names = readdirSync(folder);
  expect(names.filter((name) => name.includes('half-made'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('draft'))).toEqual([]);
});

test('a damaged database with records in it is never replaced', async () => {
  const control = join(cluster, 'global/pg_control');
  renameSync(control, `${control}.away`);
  await expect(start()).rejects.toThrow('is damaged');
  renameSync(`${control}.away`, control);
});

test('a database of another major version is refused with both versions', async () => {
  writeFileSync(join(cluster, 'PG_VERSION'), '16\n');
  await expect(start()).rejects.toThrow(
    /made by Postgres 16, this version brings Postgres 17.*npm run backup.*npm run restore/,
  );
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
});

test('a folder belongs to one living process', () => {
  const holder = join(folder, 'server.json');
  writeFileSync(holder, JSON.stringify({ pid: bystander(), startedAt: 'another life' }));
  const lock = takeServerLock(folder);
  expect(() => takeServerLock(folder)).toThrow(
    `already runs on the data folder ${folder} (process ${process.pid})`,
  );
  expect(statSync(holder).mode & 0o777).toBe(0o600);
  lock.release();
  takeServerLock(folder).release();
});
