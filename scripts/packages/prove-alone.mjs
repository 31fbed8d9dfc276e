// Moves a remote out, with nothing but the packed packages, and does there all that a team does:
// node scripts/packages/prove-alone.mjs [--without-tests]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKeyFiles } from '../../shared/federation/build/seal/release-keys.mjs';
import { keysOf } from '../release/built.mjs';
import { isBelieved } from '../release/list.mjs';
import { foundList } from '../release/pointers.mjs';
import { openStore } from '../release/store/store.mjs';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { moveOut } from './move-out.mjs';

const NAME = 'cashflow';
const hostDist = join(root, 'host', 'dist');

/**
 * The host that is live there believes the list, and every script that it will ask for is there.
 *
 * @param {string} web
 */
async function assertAccepted(web) {
  const list = await foundList(await openStore(web));
  const keys = keysOf(hostDist);
  const entry = list.lines[NAME]?.entry;
  if (!keys || !isBelieved(list, keys) || !entry) throw new Error('The host does not believe the release.');
  /** @type {{ integrity: Record<string, string>; exposes: { name: string }[] }} */
  const { integrity, exposes } = JSON.parse(readFileSync(join(web, entry), 'utf8'));
  const missing = Object.keys(integrity).filter((file) => !existsSync(join(web, entry, '..', file)));
  if (missing.length > 0) throw new Error(`Not released: ${missing.join(', ')}`);
  return exposes.length;
}

/**
 * Its page, and behind the same address the API that was named.
 *
 * @param {string} home
 */
async function assertOpens(home) {
  const api = createServer((_, response) => response.end('the API')).listen(0, 'localhost');
  await once(api, 'listening');
  const at = api.address();
  const port = typeof at === 'object' ? at?.port : undefined;
  const options = ['standalone', '--api', `http://localhost:${port}`, '--port', '0'];
  const program = spawn(join(home, 'node_modules/.bin/vezne-remote'), options, { cwd: home });
  try {
    let text = '';
    for await (const chunk of program.stdout) {
      text += chunk;
      if (/Stop/.test(text)) break;
    }
    const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
    const read = async (/** @type {string} */ path) => (await fetch(`${address}${path}`)).text();
    if (!(await read('/standalone.html')).includes('<div id="root">'))
      throw new Error(`No page of its own: ${text}`);
    if ((await read('/dev/v1/category/list')) !== 'the API') throw new Error(`No API behind it: ${text}`);
  } finally {
    program.kill();
    api.close();
  }
}

/**
 * Answers the seconds that it took.
 *
 * @param {import('../run/process.mjs').OnLine} onLine
 * @param {{ withTests: boolean }} options
 */
export async function remoteLivesAlone(onLine, { withTests }) {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-alone-'));
  const home = join(folder, 'cashflow');
  const web = join(folder, 'web');
  // Its releases are signed with the suite's key, as a team's are with its own that the host trusts.
  const env = { CI: 'true', RELEASE_KEY_FILE: releaseKeyFiles().join(',') };
  const script = (/** @type {string[]} */ ...args) => run('npm', ['--prefix', home, 'run', ...args], { env });
  try {
    await moveOut(NAME, home);
    await run('npx', [...PNPM, '--dir', home, 'install', '--frozen-lockfile', '--offline'], { env });
    await script('types');
    if (withTests) await script('test');
    await assertOpens(home);
    await script('build');
    await run(process.execPath, ['scripts/build/build.mjs', 'host']);
    await run(process.execPath, ['scripts/release/remote-release.mjs', 'host', '--to', web]);
    await script('release', '--', '--to', web);
    await script('watch', '--', '--to', web, '--metrics', 'http://127.0.0.1:9464/metrics');
    const screens = await assertAccepted(web);
    const seconds = Math.round((performance.now() - began) / 1_000);
    onLine(`${screens} screens, built and released alone in ${seconds} s`);
    return seconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename)
  await remoteLivesAlone(console.log, { withTests: !process.argv.includes('--without-tests') });
