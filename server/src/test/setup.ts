import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../db/cluster/embedded';
import { isRunning } from '../db/cluster/processes';
import { migrate } from '../db/migrate';
import { createLog } from '../log';
import { TEST_CONNECTION, TEST_THREADS } from './database';
import { fastFolder } from './fast-folder';
import { onTearDown } from './teardown';

const PREFIX = 'vezne-test-run-';
const ROOT = join(__dirname, '../../..');
// Below the server, whose packages the threads load.
const CACHE = join(ROOT, 'server/.cache');

/**
 * Jest's global set-up: one Postgres for the whole run, stopped at its end, or by its guard if jest is killed;
 * and the worker threads' scripts, built as they are shipped.
 */
export default async function setUp(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const parent = fastFolder();
  await sweep(parent);
  await sweep(CACHE);
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
