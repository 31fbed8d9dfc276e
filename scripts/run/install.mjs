import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { root } from './root.mjs';

/** The package manager as npx calls it: bare Node and npm are enough. */
export const PNPM = ['--yes', 'pnpm@12.21.0'];

/** Installs the packages of the lockfile, unless they are there already. */
export async function install() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256')
    .update(lockfile)
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
  const stamp = join(root, 'node_modules', '.vezne-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // CI: pnpm asks nothing, where there is no one to answer.
  await run('npx', [...PNPM, 'install', '--frozen-lockfile'], { env: { CI: 'true' } });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}
