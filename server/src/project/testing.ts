import { api, type Project } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

/** The real app with one company in it that has one category; today is 21 November 2026. */
export function projectApp() {
  const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
  const world = {} as { us: SignedUp; categoryId: string };
  beforeAll(async () => {
    world.us = await t.signUp();
    const body = { name: 'İnşaat', type: 'HER_IKISI' };
    world.categoryId = (await t.ask<{ id: string }>(api.category.save, world.us, { body })).id;
  });

  const plan = (change: object = {}) => ({
    name: 'Villa',
    status: 'DEVAM_EDIYOR',
    startDate: '2026-10-01',
    endDate: '2026-12-01',
    ...change,
  });
  return {
    ...t,
    world,
    plan,
    make: (change: object = {}, person = world.us) =>
      t.ask<Project>(api.project.save, person, { body: plan(change) }),
    row: (projectId: string, change: object = {}) => ({
      projectId,
      categoryId: world.categoryId,
      description: 'Satır',
      amount: 100,
      date: '2026-11-01',
      ...change,
    }),
    find: (id: string) => t.ask<Project>(api.project.findById, world.us, { query: { id } }),
  };
}
