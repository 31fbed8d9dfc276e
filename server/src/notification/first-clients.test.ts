import { api } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { bellOf } from './testing';

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
const { ask, signUp } = t;
const { of, snooze, choose, withProject } = bellOf(t);

const told = async (person: SignedUp) =>
  api.notification.findAll.output.parse(await ask(api.notification.findAll, person));
const read = (person: SignedUp, keys: string[]) => ask(api.notification.read, person, { body: { keys } });

/** Overdue expenses of two projects, a late project, a spent budget, and what the first clients do not know. */
async function withAll() {
  const person = await signUp();
  const one = await withProject(person, { endDate: '2026-11-01', estimatedCost: 100 });
  const other = await withProject(person, { name: 'Kanal', estimatedCost: 10 }, one.categoryId);
  await one.row('projectExpense', { amount: 40, dueDate: '2026-11-02' });
  await one.row('projectExpense', { amount: 40, dueDate: '2026-11-03' });
  await other.row('projectExpense', { amount: 90, dueDate: '2026-11-04' });
  await other.row('projectExpense', { amount: 5, dueDate: '2026-11-22' });
  return { person, one: one.projectId, other: other.projectId };
}

test('the first clients are told what they know: what is overdue by project, the largest sum first', async () => {
  const { person, one, other } = await withAll();
  const { notifications, unread } = await told(person);
  expect(notifications.map(({ kind, projectId, count, amount }) => [kind, projectId, count, amount])).toEqual(
    [
      ['GIDER_GECIKTI', other, 1, 108],
      ['GIDER_GECIKTI', one, 2, 96],
      ['PROJE_GECIKTI', one, 20, null],
      ['BUTCE_ASILDI', other, null, null],
      ['SIRKET_BILGILERI', null, null, null],
      ['ILK_KAYIT', null, null, null],
    ],
  );
  expect(notifications[1]).toMatchObject({ projectName: 'Köprü', date: '2026-11-02', isRead: false });
  expect(unread).toBe(6);
});

test('what they read is read, and what no longer stands is left out', async () => {
  const { person, one } = await withAll();
  const theirs = (await told(person)).notifications.filter(({ projectId }) => projectId === one);
  const keys = theirs.map(({ key }) => key);
  expect(await read(person, [...keys, 'ILK_KAYIT:uydurma'])).toEqual({ read: 2 });
  expect(await read(person, keys)).toEqual({ read: 0 });
  expect(await told(person)).toMatchObject({ unread: 4 });
  // The whole sum is new as long as a part of it is.
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 3, isRead: false }]);
  expect(await of(person, 'PROJE_GECIKTI')).toMatchObject([{ isRead: true }]);
  expect(await t.db.query('SELECT key FROM notification_read')).not.toContainEqual({
    key: 'ILK_KAYIT:uydurma',
  });
});

test('what was put off or done without elsewhere is not told to them', async () => {
  const { person } = await withAll();
  await snooze(person, 'ILK_KAYIT', '2026-11-22');
  await choose(person, { kinds: [{ kind: 'GIDER_GECIKTI', inApp: false }] });
  const kinds = (await told(person)).notifications.map(({ kind }) => kind);
  expect(kinds).toEqual(['PROJE_GECIKTI', 'BUTCE_ASILDI', 'SIRKET_BILGILERI']);
});
