import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { allRows, emptyDatabase } from '../test/database';
import { trials } from '../test/trials';
import { leftOut } from './catalogue';
import { DIGEST_BYTES } from './format';
import { countRows } from './rows';
import { backedUp, KEY, log, read, restored, secrets } from './testing';
import { NoRoom, writeBackup } from './write';

const { folder, source, t, files, newFile, back } = backedUp();

test('a backup has every table of the schema, but for a short list with its reasons', async () => {
  const { tables } = await read(files.open);
  const all = Object.keys(await allRows(t.db));
  expect(all.length).toBeGreaterThan(25);
  expect([...tables.map(({ name }) => name), ...Object.keys(leftOut)].sort()).toEqual(all.sort());
});

test('it says what it holds: migrations, rows, sums of the ledgers, secrets', async () => {
  const manifest = await read(files.open);
  const applied = await t.db.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
  expect(manifest.migrations.map(({ name }) => name)).toEqual(applied.map(({ name }) => name));
  const ledgers = await t.db.query(
    `SELECT company_id AS "companyId", type, sum(amount_kurus)::text AS kurus, count(*)::text AS entries
       FROM cash_flow GROUP BY company_id, type ORDER BY company_id, type`,
  );
  expect(ledgers.length).toBeGreaterThan(1);
  expect(manifest.ledgers).toEqual(ledgers);
  expect(manifest).toMatchObject({ mismatches: '0', secrets, secretMarks: ['a1'] });
  const rows = await allRows(t.db, Object.keys(leftOut));
  expect(Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]))).toEqual(
    Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.length])),
  );
});

test('the login that sees all companies backs all of them up; one that does not is refused', async () => {
  const whole = await read(await back({ connection: source.system }));
  expect(whole.tables).toEqual((await read(await back())).tables);
  await expect(back({ connection: source.callers })).rejects.toThrow('does not see all rows of');
});

test('a backup is readable by its owner alone; under a key it shows nothing', async () => {
  expect(statSync(files.open).mode & 0o777).toBe(0o600);
  const body = (path: string) => {
    const bytes = readFileSync(path);
    return bytes.subarray(bytes.indexOf(10) + 1, -DIGEST_BYTES);
  };
  expect(gunzipSync(body(files.open)).toString()).toContain('ornek.com.tr');
  expect(() => gunzipSync(body(files.sealed))).toThrow('incorrect header check');
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

describe('restored into an empty database', () => {
  const places = [emptyDatabase(), emptyDatabase()] as const;

  test.each([
    ['an open', 0, () => files.open, undefined],
    ['a sealed', 1, () => files.sealed, KEY],
  ] as const)('%s backup is the same in every row of every table', async (_, at, path, key) => {
    const { connection, db } = places[at];
    await restored(connection, path(), key);
    const ours = await allRows(t.db, Object.keys(leftOut));
    expect(await allRows(db, Object.keys(leftOut))).toEqual(ours);
    expect(await db.query('SELECT * FROM company c, LATERAL ledger_mismatch(c.id)')).toEqual([]);
    // A database that holds something is never written over.
    await expect(restored(connection, path(), key)).rejects.toThrow('is not empty');
  });

  test('what guards the tables is as strict as before', async () => {
    const guards = (db: Database) =>
      db.query(
        `SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS what FROM pg_constraint
          WHERE connamespace = 'public'::regnamespace
         UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
         UNION ALL SELECT oid::regclass::text, 'secured', relforcerowsecurity::text FROM pg_class WHERE relkind = 'r'
         ORDER BY 1, 2`,
      );
    const ours = await guards(t.db);
    expect(ours.length).toBeGreaterThan(100);
    expect(await guards(places[0].db)).toEqual(ours);
  });
});

/** Tables such as others may add one day. */
const ODD = `
  CREATE SCHEMA "Ek";
  CREATE TABLE "Ek"."Sipariş ""a""" (
    "no" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "select" text, raw bytea, price numeric, ratio float8,
    moment timestamptz, span interval, doc jsonb, tags text[], parent bigint REFERENCES "Ek"."Sipariş ""a"""
  );
  CREATE TABLE odd_child (id serial PRIMARY KEY, of bigint REFERENCES "Ek"."Sipariş ""a""", twin int);
  ALTER TABLE odd_child ADD FOREIGN KEY (twin) REFERENCES odd_child (id);
  CREATE TABLE odd_log (line text);
  INSERT INTO odd_log VALUES ('made by the migration');
  CREATE FUNCTION odd_tells() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO odd_log VALUES ('told'); RETURN NEW; END $$;
  CREATE TRIGGER odd_tells AFTER INSERT ON odd_child FOR EACH ROW EXECUTE FUNCTION odd_tells();
  ALTER TABLE odd_child ENABLE ALWAYS TRIGGER odd_tells;
  CREATE TRIGGER odd_sleeps AFTER INSERT ON odd_child FOR EACH ROW EXECUTE FUNCTION odd_tells();
  ALTER TABLE odd_child DISABLE TRIGGER odd_sleeps;
  ALTER TABLE odd_child ENABLE ROW LEVEL SECURITY;
  ALTER TABLE odd_child FORCE ROW LEVEL SECURITY;
  CREATE SEQUENCE odd_sequence; CREATE SEQUENCE odd_unused;`;

const FILL = `
  INSERT INTO "Ek"."Sipariş ""a""" ("select", raw, price, ratio, moment, span, doc, tags, parent)
  SELECT E'a\\tb\\nc\\\\.\\n\\\\.' || n || repeat('ğüşıöç€😀', n), decode(repeat('00ff0a5c', n), 'hex'), n / 3.0, n / 7.0::float8,
         now() + n * interval '1.1 day', n * interval '1 month 1 microsecond', jsonb_build_object('k', E'\\\\.\\n', 'n', n),
         ARRAY['\\.', NULL, 'a,"b'], nullif(n, 1)
    FROM generate_series(1, 200) n;
  INSERT INTO "Ek"."Sipariş ""a""" ("select") VALUES (''), (NULL), (E'\\\\.'), (E'\\\\N'), (repeat('x', 3000000));
  INSERT INTO odd_child (of, twin) SELECT n, n FROM generate_series(1, 50) n;
  DELETE FROM odd_child WHERE id = 50;
  SELECT nextval('odd_sequence') FROM generate_series(1, 17);`;

describe('tables that nobody has thought of', () => {
  const [from, to] = [emptyDatabase(), emptyDatabase()];
  const migrations = mkdtempSync(join(tmpdir(), 'vezne-odd-'));
  afterAll(() => rmSync(migrations, { recursive: true, force: true }));

  test('come back with all that they hold, whatever it is', async () => {
    cpSync(join(__dirname, '../db/migrations'), migrations, { recursive: true });
    writeFileSync(join(migrations, '9001_odd.sql'), ODD);
    await migrate(from.connection, log, migrations);
    await from.db.run("SELECT set_config('session_replication_role', 'origin', false)");
    for (const statement of FILL.split(/;\n/)) await from.db.run(statement);
    const odd = await back({ connection: from.connection, key: KEY });
    await restored(to.connection, odd, KEY, migrations);
    const ours = await allRows(from.db, Object.keys(leftOut));
    expect(ours['public.odd_log']?.length).toBe(51);
    expect(await allRows(to.db, Object.keys(leftOut))).toEqual(ours);
    // The next numbers are new ones.
    const next = () =>
      to.db.first(`INSERT INTO "Ek"."Sipariş ""a""" ("select") VALUES ('y') RETURNING "no"::int AS n`);
    expect(await next()).toEqual({ n: 206 });
    expect(await to.db.first("SELECT nextval('odd_sequence')::int AS n")).toEqual({ n: 18 });
    expect(await to.db.first("SELECT nextval('odd_unused')::int AS n")).toEqual({ n: 1 });
    expect(await to.db.first('INSERT INTO odd_child (of) VALUES (1) RETURNING id')).toEqual({ id: 51 });
    expect((await allRows(to.db))['public.odd_log']?.length).toBe(52);
  });
});

describe('a login from which rows are hidden', () => {
  const { db, connection } = emptyDatabase();
  const clerk = `clerk_${connection.database}`;
  const asClerk = { ...connection, user: clerk };

  test('makes no backup that would lack them, and one as soon as it sees all', async () => {
    await migrate(connection, log);
    await db.run(`CREATE ROLE ${clerk} LOGIN PASSWORD '${connection.password}'`);
    await db.run(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${clerk}`);
    const walled = await db.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relrowsecurity`,
    );
    for (const { name } of walled)
      await db.run(`CREATE POLICY whole_${clerk} ON ${name} TO ${clerk} USING (true)`);
    await db.run('CREATE TABLE hidden (n int)');
    await db.run('INSERT INTO hidden VALUES (1)');
    await db.run(`GRANT SELECT ON hidden TO ${clerk}`);
    await db.run('ALTER TABLE hidden ENABLE ROW LEVEL SECURITY');
    const refused = 'does not see all rows of public.hidden';
    await expect(back({ connection: asClerk })).rejects.toThrow(refused);
    await db.run('CREATE POLICY few ON hidden USING (n > 1)');
    await expect(back({ connection: asClerk })).rejects.toThrow(refused);
    await db.run('CREATE POLICY whole ON hidden USING (true)');
    await db.run('CREATE POLICY but ON hidden AS RESTRICTIVE USING (n > 1)');
    await expect(back({ connection: asClerk })).rejects.toThrow(refused);
    await db.run('DROP POLICY but ON hidden');
    const { tables } = await read(await back({ connection: asClerk }));
    expect(tables.find(({ name }) => name === 'public.hidden')?.rows).toBe(1);
  });
});

test('rows add up to the same in any order and any pieces, and to something else when one differs', () => {
  const rows = fc.array(
    fc.string().map((text) => text.replace(/\n/g, ' ')),
    { maxLength: 20 },
  );
  const sumOf = (lines: readonly string[], size = 1e9) => {
    const counted = countRows();
    const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    for (let at = 0; at < text.length; at += size) counted.take(text.subarray(at, at + size));
    return counted.result();
  };
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), fc.string(), (lines, size, odd) => {
      const whole = sumOf(lines);
      expect(sumOf(lines, size)).toEqual(whole);
      expect(sumOf(lines.toReversed())).toMatchObject({ rows: lines.length, sum: whole.sum });
      expect(sumOf([...lines, odd.replace(/\n/g, ' ')]).sum).not.toBe(whole.sum);
    }),
    { numRuns: trials(50) },
  );
});

test('a backup that would fill the disk is not made, and leaves nothing', async () => {
  const path = newFile();
  const job = { connection: source.connection, file: path, secrets, secretMarks: [], reserveBytes: 1e18 };
  await expect(writeBackup(job)).rejects.toThrow(NoRoom);
  await expect(
    writeBackup({ ...job, reserveBytes: 0, file: join(folder, 'no/such/folder') }),
  ).rejects.toThrow('ENOENT');
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

describe('a database that holds nothing', () => {
  const { connection } = emptyDatabase();

  test('is not backed up, which is said in a sentence', async () => {
    const path = newFile();
    const job = { connection, file: path, secrets, secretMarks: [], reserveBytes: 0 };
    await expect(writeBackup(job)).rejects.toThrow('The database is empty: there is nothing to back up.');
    expect(existsSync(path)).toBe(false);
  });
});
