import { api, type DashboardData } from '@vezne/contract';
import { testApp } from '../test/app';
import { companyWith, twoMonths } from '../test/two-months';

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
const { ask, signUp } = t;

type CategoryExpenses = { expenses: { categoryName: string; amount: number }[]; transfers: number };

test('the dashboard compares this month with the last and knows the whole ledger', async () => {
  const person = await companyWith(t, twoMonths);
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
    changePct: {
      income: 50,
      expense: 0,
      balance: expect.closeTo(83.3333, 4),
      cashBalance: expect.closeTo(183.3333, 4),
    },
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

test('the balance of today is compared with that of the same day a month before, whatever later days bring', async () => {
  const person = await companyWith(t, twoMonths);
  const { changePct, soFar } = await ask<DashboardData>(api.dashboard.data, person);
  expect(soFar).toBeUndefined();
  const [{ id: categoryId } = { id: '' }] = await ask<{ id: string }[]>(api.category.findAll, person, {
    body: {},
  });
  await ask(api.cashFlow.save, person, {
    body: { categoryId, description: 'Yarın', date: '2026-11-22', cashFlowType: 'GIRIS', amount: 5000 },
  });
  expect(await ask<DashboardData>(api.dashboard.data, person)).toMatchObject({
    cashBalance: 6700,
    ahead: { until: '2026-11-22', today: 1700 },
    income: 6500,
    soFar: { income: 1500, expense: 400, balance: 1100 },
    changePct,
  });
});

test('the same months a year earlier come beside the twelve, when anything stands in them', async () => {
  const person = await companyWith(t, twoMonths);
  expect((await ask<DashboardData>(api.dashboard.data, person)).yearBefore).toEqual([]);
  const [{ id: categoryId } = { id: '' }] = await ask<{ id: string }[]>(api.category.findAll, person, {
    body: {},
  });
  await ask(api.cashFlow.save, person, {
    body: { categoryId, description: 'Geçen yıl', date: '2025-10-03', cashFlowType: 'GIRIS', amount: 12.5 },
  });
  const { monthly, yearBefore } = await ask<DashboardData>(api.dashboard.data, person);
  expect(yearBefore.map(({ month }) => Number(month.replace('-', '')) + 100)).toEqual(
    monthly.map(({ month }) => Number(month.replace('-', ''))),
  );
  expect(yearBefore.filter(({ income }) => income > 0)).toEqual([
    { month: '2025-10', income: 12.5, expense: 0 },
  ]);
});

test('transfers between own tills stand apart from what categories cost', async () => {
  const person = await companyWith(t, twoMonths);
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

test('a change against nothing is no number', async () => {
  const person = await companyWith(t, twoMonths.slice(2));
  const { changePct } = await ask<DashboardData>(api.dashboard.data, person);
  expect(changePct).toEqual({ income: null, expense: null, balance: null, cashBalance: null });
});

test('rankings hold the three best and worst of the analyzed projects, ties by profit and then by name', async () => {
  const person = await companyWith(t, twoMonths);
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
    averageProfitability: 50_000 / 1_300,
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
