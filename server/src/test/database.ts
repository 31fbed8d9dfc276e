import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { Connection } from '../db/connection';
import { createDatabase, type Database } from '../db/database';
import { createLog } from '../log';

/** Where the test run's Postgres is; set by its global set-up for every worker. */
export const TEST_CONNECTION = 'VEZNE_TEST_CONNECTION';
/** Where the scripts of the worker threads are; likewise. */
export const TEST_THREADS = 'VEZNE_TEST_THREADS';

const Place = z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() });

/** The migrated database that each test file gets a copy of. */
function templateConnection() {
  return Place.parse(JSON.parse(process.env[TEST_CONNECTION] ?? '{}'));
}

/**
 * A database of this test file's own, with every migration applied. Call it at the top of a file or of a
 * `describe`: it is made before the tests there and dropped after them.
 */
export function testDatabase(): Database {
  return ownDatabase(templateConnection().database).db;
}

/** The same without any table. */
export function emptyDatabase(): { db: Database; connection: Connection } {
  return ownDatabase('template0');
}

function ownDatabase(template: string) {
  const admin = templateConnection();
  const connection = { ...admin, database: `test_${randomBytes(6).toString('hex')}` };
  const db = createDatabase(connection, createLog('silent'));
  beforeAll(() => asAdmin(admin, `CREATE DATABASE ${connection.database} TEMPLATE ${template}`));
  afterAll(async () => {
    await db.close();
    await asAdmin(admin, `DROP DATABASE ${connection.database} WITH (FORCE)`);
  });
  return { db, connection };
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
