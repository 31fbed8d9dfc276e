import {
  api,
  type CashFlowPage,
  type DashboardData,
  type MonthlyReport,
  type MonthlyReportDetail,
} from '@vezne/contract';
import fc from 'fast-check';
import { testApp } from '../test/app';
import { patience, trials } from '../test/trials';
import { companyWith, type ImportedEntry, twoMonths } from '../test/two-months';

// A property is tried more often at night, and a busy machine is slow.
jest.setTimeout(patience(120_000));

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
const { call, ask } = t;

const entry: fc.Arbitrary<ImportedEntry> = fc.record({
  date: fc
    .tuple(fc.integer({ min: 8, max: 11 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  cashFlowType: fc.constantFrom('GIRIS' as const, 'CIKIS' as const),
  categoryName: fc.constantFrom('Kira', 'Malzeme', 'Hakediş'),
  kurus: fc.integer({ min: 1, max: 99_999_999 }),
  paymentMethod: fc.constantFrom('CASH', 'CARD', 'TRANSFER'),
});

const inKurus = (amount: number) => BigInt(Math.round(amount * 100));
const total = (entries: ImportedEntry[], type?: ImportedEntry['cashFlowType']) =>
  entries
    .filter((each) => !type || each.cashFlowType === type)
    .reduce((sum, { kurus }) => sum + BigInt(kurus), 0n);
const net = (entries: ImportedEntry[]) => total(entries, 'GIRIS') - total(entries, 'CIKIS');

test('every month of the ledger opens where the month before closed, and its parts add up to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 3, maxLength: 40 }), async (entries) => {
      const person = await companyWith(t, entries);
      const reports = await ask<MonthlyReport[]>(api.monthlyReport.findAll, person);
      const months = [...new Set(entries.map(({ date }) => date.slice(0, 7)))].sort().reverse();
      expect(reports.map(({ month }) => month)).toEqual(months);
      for (const { id, month, summaries, status } of reports) {
        const own = entries.filter(({ date }) => date.startsWith(month));
        const earlier = entries.filter(({ date }) => date.slice(0, 7) < month);
        expect(status).toBe(month === '2026-11' ? 'TASLAK' : 'TAMAMLANDI');
        expect(inKurus(summaries.income)).toBe(total(own, 'GIRIS'));
        expect(inKurus(summaries.expense)).toBe(total(own, 'CIKIS'));
        expect(inKurus(summaries.openingBalance)).toBe(net(earlier));
        expect(inKurus(summaries.closingBalance)).toBe(net(earlier) + net(own));
        expect(summaries.entryCount).toBe(own.length);
        const { details } = await ask<MonthlyReportDetail>(api.monthlyReport.findById, person, {
          params: { id },
        });
        for (const parts of [details.categories, details.paymentMethods]) {
          expect(parts.reduce((sum, part) => sum + inKurus(part.net), 0n)).toBe(net(own));
          expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(own.length);
        }
        expect(inKurus(details.daily.at(-1)?.balance ?? 0)).toBe(net(earlier) + net(own));
        const largest = [...own].sort((a, b) => b.kurus - a.kurus).slice(0, 10);
        expect(details.largest.map(({ amount }) => inKurus(amount))).toEqual(
          largest.map(({ kurus }) => BigInt(kurus)),
        );
      }
    }),
    { numRuns: trials(8) },
  );
});

test('a running month is held against as many days of the month before, entry by entry', async () => {
  const late = { date: '2026-10-22', cashFlowType: 'CIKIS', categoryName: 'Kira', kurus: 70_000 } as const;
  const planned = {
    date: '2026-11-28',
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    kurus: 500_000,
  } as const;
  const person = await companyWith(t, [
    ...twoMonths,
    { ...late, paymentMethod: 'CASH' },
    { ...planned, paymentMethod: 'CASH' },
  ]);
  const data = await ask<DashboardData>(api.dashboard.data, person);
  expect(data.previous).toEqual({ income: 1000, expense: 400, balance: 600 });
  expect(data.income).toBe(6500);
  expect(data.changePct).toMatchObject({ income: 50, expense: 0 });
  const params = { id: '2026-11' };
  const report = await ask<MonthlyReportDetail>(api.monthlyReport.findById, person, { params });
  expect(report.comparedWith).toEqual({ from: '2026-10-01', to: '2026-10-21' });
  expect(report.previous).toMatchObject({ income: 1000, expense: 400, closingBalance: 600, entryCount: 2 });
  expect(report.summaries.changePct).toEqual({ income: 50, expense: 0, net: expect.closeTo(83.3333, 4) });
  // What the change is of, beside sums in which a later day counts too.
  expect(report.summaries).toMatchObject({ income: 6500, soFar: { income: 1500, expense: 400, net: 1100 } });
  const rent = report.details.categories.find(({ categoryName }) => categoryName === 'Kira');
  expect(rent?.previousExpense).toBe(400);
  const october = await ask<MonthlyReportDetail>(api.monthlyReport.findById, person, {
    params: { id: '2026-10' },
  });
  expect(october.comparedWith).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  expect(october.summaries).toMatchObject({ expense: 1100, closingBalance: -100 });
  expect(october.summaries.soFar).toBeUndefined();
});

test('a report tells how profitable the projects were at the end of its month', async () => {
  const person = await companyWith(t, twoMonths);
  const project = { name: 'Köprü', startDate: '2026-01-01', endDate: '2026-12-31', status: 'DEVAM_EDIYOR' };
  const { id: projectId } = await ask<{ id: string }>(api.project.save, person, { body: project });
  const { id: categoryId } = await ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Her şey', type: 'HER_IKISI' },
  });
  const row = { projectId, categoryId, description: 'Satır' };
  await ask(api.projectIncome.save, person, { body: { ...row, amount: 1000, date: '2026-10-31' } });
  await ask(api.projectExpense.save, person, { body: { ...row, amount: 250, date: '2026-10-31' } });
  await ask(api.projectExpense.save, person, { body: { ...row, amount: 500, date: '2026-11-01' } });
  await ask(api.project.analyze, person, { body: { projectId } });
  const reports = await ask<MonthlyReport[]>(api.monthlyReport.findAll, person);
  expect(reports.map(({ month, summaries }) => [month, summaries.averageProfitability])).toEqual([
    ['2026-11', 25],
    ['2026-10', 75],
  ]);
});

test('an account that begins within a month brings what lay in it on its day, in the ledger as in the report', async () => {
  const person = await t.signUp();
  const { id: categoryId } = await ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Satış', type: 'GELIR' },
  });
  const income = { categoryId, description: 'Satış', cashFlowType: 'GIRIS' };
  await ask(api.cashFlow.save, person, { body: { ...income, date: '2026-01-05', amount: 10 } });
  await ask(api.cashFlow.save, person, { body: { ...income, date: '2026-02-03', amount: 1 } });
  const bank = { name: 'Banka', kind: 'BANKA', openingBalance: 500, openingDate: '2026-02-20' };
  await ask(api.cashAccount.save, person, { body: bank });
  const february = { from: '2026-02-01', to: '2026-02-28' };
  const ledger = await ask<CashFlowPage>(api.cashFlow.findAll, person, { body: february });
  expect(ledger).toMatchObject({ openingBalance: 10, closingBalance: 511 });
  expect(ledger.content.map(({ balance }) => balance)).toEqual([11]);
  const read = (id: string) =>
    ask<MonthlyReportDetail>(api.monthlyReport.findById, person, { params: { id } });
  const { summaries, details } = await read('2026-02');
  expect(summaries).toMatchObject({ openingBalance: 10, begun: 500, net: 1, closingBalance: 511 });
  expect(details.daily).toEqual([
    { date: '2026-02-03', income: 1, expense: 0, balance: 11 },
    { date: '2026-02-20', begun: 500, income: 0, expense: 0, balance: 511 },
  ]);
  expect(details.accounts).toEqual([
    expect.objectContaining({ name: 'Ana Kasa', opening: 10, closing: 11 }),
    expect.objectContaining({ name: 'Banka', begunOn: '2026-02-20', opening: 500, closing: 500 }),
  ]);
  const later = await read('2026-11');
  expect(later.previous).toMatchObject({ openingBalance: 511, closingBalance: 511 });
  expect([later.previous.begun, later.summaries.begun]).toEqual([undefined, undefined]);
});

test('an account that begins on the first day of a month lies there from its morning on', async () => {
  const person = await companyWith(t, twoMonths);
  const bank = { name: 'Banka', kind: 'BANKA', openingBalance: 70, openingDate: '2026-11-01' };
  await ask(api.cashAccount.save, person, { body: bank });
  const { summaries } = await ask<MonthlyReportDetail>(api.monthlyReport.findById, person, {
    params: { id: '2026-11' },
  });
  const november = { from: '2026-11-01', to: '2026-11-30' };
  const ledger = await ask<CashFlowPage>(api.cashFlow.findAll, person, { body: november });
  expect([summaries.openingBalance, summaries.begunAtFirst, summaries.begun]).toEqual([670, 70, undefined]);
  expect(ledger).toMatchObject({
    openingBalance: summaries.openingBalance,
    closingBalance: summaries.closingBalance,
  });
});

test('a month that has no report answers like one that cannot exist', async () => {
  const person = await companyWith(t, twoMonths);
  expect((await call(api.monthlyReport.findById, { params: { id: '2020-01' } }, person)).status).toBe(404);
  expect((await call(api.monthlyReport.findById, { params: { id: '2026-13' } }, person)).status).toBe(400);
});

test('a report that is read while entries are saved still adds up', async () => {
  const person = await companyWith(t, twoMonths);
  const [{ id: categoryId } = { id: '' }] = await ask<{ id: string }[]>(api.category.findAll, person, {
    body: {},
  });
  const entry = { categoryId, date: '2026-11-05', description: 'Kayıt', amount: 1, cashFlowType: 'GIRIS' };
  let saving = 4;
  const save = async () => {
    for (let n = 0; n < 20; n++) await ask(api.cashFlow.save, person, { body: entry });
    saving--;
  };
  const reports: MonthlyReportDetail[] = [];
  const read = async () => {
    while (saving > 0)
      reports.push(await ask(api.monthlyReport.findById, person, { params: { id: '2026-11' } }));
  };
  await Promise.all([save(), save(), save(), save(), read(), read(), read()]);
  expect(new Set(reports.map(({ summaries }) => summaries.entryCount)).size).toBeGreaterThan(1);
  for (const { summaries, details } of reports) {
    const parts = [details.categories, details.paymentMethods, details.daily];
    for (const part of parts)
      expect(part.reduce((sum, { income }) => sum + income, 0)).toBe(summaries.income);
    expect(details.daily.at(-1)?.balance).toBe(summaries.closingBalance);
  }
});
