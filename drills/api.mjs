// API processes of a drill, from a bundle of its own: a build that runs meanwhile changes nothing.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './sandbox.mjs';

const root = join(import.meta.dirname, '..');
// Below server/, where its packages are found.
const bundle = join(root, 'server/.cache/drills');
/** The command-line tools of that bundle. */
export const cli = join(bundle, 'cli.js');
let secret = '';

/** @typedef {ReturnType<typeof api>} Api */

export function buildApi() {
  execFileSync(process.execPath, [join(root, 'scripts/build/build-server.mjs'), bundle], {
    stdio: 'inherit',
  });
  secret = randomBytes(48).toString('base64');
}

/**
 * Builds the API of an earlier commit with today's packages; without a commit that before the newest migration.
 *
 * @param {string} [commit]
 */
export function buildApiOf(commit) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 });
  const newest = git('log', '-1', '--format=%H', '--', 'server/src/db/migrations').toString().trim();
  const name = git('rev-parse', '--short', commit ?? `${newest}^`)
    .toString()
    .trim();
  const folder = join(root, '.cache/drills-before');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = ['server', 'shared/contract', 'scripts/build', 'scripts/run', 'tsconfig.base.json'];
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', name, ...sources) });
  symlinkSync(join(root, 'server/node_modules'), join(folder, 'server/node_modules'));
  symlinkSync(join(root, 'shared/contract/node_modules'), join(folder, 'shared/contract/node_modules'));
  execFileSync(process.execPath, [join(folder, 'scripts/build/build-server.mjs')], { stdio: 'inherit' });
  const built = join(folder, 'server/dist');
  return { name, bundle: built, migrations: readdirSync(join(built, 'migrations')).length };
}

/**
 * What was logged as a fault that the API had no sentence for, each once.
 *
 * @param {string} log
 */
function faultsIn(log) {
  const lines = log.split('\n').filter((line) => line.includes('"level":50'));
  const told = lines.map((line) => JSON.parse(line).err);
  return [
    ...new Set(
      told
        .filter((err) => err && err.type !== 'AppError')
        .map(({ code, message }) => `${code ?? ''} ${message}`),
    ),
  ];
}

/**
 * One API process on `port`. It is the real server; only its request budgets are off, 16 writers need more.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} name
 * @param {number} port
 * @param {string} databaseUrl
 * @param {Record<string, string>} more settings
 * @param {{ host?: string; bundle?: string }} from its address, and where an earlier version of it was built
 */
export function api(
  sandbox,
  name,
  port,
  databaseUrl,
  more = {},
  { host = '127.0.0.1', bundle: own = bundle } = {},
) {
  const dataDir = join(sandbox.folder, `${name}-data`);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const url = `http://${host}:${port}`;
  /** @type {import('./sandbox.mjs').Started | undefined} */
  let running;
  const current = () => {
    if (!running) throw new Error(`${name} was not started`);
    return running;
  };
  let starts = 0;

  function launch() {
    const settings = {
      HOST: host,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: secret,
      SEED_DEMO: '0',
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'loopback',
      ...more,
      LOG_LEVEL: starts++ === 0 ? 'info' : 'warn',
    };
    const args = ['--enable-source-maps', join(own, 'main.js')];
    running = sandbox.start(`${name}-${starts}`, process.execPath, args, { env: settings, as: 'self' });
  }

  const ready = () =>
    until(`${name} is ready`, async () => {
      if (!running?.isRunning()) throw new Error(`${name} ended:\n${log()}`);
      return (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok;
    });
  const log = () => (running && existsSync(running.log) ? readFileSync(running.log, 'utf8') : '');

  return {
    name,
    port,
    url,
    launch,
    ready,
    log,
    faults: () => faultsIn(log()),
    async start() {
      launch();
      await ready();
    },
    async crash() {
      current().child.kill('SIGKILL');
      await current().ended;
    },
    /** Asks it to end as a deployment does; answers how long it took and its exit code. */
    async retire() {
      const since = Date.now();
      current().child.kill('SIGTERM');
      return { code: await current().ended, ms: Date.now() - since };
    },
    isRunning: () => running?.isRunning() ?? false,
  };
}
