import { suggestTransfers } from '../cash-account/transfer-queries';
import { pairEntries } from '../cash-account/transfer-service';
import { sumCashFlows } from '../cash-flow/queries';
import { reconcile } from '../cash-flow/rollups';
import { getReport } from '../monthly-report/service';
import { testDatabase } from '../test/database';
import { newLedger } from '../test/ledger';
import { seedLedger } from './ledger';

// Generous: a busy machine is slow.
jest.setTimeout(120_000);

const db = testDatabase();
const today = '2026-11-22';

test('paired, the moves of the demo company between bank and till are neither income nor expense', async () => {
  const { companyId } = await newLedger(db);
  await db.transaction((sql) => seedLedger(sql, companyId, today));
  const before = await sumCashFlows(db, companyId);
  const suggestions = await suggestTransfers(db, companyId);
  expect(suggestions).toHaveLength(48);
  await db.transaction(async (sql) => {
    for (const { outId, inId } of suggestions)
      await pairEntries(sql, companyId, { cashFlowIds: [outId, inId] });
  });
  const after = await sumCashFlows(db, companyId);
  expect(after).toMatchObject({ income: 63_297_579.86, expense: 53_372_632.65, balance: 9_924_947.21 });
  expect(after.balance).toBe(before.balance);
  expect(before.income - after.income).toBeCloseTo(3_097_000, 2);
  const reading = { now: new Date('2026-11-22T09:00:00Z'), today, currency: 'TRY' as const };
  const { summaries, details } = await getReport(db, companyId, '2026-11', reading);
  expect(summaries.expense).toBe(1_656_215.12);
  expect(
    details.categories.filter(({ categoryName, expense }) => categoryName === 'Kasa' && expense > 0),
  ).toEqual([]);
  expect(await reconcile(db, companyId)).toEqual([]);
});
