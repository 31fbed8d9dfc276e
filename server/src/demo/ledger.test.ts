import { CashFlowImport, Id } from '@vezne/contract';
import { reconcile } from '../cash-flow/sum-queries';
import type { Database, Sql } from '../db/database';
import { testDatabase } from '../test/database';
import { demoLedger } from './ledger';
import { demoManager, seedDemo } from './seed';

// Generous: a busy machine is slow.
jest.setTimeout(120_000);

const db = testDatabase();
const moment = {
  now: new Date('2026-11-21T09:00:00Z'),
  today: '2026-11-21',
  passwordCost: { memoryKib: 256, passes: 1 },
};

/** The database, in whose transactions the statements that add entries are counted. */
function counting(database: Database) {
  let statements = 0;
  const counted = (sql: Sql) =>
    new Proxy(sql, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (/INSERT INTO cash_flow\b/.test(String(args[0]))) statements++;
          return value.apply(target, args);
        };
      },
    });
  const transaction: Database['transaction'] = (work, options) =>
    database.transaction((sql) => work(counted(sql)), options);
  return { db: { ...database, transaction }, statements: () => statements };
}

const sum = (rows: ReturnType<typeof demoLedger>, type: string) =>
  rows.filter(({ cashFlowType }) => cashFlowType === type).reduce((total, { amount }) => total + amount, 0);

test.each(['2026-11-21', '2026-03-01', '2028-02-29', '2027-01-01'])(
  'seen from %s the demo ledger has 24 months, about 1,200 entries and more income than expense',
  (today) => {
    const rows = demoLedger(today);
    expect(CashFlowImport.safeParse({ rows }).error).toBeUndefined();
    expect(rows.length).toBeGreaterThan(1_100);
    expect(rows.length).toBeLessThan(1_300);
    // On the first of a month nothing may have been paid yet.
    expect(new Set(rows.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(23);
    expect(rows.every(({ date }) => date <= today)).toBe(true);
    expect(new Set(rows.map(({ paymentMethod }) => paymentMethod)).size).toBe(6);
    const [income, expense] = [sum(rows, 'GIRIS'), sum(rows, 'CIKIS')];
    expect(income).toBeGreaterThan(expense);
    expect(income).toBeLessThan(expense * 1.4);
  },
);

test('the demo ledger is the same every time it is made for the same day', () => {
  expect(demoLedger('2026-11-21')).toEqual(demoLedger('2026-11-21'));
});

test('the demo company is made once, whoever starts at the same time, and does not come back when it is deleted', async () => {
  const first = counting(db);
  const second = counting(db);
  const made = await Promise.all([seedDemo(first.db, moment), seedDemo(second.db, moment)]);
  expect(made.sort()).toEqual([false, true]);
  // Entries are added together, and only the legs of a transfer by themselves.
  const statements = first.statements() + second.statements();
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThan(50);
  expect(await seedDemo(db, moment)).toBe(false);

  const [account] = await db.query<{ company: string }>(
    'SELECT company_id AS company FROM account WHERE email = $1',
    [demoManager],
  );
  const companyId = Id.parse(account?.company);
  expect(await reconcile(db, companyId)).toEqual([]);
  await db.run('DELETE FROM cash_flow WHERE company_id = $1 AND transfer_id IS NULL', [companyId]);
  expect(await seedDemo(db, moment)).toBe(false);
  expect(await db.query('SELECT 1 FROM cash_flow WHERE transfer_id IS NULL')).toEqual([]);
});
