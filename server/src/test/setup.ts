import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../db/cluster/embedded';
import { isRunning } from '../db/cluster/processes';
import { migrate } from '../db/migrate';
import { createLog } from '../log';
import { TEST_CONNECTION } from './database';
import { onTearDown } from './teardown';

const PREFIX = 'vezne-test-run-';

/** Jest's global set-up: one Postgres for the whole run, stopped at its end, or by its guard if jest is killed. */
export default async function setUp(): Promise<void> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const log = createLog('error');
  const embedded = await startEmbedded(folder, log);
  onTearDown(async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await migrate(embedded.connection, log);
  process.env[TEST_CONNECTION] = JSON.stringify(embedded.connection);
}

/** Removes the folders of runs that were killed. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (owner && !isRunning(owner)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
