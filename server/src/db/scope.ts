import pg from 'pg';

/**
 * On whose behalf the database works. Each transaction, and each statement outside one, carries it as the settings
 * `vezne.company`, `vezne.actor`, `vezne.session` and `vezne.request`, which end with it: nothing is left behind on
 * a connection, so a pooler in transaction mode may hand it to anyone. SQL reads them with
 * `nullif(current_setting('vezne.actor', true), '')`: unset is null on a new connection and empty on a used one.
 */
export type Scope = { companyId: string; managerId: string; sessionId: string; requestId: string };

const valuesOf = ({ companyId, managerId, sessionId, requestId }: Scope) => [
  companyId,
  managerId,
  sessionId,
  requestId,
];

const NAMES = ['vezne.company', 'vezne.actor', 'vezne.session', 'vezne.request'];

/** Opens a transaction; with a scope, in the same round trip. */
export function beginning(isolation: string, scope?: Scope): string {
  const begin = `BEGIN ISOLATION LEVEL ${isolation}`;
  if (!scope) return begin;
  const values = valuesOf(scope);
  const settings = NAMES.map(
    (name, at) => `set_config('${name}', ${pg.escapeLiteral(values[at] ?? '')}, true)`,
  );
  return `${begin}; SELECT ${settings.join(', ')}`;
}

const STATEMENT = {
  name: 'vezne-scope',
  // Never null: every setting is made, and no row comes back.
  text: `SELECT WHERE ${NAMES.map((name, at) => `set_config('${name}', $${at + 1}, true) IS NULL`).join(' OR ')}`,
};

const prepared = new WeakSet<pg.PoolClient>();

/**
 * Runs one statement within a scope, in one round trip: what is sent before one Sync is one transaction to Postgres,
 * so the settings are made, hold for the statement and are gone.
 */
export async function queryWithin(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  scope: Scope,
): Promise<pg.QueryResult> {
  const values = valuesOf(scope);
  if (!prepared.has(client)) {
    await client.query({ ...STATEMENT, values });
    prepared.add(client);
  }
  return new Promise((resolve, reject) => {
    const extended = { ...config, queryMode: 'extended' };
    const query = new pg.Query(extended, (error, results) => {
      if (error) reject(error);
      // Two commands were completed: the settings, and the statement.
      else resolve(Array.isArray(results) ? results.at(-1) : results);
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      connection.bind({ statement: STATEMENT.name, values }, true);
      connection.execute(null, true);
      const refused: unknown = submit(connection);
      connection.stream.uncork();
      // Half a message is on its way, and its end will never come.
      if (refused) connection.stream.destroy();
      return refused;
    };
    client.query(query);
  });
}
