// Builds what has changed: the browser apps, at most two at a time, and the server. Usage: build.mjs [names…]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeComposed } from '../../host/compose.mjs';
import { appNamed, apps, remoteNames } from '../../shared/federation/build/apps.mjs';
import { FRAMES } from '../../shared/federation/build/first-sight/fragments.mjs';
import { releasePublicKeys } from '../../shared/federation/build/seal/release-keys.mjs';
import { appSourceId, sourceId } from '../../shared/federation/build/source-id.mjs';
import { writeList } from '../release/list.mjs';
import { folderStore } from '../release/store/folder.mjs';
import { writePages } from '../release/store/pages.mjs';
import { root } from '../run/root.mjs';
import { onlyBuild } from './build-lock.mjs';

const AT_ONCE = 2;
/** @param {string[]} path */
const at = (...path) => join(root, ...path);

/**
 * `id` names the state of the sources that the job builds from.
 *
 * @typedef {{ name: string; folder: string; id: () => string; command: string[] }} Job
 */

/** @type {Job[]} */
const jobs = Object.entries(apps).map(([name, { folder }]) => ({
  name,
  folder,
  // The host's page names its public address and trusts the keys in use.
  id: () =>
    appSourceId(at(folder)) +
    (name === 'host' ? ` ${process.env.PUBLIC_URL ?? ''} ${releasePublicKeys()}` : ''),
  command: ['shared/federation/build/run.mjs', name],
}));
const serverSources = ['server', 'shared/contract', 'scripts/build/build-server.mjs', 'pnpm-lock.yaml'];
jobs.push({
  name: 'server',
  folder: 'server',
  id: () => sourceId(serverSources.map((path) => at(path))),
  command: ['scripts/build/build-server.mjs'],
});

/** @param {string} folder */
const stampOf = (folder) => at(folder, 'dist', '.built-from');

/** @param {Job} job */
function isCurrent({ folder, id }) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === id();
}

/** @param {Job} job */
async function run({ name, folder, id, command }) {
  const began = performance.now();
  // Taken before the work: what changes while it runs makes the next build run again.
  const source = id();
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    console.error(`  ${name} could not be built`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(at(folder, 'dist'), { recursive: true });
  writeFileSync(stampOf(folder), source);
  console.log(`  built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** The list that the host reads at run time: where each remote is, which version, and its manifest's hash. */
async function writeRemotes() {
  /** @type {import('../../shared/federation/runtime/list/lines').RemoteList} */
  const list = {};
  for (const name of remoteNames) {
    const file = at(appNamed(name).folder, 'dist', 'mf-manifest.json');
    if (!existsSync(file)) continue;
    const manifest = readFileSync(file);
    list[name] = {
      entry: `/remotes/${name}/mf-manifest.json`,
      version: JSON.parse(manifest.toString()).metaData.buildInfo.buildVersion,
      integrity: `sha256-${createHash('sha256').update(manifest).digest('base64')}`,
    };
  }
  writeList(at('host', 'dist'), list);
  const frames = at('host', 'dist', FRAMES);
  if (!existsSync(frames)) return;
  await writePages(
    folderStore(at('host', 'dist')),
    {
      page: readFileSync(at('host', 'dist', 'index.html'), 'utf8'),
      frames: JSON.parse(readFileSync(frames, 'utf8')),
    },
    async (file) => (existsSync(file) ? readFileSync(file) : undefined),
    (name) =>
      list[name] && { ...list[name], manifest: at(appNamed(name).folder, 'dist', 'mf-manifest.json') },
  );
}

const wanted = process.argv.slice(2).map((name) => name.replace(/^remote-/, ''));
const unknown = wanted.filter((name) => !jobs.some((job) => job.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')} to build, only ${jobs.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
await onlyBuild();
writeComposed();
const stale = jobs.filter((job) => (wanted.length === 0 || wanted.includes(job.name)) && !isCurrent(job));
if (stale.length > 0) console.log(`Building ${stale.map((job) => job.name).join(', ')} …`);

const queue = [...stale];
async function work() {
  for (let job = queue.shift(); job; job = queue.shift()) {
    await run(job);
    await writeRemotes();
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
