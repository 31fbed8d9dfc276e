import type { CashFlowImportRow } from '@vezne/contract';
import { addDays } from '../calendar';
import { listCashAccounts, sumCashAccounts } from '../cash-account/queries';
import { createCashAccount } from '../cash-account/service';
import { suggestTransfers } from '../cash-account/transfer-queries';
import { pairEntries } from '../cash-account/transfer-service';
import { importCashFlows } from '../cash-flow/import';
import { prepareRows } from '../cash-flow/import-rows';
import { reconcile, sumCashFlows } from '../cash-flow/sum-queries';
import { addDefaults } from '../category/service';
import { getReport } from '../monthly-report/service';
import { testDatabase } from '../test/database';
import { newLedger } from '../test/ledger';
import { demoLedger } from './ledger';
import { drawsFor, inTill, seedLedger } from './seed-ledger';

// Generous: a busy machine is slow.
jest.setTimeout(120_000);

const db = testDatabase();
const today = '2026-11-22';

test('the demo company has a till and a bank, and what moves between them is neither income nor expense', async () => {
  const { companyId } = await newLedger(db);
  await db.transaction((sql) => seedLedger(sql, companyId, today));
  expect(await suggestTransfers(db, companyId)).toEqual([]);
  const pairs = await db.query(
    `SELECT 1 FROM transfer WHERE company_id = $1 AND description LIKE 'Vadesiz%'`,
    [companyId],
  );
  expect(pairs).toHaveLength(48);
  // With what was there before the first entry, 63.297.579,86 came in.
  expect(await sumCashFlows(db, companyId)).toMatchObject({
    income: 62_657_579.86,
    expense: 53_372_632.65,
    openingBalance: 640_000,
    balance: 9_924_947.21,
  });
  const { cash, bank, total, accounts } = await sumCashAccounts(db, companyId);
  expect(accounts.map(({ name }) => name)).toEqual(['Ana Kasa', 'Ziraat Vadesiz']);
  expect(total).toBe(9_924_947.21);
  expect(cash).toBeGreaterThanOrEqual(0);
  expect(cash).toBeLessThan(500_000);
  expect(cash + bank).toBeCloseTo(total, 2);
  const reading = { now: new Date('2026-11-22T09:00:00Z'), today, currency: 'TRY' as const };
  const { summaries, details } = await getReport(db, companyId, '2026-11', reading);
  expect(summaries.expense).toBe(1_656_215.12);
  expect(
    details.categories.filter(({ categoryName, expense }) => categoryName === 'Kasa' && expense > 0),
  ).toEqual([]);
  expect(await reconcile(db, companyId)).toEqual([]);
});

/** The same ledger as it was typed before there were accounts and transfers: the first balance is an income. */
const typed: CashFlowImportRow[] = [
  {
    ...{ date: '2024-12-01', cashFlowType: 'GIRIS', categoryName: 'Kasa', paymentMethod: 'CASH' },
    ...{ description: 'Önceki dönemden kasa devri', amount: 640_000 },
  },
  ...demoLedger(today),
];

test.each(['in one account', 'in a till and at a bank'])(
  'the virmans of a ledger that lies %s are suggested as 48 pairs, and paired they are neither income nor expense',
  async (where) => {
    const { companyId } = await newLedger(db);
    await db.transaction(async (sql) => {
      await addDefaults(sql, companyId, today);
      const [till] = await listCashAccounts(sql, companyId, { page: 0, pageSize: 1, searchText: '' });
      if (!till) throw new Error('a company begins with an account');
      const bank = await createCashAccount(sql, companyId, {
        ...{ name: 'Banka', kind: 'BANKA', isDefault: false, openingBalance: 0 },
        ...{ openingDate: null, iban: null, bankName: null },
      });
      const isHere = (row: CashFlowImportRow) => where === 'in one account' || inTill(row);
      await importCashFlows(sql, companyId, prepareRows(typed.filter(isHere), till.id));
      const elsewhere = typed.filter((row) => !isHere(row));
      if (elsewhere.length > 0) await importCashFlows(sql, companyId, prepareRows(elsewhere, bank.id));
    });
    expect(await sumCashFlows(db, companyId)).toMatchObject({
      ...{ income: 66_394_579.86, expense: 56_469_632.65, balance: 9_924_947.21 },
    });
    const suggested = await suggestTransfers(db, companyId);
    expect([suggested.length, suggested.filter(({ unsure }) => unsure)]).toEqual([48, []]);
    await db.transaction(async (sql) => {
      for (const { outId, inId } of suggested)
        await pairEntries(sql, companyId, { cashFlowIds: [outId, inId] });
    });
    expect(await sumCashFlows(db, companyId)).toMatchObject({
      ...{ income: 63_297_579.86, expense: 53_372_632.65, balance: 9_924_947.21 },
    });
    expect(await suggestTransfers(db, companyId)).toEqual([]);
    expect(await reconcile(db, companyId)).toEqual([]);
  },
);

test('on whatever day it is made, its till never pays what it does not have', () => {
  for (let day = '2026-01-01'; day < '2028-03-01'; day = addDays(day, 13)) {
    const rows = demoLedger(day).filter(inTill);
    const draws = drawsFor(rows);
    const moves = [
      ...draws,
      ...rows.map(({ date, amount, cashFlowType }) => ({
        date,
        amount: cashFlowType === 'GIRIS' ? amount : -amount,
      })),
    ].sort((a, b) => a.date.localeCompare(b.date));
    let cash = 90_000;
    const lowest = Math.min(...moves.map(({ amount }) => (cash += amount)));
    expect(lowest).toBeGreaterThan(-0.005);
    const opening = `${demoLedger(day)[0]?.date.slice(0, 7)}-01`;
    expect(draws.every(({ date }) => date >= opening && date <= day)).toBe(true);
    expect(draws.length).toBeLessThan(20);
  }
});
