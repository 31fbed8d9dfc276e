import { faultsOf } from './statement';

const tables = ['company', 'cash_flow', 'category', 'project', 'manager', 'ledger_day'];
const faults = (sql: string) => faultsOf(sql, (table) => tables.includes(table));
const tied = [
  'SELECT * FROM cash_flow WHERE company_id = $1',
  'SELECT * FROM cash_flow f JOIN category c ON c.company_id = f.company_id AND c.id = f.category_id WHERE f.company_id = $1',
  'SELECT * FROM cash_flow f JOIN category c USING (company_id) WHERE c.company_id = $1::uuid',
  'SELECT * FROM cash_flow WHERE (company_id, id) = ($1, $2)',
  'SELECT c.name FROM company c WHERE c.id = $1',
  'SELECT name FROM company WHERE id = $1',
  'WITH f AS (SELECT * FROM cash_flow WHERE company_id = $1) SELECT * FROM f JOIN category c ON c.company_id = f.company_id',
  'SELECT (SELECT count(*) FROM cash_flow f WHERE f.company_id = c.id) FROM company c WHERE c.id = $1',
  'SELECT 1 FROM cash_flow WHERE company_id = $1 UNION ALL SELECT 1 FROM project WHERE company_id = $1',
  'INSERT INTO category (id, company_id, name) VALUES ($2, $1, $3)',
  'INSERT INTO category (id, company_id) SELECT id, $1 FROM unnest($2::uuid[]) id',
  'WITH d AS (DELETE FROM ledger_day WHERE company_id = $1 RETURNING *) INSERT INTO ledger_day (company_id, day) SELECT company_id, day FROM d',
  'UPDATE project p SET name = $3 FROM category c WHERE p.company_id = $1 AND c.company_id = p.company_id',
  'SELECT * FROM rate_limit WHERE key = $1',
];
const loose: [sql: string, table: string][] = [
  ['SELECT * FROM cash_flow', 'cash_flow'],
  ['SELECT * FROM cash_flow WHERE id = $1', 'cash_flow'],
  ['SELECT * FROM cash_flow f JOIN category c ON c.id = f.category_id WHERE f.company_id = $1', 'category'],
  ['SELECT * FROM company c JOIN manager m ON m.company_id = c.id', 'company'],
  ['SELECT 1 FROM cash_flow WHERE company_id = $1 UNION ALL SELECT 1 FROM project', 'project'],
  ['SELECT * FROM project WHERE company_id = $1 AND id IN (SELECT project_id FROM cash_flow)', 'cash_flow'],
  ['WITH f AS (SELECT 1 FROM cash_flow f, project p WHERE f.company_id = $1) SELECT * FROM f', 'project'],
  ['DELETE FROM manager WHERE id = $1', 'manager'],
  ['SELECT * FROM cash_flow WHERE company_id = $1 OR id = $2', 'cash_flow'],
  ['INSERT INTO category (id, name) VALUES ($1, $2)', 'category'],
];

test.each(tied)('tied to one company: %s', async (sql) => {
  expect(await faults(sql)).toEqual([]);
});

test.each(loose)('of no one company: %s', async (sql, table) => {
  expect(await faults(sql)).toContain(`${table} of no one company`);
});

test('what Citus refuses is told, however well it is tied', async () => {
  const where = 'WHERE company_id = $1';
  expect(await faults(`UPDATE project SET company_id = $2 ${where}`)).toEqual(['a row changes its company']);
  expect(await faults(`UPDATE project SET code = gen_random_uuid() ${where}`)).toEqual([
    'a change to a value that is another each time',
  ]);
  expect(await faults("SELECT nextval('n')")).toEqual(['a sequence over shards']);
  expect(await faults('SELECT pg_advisory_xact_lock($1)')).toEqual([
    "an advisory lock, which is one machine's",
  ]);
  expect(await faults('LISTEN news')).toEqual(["LISTEN, which is one machine's"]);
});
