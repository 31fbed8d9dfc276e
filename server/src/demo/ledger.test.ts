import { CashFlowImport, Id } from '@vezne/contract';
import { reconcile } from '../cash-flow/rollups';
import { testDatabase } from '../test/database';
import { demoLedger } from './ledger';
import { demoManager, seedDemo } from './seed';

const db = testDatabase();
const moment = {
  now: new Date('2026-11-21T09:00:00Z'),
  today: '2026-11-21',
  passwordCost: { memoryKib: 256, passes: 1 },
};

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

test('the demo company is made once, quickly, and does not come back when it is deleted', async () => {
  const start = Date.now();
  const made = await Promise.all([seedDemo(db, moment), seedDemo(db, moment)]);
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(made.sort()).toEqual([false, true]);
  expect(await seedDemo(db, moment)).toBe(false);

  const [account] = await db.query<{ company: string }>(
    'SELECT company_id AS company FROM account WHERE email = $1',
    [demoManager],
  );
  const companyId = Id.parse(account?.company);
  expect(await reconcile(db, companyId)).toEqual([]);
  await db.run('DELETE FROM cash_flow WHERE company_id = $1', [companyId]);
  expect(await seedDemo(db, moment)).toBe(false);
  expect(await db.query('SELECT 1 FROM cash_flow')).toEqual([]);
});
