import { createLog } from '../../log';
import { emptyDatabase } from '../../test/database';
import { createDatabase } from '../database';
import { migrate } from '../migrate';
import { APP_ROLE, SYSTEM_ROLE } from './roles';

const log = createLog('silent');
// Before the database itself is dropped.
afterAll(async () => {
  await db.run(`REASSIGN OWNED BY ${OWNER} TO CURRENT_USER`);
  await db.run(`DROP OWNED BY ${OWNER}`);
  await db.run(`DROP ROLE ${OWNER}`);
});
const { db, connection } = emptyDatabase();
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
