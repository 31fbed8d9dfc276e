import type { PlanPeriod } from '@vezne/contract';
import { entry, shop, testLedger } from './testing';

const at = testLedger(shop.map(entry), '2025-12-10');
const summary = (period: PlanPeriod | null) => ({
  steps: [{ op: 'SUMMARY' as const, measure: 'NET' as const, filter: {}, period }],
});

test('a month at a glance has both directions, net, records, balance and its three largest expenses', async () => {
  const { figures, rows, period, matched } = await at.run(summary({ kind: 'MONTH', index: 11, year: null }));
  expect(figures.map(({ key }) => key)).toEqual(['income', 'expense', 'net', 'count', 'balance']);
  const [income = 0, expense = 0, net, count] = figures.map(({ value }) => value);
  expect(net).toBeCloseTo(income - expense, 2);
  expect([count, matched.count]).toEqual([7, 7]);
  expect(rows.map(({ label }) => label)).toEqual(['Maaş', 'Dükkân Kirası', 'Kumaş']);
  expect(period).toEqual({ from: '2025-11-01', to: '2025-11-30' });
});

test('without a period it is this month, and a running month stands beside the same days before', async () => {
  const { figures, report, period } = await at.run(summary(null));
  expect(period).toEqual({ from: '2025-12-01', to: '2025-12-10' });
  const before = figures.find(({ key }) => key === 'expenseBefore');
  expect(before?.value).toBe(12_000 + 3_000 + 21_300 + 7_630.5 + 150);
  expect(report).toContain('1–10 Kasım 2025');
});

test('the balance of today stands in every summary, whatever period is asked about', async () => {
  const balance = async (period: PlanPeriod | null) =>
    (await at.run(summary(period))).figures.find(({ key }) => key === 'balance')?.value;
  expect(await balance({ kind: 'YEAR', year: 2024 })).toBe(await balance(null));
});

test.each([
  ['özet geç', 'SUMMARY'],
  ['para nereye gitti', 'GROUPS'],
])('"%s" is a whole question, whatever was asked before', (question, op) => {
  const payees = at.plan('kime ne kadar ödedik');
  if (typeof payees === 'string') throw new Error(payees);
  expect(at.plan(question, { steps: payees })).toEqual(at.plan(question));
  expect(at.plan(question, { steps: payees })).toMatchObject([{ op }]);
});
