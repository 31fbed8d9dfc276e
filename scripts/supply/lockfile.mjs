import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

/**
 * A package of the lockfile. `isForPlatform`: it is one of several builds, each for another system, of which a machine
 * installs its own.
 *
 * @typedef {{ name: string; version: string; sha512: string; isForPlatform: boolean }} LockedPackage
 */

/**
 * All packages that the lockfile names, whatever system they are for.
 *
 * @param {string} lockfile its text
 * @returns {LockedPackage[]}
 */
export function lockedPackages(lockfile) {
  const [, section = ''] = /\npackages:\n([\s\S]*?)\nsnapshots:\n/.exec(lockfile) ?? [];
  const entries = section.matchAll(/^ {2}'?(@?[^'\n@]+)@([^'\n]+?)'?:\n((?: {4}.*\n|\n(?! {2}\S))*)/gm);
  return [...entries].map(([, name = '', version = '', body = '']) => ({
    name,
    version,
    sha512: /integrity: sha512-([\w+/=]+)/.exec(body)?.[1] ?? '',
    isForPlatform: /^ {4}(?:os|cpu|libc): /m.test(body),
  }));
}

export const readLockfile = () => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

/** What an installed package says of itself: its licence by name and version. */
export function installedLicences() {
  const store = join(root, 'node_modules', '.pnpm');
  /** @type {Record<string, string>} */
  const licences = {};
  for (const folder of readdirSync(store)) {
    const inside = join(store, folder, 'node_modules');
    if (!existsSync(inside)) continue;
    for (const file of packageFiles(inside)) {
      const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
      // Two older ways of saying it.
      const said =
        license?.type ??
        license ??
        licenses?.map((/** @type {{ type: string }} */ each) => each.type).join(' OR ');
      licences[`${name}@${version}`] = said ?? 'none';
    }
  }
  return licences;
}

/**
 * The package.json of a store folder's own package: the others in it are links to their own folders.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function packageFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [];
    if (entry.name.startsWith('@')) return packageFiles(path);
    const file = join(path, 'package.json');
    return existsSync(file) ? [file] : [];
  });
}
