import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../log';
import { emptyDatabase } from '../test/database';
import { inOlderWords, migrate, migrationFiles } from './migrate';

const log = createLog('silent');
const ours = join(__dirname, 'migrations');
const folder = mkdtempSync(join(tmpdir(), 'vezne-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { db, connection } = emptyDatabase();
const applied = async () =>
  (await db.query<{ name: string }>('SELECT name FROM migration ORDER BY id')).map(({ name }) => name);
const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql);

test('each migration has a number of its own', () => {
  const numbers = readdirSync(ours).map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

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

describe('a Postgres of before 17', () => {
  const older = join(__dirname, 'before-17');
  const shape = `SELECT table_name, column_name, data_type, is_nullable, generation_expression
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`;
  const [today, before] = [emptyDatabase(), emptyDatabase()];

  test('gets the same schema by the words that it knows', async () => {
    const said = mkdtempSync(join(tmpdir(), 'vezne-before-17-'));
    for (const from of [ours, older]) cpSync(from, said, { recursive: true });
    await migrate(today.connection, log);
    await migrate(before.connection, log, said);
    rmSync(said, { recursive: true, force: true });
    expect(await before.db.query(shape)).toEqual(await today.db.query(shape));
  });

  test('keeps the checksums, by which a newer Postgres knows what was applied', async () => {
    const files = await migrationFiles();
    const said = await inOlderWords(files);
    expect([...said].map(([name, { checksum }]) => [name, checksum])).toEqual(
      [...files].map(([name, { checksum }]) => [name, checksum]),
    );
    const changed = [...said].filter(([name, { sql }]) => sql !== files.get(name)?.sql);
    expect(changed.map(([name]) => `${name}.sql`)).toEqual(readdirSync(older));
  });

  test('is asked for nothing that came later', () => {
    const newer = /SET EXPRESSION|\bMERGE INTO\b|JSON_TABLE|ANY_VALUE|NOT ENFORCED|WITHOUT OVERLAPS|uuidv7/i;
    const replaced = readdirSync(older);
    const understood = readdirSync(ours).filter((name) => !replaced.includes(name));
    for (const [place, names] of [
      [ours, understood],
      [older, replaced],
    ] as const)
      expect(names.filter((name) => newer.test(readFileSync(join(place, name), 'utf8')))).toEqual([]);
  });
});

describe('a server that is killed inside a migration', () => {
  const killed = mkdtempSync(join(tmpdir(), 'vezne-killed-'));
  afterAll(() => rmSync(killed, { recursive: true, force: true }));
  const own = emptyDatabase();
  const state = `SELECT count(*)::int AS columns, md5(string_agg(table_name || column_name || data_type, ',' ORDER BY 1)) AS hash
    FROM (SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2) c`;

  test.each(readdirSync(ours).sort())(
    'leaves nothing of %s, and the next start does it whole',
    async (file) => {
      const target = join(killed, file);
      const sql = readFileSync(join(ours, file), 'utf8');
      const before = await own.db.first(state);
      // All of the file is done, and the connection dies before it is kept.
      writeFileSync(target, `${sql}\nSELECT pg_terminate_backend(pg_backend_pid());`);
      await expect(migrate(own.connection, log, killed)).rejects.toThrow();
      const after = await own.db.first<{ columns: number }>(state);
      // The table of checksums is made before the first one.
      if (file !== readdirSync(ours).sort()[0]) expect(after).toEqual(before);
      writeFileSync(target, sql);
      await migrate(own.connection, log, killed);
      await migrate(own.connection, log, killed);
      expect(
        await own.db.first('SELECT count(*)::int AS n FROM migration WHERE name = $1', [
          file.replace('.sql', ''),
        ]),
      ).toEqual({ n: 1 });
    },
  );
});

describe('the version before, whose processes run on', () => {
  const own = emptyDatabase();
  const names = readdirSync(ours)
    .sort()
    .map((file) => file.replace('.sql', ''));
  // Whoever does not know a column leaves it out, and a trigger may fill it.
  const schema = `
    SELECT format('%I.%I %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) AS name, c.relname AS table,
           a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AND NOT EXISTS (
             SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid
                AND pg_get_triggerdef(t.oid) LIKE format('%%BEFORE INSERT%%WHEN ((new.%I IS NULL))%%', a.attname)
           ) AS "isAsked"
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v')
    UNION ALL
    SELECT oid::regprocedure::text, NULL, false FROM pg_proc WHERE pronamespace = 'public'::regnamespace`;
  type Part = { name: string; table: string | null; isAsked: boolean };

  test.each(names)('finds what it knows after %s, and need not fill what it does not know', async (name) => {
    const before = new Map((await own.db.query<Part>(schema)).map((part) => [part.name, part]));
    await migrate(own.connection, log, ours, names.slice(0, names.indexOf(name) + 1));
    const after = await own.db.query<Part>(schema);
    const tables = new Set([...before.values()].map(({ table }) => table));
    const asked = after.filter((part) => part.isAsked && tables.has(part.table));
    expect(asked.filter((part) => !before.get(part.name)?.isAsked)).toEqual([]);
    for (const part of after) before.delete(part.name);
    expect([...before.keys()]).toEqual([]);
  });
});
