import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { Connection } from '../db/connection';
import { createDatabase, type Database } from '../db/database';
import { APP_ROLE, SYSTEM_ROLE } from '../db/walls/roles';
import { createLog } from '../log';
import { noted } from './sent/notes';

/** Where the test run's Postgres is; set by its global set-up for every worker. */
export const TEST_CONNECTION = 'VEZNE_TEST_CONNECTION';
/** Where the scripts of the worker threads are; likewise. */
export const TEST_THREADS = 'VEZNE_TEST_THREADS';

const Place = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
});

/** The migrated database that each test file gets a copy of. */
function templateConnection() {
  return Place.parse(JSON.parse(process.env[TEST_CONNECTION] ?? '{}'));
}

/**
 * A database of this test file's own, with every migration applied, as its administrator; scoped, under the roles of
 * the running server. Call it at the top of a file or of a `describe`: it is made before the tests there and dropped
 * after them.
 */
export function testDatabase(): Database {
  return reachableDatabase().db;
}

/** The same, with the ways to reach it. */
export function reachableDatabase() {
  return ownDatabase(templateConnection().database);
}

type Served = Record<'walled' | 'open', Database>;
const served = new WeakMap<Database, Served>();

/**
 * What a server is given to work with on a test database: nothing that an administrator alone may do. Without the
 * `walls` its callers reach every company, and only what the calls ask for keeps them apart.
 */
export const servedDatabase = (db: Database, { walls = true } = {}): Database =>
  served.get(db)?.[walls ? 'walled' : 'open'] ?? db;

/** The database as a caller of the company has it. */
export const ofCompany = (db: Database, companyId: string): Database =>
  db.scoped({ companyId, managerId: randomUUID(), sessionId: randomUUID(), requestId: randomUUID() });

/** The same without any table. */
export function emptyDatabase() {
  return ownDatabase('template0');
}

function ownDatabase(template: string) {
  const admin = templateConnection();
  const connection = { ...admin, database: `test_${randomBytes(6).toString('hex')}` };
  const callers = { connection: { ...connection, user: APP_ROLE } };
  const system = { ...connection, user: SYSTEM_ROLE };
  const log = createLog('silent');
  const db = noted(createDatabase(connection, log, { callers }));
  const walled = noted(createDatabase(system, log, { callers }));
  const open = noted(createDatabase(system, log, { callers: { connection: system } }));
  served.set(db, { walled, open });
  beforeAll(() => asAdmin(admin, `CREATE DATABASE ${connection.database} TEMPLATE ${template}`));
  afterAll(async () => {
    await Promise.all([db, walled, open].map((each) => each.close()));
    await asAdmin(admin, `DROP DATABASE ${connection.database} WITH (FORCE)`);
  });
  return { db, connection, callers: callers.connection, system };
}

async function asAdmin(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Every row of every table as text, worked-out columns included, by the table's name; but for `without`. */
export async function allRows(
  db: Pick<Database, 'query'>,
  without: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const tables = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !without.includes(table.name))) {
    const rows = await db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
