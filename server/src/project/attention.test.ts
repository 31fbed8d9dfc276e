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
