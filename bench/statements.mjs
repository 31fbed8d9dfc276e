// The very statements that the server sends for a call, taken from its own query functions.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/**
 * What a call asks the database, for the driver; values that are in `Fresh` are made anew for each run.
 *
 * @typedef {{ text: string; values: unknown[]; name?: string }} Statement
 * @typedef {Map<unknown, () => string>} Fresh
 *
 * @typedef {import('../server/src/db/database').Sql} Sql
 * @typedef {import('../server/src/db/database').Database} Database
 */

/**
 * Loads functions of the server; `exported` are export statements, their paths seen from the server's folder. Whoever
 * asks states their types.
 *
 * @param {string} exported
 */
export async function loadQueries(exported) {
  /** @type {typeof import('../server/node_modules/esbuild')} */
  const { buildSync } = createRequire(join(root, 'server/package.json'))('esbuild');
  // Below the server, so that its packages are found.
  const folder = mkdtempSync(join(root, 'server/node_modules/.bench-'));
  try {
    buildSync({
      stdin: {
        contents: exported,
        resolveDir: join(root, 'server'),
      },
      outfile: join(folder, 'queries.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@vezne/contract': join(root, 'shared/contract/index.ts') },
    });
    return await import(pathToFileURL(join(folder, 'queries.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What `work` asks the database, in order, as plain statements for the driver.
 *
 * @param {import('pg').Pool} pool
 * @param {(db: Database) => Promise<unknown>} work
 */
export async function recorded(pool, work) {
  /** @type {Statement[]} */
  const statements = [];
  /**
   * @param {import('pg').Pool | import('pg').PoolClient} client
   * @returns {Sql}
   */
  const sqlOn = (client) => {
    /** @type {(...statement: Parameters<Sql['run']>) => Promise<import('pg').QueryResult>} */
    const send = (text, values = [], { name } = {}) => {
      const statement = { text, values: [...values], ...(name && { name }) };
      statements.push(statement);
      return client.query(statement);
    };
    return {
      query: async (...statement) => (await send(...statement)).rows,
      first: async (...statement) => (await send(...statement)).rows[0],
      run: async (...statement) => (await send(...statement)).rowCount ?? 0,
    };
  };
  const load = { open: 1, idle: 0, waiting: 0, max: 1 };
  /** @type {Database} */
  const recording = {
    ...sqlOn(pool),
    async transaction(inside, options) {
      const client = await pool.connect();
      const sql = sqlOn(client);
      try {
        await sql.run(`BEGIN ISOLATION LEVEL ${options?.isolation ?? 'READ COMMITTED'}`);
        const result = await inside(sql);
        await sql.run('COMMIT');
        return result;
      } finally {
        client.release();
      }
    },
    scoped: () => recording,
    ready: async () => true,
    pools: () => ({ system: load, callers: load }),
    close: async () => undefined,
  };
  await work(recording);
  return statements;
}

/**
 * Replays statements on one connection; `fresh` stands for values that differ from one run to the next.
 *
 * @param {import('pg').PoolClient} client
 * @param {Statement[]} statements
 * @param {Fresh} fresh
 */
export async function replay(client, statements, fresh) {
  for (const { text, values, name } of statements)
    await client.query({ text, values: values.map((value) => fresh.get(value)?.() ?? value), name });
}

let days = 0;
/** A day before all entries: as the start of a period it changes nothing but that the total is counted anew. */
export const newDay = () => new Date(Date.UTC(1900, 0, 1 + (days++ % 30_000))).toISOString().slice(0, 10);
export const FRESH_DAY = '1900-01-01';
export const FRESH_ID = '00000000-0000-7000-8000-000000000000';
/** @type {Fresh} */
export const freshValues = new Map([
  [FRESH_DAY, newDay],
  [FRESH_ID, randomUUID],
]);
