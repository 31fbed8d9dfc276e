// Runs the journeys in Chromium against a server of their own: fresh data, a free port, ended by its own id.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/run/root.mjs';
import { installedChromium } from '../scripts/test/chromium.mjs';

const here = import.meta.dirname;

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const chromium =
  installedChromium() ?? fail('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
if (!existsSync(join(root, 'server/dist/main.js')))
  fail('The product is not built yet. Run npm start or npm test.');

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : fail('There is no free port.');
}

async function startServer() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-e2e-'));
  // As root, the database runs as another user, who must reach its folder.
  chmodSync(folder, 0o755);
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 120_000; ; ) {
    const ready = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || Date.now() > end)
      fail(`The server did not start:\n${readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    folder,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** @typedef {{ expected: number; unexpected: number; flaky: number }} Stats */

/**
 * What Playwright counted; without a report one journey has failed.
 *
 * @param {string} file
 * @returns {Stats}
 */
function counted(file) {
  if (!existsSync(file)) return { expected: 0, unexpected: 1, flaky: 0 };
  return JSON.parse(readFileSync(file, 'utf8')).stats;
}

const server = await startServer();
const report = join(server.folder, 'report.json');
const playwright = spawn(
  process.execPath,
  [join(here, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  {
    cwd: here,
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      BASE_URL: server.url,
      SERVER_FOLDER: server.folder,
      REPORT: report,
    },
    stdio: 'inherit',
  },
);
const [code] = await once(playwright, 'exit');
await server.stop();

const { expected, flaky, unexpected } = counted(report);
if (code !== 0)
  console.log(readFileSync(join(server.folder, 'server.log'), 'utf8').split('\n').slice(-20).join('\n'));
rmSync(server.folder, { recursive: true, force: true });
// A journey that only passes at the second try has failed once too often.
const failed = unexpected + flaky;
console.log(`${expected} passed, ${failed} failed`);
process.exit(code === 0 && failed === 0 && expected > 0 ? 0 : 1);
