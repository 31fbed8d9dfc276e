import { chmod, chown, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { errorCode, StartFailure } from '../../failure';
import type { Log } from '../../log';
import { wait } from '../../wait';
import type { LocalConnection } from '../connection';
import { clusterPassword, isWrongPassword, openDoor, shutDoor } from './door';
import { CLUSTER, ensureCluster } from './files';
import { barrierFor, ownerOf, type PostgresUser, userFor } from './postgres-user';
import { clearLeftover, launchPostmaster, type Place, type Postmaster } from './postmaster';
import { materialiseRuntime } from './runtime';

export type Embedded = {
  connection: LocalConnection;
  stop(): Promise<void>;
};

const DATABASE = 'vezne';

/**
 * Starts the Postgres that comes with the product on `dataDir` and keeps it running: when it dies without
 * being asked to, it is started again, at growing intervals. The caller holds the folder's server lock.
 * `name` is the cluster's folder in it.
 */
export async function startEmbedded(dataDir: string, log: Log, name = CLUSTER): Promise<Embedded> {
  if (process.platform === 'win32')
    throw new StartFailure(
      'The embedded database runs on Linux and macOS. On Windows start inside WSL, or set DATABASE_URL.',
    );
  const place = await preparePlace(dataDir, log, name);

  let stopping = false;
  let wake = () => {};
  let current = await launchUntilReady(place, log, () => stopping);
  const connection = { ...ownerAt(place), database: DATABASE };
  await shutDoor(place.cluster, connection);
  await ensureDatabase(connection);

  async function keepRunning() {
    for (let pause = 100; ; ) {
      const startedAt = Date.now();
      const lastLines = await current.ended;
      if (stopping) return;
      if (Date.now() - startedAt > 60_000) pause = 100;
      log.error({ lastLines }, 'the database ended by itself, starting it again');
      await Promise.race([wait(pause), new Promise<void>((resolve) => (wake = resolve))]);
      if (stopping) return;
      pause = Math.min(pause * 2, 60_000);
      try {
        await clearLeftover(place, log);
        current = launchPostmaster(place);
        await answering(place, current, log);
        // Where the password had been changed, the door was opened for a moment.
        await shutDoor(place.cluster, connection);
        log.info('the database answers again');
      } catch (error) {
        log.error({ err: error }, 'the database did not start');
      }
    }
  }
  const watching = keepRunning();

  return {
    connection,
    async stop() {
      stopping = true;
      wake();
      current.release();
      await Promise.all([current.ended, watching]);
      await clearLeftover(place, log);
      await rm(place.sockets, { recursive: true, force: true });
    },
  };
}

/** The administrator of the cluster, in a database that every cluster has. */
const ownerAt = ({ sockets, password }: Place): LocalConnection => ({
  host: sockets,
  port: 5432,
  user: 'app',
  password,
  database: 'postgres',
});

async function preparePlace(dataDir: string, log: Log, name: string): Promise<Place> {
  const root = await openDataDir(dataDir);
  const user = userFor(root);
  const runtimes = join(root, 'pg-runtime');
  const runtime = await materialiseRuntime(runtimes);
  const cluster = join(root, name);
  await ensureCluster(cluster, runtime, user, log);
  const sockets = await makeSocketFolder(user);
  const password = await clusterPassword(root);
  return { cluster, runtimes, binary: join(runtime.folder, 'bin', 'postgres'), sockets, user, password };
}

async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    const root = await realpath(dataDir);
    // The database, another user when we are root, has to reach its own folder below.
    if (process.getuid?.() === 0) await chmod(root, 0o711);
    return root;
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} cannot be used (${errorCode(error)}). Fix its owner or set DATA_DIR to another folder.`,
    );
  }
}

/** A fresh short folder, closed to other users. */
async function makeSocketFolder(user: PostgresUser | undefined): Promise<string> {
  const usable = tmpdir().length < 60 && (!user || user.mapped || !barrierFor(user, tmpdir()));
  const folder = await mkdtemp(join(usable ? tmpdir() : '/tmp', 'vezne-'));
  const owner = ownerOf(user);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

async function launchUntilReady(place: Place, log: Log, stopped: () => boolean): Promise<Postmaster> {
  for (let pause = 100; ; pause *= 2) {
    await clearLeftover(place, log);
    const postmaster = launchPostmaster(place);
    try {
      await answering(place, postmaster, log);
      return postmaster;
    } catch (error) {
      postmaster.release();
      // Children of a killed Postgres need a moment to notice; until then it refuses to start beside them.
      const passing = /still in use|lock file/.test(String(error)) && pause < 10_000 && !stopped();
      if (!passing) throw error;
      await wait(pause);
    }
  }
}

/** Waits until Postgres answers; recovery after a crash may take long, so only its end is a failure. */
async function answering(place: Place, postmaster: Postmaster, log: Log): Promise<void> {
  let lastLines: string | undefined;
  postmaster.ended.then((lines) => {
    lastLines = lines;
  });
  while (lastLines === undefined) {
    const client = new pg.Client({ ...ownerAt(place), connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (isWrongPassword(error)) await openDoor(place.cluster, log);
      await wait(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new StartFailure(`The database did not start:\n${lastLines}`);
}

async function ensureDatabase(connection: LocalConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
