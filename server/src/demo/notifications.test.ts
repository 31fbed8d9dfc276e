import { api, dayInTurkey, type EndpointOutput } from '@vezne/contract';
import { testApp } from '../test/app';
import { demoAdmin, demoManager, demoPassword, seedDemo } from './seed';

const t = testApp();

test('the first visit to the demo company finds three new notifications and some that were read', async () => {
  const now = new Date();
  const passwordCost = { memoryKib: 64, passes: 1 };
  await seedDemo(t.db, { now, today: dayInTurkey(now), passwordCost });
  for (const email of [demoManager, demoAdmin]) {
    const person = await t.signIn(email, demoPassword);
    const told = await t.ask<EndpointOutput<typeof api.notification.findAll>>(
      api.notification.findAll,
      person,
    );
    expect([email, told.unread]).toEqual([email, 3]);
    expect(told.notifications.length).toBeGreaterThan(3);
    const unread = told.notifications.filter(({ isRead }) => !isRead).map(({ kind }) => kind);
    expect(new Set(unread).size).toBe(3);
  }
}, 60_000);
