import { CashFlowQuery } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testDatabase } from '../../test/database';
import { entry, insertEntries, newLedger } from '../../test/ledger';
import { listCashFlows } from '../list';

const db = testDatabase();

const days = [
  ...['2025-12-31', '2026-01-01', '2026-01-15', '2026-01-31', '2026-02-01', '2026-02-28'],
  ...['2026-03-01', '2026-03-10', '2026-03-20', '2026-03-31', '2026-04-01', '2026-04-30', '2026-05-02'],
];
let companyId: string;
let categoryId: string;

beforeAll(async () => {
  const ledger = await newLedger(db, 'Kira');
  companyId = ledger.companyId;
  categoryId = ledger.category('Kira');
  const made = days.map((date, at) => ({
    ...entry({ date, amount: (at + 1) * 10, categoryId }),
    id: newId(),
  }));
  await insertEntries(db, companyId, made);
});

// Within a month, from edge to edge, with days at one end, at both, open at one, and of no whole month.
test.each([
  ['2026-03-10', '2026-03-20'],
  ['2026-03-01', '2026-03-31'],
  ['2026-01-31', '2026-03-31'],
  ['2026-01-01', '2026-04-01'],
  ['2026-01-15', '2026-04-30'],
  ['2026-01-15', '2026-02-28'],
  ['2026-02-28', '2026-03-01'],
  ['2026-01-31', null],
  ['2026-02-01', null],
  [null, '2026-03-31'],
  [null, '2026-04-01'],
  ['2025-12-31', '2026-05-02'],
] as const)('counts and sums of a category from %s to %s are those of its entries', async (from, to) => {
  const found = days.flatMap((date, at) =>
    (!from || date >= from) && (!to || date <= to) ? [(at + 1) * 10] : [],
  );
  for (const filter of [{}, { categoryIds: [categoryId] }, { minAmount: 5 }]) {
    const query = CashFlowQuery.parse({ ...filter, from, to, sortBy: 'category', page: 0, pageSize: 1 });
    const page = await listCashFlows(db, companyId, query);
    expect(page.groups).toEqual([{ key: categoryId, count: found.length }]);
    expect(page.sums.income).toBe(found.reduce((sum, amount) => sum + amount, 0));
    expect(page.totalElements).toBe(found.length);
  }
});
