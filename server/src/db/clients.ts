import pg from 'pg';
import type { Log } from '../log';
import type { Circuit } from './circuit';
import type { Connection } from './connection';
import { leavesConnectionUsable, toAppError } from './database-error';
import { queryAfter, type Setting } from './scope';

/** Sends one query over the connection that was lent, in the same round trip after settings. */
export type Send = (query: pg.QueryConfig, settings?: readonly Setting[]) => Promise<pg.QueryResult>;

export type Clients = {
  /** Lends a connection for the length of `work`; a broken one leaves the pool afterwards. */
  lend<Result>(work: (send: Send) => Promise<Result>): Promise<Result>;
  load(): PoolLoad;
  close(): Promise<void>;
};

/** How a pool of connections stands. */
export type PoolLoad = { open: number; idle: number; waiting: number; max: number };

const ACQUIRE_MS = 2_000;
/** How long a statement may take. */
export const STATEMENT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
// The server's own limit does not fire when the server is frozen or the network is gone.
const CLIENT_MS = STATEMENT_MS + 1_500;

const DATE = 1082;
// A calendar date stays the text it is; the driver would make it midnight in the machine's zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

type Options = { max: number; circuit: Circuit; log: Log };

/** The pool of the driver's clients; what it sends goes through the circuit. */
export function createClients(connection: Connection, { max, circuit, log }: Options): Clients {
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

  return {
    async lend(work) {
      const client = await acquire();
      const send: Send = (query, settings = []) =>
        circuit.through(() =>
          settings.length > 0 ? queryAfter(client, query, settings) : client.query(query),
        );
      return releasing(client, () => work(send));
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, max }),
    close: () => pool.end(),
  };
}

/** Releases the client when `work` is over, and has the pool drop it when its connection broke on the way. */
async function releasing<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on('error', onLost);
  let usable = true;
  try {
    return await work();
  } catch (error) {
    usable = leavesConnectionUsable(error);
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(lost ?? !usable);
  }
}
