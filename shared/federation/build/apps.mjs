import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from './place/paths.mjs';

/**
 * @typedef {import('./declaration').RemoteDeclaration} RemoteDeclaration
 * @typedef {{ folder: string; port: number; exposes?: RemoteDeclaration['exposes'] }} App
 */

// A remote that lives alone is the whole project.
const isAlone = existsSync(join(rootDir, 'remote.mjs'));
const folderOf = (/** @type {string} */ name) => (isAlone ? '.' : `remote-${name}`);

/**
 * @param {string} folder
 * @returns {Promise<RemoteDeclaration>}
 */
async function read(folder) {
  const { default: remote } = await import(pathToFileURL(join(rootDir, folder, 'remote.mjs')).href);
  if (folderOf(remote.name) !== folder) throw new Error(`${folder} declares itself as ${remote.name}`);
  return remote;
}

/** What every remote says of itself: its folder is all that makes it one of the suite. */
export const remotes = await Promise.all(
  (isAlone ? ['.'] : readdirSync(rootDir))
    .filter((folder) => existsSync(join(rootDir, folder, 'remote.mjs')))
    .map(read),
);

/**
 * The apps of the suite: where each lives, its port in development and what it exposes to the host.
 *
 * @type {Record<string, App>}
 */
export const apps = {
  ...(!isAlone && { host: { folder: 'host', port: 3100 } }),
  ...Object.fromEntries(
    remotes.map(({ name, port, exposes }) => [name, { folder: folderOf(name), port, exposes }]),
  ),
};

/**
 * The app of that name.
 *
 * @param {string} name
 */
export function appNamed(name) {
  const app = apps[name];
  if (!app) throw new Error(`There is no app ${name}, only ${Object.keys(apps).join(', ')}.`);
  return app;
}

export const remoteNames = remotes.map(({ name }) => name);
