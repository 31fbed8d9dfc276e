import pg from 'pg';
import { errorCode } from '../../failure';
import { createLog } from '../../log';
import { emptyDatabase } from '../../test/database';
import { createDatabase } from '../database';
import { migrate } from '../migrate';
import { APP_ROLE, checkRoles, ensureRoles, SYSTEM_ROLE } from './roles';

const log = createLog('silent');
// Before the database itself is dropped.
afterAll(async () => {
  await db.run(`REASSIGN OWNED BY ${OWNER} TO CURRENT_USER`);
  await db.run(`DROP OWNED BY ${OWNER}`);
  await db.run(`DROP ROLE ${OWNER}`);
});
const { db, connection, callers, system } = emptyDatabase();
const OWNER = `walls_owner_${process.pid}`;
const owner = { ...connection, user: OWNER };

beforeAll(async () => {
  await db.run(`CREATE ROLE ${OWNER} LOGIN PASSWORD '${connection.password}'`);
  await db.run(`ALTER DATABASE ${connection.database} OWNER TO ${OWNER}`);
});
test('an owner who may not set up the roles is told what to have run, and nothing is changed', async () => {
  await expect(migrate(owner, log)).rejects.toThrow(`GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${OWNER};`);
  expect(await db.first("SELECT to_regclass('company') AS company")).toEqual({ company: null });
});

test('an owner who is no superuser brings the schema up to date, and one login then keeps companies apart', async () => {
  await db.run(`GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${OWNER}`);
  await migrate(owner, log);
  const single = createDatabase(owner, log, { callers: { role: APP_ROLE }, max: 2 });
  const ids = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
  try {
    for (const id of ids) await single.run("INSERT INTO company (id, name) VALUES ($1, 'Deneme')", [id]);
    expect(await single.query('SELECT id FROM company')).toHaveLength(2);
    const [companyId = ''] = ids;
    const own = single.scoped({
      companyId,
      managerId: companyId,
      sessionId: companyId,
      requestId: companyId,
    });
    expect(await own.query('SELECT id FROM company')).toEqual([{ id: companyId }]);
    // The ledger that searches read is seen through its owner.
    await own.run(`INSERT INTO category (company_id, id, name, type) VALUES ($1, $1, 'Kira', 'GIDER')`, [
      companyId,
    ]);
    await own.run(
      `INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method)
       VALUES ($1, $1, $1, '2026-03-04', 'Kira', 1, 'CIKIS', 'CASH')`,
      [companyId],
    );
    expect(await own.query('SELECT search_text FROM searched_cash_flow')).toEqual([{ search_text: 'kira' }]);
  } finally {
    await single.close();
  }
});

describe('where the roles are missing', () => {
  const client = new pg.Client(connection);
  beforeAll(() => client.connect());
  afterAll(() => client.end());
  // Other tests share the cluster: nothing that is changed here is kept.
  afterEach(() => client.query('ROLLBACK'));

  /** Without some of the roles, in the name of an owner who may or may not make roles. */
  async function begin(missing: string[], may: 'CREATEROLE' | 'NOCREATEROLE') {
    await client.query('BEGIN');
    await client.query(`REVOKE ${APP_ROLE}, ${SYSTEM_ROLE} FROM ${OWNER}`);
    await client.query(`ALTER ROLE ${OWNER} ${may}`);
    for (const role of missing) await client.query(`ALTER ROLE ${role} RENAME TO ${role}_parked`);
    if (missing.length === 1 && may === 'CREATEROLE')
      for (const role of [APP_ROLE, SYSTEM_ROLE].filter((each) => !missing.includes(each)))
        await client.query(`GRANT ${role} TO ${OWNER} WITH ADMIN OPTION`);
    await client.query(`SET LOCAL SESSION AUTHORIZATION ${OWNER}`);
  }
  const refusal = async (roles: Promise<void>) => {
    const error = await roles.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof Error ? error : new Error('nothing was refused');
  };

  test.each([[[APP_ROLE, SYSTEM_ROLE]], [[APP_ROLE]], [[SYSTEM_ROLE]]])(
    'an owner who may make roles gets what is missing of them made, may act as both and sign in as both: %j',
    async (missing) => {
      await begin(missing, 'CREATEROLE');
      await ensureRoles(client);
      const { rows } = await client.query(
        `SELECT rolname, rolcanlogin, rolsuper, rolbypassrls, pg_has_role(oid, 'USAGE') AS acts
           FROM pg_roles WHERE rolname = ANY ($1) ORDER BY rolname`,
        [[APP_ROLE, SYSTEM_ROLE]],
      );
      const right = { rolcanlogin: true, rolsuper: false, rolbypassrls: false, acts: true };
      expect(rows).toEqual([APP_ROLE, SYSTEM_ROLE].map((rolname) => ({ rolname, ...right })));
    },
  );

  test.each([[[APP_ROLE, SYSTEM_ROLE]], [[APP_ROLE]], [[SYSTEM_ROLE]], [[]]])(
    'an owner who may not is told exactly the statements that are missing: %j',
    async (missing: string[]) => {
      await begin(missing, 'NOCREATEROLE');
      const error = await refusal(ensureRoles(client));
      const made = missing.map((role) => `CREATE ROLE ${role} LOGIN;\n`).join('');
      expect(error.message.split('run:\n')[1]).toBe(`${made}GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${OWNER};`);
      expect(errorCode(error.cause)).toBe('42501');
    },
  );

  test('what has another reason than missing rights is told as it is', async () => {
    await begin([APP_ROLE], 'CREATEROLE');
    await client.query('SET TRANSACTION READ ONLY');
    const error = await refusal(ensureRoles(client));
    expect([errorCode(error), error.message]).toEqual(['25006', expect.stringContaining('read-only')]);
  });

  test('of two servers that start at once the slower one takes the roles that the faster one has made', async () => {
    let asked = 0;
    const slower = new Proxy(client, {
      get: (at, name) =>
        name === 'query' && asked++ === 0
          ? async () => ({ rows: [{ app: true, system: true, mayAct: false, owner: OWNER }] })
          : Reflect.get(at, name).bind(at),
    });
    await expect(ensureRoles(slower)).resolves.toBeUndefined();
    expect(asked).toBeGreaterThanOrEqual(4);
  });
});

test.each([
  ['owns the tables', [APP_ROLE], true],
  ['may act for every company', [APP_ROLE, SYSTEM_ROLE], false],
  ['may act for none', [], false],
])('a login that %s does not serve callers', async (_what, roles, owns) => {
  const login = owns ? OWNER : `walls_login_${process.pid}`;
  if (!owns) await db.run(`CREATE ROLE ${login} LOGIN PASSWORD '${connection.password}'`);
  await db.run(`REVOKE ${APP_ROLE}, ${SYSTEM_ROLE} FROM ${login}`);
  for (const role of roles) await db.run(`GRANT ${role} TO ${login}`);
  try {
    await expect(checkRoles({ ...connection, user: login }, system)).rejects.toThrow(
      `DATABASE_URL signs in as ${login}, under whom companies would not be kept apart.`,
    );
    await expect(checkRoles(callers, system)).resolves.toBeUndefined();
  } finally {
    if (!owns) await db.run(`DROP ROLE ${login}`);
  }
});
