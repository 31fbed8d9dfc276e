// API processes of a drill, from a bundle of its own: a build that runs meanwhile changes nothing.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
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
 * One API process on `port`. It is the real server; only its request budgets are off, 16 writers need more.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} name
 * @param {number} port
 * @param {string} databaseUrl
 * @param {Record<string, string>} more settings
 */
export function api(sandbox, name, port, databaseUrl, more = {}) {
  const dataDir = join(sandbox.folder, `${name}-data`);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const url = `http://127.0.0.1:${port}`;
  /** @type {import('./sandbox.mjs').Started | undefined} */
  let running;
  const current = () => {
    if (!running) throw new Error(`${name} was not started`);
    return running;
  };
  let starts = 0;

  function launch() {
    const settings = {
      HOST: '127.0.0.1',
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
    const args = ['--enable-source-maps', join(bundle, 'main.js')];
    running = sandbox.start(`${name}-${starts}`, process.execPath, args, { env: settings, as: 'self' });
  }

  const ready = () =>
    until(`${name} is ready`, async () => {
      if (!running?.isRunning()) throw new Error(`${name} ended:\n${log()}`);
      return (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok;
    });
  const log = () => (running && existsSync(running.log) ? readFileSync(running.log, 'utf8') : '');

  /** What it logged as a fault that it had no sentence for, each once. */
  function faults() {
    const lines = log()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    const told = lines.map((line) => JSON.parse(line).err);
    return [
      ...new Set(
        told
          .filter((err) => err && err.type !== 'AppError')
          .map(({ code, message }) => `${code ?? ''} ${message}`),
      ),
    ];
  }

  return {
    name,
    port,
    url,
    launch,
    ready,
    log,
    faults,
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
