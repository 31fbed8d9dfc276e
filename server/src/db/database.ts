import pg from 'pg';
import { errorCode } from '../failure';
import type { Log } from '../log';
import { wait, within } from '../wait';
import { createCircuit } from './circuit';
import type { Connection } from './connection';
import { leavesConnectionUsable, toAppError } from './database-error';
import { createProbe } from './probe';

export type Param = string | number | bigint | boolean | null | Date | Buffer | readonly Param[];

/** What the database and a transaction both can do; queries take this. */
export type Sql = {
  /**
   * Rows of a parameterised statement. `name` prepares it once per connection: for fixed hot statements only,
   * never for searches (a generic plan ignores the searched text).
   */
  query<Row extends object>(
    sql: string,
    params?: readonly Param[],
    options?: { name?: string },
  ): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row extends object>(
    sql: string,
    params?: readonly Param[],
    options?: { name?: string },
  ): Promise<Row | undefined>;
  /** How many rows a statement touched. */
  run(sql: string, params?: readonly Param[], options?: { name?: string }): Promise<number>;
};

export type Database = Sql & {
  /**
   * Runs `work` in one transaction: all or nothing. On a deadlock or a serialization failure it is run again,
   * so it must change nothing but the database.
   */
  transaction<Result>(
    work: (sql: Sql) => Promise<Result>,
    options?: { isolation?: 'REPEATABLE READ' | 'SERIALIZABLE' },
  ): Promise<Result>;
  /** Does the database answer within a second? What is known is at most 250 ms old. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
};

const ACQUIRE_MS = 2_000;
const STATEMENT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
// The server's own limit does not fire when the server is frozen or the network is gone.
const CLIENT_MS = STATEMENT_MS + 1_500;
const ATTEMPTS = 5;

const DATE = 1082;
// A calendar date stays the text it is; the driver would make it midnight in the machine's zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

type PoolOptions = {
  max?: number;
  /** Off behind a pooler that does not know the names of prepared statements. */
  named?: boolean;
};

/** A pool of connections; it connects on first use and outlives restarts of the database. */
export function createDatabase(
  connection: Connection,
  log: Log,
  { max = 12, named = true }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    types,
    application_name: 'vezne',
    connectionTimeoutMillis: ACQUIRE_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: CLIENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection was lost'));
  const circuit = createCircuit(createProbe(connection, log), log);
  const send = (client: pg.PoolClient, query: pg.QueryConfig) => circuit.through(() => client.query(query));

  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await acquire();
    let lost: Error | undefined;
    const onLost = (error: Error) => {
      lost = error;
    };
    client.on('error', onLost);
    let usable = true;
    try {
      return await work(client);
    } catch (error) {
      usable = leavesConnectionUsable(error);
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(lost ?? !usable);
    }
  }

  async function acquire(): Promise<pg.PoolClient> {
    let connecting: Promise<pg.PoolClient> | undefined;
    try {
      return await circuit.through(() => (connecting = pool.connect()));
    } catch (error) {
      // One that comes after nobody waits for it any more is for the next.
      connecting?.then(
        (late) => late.release(),
        () => {},
      );
      throw toAppError(error, pool.totalCount >= max);
    }
  }

  const direct = sqlOn(named, (query) =>
    withClient((client) => send(client, query)).catch((error: unknown) => {
      throw toAppError(error, false);
    }),
  );

  function attempt<Result>(work: (sql: Sql) => Promise<Result>, isolation: string): Promise<Result> {
    return withClient(async (client) => {
      await send(client, { text: `BEGIN ISOLATION LEVEL ${isolation}` });
      try {
        const result = await work(sqlOn(named, (query) => send(client, query)));
        const { command } = await send(client, { text: 'COMMIT' });
        // After a swallowed failure Postgres answers COMMIT with a rollback, and no error.
        if (command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back');
        return result;
      } catch (error) {
        if (leavesConnectionUsable(error)) await send(client, { text: 'ROLLBACK' });
        throw error;
      }
    });
  }

  return {
    ...direct,
    async transaction(work, { isolation = 'READ COMMITTED' } = {}) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work, isolation);
        } catch (error) {
          const again = ['40P01', '40001'].includes(errorCode(error) ?? '');
          if (!again || tries === ATTEMPTS) throw toAppError(error, false);
          await wait(Math.random() * 20 * 2 ** tries);
        }
      }
    },
    ready: circuit.ready,
    async close() {
      await within(STATEMENT_MS, Promise.all([pool.end(), circuit.close()]));
    },
  };
}

function sqlOn(named: boolean, send: (query: pg.QueryConfig) => Promise<pg.QueryResult>): Sql {
  const query = (text: string, params: readonly Param[] = [], { name }: { name?: string } = {}) =>
    send({ text, values: [...params], ...(named && name && { name }) });
  return {
    query: async (...statement) => (await query(...statement)).rows,
    first: async (...statement) => (await query(...statement)).rows[0],
    run: async (...statement) => (await query(...statement)).rowCount ?? 0,
  };
}
