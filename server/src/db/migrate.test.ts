import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../log';
import { emptyDatabase } from '../test/database';
import { migrate } from './migrate';

const log = createLog('silent');
const ours = join(__dirname, 'migrations');
const folder = mkdtempSync(join(tmpdir(), 'vezne-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { db, connection } = emptyDatabase();
const applied = async () =>
  (await db.query<{ name: string }>('SELECT name FROM migration ORDER BY id')).map(({ name }) => name);
const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql);

test('two servers that start at once apply each migration once', async () => {
  cpSync(ours, folder, { recursive: true });
  await Promise.all([migrate(connection, log, folder), migrate(connection, log, folder)]);
  expect(await applied()).toEqual(readdirSync(folder).map((name) => name.replace('.sql', '')));
});

test('a start with nothing to do waits for nobody', async () => {
  await db.transaction(async (sql) => {
    await sql.run('SELECT pg_advisory_lock(20260101)');
    await expect(migrate(connection, log, folder)).resolves.toBeUndefined();
    await sql.run('SELECT pg_advisory_unlock(20260101)');
  });
});

test('a migration that fails half-way leaves nothing and can be run again', async () => {
  write('9001_box', 'CREATE TABLE box (id int); SELECT 1 / 0;');
  await expect(migrate(connection, log, folder)).rejects.toThrow(
    'Migration 9001_box failed and was rolled back',
  );
  expect(await db.first("SELECT to_regclass('box') AS box")).toEqual({ box: null });
  write('9001_box', 'CREATE TABLE box (id int);');
  await migrate(connection, log, folder);
  expect((await applied()).at(-1)).toBe('9001_box');
});

test('a migration that waits for a busy table gives up after three seconds', async () => {
  write('9002_wider', 'ALTER TABLE box ADD COLUMN n int;');
  await db.transaction(async (sql) => {
    await sql.run('LOCK TABLE box');
    await expect(migrate(connection, log, folder)).rejects.toThrow('Migration 9002_wider waited 3 seconds');
  });
  await migrate(connection, log, folder);
});

test('a file that was edited after it had been applied is refused by name', async () => {
  write('9001_box', 'CREATE TABLE box (id bigint);');
  await expect(migrate(connection, log, folder)).rejects.toThrow('The migration 9001_box was edited');
  write('9001_box', 'CREATE TABLE box (id int);');
});

test('a database that a newer version has changed is refused', async () => {
  await expect(migrate(connection, log, ours)).rejects.toThrow('The database knows the migration 9001_box');
});
