// Shows that a package whose content is not the lockfile's is not installed: node scripts/supply/altered-hash.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNPM } from '../run/install.mjs';
import { ProgramError, run } from '../run/process.mjs';
import { lockedPackages, readLockfile } from './lockfile.mjs';

// Small, without packages of its own.
const NAME = 'clsx';

/**
 * Installs one package by this hash, into a folder and a store of its own.
 *
 * @param {{ version: string; sha512: string }} locked
 */
async function installed({ version, sha512 }) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-altered-'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [NAME]: version } }),
  );
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'trustLockfile: true\n');
  writeFileSync(
    join(folder, 'pnpm-lock.yaml'),
    `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true
  excludeLinksFromLockfile: false

importers:

  .:
    dependencies:
      ${NAME}:
        specifier: ${version}
        version: ${version}

packages:

  ${NAME}@${version}:
    resolution: {integrity: sha512-${sha512}}
    engines: {node: '>=6'}

snapshots:

  ${NAME}@${version}: {}
`,
  );
  try {
    const store = join(folder, 'store');
    await run('npx', [...PNPM, 'install', '--dir', folder, '--store-dir', store, '--frozen-lockfile'], {
      env: { CI: 'true' },
    });
    return '';
  } catch (error) {
    if (error instanceof ProgramError) return error.output;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Settles when the right hash lets the package in and a wrong one does not. */
export async function refuseAlteredHash() {
  const locked = lockedPackages(readLockfile()).find(({ name }) => name === NAME);
  if (!locked) throw new Error(`${NAME} is not in the lockfile`);
  const good = await installed(locked);
  if (good) throw new Error(`The right hash was refused:\n${good}`);
  const first = locked.sha512.startsWith('A') ? 'B' : 'A';
  const bad = await installed({ ...locked, sha512: first + locked.sha512.slice(1) });
  if (!/integrity/i.test(bad)) throw new Error(`A wrong hash was not refused:\n${bad}`);
}

if (process.argv[1] === import.meta.filename) {
  await refuseAlteredHash();
  console.log('The right hash is installed, a wrong one refused.');
}
