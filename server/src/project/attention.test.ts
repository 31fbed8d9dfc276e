import { api, type ProjectOverview, type ProjectSearch } from '@vezne/contract';
import { testApp } from '../test/app';

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });

test('every count of what needs attention is the number of projects that its link finds', async () => {
  const who = await t.signUp();
  const make = (name: string, own: object) =>
    t.ask(api.project.save, who, {
      body: { name, status: 'DEVAM_EDIYOR', startDate: '2026-01-01', endDate: '2026-12-31', ...own },
    });
  await make('Geciken', { endDate: '2026-11-20' });
  await make('Bekleyip geciken', { endDate: '2026-01-02', status: 'BEKLEMEDE' });
  await make('Bugün biten', { endDate: '2026-11-21' });
  await make('Geç biten', { endDate: '2026-11-01', status: 'TAMAMLANDI' });
  const found = async (body: Partial<ProjectSearch>) =>
    (await t.ask<{ totalElements: number }>(api.project.search, who, { body })).totalElements;
  const { cards } = await t.ask<ProjectOverview>(api.project.overview, who);
  expect(cards).toMatchObject({ delayed: 2, active: 2, notAnalyzed: 4 });
  expect(await found({ late: true })).toBe(cards.delayed);
  expect(await found({ late: false })).toBe(2);
  expect(await found({ statuses: ['DEVAM_EDIYOR'] })).toBe(cards.active);
  expect(await found({ analyzed: false })).toBe(cards.notAnalyzed);
});

test('late projects and rows that are due within a week are told by name, the oldest first', async () => {
  const who = await t.signUp();
  const other = await t.signUp();
  const make = async (owner: typeof who, name: string, endDate: string) => {
    const body = { name, status: 'DEVAM_EDIYOR', startDate: '2026-01-01', endDate };
    return (await t.ask<{ id: string }>(api.project.save, owner, { body })).id;
  };
  const projectId = await make(who, 'Köprü', '2026-11-18');
  await make(who, 'Liman', '2026-11-02');
  await make(who, 'Zamanında', '2026-12-31');
  const category = async (owner: typeof who) =>
    (await t.ask<{ id: string }>(api.category.save, owner, { body: { name: 'İş', type: 'HER_IKISI' } })).id;
  const row = { projectId, categoryId: await category(who), date: '2026-10-01', amount: 100, vatRate: 20 };
  const save = (kind: 'projectIncome' | 'projectExpense', description: string, own: object) =>
    t.ask(api[kind].save, who, { body: { ...row, description, ...own } });
  await save('projectIncome', 'Bir hafta sonra', { dueDate: '2026-11-28' });
  await save('projectIncome', 'Sekiz gün sonra', { dueDate: '2026-11-29' });
  await save('projectIncome', 'Geciken', { dueDate: '2026-11-01' });
  await save('projectIncome', 'Vadesiz', {});
  await save('projectIncome', 'Tahsil edilmiş', { dueDate: '2026-11-01', status: 'TAHSIL_EDILDI' });
  for (let day = 1; day <= 7; day++)
    await save('projectExpense', `Gider ${day}`, { dueDate: `2026-11-0${day}` });
  const overview = await t.ask<ProjectOverview>(api.project.overview, who);
  expect(overview.late.map(({ name, leftDays }) => [name, leftDays])).toEqual([
    ['Liman', -19],
    ['Köprü', -3],
  ]);
  expect(overview.dueIncomes).toMatchObject([
    { description: 'Geciken', projectName: 'Köprü', grossAmount: 120, status: 'BEKLIYOR', version: 1 },
    { description: 'Bir hafta sonra' },
  ]);
  expect(overview.dueExpenses.map(({ description }) => description)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `Gider ${n}`),
  );
  await make(other, 'Yabancı', '2026-11-01');
  expect(await t.ask(api.project.overview, other)).toMatchObject({ dueIncomes: [], dueExpenses: [] });
});
