import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { checkDatabase } from '../db/check';
import { startEmbedded } from '../db/cluster/embedded';
import { takeServerLock } from '../db/cluster/server-lock';
import { RESTORED, swapIn } from '../db/cluster/swap';
import type { Connection } from '../db/connection';
import { migrate, migrationFiles } from '../db/migrate';
import { StartFailure } from '../failure';
import type { Log } from '../log';
import type { Manifest } from './format';
import { loadBackup } from './load';
import { verifyBackup } from './read';

type Task = {
  file: string;
  key?: string;
  log: Log;
  /** Tells a person what is being done. */
  report(sentence: string): void;
  /** Folder of the migrations, when not the product's own. */
  migrations?: string;
};

/**
 * Puts a backup in the place of the embedded database in `dataDir`, which must not be running: into a new cluster
 * beside it, and only when all is well that one takes the name. Answers where the old one is kept.
 */
export async function restoreEmbedded(
  dataDir: string,
  task: Task,
): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const lock = takeServerLock(dataDir);
  try {
    const manifest = await readFirst(task);
    await rm(join(dataDir, RESTORED), { recursive: true, force: true });
    task.report('Making a new database beside the one there is');
    const embedded = await startEmbedded(dataDir, task.log, RESTORED);
    try {
      await fill(embedded.connection, manifest, task);
    } catch (error) {
      await embedded.stop();
      await rm(join(dataDir, RESTORED), { recursive: true, force: true });
      throw error;
    }
    await embedded.stop();
    return { manifest, aside: swapIn(dataDir, new Date(), manifest.secrets) };
  } finally {
    lock.release();
  }
}

/** Restores a backup into a database that holds nothing yet. */
export async function restoreInto(connection: Connection, task: Task): Promise<Manifest> {
  const manifest = await readFirst(task);
  await checkDatabase(connection, task.log);
  await assertEmpty(connection);
  await fill(connection, manifest, task);
  return manifest;
}

/** Reads the whole file before anything is made: most of what can be wrong is wrong with the file. */
async function readFirst({ file, key, report, migrations }: Task): Promise<Manifest> {
  report('Checking the file');
  const manifest = await verifyBackup(file, key);
  const ours = await migrationFiles(migrations);
  for (const { name, checksum } of manifest.migrations) {
    const known = ours.get(name);
    if (!known)
      throw new StartFailure(
        `The backup knows the migration ${name}, this version does not: it is older than the backup. Restore with the newer version.`,
      );
    if (known.checksum !== checksum)
      throw new StartFailure(`The backup was made with another text of the migration ${name}.`);
  }
  return manifest;
}

async function fill(
  connection: Connection,
  manifest: Manifest,
  { file, key, log, report, migrations: folder }: Task,
): Promise<void> {
  report(`Loading ${manifest.tables.length} tables and comparing them with the backup`);
  await migrate(
    connection,
    log,
    folder,
    manifest.migrations.map(({ name }) => name),
  );
  await loadBackup(connection, { file, key, manifest });
  await migrate(connection, log, folder);
}

async function assertEmpty(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vezne-restore' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
          AND n.nspname NOT LIKE 'pg\\_%' LIMIT 1`,
    );
    if (rowCount)
      throw new StartFailure(
        "The database that the settings name is not empty: a backup is restored into a new one. Make it with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and name that.",
      );
  } finally {
    await client.end();
  }
}
