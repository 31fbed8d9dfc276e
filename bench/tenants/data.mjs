// Many companies in one database: a few large ones, most small, and some of either kind whose managers sign in.
import { call, signIn, signUp } from '../client.mjs';
import { fill } from '../ledger-data.mjs';

/** @typedef {{ companies: number; large: number; largeEach: number; smallEach: number }} Sizes */
/** @typedef {{ companyId: string; categoryId: string; token: string; isLarge: boolean }} Manager */

/** What the large ones have of all entries. */
const LARGE_SHARE = 0.6;
const SIGNED_IN = 100;

/**
 * How many entries a large and a small company have.
 *
 * @param {{ companies: number; entries: number; large: number }} wanted
 * @returns {Sizes}
 */
export function sizesOf({ companies, entries, large }) {
  if (!(large >= 1 && companies > large && entries >= companies))
    throw new Error('There are small companies besides the large ones, and an entry for each.');
  const largeEach = Math.floor((entries * LARGE_SHARE) / large);
  const smallEach = Math.floor((entries - largeEach * large) / (companies - large));
  return { companies, large, largeEach, smallEach };
}

/**
 * A company with a manager and the ready-made categories, and its entries; `from` is where their numbers begin.
 *
 * @param {string} url
 * @param {import('pg').ClientBase} client
 * @param {{ at: number; entries: number; isLarge: boolean }} company
 * @returns {Promise<Manager>}
 */
export async function settle(url, client, { at, entries, isLarge }) {
  const email = `olcum${at}@ornek.com.tr`;
  const companyId = await signUp(url, email);
  const { token } = await signIn(url, email);
  /** @type {{ id: string }[]} */
  const [category] = await call(url, 'POST', '/category/add-ready-made', { token });
  if (!category) throw new Error('The company has no category.');
  await fill(client, companyId, 1, entries);
  return { companyId, categoryId: category.id, token, isLarge };
}

/**
 * Companies that nobody signs in to, with the categories of one that is there: their rows are in the way all the same.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} companyId the one that is there
 * @param {number} count
 * @param {number} entries of each
 */
async function addIdle(client, companyId, count, entries) {
  for (let at = 0; at < count; at++) {
    // One by one: of several at once the history would not know whose they are.
    /** @type {import('pg').QueryResult<{ id: string }>} */
    const { rows } = await client.query(
      'INSERT INTO company (id, name) VALUES (gen_random_uuid(), $1) RETURNING id',
      [`Ölçüm ${at}`],
    );
    const id = rows[0]?.id ?? '';
    await client.query(
      `INSERT INTO category (company_id, id, name, type, color)
       SELECT $2, gen_random_uuid(), name, type, color FROM category WHERE company_id = $1`,
      [companyId, id],
    );
    await fill(client, id, 1, entries);
    if (at % 200 === 199) console.log(`${at + 1} of ${count} companies that nobody signs in to`);
  }
}

/**
 * The sums of all companies from their entries, at once, and what the planner knows.
 *
 * @param {import('pg').ClientBase} client
 */
export async function sumUpAll(client) {
  for (const table of ['ledger_total', 'ledger_day', 'ledger_month'])
    await client.query(`DELETE FROM ${table}`);
  await client.query(
    `INSERT INTO ledger_total SELECT c.id, 0, coalesce(sum(amount_kurus) FILTER (WHERE type = 'GIRIS'), 0),
            coalesce(sum(amount_kurus) FILTER (WHERE type = 'CIKIS'), 0),
            count(*) FILTER (WHERE type = 'GIRIS'), count(*) FILTER (WHERE type = 'CIKIS'), 1
       FROM company c JOIN cash_flow f ON f.company_id = c.id GROUP BY c.id`,
  );
  await client.query(
    `INSERT INTO ledger_day SELECT company_id, date, type, 0, sum(amount_kurus), count(*)
       FROM cash_flow GROUP BY company_id, date, type`,
  );
  await client.query(
    `INSERT INTO ledger_month SELECT company_id, category_id, date_trunc('month', date::timestamp)::date AS month,
            type, payment_method, 0, sum(amount_kurus), count(*)
       FROM cash_flow GROUP BY company_id, category_id, month, type, payment_method`,
  );
  await client.query('VACUUM ANALYZE');
}

/**
 * Fills the database around a company that is there; answers the managers who sign in, that company's first.
 *
 * @param {string} url
 * @param {import('pg').ClientBase} client
 * @param {Manager} first
 * @param {Sizes} sizes
 */
export async function fillAround(url, client, first, { companies, large, largeEach, smallEach }) {
  const managers = [first];
  for (let at = 1; at <= large; at++)
    managers.push(await settle(url, client, { at, entries: largeEach, isLarge: true }));
  const small = companies - large - 1;
  const signedIn = Math.min(small, SIGNED_IN - 1);
  for (let at = 1; at <= signedIn; at++)
    managers.push(await settle(url, client, { at: large + at, entries: smallEach, isLarge: false }));
  await addIdle(client, first.companyId, small - signedIn, smallEach);
  await sumUpAll(client);
  return managers;
}

/**
 * What the entries take on disk, and whether cleaning keeps up with the writes.
 *
 * @param {import('pg').ClientBase} client
 */
export async function stateOf(client) {
  const tables = await client.query(
    `SELECT relname AS name, pg_total_relation_size(relid)::float8 AS bytes, pg_relation_size(relid)::float8 AS heap,
            n_live_tup::float8 AS live, n_dead_tup::float8 AS dead, autovacuum_count::int AS cleaned
       FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY 2 DESC LIMIT 6`,
  );
  const sums = await client.query(
    `SELECT (SELECT count(*)::int FROM ledger_day WHERE slot <> 0) AS unfolded,
            (SELECT count(*)::int FROM cash_flow) AS entries, pg_database_size(current_database())::float8 AS bytes`,
  );
  return { tables: tables.rows, ...sums.rows[0] };
}
