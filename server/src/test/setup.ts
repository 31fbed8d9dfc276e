import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../db/cluster/embedded';
import { isRunning } from '../db/cluster/processes';
import { migrate } from '../db/migrate';
import { createLog } from '../log';
import { TEST_CONNECTION, TEST_THREADS } from './database';
import { onTearDown } from './teardown';

const PREFIX = 'vezne-test-run-';
const ROOT = join(__dirname, '../../..');
// Below the server, whose packages the threads load.
const CACHE = join(ROOT, 'server/.cache');
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4_000_000_000;

/**
 * Jest's global set-up: one Postgres for the whole run, stopped at its end, or by its guard if jest is killed;
 * and the worker threads' scripts, built as they are shipped.
 */
export default async function setUp(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const parent = fastFolder();
  for (const each of [tmpdir(), parent, CACHE]) await sweep(each);
  const threads = join(CACHE, `${PREFIX}${process.pid}`);
  execFileSync(process.execPath, [join(ROOT, 'scripts/build/build-server.mjs'), threads, 'threads']);
  process.env[TEST_THREADS] = threads;
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  const log = createLog('error');
  const embedded = await startEmbedded(folder, log);
  onTearDown(async () => {
    await embedded.stop();
    for (const each of [folder, threads]) await rm(each, { recursive: true, force: true });
  });
  await migrate(embedded.connection, log);
  process.env[TEST_CONNECTION] = JSON.stringify(embedded.connection);
}

/** Removes the folders of runs that were killed. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (owner && !isRunning(owner)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Where the database of the tests lives: in memory where the system has room for it and runs programs there, so that no
 * test waits for a disk. Postgres works as ever; what becomes of it when a machine dies, other tests ask on the disk.
 */
const fastFolder = (): string => (hasRoom() && runsPrograms() ? MEMORY : tmpdir());

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

function runsPrograms(): boolean {
  if (!existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3] ?? 'noexec';
  return !options.split(',').includes('noexec');
}
