import { CashFlowQuery } from '@vezne/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { createCashAccount } from '../../cash-account/service';
import { createTransfer } from '../../cash-account/transfer-service';
import { testDatabase } from '../../test/database';
import { insertEntries, methods, type NewEntry, newLedger, types } from '../../test/ledger';
import { findsTheMost } from './amounts';
import { othersHoldingLess, type Tally, tallyOf } from './tally';

const db = testDatabase();
const SIZE = 3_000;
let companyId: string;
let categoryId: string;
let accounts: string[];

/** Amounts of 0,01 to 30,00 in two accounts, and transfers between these of 0,10 to 30,00. */
beforeAll(async () => {
  const ledger = await newLedger(db, 'Kira', 'Boya');
  ({ companyId } = ledger);
  categoryId = ledger.category('Kira');
  const entries = Array.from(
    { length: SIZE },
    (_, at): NewEntry => ({
      id: newId(),
      categoryId: at % 4 ? categoryId : ledger.category('Boya'),
      date: `2026-03-${String(1 + (at % 28)).padStart(2, '0')}`,
      description: `Kayıt ${at}`,
      amount: (at + 1) / 100,
      cashFlowType: types[at % 3 ? 0 : 1] ?? 'GIRIS',
      paymentMethod: methods[at % methods.length] ?? 'CASH',
    }),
  );
  await insertEntries(db, companyId, entries);
  const bank = await createCashAccount(db, companyId, {
    ...{
      name: 'Ziraat',
      kind: 'BANKA',
      openingBalance: 0,
      openingDate: null,
      iban: null,
      bankName: null,
      isDefault: false,
    },
  });
  const rows = await db.query<{ id: string }>('SELECT id FROM cash_account WHERE company_id = $1', [
    companyId,
  ]);
  accounts = rows.map(({ id }) => id);
  const [fromAccountId = ''] = accounts.filter((id) => id !== bank.id);
  for (let at = 1; at <= 30; at++)
    await createTransfer(db, companyId, {
      ...{ fromAccountId, toAccountId: bank.id, amount: at % 2 ? at : at / 10, date: '2026-03-10' },
      ...{ description: null, fee: null },
    });
  await db.run('ANALYZE cash_flow');
});

const asked = (given: Partial<CashFlowQuery>) => CashFlowQuery.parse(given);

/** What is found, told by the entries alone. */
async function told({ minAmount, maxAmount, cashFlowType, ...query }: CashFlowQuery) {
  const summed = (type: string) =>
    `FILTER (WHERE type = '${type}' AND ($8::uuid IS NOT NULL OR transfer_id IS NULL))`;
  const sum = (type: string) => `coalesce(sum(amount_kurus) ${summed(type)}, 0)::text`;
  const count = (type: string) => `(count(*) ${summed(type)})::int`;
  const [row] = await db.query<{ total: string; income: string; expense: string; counts: Tally['counts'] }>(
    `SELECT count(*)::text AS total, ${sum('GIRIS')} AS income, ${sum('CIKIS')} AS expense,
            json_build_object('income', ${count('GIRIS')}, 'expense', ${count('CIKIS')}) AS counts FROM cash_flow
      WHERE company_id = $1 AND amount_kurus >= round($2::numeric * 100) AND amount_kurus <= round($3::numeric * 100)
        AND ($4::text IS NULL OR type = $4) AND ($5::date IS NULL OR date >= $5) AND ($6::date IS NULL OR date <= $6)
        AND ($7::uuid IS NULL OR category_id = $7) AND ($8::uuid IS NULL OR account_id = $8)`,
    [
      ...[companyId, minAmount ?? 0, maxAmount ?? 1e9, cashFlowType ?? null],
      ...[query.from ?? null, query.to ?? null, query.categoryId ?? null, query.accountId ?? null],
    ],
  );
  return row;
}

test('a range that leaves little out is told from the sums that are kept, a narrow one from its entries', async () => {
  expect(await findsTheMost(db, companyId, asked({ minAmount: 1 }))).toBe(true);
  expect(await findsTheMost(db, companyId, asked({ maxAmount: 29 }))).toBe(true);
  expect(await findsTheMost(db, companyId, asked({ minAmount: 29 }))).toBe(false);
  expect(await findsTheMost(db, companyId, asked({ minAmount: 14, maxAmount: 15 }))).toBe(false);
});

test('either way it comes to what the entries come to, transfers and all', async () => {
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
  const amount = fc.integer({ min: 0, max: SIZE + 100 }).map((kurus) => kurus / 100);
  const query = fc.record({
    ...{ minAmount: maybe(amount), maxAmount: maybe(amount), cashFlowType: maybe(fc.constantFrom(...types)) },
    from: maybe(fc.constantFrom('2026-03-05', '2026-03-10')),
    to: maybe(fc.constantFrom('2026-03-10', '2026-03-20')),
    categoryId: maybe(fc.constant(0)).map((given) => (given === null ? null : categoryId)),
    accountId: maybe(fc.nat({ max: 1 })).map((at) => (at === null ? null : (accounts[at] ?? null))),
    sortBy: maybe(fc.constantFrom('category', 'paymentMethod', 'amount')),
  });
  const ways = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(query, async ({ minAmount, maxAmount, ...rest }) => {
      fc.pre((minAmount ?? 0) <= (maxAmount ?? 1e9) && (minAmount ?? maxAmount) !== null);
      const given = asked({ minAmount, maxAmount, ...rest });
      ways.add(await findsTheMost(db, companyId, given));
      const { total, income, expense, counts, groups } = await tallyOf(db, companyId, given);
      expect({ total: `${total}`, income: `${income}`, expense: `${expense}`, counts }).toEqual(
        await told(given),
      );
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(groups.every(({ count }) => count > 0)).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect([...ways].sort()).toEqual([false, true]);
});

test('of an account that holds most of the ledger or little of it is told what its entries come to', async () => {
  const others = await Promise.all(accounts.map((id) => othersHoldingLess(db, companyId, id)));
  expect(others.filter(Boolean)).toHaveLength(1);
  const orders = [null, 'category', 'paymentMethod', 'amount'] as const;
  const periods = [{}, { from: '2026-03-05' }, { from: '2026-03-05', to: '2026-03-20' }];
  const narrowed = [{}, { categoryId }, { cashFlowType: 'CIKIS' as const }];
  const queries = accounts.flatMap((accountId) =>
    orders.flatMap((sortBy) =>
      periods.flatMap((period) => narrowed.map((more) => asked({ accountId, sortBy, ...period, ...more }))),
    ),
  );
  for (const query of queries) {
    const { total, income, expense, counts, groups } = await tallyOf(db, companyId, query);
    expect({ total: `${total}`, income: `${income}`, expense: `${expense}`, counts }).toEqual(
      await told(query),
    );
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(groups.every(({ count }) => count > 0)).toBe(true);
  }
});
