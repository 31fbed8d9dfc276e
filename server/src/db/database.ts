import type { Log } from '../log';
import { within } from '../wait';
import { createCircuit } from './circuit';
import { type Clients, createClients, type Send, STATEMENT_MS } from './clients';
import type { Connection } from './connection';
import { toAppError } from './database-error';
import { createProbe } from './probe';
import type { Scope } from './scope';
import { type Isolation, runTransaction } from './transaction';

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
    options?: { isolation?: Isolation },
  ): Promise<Result>;
  /** The same database, all of whose work is on behalf of one caller. */
  scoped(scope: Scope): Database;
  /** Does the database answer within a second? What is known is at most 250 ms old. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
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
  const circuit = createCircuit(createProbe(connection, log), log);
  const clients = createClients(connection, { max, circuit, log });
  const on = (scope?: Scope): Database => ({
    ...sqlOn(named, directOn(clients, named, scope)),
    transaction: (work, { isolation = 'READ COMMITTED' } = {}) =>
      runTransaction(clients, (send) => work(sqlOn(named, send)), { isolation, scope }),
    scoped: on,
    ready: circuit.ready,
    async close() {
      await within(STATEMENT_MS, Promise.all([clients.close(), circuit.close()]));
    },
  });
  return on();
}

/** Statements outside a transaction. Where no statement may have a name, a scope costs a transaction's three trips. */
function directOn(clients: Clients, named: boolean, scope: Scope | undefined): Send {
  if (scope && !named)
    return (query) => runTransaction(clients, (send) => send(query), { isolation: 'READ COMMITTED', scope });
  return (query) =>
    clients
      .lend((send) => send(query, scope))
      .catch((error: unknown) => {
        throw toAppError(error, false);
      });
}

function sqlOn(named: boolean, send: Send): Sql {
  const query = (text: string, params: readonly Param[] = [], { name }: { name?: string } = {}) =>
    send({ text, values: [...params], ...(named && name && { name }) });
  return {
    query: async (...statement) => (await query(...statement)).rows,
    first: async (...statement) => (await query(...statement)).rows[0],
    run: async (...statement) => (await query(...statement)).rowCount ?? 0,
  };
}
