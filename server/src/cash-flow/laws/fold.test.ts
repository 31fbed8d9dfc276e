import { testDatabase } from '../../test/database';
import { entry, newLedger } from '../../test/ledger';
import { foldRollups } from '../fold-queries';
import { createCashFlow } from '../service';
import { reconcile } from '../sum-queries';

const db = testDatabase();
const TABLES = ['ledger_day', 'ledger_month', 'ledger_account_day'] as const;

/** Moves what entries of five days of February added into some slots, as writers of many connections would have. */
async function spreadLedger() {
  const ledger = await newLedger(db, 'Kira');
  for (let day = 1; day <= 5; day++) {
    const input = entry({ categoryId: ledger.category('Kira'), amount: day, date: `2026-02-0${day}` });
    await createCashFlow(db, ledger.companyId, input);
  }
  for (const [at, table] of TABLES.entries())
    await db.run(`UPDATE ${table} SET slot = ${at + 1} WHERE company_id = $1`, [ledger.companyId]);
  return ledger.companyId;
}

const slotsOf = async (companyId: string) =>
  Promise.all(
    TABLES.map((table) => db.query(`SELECT 1 FROM ${table} WHERE company_id = $1 AND slot > 0`, [companyId])),
  );

test('what is over is folded in several transactions, and what has begun stays', async () => {
  const companyId = await spreadLedger();
  // Five days, the three before the last of them over, twice: the ledger and its account. The month runs.
  expect(await foldRollups(db, '2026-02-04', 2)).toBe(6);
  expect((await slotsOf(companyId)).map(({ length }) => length)).toEqual([2, 1, 2]);
  expect(await foldRollups(db, '2026-03-01', 2)).toBe(5);
  expect((await slotsOf(companyId)).map(({ length }) => length)).toEqual([0, 0, 0]);
  expect(await foldRollups(db, '2026-03-01', 2)).toBe(0);
  expect(await reconcile(db, companyId)).toEqual([]);
});

test('what somebody writes to is left for later, and the rest is folded meanwhile', async () => {
  const companyId = await spreadLedger();
  const before = await db.transaction(async (sql) => {
    await sql.run(`UPDATE ledger_day SET n = n WHERE company_id = $1 AND day = '2026-02-01'`, [companyId]);
    return foldRollups(db, '2026-03-01');
  });
  expect([before, await foldRollups(db, '2026-03-01')]).toEqual([10, 1]);
  expect(await reconcile(db, companyId)).toEqual([]);
});

test('slots to fold are found by an index, however long the ledgers are', async () => {
  await db.transaction(async (sql) => {
    await sql.run('SET LOCAL enable_seqscan = off');
    for (const table of TABLES) {
      const period = table === 'ledger_month' ? 'month' : 'day';
      const plan = await sql.query(
        `EXPLAIN SELECT ctid FROM ${table} WHERE slot > 0 AND ${period} < '2026-03-01' ORDER BY ${period} LIMIT 9`,
      );
      expect(JSON.stringify(plan)).toContain(`${table}_to_fold`);
    }
  });
});
