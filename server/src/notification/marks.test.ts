import { api } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { bellOf } from './testing';

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
const { ask, call, signUp, addManager } = t;
const { told, of, kinds, unread, read, readAll, snooze, choose, withProject } = bellOf(t);
const missing = { status: 404, body: { code: 'NOT_FOUND' } };

const idOf = async (person: SignedUp, kind: 'GIDER_GECIKTI' | 'GELIR_GECIKTI') =>
  (await of(person, kind))[0]?.id ?? '';

/** Somebody with two overdue expenses. */
async function withOverdue() {
  const person = await signUp();
  const project = await withProject(person);
  const first = await project.row('projectExpense', { amount: 5, dueDate: '2026-11-10' });
  const second = await project.row('projectExpense', { amount: 5, dueDate: '2026-11-12' });
  const drop = ({ id }: { id: string }) => ask(api.projectExpense.delete, person, { query: { id } });
  return { ...project, person, first, second, drop };
}

test('what one has read is new to a colleague', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  expect(await read(person, ['KATEGORILER'])).toEqual({ read: 1 });
  expect(await read(person, ['KATEGORILER'])).toEqual({ read: 0 });
  expect([await unread(person), await unread(colleague)]).toEqual([2, 3]);
  expect(await ask(api.notification.read, person, { body: { all: true } })).toEqual({ read: 2 });
  expect([await unread(person), await unread(colleague)]).toEqual([0, 3]);
  expect(await ask(api.notification.unread, person, { body: { ids: ['ILK_KAYIT'] } })).toEqual({ unread: 1 });
  expect(await unread(person)).toBe(1);
});

test('an id that does not stand is missing, be it of another company, and nothing of the call is done', async () => {
  const { person } = await withOverdue();
  const stranger = await signUp();
  const id = await idOf(person, 'GIDER_GECIKTI');
  const ids = ['KATEGORILER', id];
  expect(await call(api.notification.read, { body: { ids } }, stranger)).toMatchObject(missing);
  expect(await call(api.notification.unread, { body: { ids } }, stranger)).toMatchObject(missing);
  const until = '2026-11-22';
  expect(await call(api.notification.snooze, { body: { id, until } }, stranger)).toMatchObject(missing);
  expect(await call(api.notification.snooze, { body: { id, until: null } }, stranger)).toMatchObject(missing);
  expect(await unread(stranger)).toBe(3);
  for (const table of ['notification_read', 'notification_snooze'])
    expect(await t.db.query(`SELECT 1 FROM ${table} WHERE company_id = $1`, [stranger.companyId])).toEqual(
      [],
    );
});

test('a further row that is overdue makes what was read new again, also when others go and it is due before them', async () => {
  const { person, row, first, drop } = await withOverdue();
  await readAll(person, 'GIDER_GECIKTI');
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: true, count: 2 }]);
  await drop(first);
  // As many as were read, none of them due later than what was.
  await row('projectExpense', { amount: 500_000, dueDate: '2026-11-09' });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false, count: 2, amount: 600_006 }]);
});

test('what was read of overdue rows stays read while they become fewer, and when one comes back as it was', async () => {
  const { person, first, second, drop } = await withOverdue();
  await readAll(person, 'GIDER_GECIKTI');
  await drop(second);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: true, count: 1 }]);
  await drop(first);
  expect(await of(person, 'GIDER_GECIKTI')).toEqual([]);
});

test('a row that is due on another day is another matter', async () => {
  const { person, first, projectId, categoryId } = await withOverdue();
  await readAll(person, 'GIDER_GECIKTI');
  await ask(api.projectExpense.update, person, {
    body: {
      ...{ id: first.id, projectId, categoryId, description: 'Satır', date: '2026-10-01', vatRate: 20 },
      ...{ amount: 5, dueDate: '2026-11-11' },
    },
  });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false, count: 2 }]);
});

test('who reads what has changed meanwhile reads nothing that they have not seen', async () => {
  const { person, row } = await withOverdue();
  const seen = await idOf(person, 'GIDER_GECIKTI');
  await row('projectExpense', { amount: 7, dueDate: '2026-11-13' });
  expect(await call(api.notification.read, { body: { ids: [seen] } }, person)).toMatchObject(missing);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false, count: 3 }]);
});

test('what one has put off is there for a colleague, comes back unread on its day, and further matters come at once', async () => {
  const { person, row } = await withOverdue();
  const colleague = await addManager(person);
  await readAll(person, 'GIDER_GECIKTI');
  const before = await unread(person);
  const id = await idOf(person, 'GIDER_GECIKTI');
  expect(await snooze(person, id, '2026-11-24')).toEqual({ snoozedUntil: '2026-11-24' });
  const [last] = (await told(person)).content.slice(-1);
  expect(last).toMatchObject({ kind: 'GIDER_GECIKTI', count: 2, isRead: false, snoozedUntil: '2026-11-24' });
  expect(await unread(person)).toBe(before);
  expect((await told(person, { unread: true })).content.map(({ kind }) => kind)).not.toContain(
    'GIDER_GECIKTI',
  );
  expect(await of(colleague, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false, snoozedUntil: null }]);

  await row('projectExpense', { amount: 1, dueDate: '2026-11-05' });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([
    { count: 1, amount: 1.2, snoozedUntil: null, isRead: false },
    { count: 2, snoozedUntil: '2026-11-24' },
  ]);
  t.setClock(new Date('2026-11-24T09:00:00Z'));
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 3, isRead: false, snoozedUntil: null }]);
  t.setClock(new Date('2026-11-21T09:00:00Z'));
});

test('what was put off to one day is told as apart as before', async () => {
  const person = await signUp();
  const { categoryId } = await withProject(person, { endDate: '2026-11-20' });
  const { projectId } = await withProject(person, { name: 'Kanal', endDate: '2026-11-11' }, categoryId);
  const late = await of(person, 'PROJE_GECIKTI');
  const titles = ['Proje 1 gün gecikti', 'Proje 10 gün gecikti'];
  expect(late.map(({ title }) => title)).toEqual(titles);
  for (const { id } of late) await snooze(person, id, '2026-11-24');
  const off = await of(person, 'PROJE_GECIKTI');
  expect(off.map(({ title, snoozedUntil }) => [title, snoozedUntil])).toEqual(
    titles.map((title) => [title, '2026-11-24']),
  );
  expect(off[1]).toMatchObject({ projectId, details: ['Kanal', 'bitişi 11.11.2026'], count: 1 });
  await snooze(person, off[1]?.id ?? '', null);
  expect((await of(person, 'PROJE_GECIKTI')).map(({ snoozedUntil }) => snoozedUntil)).toEqual([
    null,
    '2026-11-24',
  ]);
});

test('the last word counts: a shorter time after a longer one, and none', async () => {
  const { person, second, drop } = await withOverdue();
  await snooze(person, await idOf(person, 'GIDER_GECIKTI'), '2026-12-01');
  await drop(second);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 1, snoozedUntil: '2026-12-01' }]);
  await snooze(person, await idOf(person, 'GIDER_GECIKTI'), '2026-11-22');
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 1, snoozedUntil: '2026-11-22' }]);
  await snooze(person, await idOf(person, 'GIDER_GECIKTI'), null);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ snoozedUntil: null, isRead: false }]);
});

test.each([
  ['2026-11-21', 'Bugünden sonraki bir gün seçin'],
  ['2026-12-22', 'En fazla 30 gün ertelenebilir'],
  ['yarın', 'Geçerli bir tarih girin'],
])('nothing is put off to %s', async (until, sentence) => {
  const answer = await call(api.notification.snooze, { body: { id: 'ILK_KAYIT', until } }, await signUp());
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { until: sentence } }]);
});

test.each([
  {},
  { ids: [] },
  { ids: [1] },
  { ids: [''] },
  { ids: ['x'.repeat(121)] },
  { ids: Array(101).fill('a') },
  { all: false },
  { all: true, ids: ['ILK_KAYIT'] },
])('%j is no word on what is read', async (body) => {
  expect((await call(api.notification.read, { body }, await signUp())).status).toBe(400);
});

test('one chooses what to be told of, where and how early; what is left out stays', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  await withProject(person, { endDate: '2026-12-20' });
  const usual = await ask<Preferences>(api.notification.preferences, person);
  expect(usual).toMatchObject({ isDaily: true, dailyAt: '08:30', isWeekly: true });
  expect(usual.kinds).toContainEqual({ kind: 'PROJE_BITIYOR', inApp: true, email: true, leadDays: 7 });
  expect(usual.kinds).toContainEqual({ kind: 'ODEME_YAKLASIYOR', inApp: true, email: true, leadDays: 3 });
  expect(usual.kinds).toContainEqual({ kind: 'GIDER_GECIKTI', inApp: true, email: true, leadDays: null });

  const ending = (change: object) => choose(person, { kinds: [{ kind: 'PROJE_BITIYOR', ...change }] });
  await ending({ leadDays: 30 });
  expect(await of(person, 'PROJE_BITIYOR')).toHaveLength(1);
  expect(await kinds(colleague)).not.toContain('PROJE_BITIYOR');
  await ending({ inApp: false });
  expect(await kinds(person)).not.toContain('PROJE_BITIYOR');
  await ending({ email: false });
  // Who has chosen kinds has chosen no times.
  const times = () =>
    t.db.query('SELECT 1 FROM notification_mail_choice WHERE company_id = $1', [person.companyId]);
  expect(await times()).toEqual([]);
  expect(await choose(person, { dailyAt: '07:15' })).toMatchObject({ dailyAt: '07:15', isDaily: true });
  const chosen = await choose(person, { isWeekly: false });
  expect(chosen).toMatchObject({ dailyAt: '07:15', isDaily: true, isWeekly: false });
  expect(await ask<Preferences>(api.notification.preferences, person)).toEqual(chosen);
  // As they were read they may be sent back.
  expect(await choose(person, chosen as object)).toEqual(chosen);
  expect((await ask<Preferences>(api.notification.preferences, person)).kinds).toContainEqual({
    ...{ kind: 'PROJE_BITIYOR', inApp: false, email: false, leadDays: 30 },
  });
  expect(await ask(api.notification.preferences, colleague)).toEqual(usual);
});

type Preferences = { kinds: object[] };

test.each([
  [{ kinds: [{ kind: 'ABONELIK_BITIYOR', inApp: false }] }, 'kinds.0.kind', 'Bildirim türü geçerli değil'],
  [{ kinds: [{ kind: 'YENI_CIHAZ', inApp: false }] }, 'kinds.0.kind', 'Bildirim türü geçerli değil'],
  [{ kinds: [{ kind: 'PROJE_GECIKTI', leadDays: 3 }] }, 'kinds.0.leadDays', 'Bu bildirimin günü seçilemez'],
  [{ kinds: [{ kind: 'PAKET_HAZIR', email: false }] }, 'kinds.0.email', 'Bu bildirimin e-postası seçilemez'],
  [
    { kinds: [{ kind: 'PROJE_BITIYOR', leadDays: 61 }] },
    'kinds.0.leadDays',
    'Gün sayısını 1 ile 60 arasında girin',
  ],
  [
    { kinds: [{ kind: 'PROJE_BITIYOR' }, { kind: 'PROJE_BITIYOR' }] },
    'kinds',
    'Her bildirim türü bir kez yazılabilir',
  ],
  [{ dailyAt: '8:30' }, 'dailyAt', 'Saati 08:30 gibi girin'],
  [{ dailyAt: '24:00' }, 'dailyAt', 'Saati 08:30 gibi girin'],
  [{ dailyAt: '05:59' }, 'dailyAt', '06:00 ile 21:30 arasında bir saat seçin'],
  [{ dailyAt: '21:31' }, 'dailyAt', '06:00 ile 21:30 arasında bir saat seçin'],
  [{ isDaily: 'evet' }, 'isDaily', 'Bildirim seçimi geçerli değil'],
])('the choice %j is refused', async (body, field, message) => {
  const answer = await call(api.notification.choose, { body }, await signUp());
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }]);
});
