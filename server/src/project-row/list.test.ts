import { api, type DashboardData, type ProjectRowQuery, type ProjectRowSums } from '@vezne/contract';
import { testApp } from '../test/app';
import { projectBody, rowBody } from '../test/bodies';

const t = testApp();
const kinds = [
  ['income', api.projectIncome, 'TAHSIL_EDILDI'],
  ['expense', api.projectExpense, 'ODENDI'],
] as const;

type Found = { totalElements: number; content: { description: string }[]; sums: ProjectRowSums };

async function companyWithRows(noun: (typeof kinds)[number][1], settled: string) {
  const who = await t.signUp();
  const idOf = async (endpoint: typeof api.category.save | typeof api.project.save, body: object) =>
    (await t.ask<{ id: string }>(endpoint, who, { body })).id;
  const categoryId = await idOf(api.category.save, { name: 'Şantiye', type: 'HER_IKISI' });
  const bridge = await idOf(api.project.save, projectBody(categoryId));
  const tower = await idOf(api.project.save, { ...projectBody(categoryId), code: 'KULE', name: 'Kule' });
  const save = (description: string, own: object) =>
    t.ask(noun.save, who, {
      body: { ...rowBody, projectId: bridge, categoryId, vatRate: 20, description, ...own },
    });
  await save('Geciken', { date: '2025-03-31', dueDate: '2025-04-30', amount: 0.03, status: 'BEKLIYOR' });
  await save('Bekleyen', { date: '2025-04-01', dueDate: '2099-01-01', amount: 100, status: 'BEKLIYOR' });
  await save('Kapanan', { date: '2025-04-30', dueDate: '2025-04-30', amount: 10, status: settled });
  await save('İptal', { date: '2025-04-15', dueDate: '2025-04-16', amount: 5000, status: 'IPTAL' });
  await save('Kulede', {
    date: '2025-04-02',
    dueDate: null,
    amount: 1,
    status: 'BEKLIYOR',
    projectId: tower,
  });
  const find = (body: Partial<ProjectRowQuery>) => t.ask<Found>(noun.findAll, who, { body });
  return { who, find, bridge };
}

const told = ({ content, sums }: Found) => [content.map(({ description }) => description), sums];

test.each(kinds)(
  'rows are found by days, project and what waits, and the sums leave out the cancelled (%s)',
  async (_, noun, settled) => {
    const { find, bridge } = await companyWithRows(noun, settled);
    const all = await find({});
    expect(all.totalElements).toBe(5);
    expect(all.sums).toEqual({ amount: 111.03, grossAmount: 133.24, remainingAmount: 121.24 });
    expect(told(await find({ from: '2025-04-01', to: '2025-04-30', projectId: bridge }))).toEqual([
      ['Kapanan', 'İptal', 'Bekleyen'],
      { amount: 110, grossAmount: 132, remainingAmount: 120 },
    ]);
    expect(told(await find({ waiting: true }))).toEqual([
      ['Kulede', 'Bekleyen', 'Geciken'],
      { amount: 101.03, grossAmount: 121.24, remainingAmount: 121.24 },
    ]);
    expect(told(await find({ overdue: true }))).toEqual([
      ['Geciken'],
      { amount: 0.03, grossAmount: 0.04, remainingAmount: 0.04 },
    ]);
    expect(told(await find({ searchText: 'kule', pageSize: 1 }))).toEqual([
      ['Kulede'],
      { amount: 1, grossAmount: 1.2, remainingAmount: 1.2 },
    ]);
    expect(told(await find({ to: '2000-01-01' }))).toEqual([
      [],
      { amount: 0, grossAmount: 0, remainingAmount: 0 },
    ]);
  },
);

test.each(kinds)(
  'rows are ordered by day, due date or amount, those without one last (%s)',
  async (_, noun, settled) => {
    const { find } = await companyWithRows(noun, settled);
    const names = async (body: Partial<ProjectRowQuery>) => told(await find(body))[0];
    expect(await names({})).toEqual(['Kapanan', 'İptal', 'Kulede', 'Bekleyen', 'Geciken']);
    expect(await names({ sortBy: 'date' })).toEqual(['Geciken', 'Bekleyen', 'Kulede', 'İptal', 'Kapanan']);
    expect(await names({ sortBy: 'dueDate', waiting: true })).toEqual(['Geciken', 'Bekleyen', 'Kulede']);
    expect(await names({ sortBy: 'dueDate', sortOrder: 'DESC', waiting: true })).toEqual([
      ...['Bekleyen', 'Geciken', 'Kulede'],
    ]);
    expect(await names({ sortBy: 'amount', sortOrder: 'DESC', pageSize: 2 })).toEqual(['İptal', 'Bekleyen']);
    expect(await names({ sortBy: 'amount', sortOrder: 'DESC', pageSize: 2, page: 2 })).toEqual(['Geciken']);
  },
);

test.each(kinds)(
  'what waits and what is overdue come to the figures of the dashboard (%s)',
  async (kind, noun, settled) => {
    const { who, find } = await companyWithRows(noun, settled);
    const figures = await t.ask<DashboardData>(api.dashboard.data, who);
    const [waiting, overdue] =
      kind === 'income'
        ? [figures.receivable, figures.overdueReceivable]
        : [figures.payable, figures.overduePayable];
    expect((await find({ waiting: true })).sums.remainingAmount).toBe(waiting);
    expect((await find({ overdue: true })).sums.remainingAmount).toBe(overdue);
  },
);

test('a filter that is none is refused in Turkish', async () => {
  const who = await t.signUp();
  const refused = await t.call(
    api.projectIncome.findAll,
    { body: { waiting: 'evet', from: '2026-02-30' } },
    who,
  );
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { waiting: 'Bekleyen süzgeci geçerli değil', from: 'Geçerli bir tarih girin' } },
  });
});
