// The packages that travel to a remote outside of the suite, and what of each is not reached through its doors.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

/**
 * `sources` are compiled with all that they import, `typed` are declared besides the doors, `copied` are taken as they
 * are; paths from the package's folder.
 *
 * @typedef {{ folder: string; sources?: string[]; typed?: string[]; copied?: string[] }} Package
 * @typedef {string | { types: string; default: string }} Door
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} exports
 * @property {Record<string, string>} dependencies
 * @property {{ bin?: Record<string, string>; exports: Record<string, Door> }} publishConfig
 */

/** In the order in which they stand on each other. @type {Package[]} */
export const packages = [
  { folder: 'contract' },
  { folder: 'api' },
  { folder: 'ui', copied: ['assets'] },
  { folder: 'records' },
  { folder: 'testing', sources: ['jest-setup.js', 'jest-globals.js', 'empty-module.js'] },
  {
    folder: 'federation',
    // Found by their path: the builder's programs, the modules that it puts into pages, what opens a remote and what
    // releases it.
    sources: [
      'build/alone/remote.mjs',
      'build/run.mjs',
      'build/dev-renderers.js',
      'build/runtime-core.js',
      'runtime/install-guard.ts',
      'runtime/router.ts',
      'runtime/facades/styled.ts',
      'runtime/overlays/dialog.ts',
      'runtime/overlays/menu.ts',
      'runtime/overlays/popover.ts',
      '../../scripts/dev/alone.mjs',
      '../../scripts/release/remote-release.mjs',
      '../../scripts/release/remote-rollback.mjs',
      '../../scripts/release/remote-watch.mjs',
    ],
    typed: ['runtime/globals.ts'],
    copied: ['build/standalone.html', 'runtime/limits.json'],
  },
];

/** @param {string[]} path */
export const inShared = (...path) => join(root, 'shared', ...path);

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export const manifestOf = (folder) => JSON.parse(readFileSync(inShared(folder, 'package.json'), 'utf8'));

/**
 * The modules behind a package's doors.
 *
 * @param {string} folder
 */
export const doorsOf = (folder) =>
  Object.values(manifestOf(folder).exports).filter((door) => /\.(m?js|tsx?)$/.test(door));

/**
 * The file that packing a package writes.
 *
 * @param {string} folder
 */
export function tarballOf(folder) {
  const { name, version } = manifestOf(folder);
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
