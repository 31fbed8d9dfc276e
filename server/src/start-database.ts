import { checkDatabase } from './db/check';
import { createDatabase, type Database } from './db/database';
import { type Connection, startEmbedded } from './db/embedded';
import { migrate } from './db/migrate';
import { takeServerLock } from './db/server-lock';
import type { Env } from './env';
import type { Life } from './life';
import type { Log } from './log';

const CLOSE_MS = 1_000;
const SHUTDOWN_MS = 10_000;

/** The database that the settings name, checked and brought up to date; the embedded one is started first. */
export async function startDatabase(env: Env, log: Log, life: Life): Promise<Database> {
  const connection = env.databaseUrl
    ? { connectionString: env.databaseUrl }
    : await startOwn(env.dataDir, log, life);
  return openDatabase(connection, log, life, env.preparedStatements);
}

/** A pool on a running database that has been checked and brought up to date. */
export async function openDatabase(
  connection: Connection,
  log: Log,
  life: Life,
  named = true,
): Promise<Database> {
  await checkDatabase(connection, log);
  await migrate(connection, log);
  const database = createDatabase(connection, log, { named });
  life.onStop('connections', CLOSE_MS, () => database.close());
  return database;
}

async function startOwn(dataDir: string, log: Log, life: Life): Promise<Connection> {
  const lock = takeServerLock(dataDir);
  life.onStop('folder lock', CLOSE_MS, async () => lock.release());
  const embedded = await startEmbedded(dataDir, log);
  // When this is late the guard goes on with it after we have gone.
  life.onStop('embedded database', SHUTDOWN_MS, () => embedded.stop());
  lock.publish(embedded.connection);
  return embedded.connection;
}
