import { api, type DashboardData, type MonthlyReport, type MonthlyReportDetail } from '@vezne/contract';
import fc from 'fast-check';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { trials } from '../test/trials';

const { call, ask, signUp } = testApp({ at: new Date('2026-11-21T09:00:00Z') });

type CategoryExpenses = { expenses: { categoryName: string; amount: number }[]; transfers: number };

type Entry = {
  date: string;
  cashFlowType: 'GIRIS' | 'CIKIS';
  categoryName: string;
  kurus: number;
  paymentMethod: string;
};

const entry: fc.Arbitrary<Entry> = fc.record({
  date: fc
    .tuple(fc.integer({ min: 8, max: 11 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  cashFlowType: fc.constantFrom('GIRIS' as const, 'CIKIS' as const),
  categoryName: fc.constantFrom('Kira', 'Malzeme', 'Hakediş'),
  kurus: fc.integer({ min: 1, max: 99_999_999 }),
  paymentMethod: fc.constantFrom('CASH', 'CARD', 'TRANSFER'),
});

const inKurus = (amount: number) => BigInt(Math.round(amount * 100));
const total = (entries: Entry[], type?: Entry['cashFlowType']) =>
  entries
    .filter((each) => !type || each.cashFlowType === type)
    .reduce((sum, { kurus }) => sum + BigInt(kurus), 0n);
const net = (entries: Entry[]) => total(entries, 'GIRIS') - total(entries, 'CIKIS');

async function companyWith(entries: Entry[]): Promise<SignedUp> {
  const person = await signUp();
  const rows = entries.map(({ kurus, ...each }) => ({ ...each, description: 'Kayıt', amount: kurus / 100 }));
  await ask(api.cashFlow.import, person, { body: { rows } });
  return person;
}

test('every month of the ledger opens where the month before closed, and its parts add up to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 3, maxLength: 40 }), async (entries) => {
      const person = await companyWith(entries);
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

const someEntries: Entry[] = [
  {
    date: '2026-10-05',
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    kurus: 100_000,
    paymentMethod: 'TRANSFER',
  },
  {
    date: '2026-10-20',
    cashFlowType: 'CIKIS',
    categoryName: 'Kira',
    kurus: 40_000,
    paymentMethod: 'TRANSFER',
  },
  {
    date: '2026-11-02',
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    kurus: 150_000,
    paymentMethod: 'CASH',
  },
  { date: '2026-11-03', cashFlowType: 'CIKIS', categoryName: 'Kira', kurus: 30_000, paymentMethod: 'CASH' },
  {
    date: '2026-11-04',
    cashFlowType: 'CIKIS',
    categoryName: 'Malzeme',
    kurus: 10_000,
    paymentMethod: 'CARD',
  },
];

test('the dashboard compares this month with the last and knows the whole ledger', async () => {
  const person = await companyWith(someEntries);
  const data = await ask<DashboardData>(api.dashboard.data, person);
  expect(data).toMatchObject({
    currency: 'TRY',
    income: 1500,
    expense: 400,
    balance: 1100,
    previous: { income: 1000, expense: 400, balance: 600 },
    comparedWith: { from: '2026-10-01', to: '2026-10-21' },
    cashBalance: 1700,
    firstMonth: '2026-10',
    ledger: { income: 2500, expense: 800, balance: 1700 },
    changePct: { income: 50, expense: 0, balance: 83.33, cashBalance: 183.33 },
    period: { from: '2026-11-01', to: '2026-11-30' },
    averageProfitability: null,
  });
  expect(data.monthly).toHaveLength(12);
  expect(data.monthly.slice(-2)).toEqual([
    { month: '2026-10', income: 1000, expense: 400 },
    { month: '2026-11', income: 1500, expense: 400 },
  ]);
  expect(await ask(api.dashboard.categoryExpenses, person)).toMatchObject({
    expenses: [
      { categoryName: 'Kira', amount: 300, share: 75, count: 1 },
      { categoryName: 'Malzeme', amount: 100, share: 25, count: 1 },
    ],
  });
});

test('a running month is held against as many days of the month before, entry by entry', async () => {
  const late = { date: '2026-10-22', cashFlowType: 'CIKIS', categoryName: 'Kira', kurus: 70_000 } as const;
  const planned = {
    date: '2026-11-28',
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    kurus: 500_000,
  } as const;
  const person = await companyWith([
    ...someEntries,
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
  expect(report.summaries.changePct).toEqual({ income: 50, expense: 0, net: 83.33 });
  const rent = report.details.categories.find(({ categoryName }) => categoryName === 'Kira');
  expect(rent?.previousExpense).toBe(400);
  const october = await ask<MonthlyReportDetail>(api.monthlyReport.findById, person, {
    params: { id: '2026-10' },
  });
  expect(october.comparedWith).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  expect(october.summaries).toMatchObject({ expense: 1100, closingBalance: -100 });
});

test('transfers between own tills stand apart from what categories cost', async () => {
  const person = await companyWith(someEntries);
  const { id: categoryId } = await ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Kasa', type: 'HER_IKISI' },
  });
  const before = await ask<CategoryExpenses>(api.dashboard.categoryExpenses, person);
  expect(before.transfers).toBe(0);
  const entry = { categoryId, description: 'Kasadan bankaya', paymentMethod: 'VIRMAN' };
  for (const [date, cashFlowType, amount] of [
    ['2026-11-05', 'CIKIS', 70.05],
    ['2026-11-05', 'GIRIS', 70.05],
    ['2026-11-06', 'CIKIS', 0.2],
    ['2024-01-01', 'CIKIS', 5],
  ])
    await ask(api.cashFlow.save, person, { body: { ...entry, date, cashFlowType, amount } });
  const after = await ask<CategoryExpenses>(api.dashboard.categoryExpenses, person);
  expect(after).toEqual({ ...before, transfers: 70.25 });
  expect(await ask(api.dashboard.data, person)).toMatchObject({
    transfers: [{ month: '2026-11', income: 70.05, expense: 70.25 }],
  });
});

test('what waits is told with VAT, rounded row by row, and without', async () => {
  const person = await signUp();
  const project = { name: 'Köprü', startDate: '2026-01-01', endDate: '2026-12-31', status: 'DEVAM_EDIYOR' };
  const { id: projectId } = await ask<{ id: string }>(api.project.save, person, { body: project });
  const { id: categoryId } = await ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Her şey', type: 'HER_IKISI' },
  });
  const row = { projectId, categoryId, description: 'Satır', date: '2026-10-01', vatRate: 20 };
  const save = (kind: 'projectIncome' | 'projectExpense', own: object) =>
    ask(api[kind].save, person, { body: { ...row, ...own } });
  await save('projectIncome', { amount: 0.03, dueDate: '2026-11-20' });
  await save('projectIncome', { amount: 0.03, dueDate: '2026-11-21' });
  await save('projectIncome', { amount: 100, status: 'TAHSIL_EDILDI' });
  await save('projectExpense', { amount: 12.34, vatRate: 10, dueDate: '2026-11-01' });
  expect(await ask(api.dashboard.data, person)).toMatchObject({
    receivable: 0.08,
    receivableNet: 0.06,
    overdueReceivable: 0.04,
    payable: 13.57,
    payableNet: 12.34,
    overduePayable: 13.57,
  });
});

test('a report tells how profitable the projects were at the end of its month', async () => {
  const person = await companyWith(someEntries);
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

test('a change against nothing is no number', async () => {
  const person = await companyWith(someEntries.slice(2));
  const { changePct } = await ask<DashboardData>(api.dashboard.data, person);
  expect(changePct).toEqual({ income: null, expense: null, balance: null, cashBalance: null });
});

test('rankings hold the three best and worst of the analyzed projects, ties by profit and then by name', async () => {
  const person = await companyWith(someEntries);
  const [{ id: categoryId } = { id: '' }] = await ask<{ id: string }[]>(api.category.findAll, person, {
    body: {},
  });
  const plan = { status: 'DEVAM_EDIYOR', startDate: '2026-10-01', endDate: '2026-12-01' };
  const make = async (name: string, income: number, expense: number, isAnalysed = true) => {
    const { id } = await ask<{ id: string }>(api.project.save, person, { body: { ...plan, name } });
    const row = { projectId: id, categoryId, description: 'Satır', date: '2026-11-01' };
    await ask(api.projectIncome.save, person, { body: { ...row, amount: income } });
    await ask(api.projectExpense.save, person, { body: { ...row, amount: expense } });
    if (isAnalysed) await ask(api.project.analyze, person, { body: { projectId: id } });
  };
  await make('Zemin', 100, 50);
  await make('Çatı', 100, 50);
  await make('Büyük', 1000, 500);
  await make('Kayıp', 100, 200);
  await make('Analizsiz', 100, 1, false);
  const names = (projects: { name: string }[]) => projects.map(({ name }) => name);
  const ranking = await ask<{ topProjects: { name: string }[]; bottomProjects: { name: string }[] }>(
    api.dashboard.topAndBottomProjects,
    person,
  );
  expect(names(ranking.topProjects)).toEqual(['Büyük', 'Çatı', 'Zemin']);
  expect(names(ranking.bottomProjects)).toEqual(['Kayıp', 'Çatı', 'Zemin']);
  expect(await ask(api.dashboard.data, person)).toMatchObject({
    projectCount: 5,
    // 500 of 1.300, not the mean of 50, 50, 50 and -100.
    averageProfitability: 38.46,
  });
});

test('days left count in Turkey, the soonest first, and finished projects are gone', async () => {
  const person = await signUp();
  for (const [name, endDate, status] of [
    ['Geç', '2026-11-18', 'DEVAM_EDIYOR'],
    ['Yarın', '2026-11-22', 'BEKLEMEDE'],
    ['Bitti', '2026-11-19', 'TAMAMLANDI'],
  ])
    await ask(api.project.save, person, { body: { name, startDate: '2026-01-01', endDate, status } });
  const { projects } = await ask<{ projects: { name: string; leftDays: number }[] }>(
    api.dashboard.projectsLeftDays,
    person,
  );
  expect(projects.map(({ name, leftDays }) => [name, leftDays])).toEqual([
    ['Geç', -3],
    ['Yarın', 1],
  ]);
});

test('a month that has no report answers like one that cannot exist', async () => {
  const person = await companyWith(someEntries);
  expect((await call(api.monthlyReport.findById, { params: { id: '2020-01' } }, person)).status).toBe(404);
  expect((await call(api.monthlyReport.findById, { params: { id: '2026-13' } }, person)).status).toBe(400);
});

test('a report that is read while entries are saved still adds up', async () => {
  const person = await companyWith(someEntries);
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
