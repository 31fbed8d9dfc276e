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

/** A prepared statement that only makes settings: no row comes back. */
export type Setting = { name: string; text: string; values: readonly (string | undefined)[] };

// Never null: every setting is made.
const textOf = (settings: readonly string[]) =>
  `SELECT WHERE ${settings.map((each, at) => `set_config('${each}', $${at + 1}, true) IS NULL`).join(' OR ')}`;
const SCOPE = { name: 'vezne-scope', text: textOf(SETTINGS) };
const SCOPE_AND_ROLE = { name: 'vezne-scope-role', text: textOf(WITH_ROLE) };

/** On whose behalf a statement outside a transaction is run. */
export const settingOf = (behalf: Behalf): Setting => ({
  ...(behalf.role ? SCOPE_AND_ROLE : SCOPE),
  values: valuesOf(behalf),
});

const prepared = new WeakMap<pg.PoolClient, Set<string>>();

/**
 * Runs one statement after settings, in one round trip: what is sent before one Sync is one transaction to Postgres, so
 * outside of one the settings are made, hold for the statement and are gone.
 */
export async function queryAfter(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  settings: readonly Setting[],
): Promise<pg.QueryResult> {
  await prepare(client, settings);
  return new Promise((resolve, reject) => {
    const extended = { ...config, queryMode: 'extended' };
    const query = new pg.Query(extended, (error, results) => {
      if (error) reject(error);
      // Several commands were completed: the settings, and the statement.
      else resolve(Array.isArray(results) ? results.at(-1) : results);
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      for (const { name, values } of settings) {
        connection.bind({ statement: name, values: [...values] }, true);
        connection.execute(null, true);
      }
      const refused: unknown = submit(connection);
      connection.stream.uncork();
      // Half a message is on its way, and its end will never come.
      if (refused) connection.stream.destroy();
      return refused;
    };
    client.query(query);
  });
}

/** Prepares statements on a connection that does not know them yet; that makes their settings already. */
async function prepare(client: pg.PoolClient, settings: readonly Setting[]): Promise<void> {
  const known = prepared.get(client) ?? new Set();
  prepared.set(client, known);
  for (const { values, ...setting } of settings) {
    if (known.has(setting.name)) continue;
    await client.query({ ...setting, values: [...values] });
    known.add(setting.name);
  }
}
