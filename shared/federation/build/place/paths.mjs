import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const federationDir = join(import.meta.dirname, '..', '..');
// Installed as a package it serves a remote that lives alone, in whose folder its commands run.
const isInstalled = import.meta.dirname.includes(`${sep}node_modules${sep}`);
/** The folder of this package's own manifest. */
export const packageDir = isInstalled ? join(federationDir, '..') : federationDir;
export const rootDir = isInstalled ? process.cwd() : join(federationDir, '..', '..');
export const sharedDir = join(rootDir, 'shared');
export const cacheDir = join(rootDir, '.cache');
export const runtimeCore = join(import.meta.dirname, '..', 'runtime-core.js');
export const runtimeDir = join(federationDir, 'runtime');

/** Where the kit keeps its stylesheets, fonts and icon; asked for by a build alone, releases have no packages. */
export const uiAssetsDir = () =>
  dirname(createRequire(import.meta.url).resolve('@vezne/ui/assets/tokens.css'));

/**
 * A module of the page's run time: its source, or in the package what was compiled of it.
 *
 * @param {string} name
 */
export function runtimeModule(name) {
  const source = join(runtimeDir, `${name}.ts`);
  return existsSync(source) ? source : join(runtimeDir, `${name}.js`);
}
