// Runs the journeys in Chromium against a server of their own: fresh data, a free port, ended by its own id.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run/root.mjs';
import { installedChromium } from '../scripts/test/chromium.mjs';
import { startServer } from './kit/server.mjs';

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

const server = await startServer().catch((error) => fail(error.message));
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
