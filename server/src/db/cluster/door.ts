import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { errorCode } from '../../failure';
import type { Log } from '../../log';
import type { LocalConnection } from '../connection';
import { APP_ROLE, SYSTEM_ROLE } from '../walls/roles';

/** Who the cluster lets in, by which every role gives its password; and, for a moment, whoever reaches the socket. */
const SHUT = 'local all all scram-sha-256\n';
const OPEN = 'local all all trust\n';

const doorOf = (cluster: string) => join(cluster, 'pg_hba.conf');

/** The password of the cluster in a data folder: made once, readable by its owner alone. The caller holds the server lock. */
export async function clusterPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'database-password');
  const kept = (await readFile(file, 'utf8').catch(absent)).trim();
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  await writeFile(`${file}.draft`, made, { mode: 0o600, flush: true });
  await rename(`${file}.draft`, file);
  return made;
}

function absent(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return '';
  throw error;
}

/** Was a connection refused for its password? The folder was copied without the file that keeps it. */
export const isWrongPassword = (error: unknown): boolean => errorCode(error) === '28P01';

/** Lets everybody into the running cluster who reaches its socket, whose folder only we enter. */
export async function openDoor(cluster: string, log: Log): Promise<void> {
  log.warn('the database knows another password than the one kept beside it, and is given that one');
  await write(cluster, OPEN);
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGHUP');
}

/** Gives the password to the roles of the server and lets nobody in without; clusters of earlier versions are open. */
export async function shutDoor(cluster: string, { password, ...connection }: LocalConnection): Promise<void> {
  const client = new pg.Client({ ...connection, password, database: 'postgres' });
  await client.connect();
  try {
    const isShut = (await readFile(doorOf(cluster), 'utf8')) === SHUT;
    const { rows } = await client.query('SELECT rolname AS name FROM pg_roles');
    const there = new Set(rows.map(({ name }) => name));
    for (const role of [connection.user, APP_ROLE, SYSTEM_ROLE]) {
      const change = there.has(role) ? 'ALTER' : 'CREATE';
      if (change === 'CREATE' || !isShut)
        await client.query(`${change} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
    }
    if (isShut) return;
    await write(cluster, SHUT);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}

async function write(cluster: string, door: string): Promise<void> {
  const file = doorOf(cluster);
  const { uid, gid } = await stat(file);
  await writeFile(`${file}.draft`, door, { mode: 0o600, flush: true });
  await chown(`${file}.draft`, uid, gid);
  await rename(`${file}.draft`, file);
}
