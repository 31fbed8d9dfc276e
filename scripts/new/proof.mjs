// Begins a remote in a copy of the last commit, and does with it all that a team does: node scripts/new/proof.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';

/**
 * Answers the seconds from the command to a release that is live.
 *
 * @param {import('../run/process.mjs').OnLine} onLine
 */
export async function newRemoteLives(onLine) {
  const copy = mkdtempSync(join(tmpdir(), 'vezne-new-remote-'));
  const folder = join(copy, 'remote-greeting');
  const web = join(copy, 'web');
  const env = { CI: 'true' };
  const script = (/** @type {string[]} */ ...args) =>
    run('npm', ['--prefix', folder, 'run', ...args], { env });
  try {
    execFileSync('tar', ['-x', '-C', copy], {
      input: execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1e9 }),
    });
    await run('npx', [...PNPM, 'install', '--dir', copy, '--frozen-lockfile', '--prefer-offline'], { env });
    const began = performance.now();
    await run('npm', ['--prefix', copy, 'run', 'new:remote', '--', 'greeting', '--title', 'Merhaba'], {
      env,
    });
    await script('test');
    await script('build');
    await script('release', '--', '--to', web);
    const seconds = Math.round((performance.now() - began) / 1_000);
    for (const file of [
      join(folder, 'dist', 'standalone.html'),
      join(web, 'remotes', 'greeting', 'live.json'),
    ])
      if (!existsSync(file)) throw new Error(`${file} is missing`);
    await run('npx', ['tsc', '--noEmit', '-p', folder]);
    onLine(`tested, built and released ${seconds} s after its beginning`);
    return seconds;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await newRemoteLives(console.log);
