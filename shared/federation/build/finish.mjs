import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_BUILDS = 3;

const sri = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Writes the hash of every script into the remote's manifest: the list of remotes vouches for the manifest alone. */
export function sealManifest(dir, files) {
  const path = join(dir, 'mf-manifest.json');
  if (!existsSync(path)) return;
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const scripts = files.filter((file) => file.endsWith('.js')).sort();
  manifest.integrity = Object.fromEntries(scripts.map((file) => [file, sri(readFileSync(join(dir, file)))]));
  writeFileSync(path, JSON.stringify(manifest));
}

/** Removes what none of the last builds wrote: a tab that is still open finds the files of its own build. */
export function pruneOldFiles(dir, files) {
  const record = join(dir, '.builds.json');
  const earlier = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
  const builds = [files, ...earlier].slice(0, KEPT_BUILDS);
  const kept = new Set(builds.flat());
  for (const name of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(name.parentPath, name.name).slice(dir.length + 1);
    if (!name.isFile() || file.startsWith('.') || kept.has(file.replace(/\.(br|gz)$/, ''))) continue;
    if (file === 'remotes.json') continue;
    rmSync(join(dir, file));
  }
  writeFileSync(record, JSON.stringify(builds));
}
