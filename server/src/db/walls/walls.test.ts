import { randomUUID } from 'node:crypto';
import { createLog } from '../../log';
import { ofCompany, reachableDatabase } from '../../test/database';
import { newLedger } from '../../test/ledger';
import { createDatabase, type Database } from '../database';
import { APP_ROLE, checkRoles, SYSTEM_ROLE } from './roles';

const { db, connection, callers, system } = reachableDatabase();
const log = createLog('silent');
// A single login for everything takes on the role for each caller.
const oneLogin = createDatabase(connection, log, { callers: { role: APP_ROLE }, max: 2 });
const oneUnnamed = createDatabase(connection, log, { callers: { role: APP_ROLE }, max: 2, named: false });
const asSystem = createDatabase(system, log, { max: 2 });
const asApp = createDatabase(callers, log, { max: 2 });
afterAll(() => Promise.all([oneLogin, oneUnnamed, asSystem, asApp].map((each) => each.close())));

let ours: string;
let theirs: string;
beforeAll(async () => {
  ours = (await newLedger(db, 'Bizim')).companyId;
  theirs = (await newLedger(db, 'Onların')).companyId;
});

const walled = (at: Database) => ofCompany(at, ours);
const names = async (rows: Promise<{ name: string }[]>) => (await rows).map(({ name }) => name);
const ALL = 'SELECT name FROM category ORDER BY name';

type Table = {
  name: string;
  forced: boolean;
  policies: string[];
  companies: boolean;
  people: boolean;
  app: boolean;
  system: boolean;
};

const tables = () =>
  db.query<Table>(
    `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced,
            ARRAY(SELECT polname::text FROM pg_policy WHERE polrelid = c.oid ORDER BY polname) AS policies,
            EXISTS (SELECT FROM information_schema.columns
                     WHERE table_schema = 'public' AND table_name = c.relname AND column_name = 'company_id') AS companies,
            EXISTS (SELECT FROM information_schema.columns
                     WHERE table_schema = 'public' AND table_name = c.relname AND column_name = 'account_id') AS people,
            has_table_privilege('${APP_ROLE}', c.oid, 'SELECT, INSERT, UPDATE, DELETE') AS app,
            has_table_privilege('${SYSTEM_ROLE}', c.oid, 'SELECT') AS system
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      ORDER BY c.relname`,
  );

test('every table that names a company is walled', async () => {
  const bare = (await tables())
    .filter(({ name, companies }) => companies || name === 'company')
    .filter(
      ({ forced, policies, app }) =>
        !forced || !['own_company', 'all_companies'].every((each) => policies.includes(each)) || !app,
    )
    .map(({ name }) => `${name}: end the migration that makes it with  SELECT wall('${name}');`);
  expect(bare).toEqual([]);
});

test('every table that names a person is walled by the person’s company', async () => {
  const bare = (await tables())
    .filter(({ people, companies }) => people && !companies)
    .filter(({ forced, policies, app }) => !forced || !policies.includes('own_people') || !app)
    .map(({ name }) => `${name}: end the migration that makes it with  SELECT wall_of_person('${name}');`);
  expect(bare).toEqual([]);
});

test('what has no wall is out of reach for callers', async () => {
  const open = (await tables())
    .filter(({ forced, app }) => app && !forced)
    .map(({ name }) => `${name}: give it a company_id and a wall, or revoke it from ${APP_ROLE}`);
  expect(open).toEqual([]);
  const blind = (await tables()).filter((each) => !each.system).map(({ name }) => name);
  expect(blind).toEqual([]);
});

test('every policy lets callers at their own company, and the system at all', async () => {
  const policies = await db.query(
    `SELECT DISTINCT policyname, permissive, roles::text[] AS roles, cmd, with_check,
            replace(regexp_replace(qual, '\\s+', ' ', 'g'), tablename || '.', '') AS qual
       FROM pg_policies ORDER BY policyname, qual`,
  );
  const policy = { permissive: 'PERMISSIVE', roles: ['public'], cmd: 'ALL', with_check: null };
  expect(policies).toEqual([
    { ...policy, policyname: 'all_companies', roles: [SYSTEM_ROLE], qual: 'true' },
    {
      ...policy,
      policyname: 'own_company',
      qual: '(company_id = ( SELECT current_company() AS current_company))',
    },
    { ...policy, policyname: 'own_company', qual: '(id = ( SELECT current_company() AS current_company))' },
    {
      ...policy,
      policyname: 'own_people',
      qual: '(EXISTS ( SELECT FROM account a WHERE (a.id = account_id)))',
    },
  ]);
});

test.each([
  ['over connections of their own', () => db],
  ['in a role that one login takes on', () => oneLogin],
  ['in that role without prepared statements', () => oneUnnamed],
])('a query that forgets the company finds nothing of another one, %s', async (_, at) => {
  const own = walled(at());
  expect(await names(own.query(ALL))).toEqual(['Bizim']);
  expect(await names(own.query(ALL, [], { name: 'planted' }))).toEqual(['Bizim']);
  expect(await names(own.transaction((sql) => sql.query(ALL)))).toEqual(['Bizim']);
  expect(await names(at().query(ALL, [], { name: 'planted' }))).toEqual(['Bizim', 'Onların']);
  expect(await own.query('SELECT 1 FROM company WHERE id = $1', [theirs])).toEqual([]);
  expect(await own.run("UPDATE category SET name = 'Yeni' WHERE company_id = $1", [theirs])).toBe(0);
  expect(await own.run('DELETE FROM category WHERE company_id = $1', [theirs])).toBe(0);
  await expect(
    own.run("INSERT INTO category (company_id, id, name, type) VALUES ($1, $2, 'Sızan', 'GIDER')", [
      theirs,
      randomUUID(),
    ]),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(own.run('UPDATE category SET company_id = $1', [theirs])).rejects.toMatchObject({
    code: '42501',
  });
});

test('the wall holds for every table: none shows a row of another company', async () => {
  const own = walled(db);
  for (const { name } of (await tables()).filter(({ companies }) => companies))
    expect([name, await own.query(`SELECT 1 FROM ${name} WHERE company_id <> $1`, [ours])]).toEqual([
      name,
      [],
    ]);
  expect(await own.query('SELECT 1 FROM searched_cash_flow WHERE company_id <> $1', [ours])).toEqual([]);
});

test('whoever works for nobody sees nobody', async () => {
  expect(await asApp.query(ALL)).toEqual([]);
  expect(await asApp.query('SELECT 1 FROM searched_cash_flow')).toEqual([]);
  // The settings of the one before are empty on a used connection, not absent.
  await walled(asApp).query(ALL);
  expect(await asApp.query(ALL)).toEqual([]);
});

test.each([
  ['SET ROLE vezne_system', '42501'],
  ['ALTER TABLE category DISABLE ROW LEVEL SECURITY', '42501'],
  ['ALTER TABLE category NO FORCE ROW LEVEL SECURITY', '42501'],
  ['CREATE POLICY mine ON category USING (true)', '42501'],
  ['DROP POLICY own_company ON category', '42501'],
  ['ALTER ROLE vezne_app BYPASSRLS', '42501'],
  ['TRUNCATE category', '42501'],
  ['CREATE TABLE mine (n int)', '42501'],
  ['CREATE FUNCTION mine() RETURNS int LANGUAGE sql RETURN 1', '42501'],
  ["SELECT wall('category')", '42501'],
  ['SET session_replication_role = replica', '42501'],
  ['SELECT * FROM migration', '42501'],
  ['SELECT * FROM login_attempt', '42501'],
])('callers can neither leave the wall nor pull it down: %s', async (sql, code) => {
  await expect(asApp.run(sql)).rejects.toMatchObject({ code });
});

test('turning row security off makes a query fail rather than see more', async () => {
  await expect(
    walled(db).transaction(async (sql) => {
      await sql.run('SET LOCAL row_security = off');
      return sql.query(ALL);
    }),
  ).rejects.toMatchObject({ code: '42501' });
});

test('the roles own nothing, and the system’s sees all companies without being above the rules', async () => {
  const owned = await db.query('SELECT relname FROM pg_class WHERE relowner = ANY ($1::text[]::regrole[])', [
    [APP_ROLE, SYSTEM_ROLE],
  ]);
  expect(owned).toEqual([]);
  const above = await db.query(
    'SELECT rolname FROM pg_roles WHERE rolname = ANY ($1) AND (rolsuper OR rolbypassrls OR rolcreaterole)',
    [[APP_ROLE, SYSTEM_ROLE]],
  );
  expect(above).toEqual([]);
  expect(await names(asSystem.query(ALL))).toEqual(['Bizim', 'Onların']);
  await expect(asSystem.run('ALTER TABLE category DISABLE ROW LEVEL SECURITY')).rejects.toMatchObject({
    code: '42501',
  });
});

test('an owner that is no superuser sees all companies in later migrations', async () => {
  await db.run('CREATE ROLE walls_owner');
  try {
    await db.run(`GRANT ${SYSTEM_ROLE} TO walls_owner`);
    await db.run('ALTER TABLE category OWNER TO walls_owner');
    const seen = await db.transaction(async (sql) => {
      await sql.run('SET LOCAL ROLE walls_owner');
      return sql.query<{ name: string }>(ALL);
    });
    expect(seen).toHaveLength(2);
  } finally {
    await db.run('ALTER TABLE category OWNER TO CURRENT_USER');
    await db.run('DROP OWNED BY walls_owner');
    await db.run('DROP ROLE walls_owner');
  }
});

test('logins that would not be kept apart are refused at the start', async () => {
  await expect(checkRoles(callers, system)).resolves.toBeUndefined();
  await expect(checkRoles(connection, system)).rejects.toThrow('companies would not be kept apart');
  await expect(checkRoles(system, system)).rejects.toThrow('companies would not be kept apart');
  await expect(checkRoles(callers, callers)).rejects.toThrow('SYSTEM_DATABASE_URL signs in as vezne_app');
});
