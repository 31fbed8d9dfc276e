import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '../../test/database';
import { retention } from '../retention';
import { privacyDocument } from './document';
import { inventory } from './inventory';

const db = testDatabase();
const HOW =
  'A line in server/src/db/inventory/inventory.ts says what it is (see the comment there); then `node scripts/docs/privacy.mjs` prints docs/privacy.md.';

const COLUMNS = `
  SELECT t.table_name AS "table", c.column_name AS "column",
         c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'inet', 'cidr', 'macaddr', 'bytea',
                         'xml', 'ARRAY', 'USER-DEFINED', 'name') AS "holdsText"
    FROM information_schema.tables t
    JOIN information_schema.columns c USING (table_schema, table_name)
    LEFT JOIN pg_inherits i ON i.inhrelid = format('%I.%I', t.table_schema, t.table_name)::regclass
   WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND i.inhrelid IS NULL
   ORDER BY 1, c.ordinal_position`;

const columns = () => db.query<{ table: string; column: string; holdsText: boolean }>(COLUMNS);

test('every column that can hold text stands in the inventory', async () => {
  const found = await columns();
  expect(found.length).toBeGreaterThan(100);
  const missing = found
    .filter(
      ({ table, column, holdsText }) => !(holdsText ? inventory[table]?.columns[column] : inventory[table]),
    )
    .map(({ table, column }) => `${table}.${column}`);
  expect({ missing, HOW }).toEqual({ missing: [], HOW });
});

test('the inventory names no table and no column that is not there', async () => {
  const found = new Set((await columns()).flatMap(({ table, column }) => [table, `${table}.${column}`]));
  const named = Object.entries(inventory).flatMap(([table, entry]) => [
    table,
    ...Object.keys(entry.columns).map((column) => `${table}.${column}`),
  ]);
  expect(named.filter((name) => !found.has(name))).toEqual([]);
});

test('a table is kept for a time if, and only if, the retention has a rule for it', () => {
  const timed = Object.keys(inventory).filter((table) => inventory[table]?.keeping === 'timed');
  expect(timed.sort()).toEqual(Object.keys(retention).sort());
});

test('a table with something about a person says how long and what an erasure does', () => {
  const hasPersonal = Object.entries(inventory).filter(([, { columns: each }]) =>
    Object.values(each).some((column) => typeof column === 'string'),
  );
  for (const [table, { whose, ground, keeping }] of hasPersonal) {
    expect([table, whose]).not.toEqual([table, 'nobody']);
    expect([table, ground]).not.toEqual([table, 'none needed']);
    expect([table, keeping]).not.toEqual([table, 'for good']);
  }
});

test('docs/privacy.md is what the inventory prints', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/privacy.md'), 'utf8');
  expect({ upToDate: page === privacyDocument(), HOW }).toEqual({ upToDate: true, HOW });
});

test('the command prints the same page', () => {
  const script = join(__dirname, '../../../../scripts/docs/privacy.mjs');
  expect(execFileSync(process.execPath, [script, '--stdout'], { encoding: 'utf8' })).toBe(privacyDocument());
});
