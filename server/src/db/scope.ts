import pg from 'pg';

/**
 * On whose behalf the database works. Each transaction, and each statement outside one, carries it as the settings
 * `vezne.company`, `vezne.actor`, `vezne.session` and `vezne.request`, which end with it: nothing is left behind on
 * a connection, so a pooler in transaction mode may hand it to anyone. SQL reads them with
 * `nullif(current_setting('vezne.actor', true), '')`: unset is null on a new connection and empty on a used one.
 */
export type Scope = { companyId: string; managerId: string; sessionId: string; requestId: string };

/** A scope, and the role it is worked in where the connection's own may do more. */
export type Behalf = { scope: Scope; role?: string };

const valuesOf = ({ scope: { companyId, managerId, sessionId, requestId }, role }: Behalf) => [
  companyId,
  managerId,
  sessionId,
  requestId,
  ...(role ? [role] : []),
];

const SETTINGS = ['vezne.company', 'vezne.actor', 'vezne.session', 'vezne.request'];
// It comes last: the role it changes to may be one that must not change the others.
const WITH_ROLE = [...SETTINGS, 'role'];

/** Opens a transaction; on somebody's behalf, in the same round trip. */
export function beginning(isolation: string, behalf?: Behalf): string {
  const begin = `BEGIN ISOLATION LEVEL ${isolation}`;
  if (!behalf) return begin;
  const values = valuesOf(behalf);
  const names = behalf.role ? WITH_ROLE : SETTINGS;
  const settings = names.map(
    (name, at) => `set_config('${name}', ${pg.escapeLiteral(values[at] ?? '')}, true)`,
  );
  return `${begin}; SELECT ${settings.join(', ')}`;
}

/** Never null: every setting is made, and no row comes back. */
const statement = (name: string, settings: readonly string[]) => ({
  name,
  text: `SELECT WHERE ${settings.map((each, at) => `set_config('${each}', $${at + 1}, true) IS NULL`).join(' OR ')}`,
});
const SCOPE = statement('vezne-scope', SETTINGS);
const SCOPE_AND_ROLE = statement('vezne-scope-role', WITH_ROLE);

const prepared = new WeakSet<pg.PoolClient>();

/**
 * Runs one statement on somebody's behalf, in one round trip: what is sent before one Sync is one transaction to Postgres,
 * so the settings are made, hold for the statement and are gone.
 */
export async function queryWithin(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  behalf: Behalf,
): Promise<pg.QueryResult> {
  const values = valuesOf(behalf);
  const setting = behalf.role ? SCOPE_AND_ROLE : SCOPE;
  if (!prepared.has(client)) {
    await client.query({ ...setting, values });
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
      connection.bind({ statement: setting.name, values }, true);
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
