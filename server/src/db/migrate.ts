import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { z } from 'zod';
import { errorCode, StartFailure } from '../failure';
import type { Log } from '../log';
import { wait } from '../wait';
import type { Connection } from './connection';
import { ensureRoles } from './walls/roles';

/** Beside the source and, copied by the build, beside the bundle. */
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const FOLDER_BEFORE_17 = fileURLToPath(new URL('./before-17', import.meta.url));
const TABLE = 'migration';
// Any number of our own: whoever holds it brings the schema up to date, the others wait.
const LOCK = 20_260_101;
const LOCK_PATIENCE_MS = 120_000;

const Applied = z.array(z.object({ name: z.string(), checksum: z.string() }));

/**
 * Brings the schema up to date: each pending file in a transaction of its own, once, whoever starts at the
 * same time. Refuses a schema that is newer than this version, or that was made from other text. `only` names the
 * files to go by: the schema as it was when there were no others.
 */
export async function migrate(
  connection: Connection,
  log: Log,
  folder = FOLDER,
  only?: readonly string[],
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vezne-migrate', lock_timeout: 3_000 });
  client.on('error', (error) => log.warn({ err: error }, 'the migration connection was lost'));
  await client.connect();
  let current = '';
  try {
    await ensureRoles(client);
    const brought = await migrationFiles(folder, only);
    const files = (await isBefore17(client)) ? await inOlderWords(brought) : brought;
    // Before the lock, which is a session's: a pooler may leave it on a connection that we no longer have.
    if (await isUpToDate(client, files)) return;
    await takeLock(client);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration_checksum (name text PRIMARY KEY, checksum text NOT NULL)',
    );
    await assertSameHistory(client, files);
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: TABLE,
      noLock: true,
      singleTransaction: false,
      migrationLoaderStrategies: [
        { extensions: ['.sql'], loader: async (paths) => paths.flatMap((path) => unit(path, files)) },
      ],
      logger: {
        info: (line) => {
          const name = /MIGRATION (\S+)/.exec(line)?.[1];
          if (!name) return;
          current = name;
          log.info({ migration: name }, 'migrating');
        },
        warn: (line) => log.warn(line),
        // It prints the whole SQL; the error itself is thrown as well.
        error: () => {},
      },
    });
  } catch (error) {
    if (errorCode(error) === '55P03')
      throw new StartFailure(
        `Migration ${current} waited 3 seconds for a table that another program holds. Start again.`,
      );
    throw current && error instanceof pg.DatabaseError
      ? new StartFailure(`Migration ${current} failed and was rolled back: ${error.message}`, {
          cause: error,
        })
      : error;
  } finally {
    await client.end();
  }
}

type File = { sql: string; checksum: string };

/** The migrations that this version brings, by name and in their order. */
export async function migrationFiles(folder = FOLDER, only?: readonly string[]): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort()) {
    if (only && !only.includes(basename(name, '.sql'))) continue;
    const sql = await readFile(`${folder}/${name}`, 'utf8');
    files.set(basename(name, '.sql'), { sql, checksum: createHash('sha256').update(sql).digest('hex') });
  }
  return files;
}

async function isBefore17(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int < 170000 AS older");
  return z.array(z.object({ older: z.boolean() })).parse(rows)[0]?.older === true;
}

/**
 * The same migrations for a Postgres of before 17: what it does not understand is said in its words by a file of the same
 * name. The checksum stays that of the migration itself: a database may be moved to a newer Postgres.
 */
export async function inOlderWords(files: Map<string, File>): Promise<Map<string, File>> {
  const said = new Map(files);
  for (const [name, { sql }] of await migrationFiles(FOLDER_BEFORE_17)) {
    const file = files.get(name);
    if (file) said.set(name, { ...file, sql });
  }
  return said;
}

/** The file and its checksum are stored by one transaction. */
function unit(path: string, files: Map<string, File>) {
  const name = basename(path, extname(path));
  const file = files.get(name);
  if (!file) return [];
  const up = (pgm: { sql(text: string): void }) => {
    pgm.sql(file.sql);
    pgm.sql(`INSERT INTO migration_checksum VALUES ('${name}', '${file.checksum}')`);
  };
  return [{ id: path, filePaths: [path], actions: { up } }];
}

async function takeLock(client: pg.Client): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    if (z.array(z.object({ taken: z.boolean() })).parse(rows)[0]?.taken) return;
    if (Date.now() > deadline)
      throw new StartFailure(
        'Another start has been bringing the database up to date for two minutes. Start again when it has ended.',
      );
    await wait(100);
  }
}

async function isUpToDate(client: pg.Client, files: Map<string, File>): Promise<boolean> {
  const { rows } = await client.query("SELECT 1 WHERE to_regclass('migration_checksum') IS NOT NULL");
  return rows.length > 0 && (await assertSameHistory(client, files)) === files.size;
}

/** How many of the files were applied; refuses any that differs from what was. */
async function assertSameHistory(client: pg.Client, files: Map<string, File>): Promise<number> {
  const { rows } = await client.query('SELECT name, checksum FROM migration_checksum ORDER BY name');
  const applied = Applied.parse(rows);
  for (const { name, checksum } of applied) {
    const file = files.get(name);
    if (!file)
      throw new StartFailure(
        `The database knows the migration ${name}, this version does not: it is older than its data. Start the newer version.`,
      );
    if (file.checksum !== checksum)
      throw new StartFailure(
        `The migration ${name} was edited after it had been applied. Restore the file and put the change into a new one.`,
      );
  }
  return applied.length;
}
