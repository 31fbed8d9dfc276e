// Builds the last commit twice, in two folders, and compares every file: node scripts/supply/same-bytes.mjs
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps } from '../../shared/federation/build/apps.mjs';
import { releaseKeyFiles, releasePublicKeys } from '../../shared/federation/build/seal/release-keys.mjs';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';

// The list carries its signature's number, which is the moment of the build, and the record of pages when they were last
// needed; the bundler's report, which no page reads, names the folder.
const APART = /^(remotes|mf-stats|written)\.json/;

/**
 * Builds a commit in a folder of its own; answers the hash of every built file.
 *
 * @param {string} commit
 * @param {string} name of the folder: a path that got into a file would differ
 */
async function buildIn(commit, name) {
  const folder = mkdtempSync(join(tmpdir(), name));
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 }),
    });
    releasePublicKeys();
    const env = { CI: 'true', RELEASE_KEY_FILE: releaseKeyFiles().join(',') };
    await run('npx', [...PNPM, 'install', '--dir', folder, '--frozen-lockfile', '--prefer-offline'], { env });
    await run('npm', ['--prefix', folder, 'run', 'build'], { env });
    const dists = [...Object.values(apps).map((app) => app.folder), 'server'].map((part) =>
      join(part, 'dist'),
    );
    return new Map(dists.flatMap((dist) => filesOf(folder, dist)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} dist
 * @returns {[string, string][]}
 */
const filesOf = (folder, dist) =>
  readdirSync(join(folder, dist), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !APART.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(folder.length + 1), hash];
    });

/** Answers how many files two builds of the last commit wrote, and which of them differ. */
export async function compareBuilds() {
  if (!existsSync(join(root, '.git'))) throw new Error('There is no history to build from.');
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const one = await buildIn(commit, 'vezne-one-');
  const other = await buildIn(commit, 'vezne-the-other-one-');
  const names = new Set([...one.keys(), ...other.keys()]);
  return { files: names.size, differing: [...names].filter((name) => one.get(name) !== other.get(name)) };
}

if (process.argv[1] === import.meta.filename) {
  const { files, differing } = await compareBuilds();
  console.log(`${files} files, ${differing.length} differ`);
  for (const name of differing) console.error(name);
  process.exit(differing.length === 0 ? 0 : 1);
}
