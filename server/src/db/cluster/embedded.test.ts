import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
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
import { until } from '../../test/until';
import { checkDatabase } from '../check';
import { APP_ROLE, SYSTEM_ROLE } from '../walls/roles';
import { type Embedded, startEmbedded } from './embedded';
import { postgresEnv } from './files';
import { asUser, idsOf, ownerOf, userFor } from './postgres-user';
import { isRunning } from './processes';
import { takeServerLock } from './server-lock';

// Generous: a busy machine is slow.
jest.setTimeout(120_000);

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

test.each(['none', 'C', 'tr_TR.UTF-8', 'en_US.UTF-8'])(
  'with LANG=%s the database is made alike',
  async (lang) => {
    const { LANG } = process.env;
    if (lang === 'none') delete process.env.LANG;
    else process.env.LANG = lang;
    rmSync(cluster, { recursive: true, force: true });
    try {
      const { connection } = await start();
      await checkDatabase(connection, log);
      expect(
        await ask(`SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
        lower('ŞÖĞÜÇ') AS small, current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
        current_setting('listen_addresses') AS tcp FROM pg_database WHERE datname = 'vezne'`),
      ).toEqual([
        {
          ...{ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', small: 'şöğüç' },
          ...{ checksums: 'on', fsync: 'on', tcp: '' },
        },
      ]);
      expect(
        await ask(
          `SELECT n FROM unnest(ARRAY['ı', 'h', 'i', 'ş', 's', 'c', 'ç']) n ORDER BY n COLLATE "tr-TR-x-icu"`,
        ),
      ).toEqual([...'cçhıisş'].map((n) => ({ n })));
      expect(statSync(cluster).mode & 0o777).toBe(0o700);
      expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    } finally {
      if (LANG === undefined) delete process.env.LANG;
      else process.env.LANG = LANG;
    }
  },
);

const ROLES = ['app', APP_ROLE, SYSTEM_ROLE];
const passwordFile = join(folder, 'database-password');

/** What each role hears with a password, and without. */
async function heard(password: string): Promise<string[]> {
  return Promise.all(
    ROLES.map(async (user) => {
      const client = new pg.Client({ ...running?.connection, user, password });
      const refusal = await client.connect().then(() => 'let in', String);
      await client.end().catch(() => {});
      return refusal;
    }),
  );
}

async function expectShut(): Promise<void> {
  const password = readFileSync(passwordFile, 'utf8');
  expect(password.length).toBeGreaterThanOrEqual(43);
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  expect(await heard(password)).toEqual(ROLES.map(() => 'let in'));
  for (const wrong of ['', 'password', password.toLowerCase()])
    expect(await heard(wrong)).toEqual(ROLES.map(() => expect.stringMatching(/password/)));
  expect(
    await ask("SELECT DISTINCT auth_method FROM pg_hba_file_rules WHERE auth_method <> 'scram-sha-256'"),
  ).toEqual([]);
  expect(
    await ask("SELECT 1 FROM pg_authid WHERE rolcanlogin AND rolpassword NOT LIKE 'SCRAM-SHA-256$%'"),
  ).toEqual([]);
}

test('nobody is let in without the password, however often it is started', async () => {
  await start();
  await expectShut();
  const made = readFileSync(passwordFile, 'utf8');
  await stop();
  await start();
  await expectShut();
  expect(readFileSync(passwordFile, 'utf8')).toBe(made);
});

test('a folder that was copied without the password gets another one, and keeps its records', async () => {
  await start();
  await ask('CREATE TABLE copied AS SELECT 1 AS id');
  const made = readFileSync(passwordFile, 'utf8');
  await stop();
  rmSync(passwordFile);
  await start();
  await expectShut();
  expect(await heard(made)).toEqual(ROLES.map(() => expect.stringMatching(/password/)));
  expect(await ask('SELECT id FROM copied')).toEqual([{ id: 1 }]);
});

/** A cluster as versions before passwords made it. */
function makeOpenCluster(): void {
  const user = userFor(folder);
  const owner = ownerOf(user);
  rmSync(cluster, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (owner) chownSync(cluster, owner.uid, owner.gid);
  const [version = ''] = readdirSync(join(folder, 'pg-runtime'));
  const [command, ...args] = asUser(
    user,
    join(folder, 'pg-runtime', version, 'bin', 'initdb'),
    ...['-D', cluster, '-E', 'UTF8', '--no-locale', '-U', 'app', '-A', 'trust', '--data-checksums'],
  );
  execFileSync(command, args, { cwd: '/', env: postgresEnv(cluster), stdio: 'ignore', ...idsOf(user) });
}

test('a folder of a version that let everybody in goes on, and lets nobody in without the password', async () => {
  makeOpenCluster();
  const { connection } = await start();
  await checkDatabase(connection, log);
  await expectShut();
  await ask('CREATE TABLE early AS SELECT 1 AS id');
  await stop();
  await start();
  await expectShut();
  expect(await ask('SELECT id FROM early')).toEqual([{ id: 1 }]);
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

test('a Postgres that was killed after its password was changed lets nobody in without the one kept', async () => {
  await start();
  await ask("ALTER ROLE app PASSWORD 'another one'");
  process.kill(postmaster(), 'SIGKILL');
  await answersAgain();
  // Until the door is shut again, whatever is given opens it.
  await until(async () => (await heard('')).every((answer) => answer !== 'let in'));
  await expectShut();
}, 20_000);

async function answersAgain(): Promise<void> {
  for (const end = Date.now() + 60_000; ; ) {
    const answer = await ask('SELECT 1').catch(() => undefined);
    if (answer) return;
    if (Date.now() > end) throw new Error('no answer for a minute');
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
