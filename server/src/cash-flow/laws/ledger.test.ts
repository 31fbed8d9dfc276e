import {
  type CashFlowCreate,
  type CashFlowType,
  fromKurus,
  type PaymentMethod,
  toKurus,
} from '@vezne/contract';
import fc from 'fast-check';
import { findCategory, listCategories } from '../../category/queries';
import { deleteCategory } from '../../category/service';
import { testDatabase } from '../../test/database';
import { entry, methods, newLedger } from '../../test/ledger';
import { patience, trials } from '../../test/trials';
import { foldRollups } from '../fold-queries';
import { importCashFlows } from '../import';
import { prepareRows } from '../import-rows';
import { deleteCashFlow } from '../queries';
import { createCashFlow, updateCashFlow } from '../service';
import { reconcile, sumCashFlows } from '../sum-queries';

// A property is tried more often at night, and a busy machine is slow.
jest.setTimeout(patience(60_000));

const db = testDatabase();
const TODAY = '2026-03-15';

const amount = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.constantFrom(1, 7, 10, 29, 99_999_999_999_999, 99_999_999_999_998),
);
const values = fc.record({
  kurus: amount,
  day: fc.constantFrom('2026-03-01', '2026-03-15', '2026-02-28', '2024-02-29'),
  income: fc.boolean(),
  category: fc.constantFrom<'Kira' | 'Hakediş'>('Kira', 'Hakediş'),
  method: fc.constantFrom(...methods),
});
const step = fc.record({ kind: fc.constantFrom('save', 'save', 'update', 'delete'), pick: fc.nat(), values });

type Ledger = Awaited<ReturnType<typeof newLedger<'Kira' | 'Hakediş'>>>;
type Step = (typeof step extends fc.Arbitrary<infer S> ? S : never) & object;

const inputOf = (ledger: Ledger, { kurus, day, income, category, method }: Step['values']): CashFlowCreate =>
  entry({
    amount: kurus / 100,
    date: day,
    cashFlowType: income ? 'GIRIS' : 'CIKIS',
    categoryId: ledger.category(category),
    paymentMethod: method,
  });

type Kept = { id: string; type: CashFlowType; kurus: bigint; method: PaymentMethod };

/** Plays the steps one after the other and keeps its own books in whole kuruş. */
async function play(ledger: Ledger, steps: readonly Step[]): Promise<Kept[]> {
  const book: Kept[] = [];
  for (const { kind, pick, values } of steps) {
    const input = inputOf(ledger, values);
    const at = pick % Math.max(1, book.length);
    const target = book[at];
    if (kind === 'save' || !target) {
      const { id } = await db.transaction((sql) => createCashFlow(sql, ledger.companyId, input));
      book.push({ id, type: input.cashFlowType, kurus: BigInt(values.kurus), method: values.method });
    } else if (kind === 'update') {
      const { cashFlowType: _, ...change } = input;
      await db.transaction((sql) => updateCashFlow(sql, ledger.companyId, { ...change, id: target.id }));
      Object.assign(target, { kurus: BigInt(values.kurus), method: values.method });
    } else {
      await db.transaction((sql) => deleteCashFlow(sql, ledger.companyId, target.id));
      book.splice(at, 1);
    }
  }
  return book;
}

const sumOf = (book: readonly Kept[], type: CashFlowType) =>
  book.filter((kept) => kept.type === type).reduce((sum, { kurus }) => sum + kurus, 0n);

async function expectSums(companyId: string, book: readonly Kept[]) {
  const summary = await sumCashFlows(db, companyId);
  const income = sumOf(book, 'GIRIS');
  const expense = sumOf(book, 'CIKIS');
  const said = summary.exact ?? summary;
  expect([said.income, said.expense, said.balance].map(toKurus)).toEqual([income, expense, income - expense]);
  expect(summary.incomeCount + summary.expenseCount).toBe(book.length);
  const written = book.filter(({ method }) => method === 'CHECK' || method === 'NOTE');
  const paper = { income: fromKurus(sumOf(written, 'GIRIS')), expense: fromKurus(sumOf(written, 'CIKIS')) };
  expect(summary.paper).toEqual(summary.exact || written.length === 0 ? undefined : paper);
  expect(await reconcile(db, companyId)).toEqual([]);
}

test('after any history of writes the sums are those of an independent book', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const ledger = await newLedger(db, 'Kira', 'Hakediş');
      await expectSums(ledger.companyId, await play(ledger, steps));
    }),
    { numRuns: trials(30) },
  );
});

test('many writers at once leave exact sums, and every reader in between sees a whole state', async () => {
  const ledger = await newLedger(db, 'Kira', 'Hakediş');
  const histories = fc.sample(fc.array(step, { minLength: 40, maxLength: 60 }), 8);
  let writing = true;
  let reads = 0;
  async function readAlong() {
    while (writing) {
      const { income, expense, balance, exact } = await sumCashFlows(db, ledger.companyId);
      const said = exact ?? { income, expense, balance };
      expect((toKurus(said.income) ?? 0n) - (toKurus(said.expense) ?? 0n)).toBe(toKurus(said.balance));
      const [counted] = await db.query<{ same: boolean }>(
        `SELECT (SELECT coalesce(sum(income - expense), 0) FROM ledger_total WHERE company_id = $1) =
                (SELECT coalesce(sum(CASE type WHEN 'GIRIS' THEN amount_kurus ELSE -amount_kurus END), 0)
                   FROM cash_flow WHERE company_id = $1) AS same`,
        [ledger.companyId],
      );
      expect(counted?.same).toBe(true);
      reads++;
    }
  }
  async function foldAlong() {
    while (writing) await foldRollups(db, TODAY, 3);
  }
  const beside = [readAlong(), readAlong(), foldAlong()];
  const books = await Promise.all(histories.map((steps) => play(ledger, steps))).finally(() => {
    writing = false;
  });
  await Promise.all(beside);
  expect(reads).toBeGreaterThan(10);
  await foldRollups(db, '2026-12-31', 3);
  const slots = 'SELECT slot FROM ledger_day WHERE company_id = $1 AND slot > 0';
  expect(await db.query(slots, [ledger.companyId])).toEqual([]);
  await expectSums(ledger.companyId, books.flat());
});

test('two editors of one entry at once do not count it twice', async () => {
  const ledger = await newLedger(db, 'Kira', 'Hakediş');
  const save = entry({ categoryId: ledger.category('Kira'), amount: 1 });
  const { id } = await createCashFlow(db, ledger.companyId, save);
  const { cashFlowType: _, ...change } = save;
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      db.transaction((sql) =>
        updateCashFlow(sql, ledger.companyId, {
          ...change,
          id,
          amount: i + 1,
          date: i % 2 ? '2026-01-01' : '2026-02-01',
        }),
      ),
    ),
  );
  expect(await reconcile(db, ledger.companyId)).toEqual([]);
  expect((await sumCashFlows(db, ledger.companyId)).incomeCount).toBe(1);
});

test('a sum that was tampered with is found', async () => {
  const ledger = await newLedger(db, 'Kira', 'Hakediş');
  await createCashFlow(db, ledger.companyId, entry({ categoryId: ledger.category('Kira') }));
  await db.run('UPDATE ledger_day SET total = total + 1 WHERE company_id = $1', [ledger.companyId]);
  expect(await reconcile(db, ledger.companyId)).toMatchObject([{ rollup: 'ledger_day' }]);
});

test('a tenth and two tenths are three tenths', async () => {
  const ledger = await newLedger(db, 'Kira', 'Hakediş');
  for (const amount of [0.1, 0.2])
    await createCashFlow(db, ledger.companyId, entry({ categoryId: ledger.category('Kira'), amount }));
  expect(await sumCashFlows(db, ledger.companyId)).toMatchObject({ income: 0.3, balance: 0.3 });
});

test('totals beyond what a number can hold are told as text, to the kuruş', async () => {
  const ledger = await newLedger(db, 'Kira', 'Hakediş');
  const rows = Array.from({ length: 5_000 }, () => ({
    date: '2026-03-01',
    cashFlowType: 'GIRIS' as const,
    categoryName: 'Kira',
    description: 'Çok büyük tutar',
    amount: 999_999_999_999.99,
    paymentMethod: 'CASH' as const,
  }));
  for (let times = 0; times < 2; times++)
    await db.transaction((sql) => importCashFlows(sql, ledger.companyId, prepareRows(rows)));
  const { exact } = await sumCashFlows(db, ledger.companyId);
  expect(exact).toEqual({ income: '9999999999999900.00', expense: '0.00', balance: '9999999999999900.00' });
  expect(await reconcile(db, ledger.companyId)).toEqual([]);
});

test('a category tells its uses and what it moved this month, and cannot go while it is used', async () => {
  const ledger = await newLedger(db, 'Kira', 'Hakediş');
  const rent = ledger.category('Kira');
  const save = (values: Partial<CashFlowCreate>) =>
    createCashFlow(db, ledger.companyId, entry({ categoryId: rent, ...values }));
  const first = await save({ amount: 10.5, date: '2026-03-01' });
  await save({ amount: 4.25, date: '2026-03-31', cashFlowType: 'CIKIS' });
  const old = await save({ amount: 99, date: '2026-02-28' });
  expect(await findCategory(db, ledger.companyId, TODAY, rent)).toMatchObject({
    useCount: 3,
    monthIncome: 10.5,
    monthExpense: 4.25,
  });
  const all = { page: 0, pageSize: 10, searchText: '' };
  const list = await listCategories(db, ledger.companyId, '2026-02-01', all);
  expect(list.map(({ useCount, monthIncome }) => [useCount, monthIncome])).toEqual([
    [0, 0],
    [3, 99],
  ]);
  await deleteCashFlow(db, ledger.companyId, first.id);
  await expect(db.transaction((sql) => deleteCategory(sql, ledger.companyId, rent))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Bu kategori 2 kayıtta kullanılıyor.',
  });
  expect(await findCategory(db, ledger.companyId, TODAY, rent)).toMatchObject({ useCount: 2 });
  expect(old.categoryName).toBe('Kira');
});

test('a category that is being used while it is deleted keeps its entries', async () => {
  for (let round = 0; round < 20; round++) {
    const ledger = await newLedger(db, 'Kira', 'Hakediş');
    const rent = ledger.category('Kira');
    const [saved, removed] = await Promise.allSettled([
      db.transaction((sql) => createCashFlow(sql, ledger.companyId, entry({ categoryId: rent }))),
      db.transaction((sql) => deleteCategory(sql, ledger.companyId, rent)),
    ]);
    expect([saved.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
    const category = await findCategory(db, ledger.companyId, TODAY, rent);
    expect(category?.useCount).toBe(saved.status === 'fulfilled' ? 1 : undefined);
    expect(await reconcile(db, ledger.companyId)).toEqual([]);
  }
});
