// A server of the benchmark's own: own port, own data folder, ended by its own process number.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bundle = join(root, 'server/dist/main.js');

/**
 * Starts the built server on `port` with an empty database; `connection` reaches that database.
 *
 * @param {number} port
 */
export async function startServer(port) {
  if (!existsSync(bundle)) throw new Error('The server is not built: run npm run build first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'vezne-bench-'));
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    RATE_LIMITS: 'off',
    BACKUP: 'off',
  };
  for (const name of ['DATABASE_URL', 'NODE_ENV', 'CLOCK']) delete env[name];
  const child = spawn(process.execPath, [bundle], {
    env: { ...env, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Whatever ends the measurement ends its server too.
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  await ready(`${url}/health/ready`, child);
  /** @type {{ connection: import('pg').ClientConfig }} */
  const { connection } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
  return {
    url: `${url}/dev/v1`,
    pid: child.pid,
    connection,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function ready(url, child) {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended while it was starting.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready within a minute.');
}
