import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './place/paths.mjs';

const skipped = new Set(['node_modules', 'dist', 'share-fixture']);
/** @param {string} name */
const isSource = (name) => !/\.(test\.tsx?|md)$/.test(name);

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesIn(path) {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(child);
    else if (isSource(entry.name)) yield child;
  }
}

/**
 * A name for the content of the given files and folders; the clock has no part in it.
 *
 * @param {string[]} paths
 */
export function sourceId(paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => [...filesIn(path)]).sort();
  for (const file of files) hash.update(relative(rootDir, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const common = ['contract', 'api', 'ui', 'records', 'federation'].map((name) =>
  join(rootDir, 'shared', name),
);

/**
 * The content id of one browser app: its own folder, the shared packages and the lockfile.
 *
 * @param {string} dir
 */
export const appSourceId = (dir) => sourceId([dir, ...common, join(rootDir, 'pnpm-lock.yaml')]);
