import { api, type NotificationKind } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { listOverdue, listPressingProjects } from './facts-queries';

const GB = 1_000_000_000;
let free = 48 * GB;
const t = testApp({ freeSpace: async () => free, at: new Date('2026-11-21T09:00:00Z') });
const { ask, call, signUp, addManager } = t;

const told = async (person: SignedUp) =>
  api.notification.findAll.output.parse(await ask(api.notification.findAll, person));
const of = async (person: SignedUp, kind: NotificationKind) =>
  (await told(person)).notifications.filter((each) => each.kind === kind);
const kinds = async (person: SignedUp) => (await told(person)).notifications.map(({ kind }) => kind);
const read = (person: SignedUp, keys: string[]) => ask(api.notification.read, person, { body: { keys } });

const categoryOf = async (person: SignedUp): Promise<string> =>
  (await ask<{ id: string }>(api.category.save, person, { body: { name: 'Genel', type: 'HER_IKISI' } })).id;

async function withProject(person: SignedUp, own: object = {}) {
  const categoryId = await categoryOf(person);
  const body = {
    name: 'Köprü',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    status: 'DEVAM_EDIYOR',
    ...own,
  };
  const { id: projectId } = await ask<{ id: string }>(api.project.save, person, { body });
  const row = (kind: 'projectIncome' | 'projectExpense', more: object) =>
    ask<{ id: string }>(api[kind].save, person, {
      body: { projectId, categoryId, description: 'Satır', date: '2026-10-01', vatRate: 20, ...more },
    });
  return { categoryId, projectId, body, row };
}

test('a company that was born a moment ago is told of three first steps, each gone when it is done', async () => {
  const person = await signUp();
  expect(await told(person)).toMatchObject({ unread: 3 });
  expect(await kinds(person)).toEqual(['SIRKET_BILGILERI', 'KATEGORILER', 'ILK_KAYIT']);

  const categoryId = await categoryOf(person);
  expect(await kinds(person)).toEqual(['SIRKET_BILGILERI', 'ILK_KAYIT']);
  const entry = { categoryId, description: 'Kira', date: '2026-11-01', paymentMethod: 'CASH' };
  await ask(api.cashFlow.save, person, { body: { ...entry, cashFlowType: 'CIKIS', amount: 10 } });
  expect(await kinds(person)).toEqual(['SIRKET_BILGILERI']);
  await ask(api.company.update, person, {
    body: { id: person.companyId, name: 'Er Yapı', address: 'Moda Cad. 1' },
  });
  expect(await told(person)).toEqual({ notifications: [], unread: 0 });
});

test('rows after their due date are told by project, with what they come to and the oldest day', async () => {
  const person = await signUp();
  const { row, projectId } = await withProject(person);
  await row('projectIncome', { amount: 0.03, dueDate: '2026-11-20' });
  await row('projectIncome', { amount: 100, dueDate: '2026-11-02' });
  await row('projectIncome', { amount: 7, dueDate: '2026-11-21' });
  await row('projectIncome', { amount: 9, dueDate: '2026-11-01', status: 'TAHSIL_EDILDI' });
  const paid = await row('projectExpense', { amount: 12.34, vatRate: 10, dueDate: '2026-11-01' });
  expect(await of(person, 'GELIR_GECIKTI')).toMatchObject([
    { projectId, projectName: 'Köprü', count: 2, amount: 120.04, date: '2026-11-02', isRead: false },
  ]);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 1, amount: 13.57, date: '2026-11-01' }]);

  await ask(api.projectExpense.delete, person, { query: { id: paid.id } });
  expect(await of(person, 'GIDER_GECIKTI')).toEqual([]);
});

test('a further row that is overdue makes what was read new again', async () => {
  const person = await signUp();
  const { row } = await withProject(person);
  await row('projectIncome', { amount: 5, dueDate: '2026-11-02' });
  const [first] = await of(person, 'GELIR_GECIKTI');
  await read(person, [first?.key ?? '']);
  expect(await of(person, 'GELIR_GECIKTI')).toMatchObject([{ isRead: true }]);
  await row('projectIncome', { amount: 5, dueDate: '2026-11-01' });
  expect(await of(person, 'GELIR_GECIKTI')).toMatchObject([{ isRead: false, count: 2 }]);
});

test('what was read of overdue rows stays read while they become fewer', async () => {
  const person = await signUp();
  const { row } = await withProject(person);
  await row('projectExpense', { amount: 5, dueDate: '2026-11-02' });
  const later = await row('projectExpense', { amount: 5, dueDate: '2026-11-03' });
  const [first] = await of(person, 'GIDER_GECIKTI');
  await read(person, [first?.key ?? '']);
  await ask(api.projectExpense.delete, person, { query: { id: later.id } });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: true, count: 1 }]);
  await row('projectExpense', { amount: 5, dueDate: '2026-11-04' });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false, count: 2 }]);
});

test.each([
  ['2026-11-20', 'PROJE_GECIKTI', 1],
  ['2026-11-21', 'PROJE_BITIYOR', 0],
  ['2026-11-28', 'PROJE_BITIYOR', 7],
  ['2026-11-29', 'PROJE_BITIYOR', undefined],
] as const)('a project that ends on %s is told as %s: %s', async (endDate, kind, days) => {
  const person = await signUp();
  await withProject(person, { endDate });
  expect((await of(person, kind)).map(({ count, date }) => [count, date])).toEqual(
    days === undefined ? [] : [[days, endDate]],
  );
});

test('a project that has cost more than was estimated is told until it is finished', async () => {
  const person = await signUp();
  const { row, body, projectId } = await withProject(person, { estimatedCost: 100 });
  await row('projectExpense', { amount: 100 });
  expect(await of(person, 'BUTCE_ASILDI')).toEqual([]);
  await row('projectExpense', { amount: 12.4 });
  expect(await of(person, 'BUTCE_ASILDI')).toMatchObject([{ projectId, percent: 112.4 }]);
  await ask(api.project.update, person, { body: { ...body, id: projectId, status: 'TAMAMLANDI' } });
  expect(await of(person, 'BUTCE_ASILDI')).toEqual([]);
});

test('the end of the subscription is told from two weeks before, again as it comes near, and once it is over', async () => {
  const person = await signUp();
  const ends = (moment: string) =>
    t.db.run("UPDATE subscription SET start_at = '2026-01-01', end_at = $2 WHERE company_id = $1", [
      person.companyId,
      moment,
    ]);
  const readIt = async () => read(person, [(await of(person, 'ABONELIK_BITIYOR'))[0]?.key ?? '']);
  await ends('2026-12-06T09:00:00Z');
  expect(await of(person, 'ABONELIK_BITIYOR')).toEqual([]);
  await ends('2026-12-05T09:00:00Z');
  expect(await of(person, 'ABONELIK_BITIYOR')).toMatchObject([
    { count: 14, date: '2026-12-05', isRead: false },
  ]);
  await readIt();
  expect(await of(person, 'ABONELIK_BITIYOR')).toMatchObject([{ isRead: true }]);
  await ends('2026-11-28T09:00:00Z');
  expect(await of(person, 'ABONELIK_BITIYOR')).toMatchObject([{ count: 7, isRead: false }]);
  await ends('2026-11-21T08:59:59Z');
  expect(await of(person, 'ABONELIK_BITIYOR')).toMatchObject([{ count: null, isRead: false }]);
  expect(await readIt()).toEqual({ read: 1 });
});

test('a full disk is told to administrators alone', async () => {
  const manager = await signUp();
  const colleague = await addManager(manager);
  await t.db.run("UPDATE manager SET role = 'ADMIN' WHERE id = $1", [colleague.managerId]);
  const admin = { ...colleague, ...(await t.signIn(colleague.email, colleague.password)) };
  free = GB;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  expect(await of(admin, 'DISK_DOLUYOR')).toHaveLength(1);
  expect(await of(manager, 'DISK_DOLUYOR')).toEqual([]);
  jest.restoreAllMocks();
});

test('what one has read is new to a colleague, and what does not stand is not kept', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  const stranger = await signUp();
  const [, notice] = (await told(person)).notifications;
  expect(await read(person, [notice?.key ?? '', 'ILK_KAYIT:uydurma'])).toEqual({ read: 1 });
  expect(await read(person, [notice?.key ?? ''])).toEqual({ read: 0 });
  expect(await told(person)).toMatchObject({ unread: 2 });
  expect(await told(colleague)).toMatchObject({ unread: 3 });
  expect(await told(stranger)).toMatchObject({ unread: 3 });
  expect(await t.db.query('SELECT key FROM notification_read')).not.toContainEqual({
    key: 'ILK_KAYIT:uydurma',
  });
});

const snooze = (person: SignedUp, keys: string[], days: number) =>
  ask(api.notification.snooze, person, { body: { keys, days } });
const prefer = (person: SignedUp, body: object) => ask(api.notification.prefer, person, { body });

test('what one has put off or does without is there for a colleague, and comes back unread on its day', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  const { row } = await withProject(person, { endDate: '2026-11-01' });
  await row('projectExpense', { amount: 5, dueDate: '2026-11-02' });
  const later = await row('projectExpense', { amount: 5, dueDate: '2026-11-03' });
  const { unread } = await told(person);
  const [overdue] = await of(person, 'GIDER_GECIKTI');
  await read(person, [overdue?.key ?? '']);
  expect(await snooze(person, [overdue?.key ?? '', 'ILK_KAYIT:uydurma'], 1)).toEqual({ snoozed: 1 });
  await prefer(person, { kind: 'PROJE_GECIKTI', isShown: false });

  // Fewer of what was put off are nothing new.
  await ask(api.projectExpense.delete, person, { query: { id: later.id } });
  const now = await told(person);
  expect(now.unread).toBe(unread - 2);
  expect(now.notifications.map(({ kind }) => kind)).not.toContain('GIDER_GECIKTI');
  expect(now.notifications.map(({ kind }) => kind)).not.toContain('PROJE_GECIKTI');
  expect(now.snoozed).toMatchObject([{ kind: 'GIDER_GECIKTI', count: 1, until: '2026-11-22' }]);
  expect(await told(colleague)).toMatchObject({ unread });
  expect((await told(colleague)).snoozed).toBeUndefined();
  expect(await kinds(colleague)).toEqual(expect.arrayContaining(['GIDER_GECIKTI', 'PROJE_GECIKTI']));

  expect(await snooze(person, [now.snoozed?.[0]?.key ?? ''], 0)).toEqual({ snoozed: 1 });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false }]);
  const [fewer] = await of(person, 'GIDER_GECIKTI');
  await snooze(person, [fewer?.key ?? ''], 3);
  await snooze(person, [fewer?.key ?? ''], 1);
  expect(await of(person, 'GIDER_GECIKTI')).toEqual([]);
  // A further one is.
  await row('projectExpense', { amount: 5, dueDate: '2026-11-04' });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false, count: 2 }]);
});

test('what is put off for fewer days than more of it was before comes back after those', async () => {
  const person = await signUp();
  const { row } = await withProject(person);
  await row('projectExpense', { amount: 5, dueDate: '2026-11-02' });
  const later = await row('projectExpense', { amount: 5, dueDate: '2026-11-03' });
  const putOff = async () =>
    (await told(person)).snoozed?.map(({ kind, count, until }) => [kind, count, until]);
  await snooze(person, [(await of(person, 'GIDER_GECIKTI'))[0]?.key ?? ''], 10);
  await ask(api.projectExpense.delete, person, { query: { id: later.id } });
  expect(await putOff()).toEqual([['GIDER_GECIKTI', 1, '2026-12-01']]);
  await snooze(person, [(await told(person)).snoozed?.[0]?.key ?? ''], 2);
  expect(await putOff()).toEqual([['GIDER_GECIKTI', 1, '2026-11-23']]);
});

test('on the day to which it was put off it is unread again', async () => {
  const person = await signUp();
  await read(person, ['ILK_KAYIT']);
  await snooze(person, ['ILK_KAYIT'], 1);
  expect(await told(person)).toMatchObject({ unread: 2, snoozed: [{ key: 'ILK_KAYIT' }] });
  await t.db.run("UPDATE notification_snooze SET until = '2026-11-21' WHERE company_id = $1", [
    person.companyId,
  ]);
  expect(await told(person)).toMatchObject({ unread: 3 });
  expect((await told(person)).snoozed).toBeUndefined();
});

test('what was read can be made unread, and so can what was read of more', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  const { row } = await withProject(person);
  await row('projectExpense', { amount: 5, dueDate: '2026-11-02' });
  const later = await row('projectExpense', { amount: 5, dueDate: '2026-11-03' });
  const keyOf = async () => (await of(person, 'GIDER_GECIKTI'))[0]?.key ?? '';
  for (const each of [person, colleague]) await read(each, [await keyOf()]);
  await ask(api.projectExpense.delete, person, { query: { id: later.id } });
  const unread = { body: { keys: [await keyOf()] } };
  expect(await ask(api.notification.unread, person, unread)).toEqual({ unread: 1 });
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: false }]);
  expect(await of(colleague, 'GIDER_GECIKTI')).toMatchObject([{ isRead: true }]);
});

test('one chooses what to be told of and how early; what is left out stays', async () => {
  const person = await signUp();
  await withProject(person, { endDate: '2026-12-20' });
  expect(await ask(api.notification.preferences, person)).toEqual({ muted: [], leadDays: 7 });
  expect(await of(person, 'PROJE_BITIYOR')).toEqual([]);
  await prefer(person, { kind: 'PROJE_BITIYOR', leadDays: 30 });
  expect(await of(person, 'PROJE_BITIYOR')).toMatchObject([{ count: 29 }]);
  await prefer(person, { kind: 'PROJE_BITIYOR', isShown: false });
  expect(await of(person, 'PROJE_BITIYOR')).toEqual([]);
  expect(await prefer(person, { kind: 'PROJE_BITIYOR', isShown: true })).toEqual({
    muted: [],
    leadDays: 30,
  });
  expect(await of(person, 'PROJE_BITIYOR')).toHaveLength(1);
});

test.each([
  [{ kind: 'ABONELIK_BITIYOR', isShown: false }, 'kind', 'Bildirim türü geçerli değil'],
  [{ kind: 'PROJE_GECIKTI', leadDays: 3 }, 'leadDays', 'Bu bildirimin günü seçilemez'],
  [{ kind: 'PROJE_BITIYOR', leadDays: 61 }, 'leadDays', 'Gün sayısını 1 ile 60 arasında girin'],
  [{ kind: 'PROJE_BITIYOR', leadDays: '3' }, 'leadDays', 'Gün sayısını 1 ile 60 arasında girin'],
])('the choice %j is refused', async (body, field, message) => {
  const answer = await call(api.notification.prefer, { body }, await signUp());
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }]);
});

test.each([-1, 31, 0.5])('nothing is put off by %s days', async (days) => {
  const body = { keys: ['ILK_KAYIT'], days };
  const answer = await call(api.notification.snooze, { body }, await signUp());
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { fields: { days: 'Gün sayısını 0 ile 30 arasında girin' } },
  ]);
});

test("nothing of another company's projects is told", async () => {
  const person = await signUp();
  const { row } = await withProject(person, { name: 'Gizlikelime', endDate: '2026-11-01', estimatedCost: 1 });
  await row('projectExpense', { amount: 100, dueDate: '2026-11-02' });
  expect(JSON.stringify(await told(person))).toContain('Gizlikelime');
  const stranger = await signUp();
  expect(JSON.stringify(await told(stranger))).not.toContain('Gizlikelime');
  // Nor would it be without the walls of the database.
  const facts = async (companyId: string) => [
    ...(await listOverdue(t.db, companyId, 'expense', '2026-11-21')),
    ...(await listPressingProjects(t.db, companyId, '2026-11-21', 7)),
  ];
  expect((await facts(person.companyId)).map(({ kind }) => kind)).toEqual([
    'GIDER_GECIKTI',
    'PROJE_GECIKTI',
    'BUTCE_ASILDI',
  ]);
  expect(await facts(stranger.companyId)).toEqual([]);
});

test.each([[[]], [[1]], [['']], [['x'.repeat(121)]], [Array(101).fill('a')]])(
  'the keys %j are refused',
  async (keys) => {
    const answer = await call(api.notification.read, { body: { keys } }, await signUp());
    expect(answer.status).toBe(400);
  },
);
