// Packs the shared packages as they are published: node scripts/packages/pack.mjs FOLDER
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { buildPackages } from './build.mjs';
import { inShared, packages } from './packages.mjs';

/**
 * Builds and packs all of them into a folder.
 *
 * @param {string} to
 */
export async function packPackages(to) {
  await buildPackages();
  mkdirSync(to, { recursive: true });
  await Promise.all(
    packages.map(({ folder }) =>
      run('npx', [...PNPM, '--dir', inShared(folder), 'pack', '--pack-destination', to]),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const [to] = process.argv.slice(2);
  if (!to) {
    console.error('Usage: node scripts/packages/pack.mjs FOLDER');
    process.exit(1);
  }
  await packPackages(resolve(to));
  console.log(`${packages.length} packages are in ${to}`);
}
