import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_BUILDS = 3;
/** In a host's build, not served: the public keys that it trusts. */
export const RELEASE_KEYS = '.release-keys.json';
/** The plugin's name for the chunk of an exposed module begins so. */
export const EXPOSED = '__federation_expose_';

/** @param {Buffer} content */
const sri = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Files of the shared modules that a screen needs and that the page does not bring, by the screen's name. The manifest
 * knows them for the remote as a whole; a page that fetches ahead wants those of its own screen only.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} brought names of the modules that the page brings
 */
export function filesAhead({ chunkGraph, chunkGroups }, brought) {
  /** @type {Record<string, string[]>} */
  const ahead = {};
  for (const screen of chunkGroups) {
    if (!screen.name?.startsWith(EXPOSED)) continue;
    const modules = screen.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
    const groups = modules
      .filter((module) => isCarried(module, brought))
      .flatMap(({ blocks }) => blocks.map((block) => chunkGraph.getBlockChunkGroup(block)));
    const files = groups.flatMap((group) => group?.getFiles() ?? []);
    ahead[screen.name.slice(EXPOSED.length)] = [...new Set(files)];
  }
  return ahead;
}

/**
 * Whether the remotes alone bring this shared module.
 *
 * @param {import('webpack').Module & { options?: { shareKey?: string } }} module
 * @param {readonly string[]} brought
 */
const isCarried = ({ type, options }, brought) =>
  type === 'consume-shared-module' && !brought.includes(options?.shareKey ?? '');

/**
 * @typedef {{ js: { sync: string[]; async: string[] } }} Assets
 * @typedef {object} Manifest
 * @property {{ name: string; assets: Assets; ahead?: string[] }[]} exposes
 * @property {{ assets: Assets }[]} shared
 * @property {Record<string, string>} [integrity]
 * @property {object} [build]
 * @property {object} [pages]
 */

/**
 * Writes the hash of every script into the remote's manifest: the list of remotes vouches for the manifest alone. Each
 * screen learns which files are worth fetching ahead with it. Pages that were drawn ahead stand there with their hashes.
 *
 * @param {string} dir
 * @param {string[]} files
 * @param {Record<string, string[]>} ahead
 * @param {{ build?: import('./origin.mjs').Origin; pages?: Record<string, import('../first-sight/fragments.mjs').Fragment> }} [told]
 *   where the build comes from, and what it has drawn
 */
export function sealManifest(dir, files, ahead, { build, pages = {} } = {}) {
  const path = join(dir, 'mf-manifest.json');
  if (!existsSync(path)) return;
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const scripts = files.filter((file) => file.endsWith('.js')).sort();
  manifest.integrity = Object.fromEntries(scripts.map((file) => [file, sri(readFileSync(join(dir, file)))]));
  manifest.build = build;
  for (const screen of manifest.exposes) {
    screen.ahead = ahead[screen.name] ?? [];
    // Every page reads a manifest, and none what comes later than a screen: its own chunks know where they lie.
    screen.assets.js.async = [];
  }
  for (const module of manifest.shared) module.assets.js.sync = [];
  if (Object.keys(pages).length > 0) manifest.pages = pages;
  writeFileSync(path, JSON.stringify(manifest));
}

const TAG = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="\/([^"]+)"/g;

/**
 * Writes the hash of every script and stylesheet of the host into its page, the scripts that come later included: a
 * changed file does not run. Beside the page stand the keys that it trusts, for the release.
 *
 * @param {string} dir
 * @param {string[]} files
 * @param {readonly string[]} keys
 */
export function sealPage(dir, files, keys) {
  const path = join(dir, 'index.html');
  if (!existsSync(path)) return;
  /** @param {string} file */
  const hashOf = (file) => sri(readFileSync(join(dir, file)));
  /** @type {Set<string>} */
  const tagged = new Set();
  const page = readFileSync(path, 'utf8').replace(TAG, (tag, /** @type {string} */ file) => {
    tagged.add(file);
    return `${tag} integrity="${hashOf(file)}"`;
  });
  const later = files.filter((file) => file.endsWith('.js') && !tagged.has(file)).sort();
  const hashes = JSON.stringify(Object.fromEntries(later.map((file) => [file, hashOf(file)])));
  writeFileSync(
    path,
    page.replace('</head>', `<script type="application/json" id="later">${hashes}</script>\n  </head>`),
  );
  writeFileSync(join(dir, RELEASE_KEYS), JSON.stringify(keys));
}

/**
 * Pages that are put together of several builds (compose.mjs) belong to none of them.
 *
 * @param {string} file
 */
const isComposed = (file) => file.startsWith('pages/');

/**
 * Removes what none of the last builds wrote: a tab that is still open finds the files of its own build.
 *
 * @param {string} dir
 * @param {string[]} files
 */
export function pruneOldFiles(dir, files) {
  const record = join(dir, '.builds.json');
  /** @type {string[][]} */
  const earlier = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
  const builds = [files, ...earlier].slice(0, KEPT_BUILDS);
  const kept = new Set(builds.flat());
  for (const name of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(name.parentPath, name.name).slice(dir.length + 1);
    if (!name.isFile() || file.startsWith('.') || kept.has(file.replace(/\.(br|gz)$/, ''))) continue;
    if (file === 'remotes.json' || isComposed(file)) continue;
    rmSync(join(dir, file));
  }
  writeFileSync(record, JSON.stringify(builds));
}
