import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from '../db/check';
import { startEmbedded } from '../db/cluster/embedded';
import { CLUSTER } from '../db/cluster/files';
import { runningConnection, takeServerLock } from '../db/cluster/server-lock';
import type { Connection, LocalConnection } from '../db/connection';
import { createDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import { APP_ROLE, checkRoles, SYSTEM_ROLE } from '../db/walls/roles';
import { StartFailure } from '../failure';
import type { Log } from '../log';
import type { Env } from './env';
import type { Shutdown } from './shutdown';

const CLOSE_MS = 1_000;
const SHUTDOWN_MS = 10_000;

/** Three logins: of the tables' owner, of what concerns all companies, of what is done for a caller. */
type Logins = {
  owner: Connection;
  system: Connection;
  callers: { connection: Connection } | { role: string };
};

/** The database that the settings name, checked and brought up to date; the embedded one is started first. */
export async function startDatabase(
  env: Env,
  log: Log,
  shutdown: Shutdown,
): Promise<{ db: Database; connection: Connection }> {
  const { owner, system, callers } = env.databases
    ? loginsOf(env.databases, log)
    : embeddedLogins(await startOwn(env.dataDir, log, shutdown));
  await checkDatabase(owner, log);
  await migrate(owner, log);
  if ('connection' in callers) await checkRoles(callers.connection, system);
  const db = createDatabase(system, log, { named: env.preparedStatements, callers });
  shutdown.onShutdown('connections', CLOSE_MS, () => db.close());
  return { db, connection: system };
}

/**
 * The way to the database as it is, without bringing it up to date: of a running server or, for as long as this process
 * lives, started for it. All companies are seen over it. A folder without one gets none.
 */
export async function reachDatabase(env: Env, log: Log, shutdown: Shutdown): Promise<Connection> {
  if (env.databases) return { connectionString: env.databases.system ?? env.databases.app };
  const running = runningConnection(env.dataDir);
  if (running) return running;
  if (!existsSync(join(env.dataDir, CLUSTER)))
    throw new StartFailure(`There is no database in ${env.dataDir}. Name its folder: DATA_DIR=…`);
  return startOwn(env.dataDir, log, shutdown);
}

function loginsOf({ app, system, owner }: NonNullable<Env['databases']>, log: Log): Logins {
  const callers = { connection: { connectionString: app } };
  if (system && owner)
    return { owner: { connectionString: owner }, system: { connectionString: system }, callers };
  log.warn(
    'one login for everything: it owns the tables and could leave the role that keeps companies apart. Set SYSTEM_DATABASE_URL and MIGRATION_DATABASE_URL too',
  );
  return { owner: callers.connection, system: callers.connection, callers: { role: APP_ROLE } };
}

/** The embedded database is its own administrator. */
const embeddedLogins = (owner: LocalConnection): Logins => ({
  owner,
  system: { ...owner, user: SYSTEM_ROLE },
  callers: { connection: { ...owner, user: APP_ROLE } },
});

async function startOwn(dataDir: string, log: Log, shutdown: Shutdown): Promise<LocalConnection> {
  const lock = takeServerLock(dataDir);
  shutdown.onShutdown('folder lock', CLOSE_MS, async () => lock.release());
  const embedded = await startEmbedded(dataDir, log);
  // When this is late the guard goes on with it after we have gone.
  shutdown.onShutdown('embedded database', SHUTDOWN_MS, () => embedded.stop());
  lock.publish(embedded.connection);
  return embedded.connection;
}
