import { testDatabase } from '../database';
import { EMPTIED, REFERENCE, TRIGGERS } from './exceptions';

const db = testDatabase();
type Key = { table: string; name: string; kind: string; columns: string[]; other: string; onDelete: string };

/** Tables whose rows would be spread over shards by their company. */
const Distributed = `SELECT c.oid::regclass::text AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    AND EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_id' AND a.attnotnull)`;

const Keys = `
  SELECT c.conrelid::regclass::text AS "table", c.conname AS name, c.contype AS kind,
         ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k (at, place)
                 JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.at ORDER BY k.place) AS columns,
         coalesce(c.confrelid::regclass::text, '-') AS other, c.confdeltype AS "onDelete"
    FROM pg_constraint c WHERE c.connamespace = 'public'::regnamespace AND c.contype IN ('p', 'u', 'f', 'x')
  UNION ALL
  SELECT i.indrelid::regclass::text, i.indexrelid::regclass::text, 'u',
         ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY k (at, place)
                 JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.at ORDER BY k.place), '-', ''
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
   WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace`;

async function keysOfDistributed() {
  const tables = (await db.query<{ name: string }>(Distributed)).map(({ name }) => name);
  const spread = tables.filter((name) => !(name in REFERENCE));
  expect(spread.length).toBeGreaterThan(25);
  const keys = (await db.query<Key>(Keys)).filter(({ table }) => spread.includes(table));
  return { spread, keys };
}

test('every key of a table of companies begins with the company', async () => {
  const { keys } = await keysOfDistributed();
  const own = keys.filter(({ kind }) => kind !== 'f');
  expect(own.length).toBeGreaterThan(35);
  expect(own.filter(({ columns, kind }) => kind === 'x' || columns[0] !== 'company_id')).toEqual([]);
});

test('every foreign key stays within a company, or leads to what each shard has whole', async () => {
  const { spread, keys } = await keysOfDistributed();
  const foreign = keys.filter(({ kind }) => kind === 'f');
  expect(foreign.length).toBeGreaterThan(30);
  const stays = ({ columns, other }: Key) =>
    other in REFERENCE || (columns[0] === 'company_id' && (other === 'company' || spread.includes(other)));
  expect(foreign.filter((key) => !stays(key))).toEqual([]);
});

test('no foreign key empties a column, but for those whose price is known', async () => {
  const { keys } = await keysOfDistributed();
  const emptied = keys.filter(({ onDelete }) => onDelete === 'n' || onDelete === 'd').map(({ name }) => name);
  expect(emptied.sort()).toEqual(Object.keys(EMPTIED).sort());
});

test('a table of companies has no triggers, but for those whose price is known', async () => {
  const triggers = await db.query<{ name: string }>(
    `SELECT DISTINCT tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal
        AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
  );
  expect(triggers.map(({ name }) => name).sort()).toEqual(Object.keys(TRIGGERS).sort());
});

test('no number of a record comes from a sequence, which shards would have to share', async () => {
  const sequences = await db.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
  );
  expect(sequences).toEqual([{ name: 'migration_id_seq' }]);
});
