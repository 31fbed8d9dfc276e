import { checkDatabase } from '../db/check';
import { startEmbedded } from '../db/cluster/embedded';
import { runningConnection, takeServerLock } from '../db/cluster/server-lock';
import type { Connection } from '../db/connection';
import { createDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import type { Log } from '../log';
import type { Env } from './env';
import type { Shutdown } from './shutdown';

const CLOSE_MS = 1_000;
const SHUTDOWN_MS = 10_000;

/** The database that the settings name, checked and brought up to date; the embedded one is started first. */
export async function startDatabase(
  env: Env,
  log: Log,
  shutdown: Shutdown,
): Promise<{ db: Database; connection: Connection }> {
  const connection = external(env) ?? (await startOwn(env.dataDir, log, shutdown));
  await checkDatabase(connection, log);
  await migrate(connection, log);
  const db = createDatabase(connection, log, { named: env.preparedStatements });
  shutdown.onShutdown('connections', CLOSE_MS, () => db.close());
  return { db, connection };
}

/**
 * The way to the database as it is, without bringing it up to date: of a running server or, for as long as this process
 * lives, started for it.
 */
export async function reachDatabase(env: Env, log: Log, shutdown: Shutdown): Promise<Connection> {
  return external(env) ?? runningConnection(env.dataDir) ?? startOwn(env.dataDir, log, shutdown);
}

const external = ({ databaseUrl }: Env): Connection | undefined =>
  databaseUrl === undefined ? undefined : { connectionString: databaseUrl };

async function startOwn(dataDir: string, log: Log, shutdown: Shutdown): Promise<Connection> {
  const lock = takeServerLock(dataDir);
  shutdown.onShutdown('folder lock', CLOSE_MS, async () => lock.release());
  const embedded = await startEmbedded(dataDir, log);
  // When this is late the guard goes on with it after we have gone.
  shutdown.onShutdown('embedded database', SHUTDOWN_MS, () => embedded.stop());
  lock.publish(embedded.connection);
  return embedded.connection;
}
