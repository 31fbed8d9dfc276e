import type { Log } from '../log';
import { within } from '../wait';
import { createCircuit } from './circuit';
import { type Clients, createClients, type PoolLoad, type Send, STATEMENT_MS } from './clients';
import type { Connection } from './connection';
import { toAppError } from './database-error';
import { createProbe } from './probe';
import { type Behalf, type Scope, type Setting, settingOf } from './scope';
import { type Isolation, runTransaction } from './transaction';

export type Param = string | number | bigint | boolean | null | Date | Buffer | readonly Param[];

/**
 * A statement that is `ahead` only makes settings of its transaction, of texts, and answers no row: it goes with the next
 * one, in one round trip.
 */
type RunOptions = { name?: string } | { name: string; ahead: true };

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
  run(sql: string, params?: readonly Param[], options?: RunOptions): Promise<number>;
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
  /** How the pools stand, by what they are for. */
  pools(): { system: PoolLoad; callers: PoolLoad };
  close(): Promise<void>;
};

type PoolOptions = {
  max?: number;
  /** Off behind a pooler that does not know the names of prepared statements. */
  named?: boolean;
  /**
   * Where work on somebody's behalf is done: over connections that can do nothing else, or in a role that the
   * others take on for it. Without, nothing but the conditions of each query keeps the companies apart.
   */
  callers?: { connection: Connection } | { role: string };
};

/** What concerns all companies is little beside what is done for callers. */
const SYSTEM_SHARE = 0.5;

/** Pools of connections; they connect on first use and outlive restarts of the database. */
export function createDatabase(
  connection: Connection,
  log: Log,
  { max = 12, named = true, callers }: PoolOptions = {},
): Database {
  const circuit = createCircuit(createProbe(connection, log), log);
  const own = callers && 'connection' in callers ? callers.connection : undefined;
  const system = createClients(connection, { max: own ? Math.ceil(max * SYSTEM_SHARE) : max, circuit, log });
  const scoped = own ? createClients(own, { max, circuit, log }) : system;
  const role = callers && 'role' in callers ? callers.role : undefined;
  const on = (clients: Clients, behalf?: Behalf): Database => ({
    ...sqlOn(named, directOn(clients, named, behalf)),
    transaction: (work, { isolation = 'READ COMMITTED' } = {}) =>
      runTransaction(clients, (send) => work(sqlOn(named, send, [])), { isolation, behalf }),
    scoped: (scope) => on(scoped, { scope, role }),
    ready: circuit.ready,
    pools: () => ({ system: system.load(), callers: scoped.load() }),
    async close() {
      await within(STATEMENT_MS, Promise.all([system.close(), own && scoped.close(), circuit.close()]));
    },
  });
  return on(system);
}

/** Statements outside a transaction. Where none may have a name, work on somebody's behalf takes a transaction's three trips. */
function directOn(clients: Clients, named: boolean, behalf: Behalf | undefined): Send {
  if (behalf && !named)
    return (query) => runTransaction(clients, (send) => send(query), { isolation: 'READ COMMITTED', behalf });
  return (query) =>
    clients
      .lend((send) => send(query, behalf && [settingOf(behalf)]))
      .catch((error: unknown) => {
        throw toAppError(error, false);
      });
}

/** `ahead` are settings that wait for the next statement; only a transaction has them. */
function sqlOn(named: boolean, send: Send, ahead?: Setting[]): Sql {
  const query = (text: string, params: readonly Param[] = [], { name }: { name?: string } = {}) => {
    return send({ text, values: [...params], ...(named && name && { name }) }, ahead?.splice(0));
  };
  return {
    query: async (...statement) => (await query(...statement)).rows,
    first: async (...statement) => (await query(...statement)).rows[0],
    run: async (text, params = [], options = {}) => {
      if (!(ahead && named && 'ahead' in options)) return (await query(text, params, options)).rowCount ?? 0;
      ahead.push({ name: options.name, text, values: params.map(String) });
      return 0;
    },
  };
}
