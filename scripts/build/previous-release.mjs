// The browser apps of the release before this one, built from its own sources and packages and kept in .cache.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { apps } from '../../shared/federation/build/apps.mjs';
import { releaseKeyFiles, releasePublicKeys } from '../../shared/federation/build/seal/release-keys.mjs';
import { appSourceId } from '../../shared/federation/build/source-id.mjs';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';

/** @type {{ commit: string; ours: Record<string, { version: string }> }} */
const contract = JSON.parse(
  readFileSync(join(root, 'shared', 'federation', 'build', 'previous-release.json'), 'utf8'),
);
const { commit } = contract;

/** The versions that the host of that release has of our own packages. */
export const offersBefore = Object.fromEntries(
  Object.entries(contract.ours).map(([name, { version }]) => [name, version]),
);

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe', maxBuffer: 1e9 });

/** Is the release's commit here? A shallow clone, sources without a history and a rewritten one lack it. */
function hasCommit() {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    console.log(
      `    ${commit.slice(0, 12)} is not in this history: today's sources stand in for that release`,
    );
    return false;
  }
}

/**
 * The sources of the release as they were.
 *
 * @param {string} folder
 */
function checkOut(folder) {
  const archive = git('archive', commit);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

const parts = [...Object.values(apps).map(({ folder }) => folder), 'shared', 'scripts'];
const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
/** @param {string} path */
const isSource = (path) => !['node_modules', 'dist'].includes(basename(path));

/**
 * Not every copy of the project holds the release. Then today's sources stand in for it under the versions it had:
 * versions are negotiated all the same, only what the code does is today's.
 *
 * @param {string} folder
 */
function copySources(folder) {
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  for (const file of settings) cpSync(join(root, file), join(folder, file));
  for (const [name, { version }] of Object.entries(contract.ours)) {
    const file = join(folder, 'shared', name.split('/')[1] ?? '', 'package.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  }
}

/** Builds the release unless it is there; answers the built folder of every app. */
export async function previousRelease() {
  const isReal = hasCommit();
  const name = isReal ? commit.slice(0, 12) : `today-${appSourceId(join(root, 'host'))}`;
  const home = join(root, '.cache', 'previous');
  const folder = join(home, name);
  const dists = Object.fromEntries(
    Object.entries(apps).map(([app, it]) => [app, join(folder, it.folder, 'dist')]),
  );
  if (existsSync(folder)) return dists;
  // Two runs may build it at once: it appears under its name only when it is complete.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  if (isReal) checkOut(draft);
  else copySources(draft);
  releasePublicKeys();
  // Its host has to trust the lists that this working copy signs.
  const env = { CI: 'true', RELEASE_KEY_FILE: releaseKeyFiles().join(',') };
  await run('npx', [...PNPM, 'install', '--dir', draft, '--frozen-lockfile', '--prefer-offline'], { env });
  // By its own command: where a release keeps its build script is its own affair.
  await run('npm', ['--prefix', draft, 'run', 'build', '--', ...Object.keys(apps)], { env });
  for (const tool of ['node_modules', '.cache']) rmSync(join(draft, tool), { recursive: true, force: true });
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  for (const other of readdirSync(home).filter((entry) => entry !== name && !entry.includes('.')))
    rmSync(join(home, other), { recursive: true, force: true });
  return dists;
}

if (process.argv[1] === import.meta.filename) await previousRelease();
