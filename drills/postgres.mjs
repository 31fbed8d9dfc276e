// Postgres servers of a drill: Debian's, on loopback, with what was confirmed on disk.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './sandbox.mjs';

/** @typedef {<Row>(sql: string) => Promise<Row[]>} Ask rows of a statement on one server */
/** @typedef {ReturnType<typeof postgres>} Server */

export const USER = 'vezne';
const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=60',
  'wal_level=replica',
  'wal_keep_size=512MB',
  'max_wal_senders=6',
  'hot_standby=on',
  'fsync=on',
  'synchronous_commit=on',
];

/** The newest Postgres that Debian's packages have put there. */
export function binaries() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest || Number(newest) < 15)
    throw new Error('This drill needs the server of Postgres 15 or newer: apt-get install postgresql');
  return { version: newest, bin: (/** @type {string} */ name) => join(root, newest, 'bin', name) };
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {string} database
 * @param {string} user
 */
export const urlOf = (sandbox, port, database = 'vezne', user = USER) =>
  `postgres://${user}:${sandbox.env.PGPASSWORD}@127.0.0.1:${port}/${database}`;

/**
 * Rows of a statement as objects.
 *
 * @template Row
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {string} sql
 * @param {string} database
 * @returns {Promise<Row[]>}
 */
export async function ask(sandbox, port, sql, database = 'vezne') {
  const question = `SELECT coalesce(json_agg(row_to_json(answer)), '[]') FROM (${sql}) answer`;
  return JSON.parse(await psql(sandbox, port, question, database));
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {string} sql
 * @param {string} database
 * @param {string} user
 */
export const psql = (sandbox, port, sql, database = 'vezne', user = USER) =>
  sandbox.run(
    sandbox.program('psql'),
    [
      ...['-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', '127.0.0.1', '-p', String(port), '-U', user],
      ...['-d', database, '-c', sql],
    ],
    { PGCONNECT_TIMEOUT: '2' },
  );

/**
 * A server called `name`; it is made by `create` or as a copy of another by `follow`.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} name
 * @param {number} port
 * @param {{ superuser?: string }} options another superuser than the owner: the logins are then those of deploy/roles.sh
 */
export function postgres(sandbox, name, port, { superuser = USER } = {}) {
  const { bin, version } = binaries();
  const data = join(sandbox.folder, name);
  /** @type {import('./sandbox.mjs').Started | undefined} */
  let running;

  async function start() {
    const args = [...settings, `port=${port}`, `unix_socket_directories=${sandbox.folder}`];
    const options = ['-D', data, ...args.flatMap((each) => ['-c', each])];
    const started = sandbox.start(name, bin('postgres'), options, { stop: 'SIGINT' });
    running = started;
    await until(`${name} answers`, () => {
      if (!started.isRunning())
        throw new Error(`${name} did not start:\n${readFileSync(started.log, 'utf8')}`);
      return psql(sandbox, port, 'SELECT 1', 'postgres', superuser).catch(() => false);
    });
  }

  return {
    name,
    port,
    data,
    version,
    bin,
    start,
    /** @type {Ask} */
    ask: (sql) => ask(sandbox, port, sql),
    sql: (/** @type {string} */ sql) => psql(sandbox, port, sql, 'postgres'),
    isRunning: () => running?.isRunning() ?? false,

    async create() {
      const passwordFile = join(sandbox.folder, 'password');
      writeFileSync(passwordFile, sandbox.env.PGPASSWORD, { mode: 0o600 });
      sandbox.own(passwordFile);
      const how = ['-E', 'UTF8', '--no-locale', '--data-checksums', '-A', 'scram-sha-256'];
      await sandbox.run(bin('initdb'), ['-D', data, '-U', superuser, ...how, `--pwfile=${passwordFile}`]);
      rmSync(passwordFile);
      await start();
      if (superuser === USER) await psql(sandbox, port, 'CREATE DATABASE vezne', 'postgres');
      else await makeRoles(sandbox, port, superuser);
    },

    /**
     * Becomes a standby of `primary` with a fresh copy of it.
     *
     * @param {{ port: number }} primary
     */
    async follow(primary) {
      rmSync(data, { recursive: true, force: true });
      mkdirSync(data, { mode: 0o700 });
      sandbox.own(data);
      const source = `host=127.0.0.1 port=${primary.port} user=${USER} password=${sandbox.env.PGPASSWORD}`;
      const how = ['-X', 'stream', '-c', 'fast', '-R'];
      await sandbox.run(bin('pg_basebackup'), [
        '-D',
        data,
        '-d',
        `${source} application_name=${name}`,
        ...how,
      ]);
      await start();
    },

    async crash() {
      if (!running?.child.pid) throw new Error(`${name} does not run`);
      await killFamily(running.child.pid);
      await running.ended;
    },
  };
}

/**
 * The database and its logins as an installation with containers gets them, all with the sandbox's password.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {string} superuser
 */
function makeRoles(sandbox, port, superuser) {
  const { PGPASSWORD: password } = sandbox.env;
  const script = readFileSync(join(import.meta.dirname, '../deploy/roles.sh'), 'utf8');
  return sandbox.run('/bin/sh', ['-c', script, 'roles.sh', urlOf(sandbox, port, 'postgres', superuser)], {
    OWNER_PASSWORD: password,
    APP_PASSWORD: password,
    SYSTEM_PASSWORD: password,
  });
}

/**
 * Ends Postgres like a machine without power: the postmaster and each of its backends by their own numbers.
 *
 * @param {number} pid
 */
export async function killFamily(pid) {
  process.kill(pid, 'SIGSTOP');
  const all = familyOf(pid);
  for (const each of all) kill(each, 'SIGKILL');
  await until('Postgres is gone', () => all.every((each) => !kill(each, 0) || isZombie(each)), 5_000, 10);
}

/**
 * Everything that belongs to a postmaster, itself first.
 *
 * @param {number} pid
 */
export const familyOf = (pid) => [pid, ...childrenOf(pid)];

/** @param {number} pid */
const isZombie = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return true;
  }
};

/** @param {number} pid */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
