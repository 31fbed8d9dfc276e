import pg from 'pg';
import { z } from 'zod';
import { errorCode, StartFailure } from '../failure';
import type { Log } from '../log';
import { wait } from '../wait';
import type { Connection } from './connection';

const OLDEST = 150_000;
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 200;

const Facts = z.object({
  version: z.coerce.number(),
  encoding: z.string(),
  fsync: z.string(),
  full_page_writes: z.string(),
  synchronous_commit: z.string(),
  data_checksums: z.string(),
  turkish: z.boolean(),
});

const QUESTION = `SELECT
  current_setting('server_version_num') AS version,
  current_setting('server_encoding') AS encoding,
  current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS full_page_writes,
  current_setting('synchronous_commit') AS synchronous_commit,
  current_setting('data_checksums') AS data_checksums,
  EXISTS (SELECT FROM pg_collation WHERE collname = 'tr-TR-x-icu') AS turkish`;

/** Refuses a database on which the product's promises would not hold; waits a while for one that is starting. */
export async function checkDatabase(connection: Connection, log: Log): Promise<void> {
  const client = await connectPatiently(connection, log);
  const { rows } = await client.query(QUESTION).finally(() => client.end());
  const facts = Facts.parse(rows[0]);
  const faults = [
    facts.version < OLDEST && 'it is older than Postgres 15',
    facts.encoding !== 'UTF8' && `its encoding is ${facts.encoding}; make it with ENCODING 'UTF8'`,
    !facts.turkish && 'it has no ICU collation tr-TR-x-icu, which Turkish sorting needs',
    ...(['fsync', 'full_page_writes', 'synchronous_commit'] as const).map(
      (name) => facts[name] === 'off' && `${name} is off: a crash would lose what was confirmed`,
    ),
  ].filter(Boolean);
  if (faults.length > 0) throw new StartFailure(`The database cannot be used: ${faults.join('; ')}.`);
  if (facts.data_checksums !== 'on')
    log.warn('the database has no data checksums: damaged pages go unnoticed');
}

async function connectPatiently(connection: Connection, log: Log): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, 2_000)) {
    const client = new pg.Client({
      ...connection,
      application_name: 'vezne-check',
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', (error) => log.warn({ err: error }, 'the connection of the check was lost'));
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      // A wrong password or a missing database will not mend itself; a server that starts will.
      const hopeless = ['28P01', '28000', '3D000'].includes(errorCode(error) ?? '');
      if (hopeless || Date.now() > deadline) throw unreachable(error);
      if (pause === FIRST_PAUSE_MS) log.warn('the database does not answer yet, waiting for it');
      await wait(pause);
    }
  }
}

function unreachable(error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message || errorCode(error) : String(error);
  return new StartFailure(`The database cannot be reached: ${reason}. Check DATABASE_URL.`, { cause: error });
}
