// The pair as Patroni keeps it: deploy/patroni.yaml itself, only its addresses and folders are exchanged.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForStandby } from './manual-pair.mjs';
import { ask, binaries, familyOf, killFamily, psql } from './postgres.mjs';
import { sleep, until } from './sandbox.mjs';

/**
 * @typedef {{ a: number; b: number; checkA: number; checkB: number; etcd: number; etcdPeer: number }} Ports
 * @typedef {{ name: string; port: number; check: number }} Place
 */

const source = join(import.meta.dirname, '../deploy/patroni.yaml');
const START_MS = 60_000;
// Twice loop_wait: until then the one that came back may not have looked.
const THAW_MS = 10_000;

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {Ports} ports
 * @param {Place & { data: string; bin: (name: string) => string }} place
 * @param {boolean} synchronous
 */
function configOf(sandbox, ports, { name, port, check, data, bin }, synchronous) {
  /** @type {[RegExp, string][]} */
  const rules = [
    [/^name: a$/m, `name: ${name}`],
    [/listen: 0\.0\.0\.0:8008/, `listen: 127.0.0.1:${check}`],
    [/a\.db\.internal:8008/, `127.0.0.1:${check}`],
    [/etcd-1.internal:2379.*$/m, `127.0.0.1:${ports.etcd}`],
    [/synchronous_mode: true/, `synchronous_mode: ${synchronous}`],
    [/10\.0\.0\.0\/8/, '127.0.0.1/32'],
    [/10\.0\.0\.0\/8/, '127.0.0.1/32'],
    [/listen: 0\.0\.0\.0:5432/, `listen: 127.0.0.1:${port}`],
    [/a\.db\.internal:5432/, `127.0.0.1:${port}`],
    [
      /data_dir: .*/,
      `data_dir: ${data}\n  pgpass: ${data}.pgpass\n  parameters:\n    unix_socket_directories: ${sandbox.folder}`,
    ],
    // a drill must not reset the machine it runs on.
    [/mode: required/, 'mode: off'],
    // The drill asks the database itself what became of it: one login for everything.
    [/ {2}post_bootstrap: .*\n/, ''],
    [/username: postgres/, 'username: vezne'],
    [/bin_dir: .*/, `bin_dir: ${bin('')}`],
  ];
  return rules.reduce(
    (text, [pattern, by]) => {
      if (!pattern.test(text)) throw new Error(`deploy/patroni.yaml no longer has ${pattern}`);
      return text.replace(pattern, by);
    },
    readFileSync(source, 'utf8'),
  );
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {Ports} ports
 * @param {Place} place
 * @param {boolean} synchronous
 */
function member(sandbox, ports, { name, port, check }, synchronous) {
  const { bin } = binaries();
  const data = join(sandbox.folder, name);
  const file = join(sandbox.folder, `${name}.yaml`);
  writeFileSync(file, configOf(sandbox, ports, { name, port, check, data, bin }, synchronous), {
    mode: 0o644,
  });
  const pidFile = join(data, 'postmaster.pid');
  const postmaster = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0);
  /** @type {import('./sandbox.mjs').Started | undefined} */
  let running;
  /** @type {number[]} */
  let frozen = [];
  const pid = () => {
    if (!running?.child.pid) throw new Error(`Patroni of ${name} does not run`);
    return running.child.pid;
  };
  // Patroni ends its Postgres with it; if it could not, nobody else would.
  sandbox.atEnd(async () => {
    const left = postmaster();
    if (left) await killFamily(left).catch(() => {});
  });
  return {
    name,
    port,
    /** @type {import('./postgres.mjs').Ask} */
    ask: (sql) => ask(sandbox, port, sql),
    sql: (/** @type {string} */ sql) => psql(sandbox, port, sql, 'postgres'),
    isPrimary: () =>
      fetch(`http://127.0.0.1:${check}/primary`).then(
        ({ ok }) => ok,
        () => false,
      ),
    start() {
      const password = sandbox.env.PGPASSWORD;
      const env = { PATRONI_SUPERUSER_PASSWORD: password, PATRONI_REPLICATION_PASSWORD: password };
      running = sandbox.start(`patroni-${name}`, sandbox.program('patroni'), [file], { env });
    },
    /** The whole machine stands still, and comes back later without knowing it. */
    async freeze() {
      frozen = [pid(), ...familyOf(postmaster())];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of frozen.splice(0).reverse()) process.kill(pid, 'SIGCONT');
    },
    /** The whole machine: Patroni first, so that it cannot give its lock back. */
    async crash() {
      process.kill(pid(), 'SIGKILL');
      await killFamily(postmaster());
      await running?.ended;
    },
  };
}

/** @param {Pick<import('./postgres.mjs').Server, 'ask'>} primary */
const follows = (primary) =>
  primary.ask('SELECT 1 FROM pg_stat_replication').then(
    (rows) => rows.length > 0,
    () => false,
  );

/**
 * A pair that Patroni keeps, on one etcd; in production three.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {Ports} ports
 * @param {{ synchronous: boolean; freezes: boolean }} options
 */
export async function makePatroniPair(sandbox, ports, { synchronous, freezes }) {
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`];
  sandbox.start('etcd', sandbox.program('etcd'), [
    ...['--data-dir', join(sandbox.folder, 'etcd'), '--initial-cluster', `default=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ]);
  const a = member(sandbox, ports, { name: 'a', port: ports.a, check: ports.checkA }, synchronous);
  const b = member(sandbox, ports, { name: 'b', port: ports.b, check: ports.checkB }, synchronous);
  const pair = { primary: a, standby: b };
  const ready = async () => {
    if (synchronous) return waitForStandby(pair);
    await until('the standby follows', () => follows(pair.primary));
  };
  a.start();
  await until('the first server is the primary', a.isPrimary, START_MS);
  await a.sql('CREATE DATABASE vezne');
  b.start();
  await ready();
  return {
    version: `Postgres ${binaries().version}, Patroni ${(await sandbox.run(sandbox.program('patroni'), ['--version'])).split(' ').pop()}`,
    get primary() {
      return pair.primary;
    },
    get standby() {
      return pair.standby;
    },
    crash: () => (freezes ? pair.primary.freeze() : pair.primary.crash()),
    async failOver() {
      await until('Patroni has promoted the standby', pair.standby.isPrimary, START_MS);
      [pair.primary, pair.standby] = [pair.standby, pair.primary];
    },
    async join() {
      if (!freezes) {
        pair.standby.start();
        return ready();
      }
      pair.standby.thaw();
      await sleep(THAW_MS);
      // Whoever is the primary once both agree: a Patroni that gets this wrong gives the old one its place back.
      await until(
        'the pair agrees',
        async () => {
          for (const { primary, standby } of [
            { primary: a, standby: b },
            { primary: b, standby: a },
          ])
            if ((await primary.isPrimary()) && (await follows(primary)))
              return Object.assign(pair, { primary, standby });
        },
        START_MS,
      );
    },
  };
}
