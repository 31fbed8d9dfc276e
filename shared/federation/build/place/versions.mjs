// The versions of what the packages are made of, as this package names them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, rootDir, sharedDir } from './paths.mjs';

/**
 * @param {string[]} path
 * @returns {{ version: string; dependencies: Record<string, string> }}
 */
const manifest = (...path) => JSON.parse(readFileSync(join(...path, 'package.json'), 'utf8'));

const { dependencies } = manifest(packageDir);

/** @param {string} library */
function pinned(library) {
  const catalog = readFileSync(join(rootDir, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog
    .split('\n')
    .find((each) => each.startsWith(`  ${library}: `) || each.startsWith(`  "${library}": `));
  if (!line) throw new Error(`${library} has no version in the catalog`);
  return line.slice(line.lastIndexOf(' ') + 1);
}

/**
 * The exact version of a package that this one depends on. Among the sources it is the catalog's, or the neighbour's
 * own; packing writes both into the package.
 *
 * @param {string} name
 */
export function versionOf(name) {
  const version = dependencies[name];
  if (!version) throw new Error(`@vezne/federation does not depend on ${name}`);
  if (version === 'catalog:') return pinned(name);
  return version.startsWith('workspace:')
    ? manifest(sharedDir, name.replace('@vezne/', '')).version
    : version;
}
