import { api } from '@vezne/contract';
import type { Sql } from '../db/database';
import { testApp } from '../test/app';
import { usualPreferences } from './preference-queries';
import { listPressingProjects } from './project-queries';
import { listComing, listOverdue } from './row-queries';
import { listFacts } from './service';
import { bellOf } from './testing';
import { listEmptyTills } from './till-queries';

const GB = 1_000_000_000;
let free = 48 * GB;
// A Saturday.
const t = testApp({ freeSpace: async () => free, at: new Date('2026-11-21T09:00:00Z') });
const { ask, call, signUp, addManager } = t;
const { told, of, kinds, unread, read, categoryOf, withProject, choose } = bellOf(t);

const entry = (categoryId: string, cashFlowType: string, more: object = {}) => ({
  body: {
    ...{
      categoryId,
      cashFlowType,
      description: 'Kira',
      date: '2026-11-01',
      paymentMethod: 'CASH',
      amount: 10,
    },
    ...more,
  },
});

test('a company that was born a moment ago is told of three first steps, each gone when it is done', async () => {
  const person = await signUp();
  expect(await told(person)).toMatchObject({ unread: 3, totalElements: 3 });
  expect(await unread(person)).toBe(3);
  expect(await kinds(person)).toEqual(['SIRKET_BILGILERI', 'KATEGORILER', 'ILK_KAYIT']);

  const categoryId = await categoryOf(person);
  expect(await kinds(person)).toEqual(['SIRKET_BILGILERI', 'ILK_KAYIT']);
  await ask(api.cashFlow.save, person, entry(categoryId, 'GIRIS'));
  expect(await kinds(person)).toEqual(['SIRKET_BILGILERI']);
  await ask(api.company.update, person, {
    body: { id: person.companyId, name: 'Er Yapı', address: 'Moda Cad. 1' },
  });
  expect(await told(person)).toMatchObject({ content: [], unread: 0 });
});

test('all that is overdue is told in one, with what is open of it with VAT and the oldest day', async () => {
  const person = await signUp();
  const { row, categoryId, projectId } = await withProject(person);
  const other = await withProject(person, { name: 'Kanal' }, categoryId);
  await row('projectIncome', { amount: 0.03, dueDate: '2026-11-20' });
  await row('projectIncome', { amount: 100, dueDate: '2026-11-02' });
  await row('projectIncome', { amount: 7, dueDate: '2026-11-21' });
  await row('projectIncome', { amount: 9, dueDate: '2026-11-01', status: 'TAHSIL_EDILDI' });
  const paid = await row('projectExpense', { amount: 12.34, vatRate: 10, dueDate: '2026-11-01' });
  expect(await of(person, 'GELIR_GECIKTI')).toEqual([
    {
      id: expect.stringMatching(/^GELIR_GECIKTI:[\w-]{43}$/),
      kind: 'GELIR_GECIKTI',
      title: '2 gelirin vadesi geçti',
      details: ['Köprü', '120,04\u00a0₺', 'en eskisi 02.11.2026'],
      ...{ count: 2, amount: 120.04, projectId, day: '2026-11-21', at: null, age: 'BUGUN' },
      ...{ isRead: false, snoozedUntil: null },
    },
  ]);
  await other.row('projectIncome', { amount: 1, dueDate: '2026-11-03' });
  expect(await of(person, 'GELIR_GECIKTI')).toMatchObject([
    { details: ['Köprü ve 1 proje daha', '121,24\u00a0₺', 'en eskisi 02.11.2026'], projectId: null },
  ]);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([
    {
      title: '1 giderin vadesi geçti',
      details: ['Köprü', '13,57\u00a0₺', 'vadesi 01.11.2026'],
      age: 'DAHA_ONCE',
    },
  ]);

  await ask(api.projectExpense.delete, person, { query: { id: paid.id } });
  expect(await of(person, 'GIDER_GECIKTI')).toEqual([]);
});

test.each([
  ['2026-11-20', 'PROJE_GECIKTI', 'Proje 1 gün gecikti', ['Köprü', 'bitişi 20.11.2026'], 'BUGUN'],
  ['2026-11-21', 'PROJE_BITIYOR', 'Proje bugün bitiyor', ['Köprü', '21.11.2026'], 'DAHA_ONCE'],
  ['2026-11-26', 'PROJE_BITIYOR', 'Proje 5 gün sonra bitiyor', ['Köprü', '26.11.2026'], 'BU_HAFTA'],
  ['2026-11-28', 'PROJE_BITIYOR', 'Proje 7 gün sonra bitiyor', ['Köprü', '28.11.2026'], 'BUGUN'],
] as const)('a project that ends on %s is told as %s: %s', async (endDate, kind, title, details, age) => {
  const person = await signUp();
  const { projectId } = await withProject(person, { endDate });
  expect(await of(person, kind)).toMatchObject([{ title, details, age, projectId, amount: null }]);
});

test('a project that ends later than so many days is not told', async () => {
  const person = await signUp();
  await withProject(person, { endDate: '2026-11-29' });
  expect(await of(person, 'PROJE_BITIYOR')).toEqual([]);
});

test('a budget is told from four fifths on, as overspent once it is, and no more when the project is finished', async () => {
  const person = await signUp();
  const { row, body, projectId } = await withProject(person, { estimatedCost: 100 });
  await row('projectExpense', { amount: 79.99 });
  expect(await of(person, 'BUTCE_80')).toEqual([]);
  await row('projectExpense', { amount: 0.01, date: '2026-11-17' });
  expect(await of(person, 'BUTCE_80')).toMatchObject([
    {
      ...{ title: 'Tahmini maliyete yaklaşıldı', details: ['Köprü', 'bütçe kullanımı %80,0'] },
      ...{ day: '2026-11-17', age: 'BU_HAFTA' },
    },
  ]);
  await row('projectExpense', { amount: 20 });
  expect(await of(person, 'BUTCE_80')).toMatchObject([{ details: ['Köprü', 'bütçe kullanımı %100,0'] }]);
  await row('projectExpense', { amount: 12.4 });
  expect(await of(person, 'BUTCE_80')).toEqual([]);
  expect(await of(person, 'BUTCE_ASILDI')).toMatchObject([
    { title: 'Tahmini maliyet aşıldı', details: ['Köprü', 'bütçe kullanımı %112,4'] },
  ]);
  await ask(api.project.update, person, { body: { ...body, id: projectId, status: 'TAMAMLANDI' } });
  expect(await of(person, 'BUTCE_ASILDI')).toEqual([]);
});

test('a budget is nearly spent to the kuruş, also where a rounded share says so before', async () => {
  const person = await signUp();
  // Late, so that the project is looked at whatever was spent.
  const { row } = await withProject(person, { endDate: '2026-11-20', estimatedCost: 1_000 });
  await row('projectExpense', { amount: 799.99 });
  expect(await of(person, 'PROJE_GECIKTI')).toHaveLength(1);
  expect(await of(person, 'BUTCE_80')).toEqual([]);
  await row('projectExpense', { amount: 0.01 });
  expect(await of(person, 'BUTCE_80')).toMatchObject([{ details: ['Köprü', 'bütçe kullanımı %80,0'] }]);
});

test('an expense that is due soon is told by the due date that somebody wrote, as it is once it is late', async () => {
  const person = await signUp();
  const { row } = await withProject(person);
  const { id: contactId } = await ask<{ id: string }>(api.contact.save, person, {
    body: { name: 'Akçimento', kind: 'TEDARIKCI', paymentTermDays: 30 },
  });
  await row('projectExpense', { amount: 100, dueDate: '2026-11-25' });
  await row('projectExpense', { amount: 3, dueDate: '2026-10-10' });
  await row('projectExpense', { amount: 5 });
  await row('projectIncome', { amount: 7, dueDate: '2026-11-24' });
  expect(await of(person, 'ODEME_YAKLASIYOR')).toEqual([]);
  await row('projectExpense', { amount: 10, dueDate: '2026-11-24' });
  await row('projectExpense', { amount: 20, dueDate: '2026-11-22' });
  // By the term of their supplier they would be due tomorrow, and were due the day before yesterday.
  for (const date of ['2026-10-23', '2026-10-20'])
    await row('projectExpense', { amount: 1, date, contactId });
  expect(await of(person, 'ODEME_YAKLASIYOR')).toMatchObject([
    {
      title: '1 ödemenin vadesi 3 gün sonra',
      details: ['Köprü', '12,00\u00a0₺', '24.11.2026'],
      age: 'BUGUN',
    },
    {
      title: '1 ödemenin vadesi 1 gün sonra',
      details: ['Köprü', '24,00\u00a0₺', '22.11.2026'],
      age: 'BU_HAFTA',
    },
  ]);
  await choose(person, { kinds: [{ kind: 'ODEME_YAKLASIYOR', leadDays: 4 }] });
  expect(await of(person, 'ODEME_YAKLASIYOR')).toHaveLength(3);
  expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 1, amount: 3.6 }]);
});

test('more than three of a kind and day are told in one, with their sum', async () => {
  const person = await signUp();
  const { row } = await withProject(person);
  const coming = () => of(person, 'ODEME_YAKLASIYOR');
  for (const amount of [1, 2, 3]) await row('projectExpense', { amount, dueDate: '2026-11-24' });
  expect((await coming()).map(({ amount }) => amount)).toEqual([1.2, 2.4, 3.6]);
  await row('projectExpense', { amount: 4, dueDate: '2026-11-24' });
  await row('projectExpense', { amount: 50, dueDate: '2026-11-23' });
  expect(await coming()).toMatchObject([
    { title: '4 ödemenin vadesi 3 gün sonra', details: ['Köprü', '12,00\u00a0₺', '24.11.2026'], count: 4 },
    { count: 1, amount: 60 },
  ]);
});

test('a till below zero is told with the day since which it is so; what is written for later days does not count', async () => {
  const person = await signUp();
  const categoryId = await categoryOf(person);
  const write = (type: string, amount: number, date: string) =>
    ask(api.cashFlow.save, person, entry(categoryId, type, { amount, date }));
  await write('CIKIS', 10, '2026-11-02');
  await write('GIRIS', 30, '2026-11-10');
  await write('CIKIS', 25, '2026-11-12');
  await write('CIKIS', 5, '2026-11-17');
  await write('GIRIS', 500, '2026-11-22');
  expect(await of(person, 'NAKIT_EKSI')).toMatchObject([
    {
      ...{ title: 'Kasa eksiye düştü', details: ['Ana Kasa', '−10,00\u00a0₺', '12.11.2026 gününden beri'] },
      ...{ id: expect.stringMatching(/^NAKIT_EKSI:[\da-f-]{36}:2026-11-12$/), amount: -10, age: 'DAHA_ONCE' },
    },
  ]);
  await write('GIRIS', 10, '2026-11-20');
  expect(await of(person, 'NAKIT_EKSI')).toEqual([]);
});

test.each([
  [null, '2026-11-18'],
  ['2026-11-15', '2026-11-15'],
])(
  'a till that was opened below zero, on %s, is one matter on all days: since %s',
  async (openingDate, since) => {
    const person = await signUp();
    const { id } = await ask<{ id: string }>(api.cashAccount.save, person, {
      body: { name: 'Şantiye Kasası', kind: 'KASA', openingBalance: -75, openingDate },
    });
    await t.db.run("UPDATE cash_account SET created_at = '2026-11-18T09:00Z' WHERE company_id = $1", [
      person.companyId,
    ]);
    for (const day of ['2026-11-21', '2026-11-22'])
      expect(await listEmptyTills(t.db, person.companyId, day)).toMatchObject([
        { key: `NAKIT_EKSI:${id}:${since}`, day: since, kurus: -7_500n },
      ]);
    const categoryId = await categoryOf(person);
    const write = (cashFlowType: string, amount: number, date: string) =>
      ask(api.cashFlow.save, person, entry(categoryId, cashFlowType, { amount, date, accountId: id }));
    await write('CIKIS', 5, '2026-11-19');
    expect(await listEmptyTills(t.db, person.companyId, '2026-11-21')).toMatchObject([
      { day: since, kurus: -8_000n },
    ]);
    await write('GIRIS', 100, '2026-11-20');
    await write('CIKIS', 40, '2026-11-21');
    expect(await listEmptyTills(t.db, person.companyId, '2026-11-21')).toMatchObject([
      { day: '2026-11-21', kurus: -2_000n },
    ]);
  },
);

test('of a kind that one does without the records are not asked', async () => {
  const person = await signUp();
  const { row } = await withProject(person);
  await row('projectExpense', { amount: 1, dueDate: '2026-11-02' });
  const sent: string[] = [];
  const db: Sql = {
    ...t.db,
    query: (sql, values) => {
      sent.push(sql);
      return t.db.query(sql, values);
    },
  };
  const asker = { ...person, role: 'MANAGER', now: t.app.clock(), today: '2026-11-21' } as const;
  const standing = { disk: null, backup: null, moment: asker.now };
  const facts = await listFacts(db, asker, standing, usualPreferences, (kind) => kind !== 'GIDER_GECIKTI');
  expect(facts.map(({ kind }) => kind)).not.toContain('GIDER_GECIKTI');
  expect(sent.filter((sql) => sql.includes('r.due_date < '))).toEqual([
    expect.stringContaining('FROM project_income r'),
  ]);
});

test('the end of the subscription is told from two weeks before, again as it comes near, and once it is over', async () => {
  const person = await signUp();
  const ends = (moment: string) =>
    t.db.run("UPDATE subscription SET start_at = '2026-01-01', end_at = $2 WHERE company_id = $1", [
      person.companyId,
      moment,
    ]);
  const ending = () => of(person, 'ABONELIK_BITIYOR');
  const readIt = async () => read(person, [(await ending())[0]?.id ?? '']);
  await ends('2026-12-06T09:00:00Z');
  expect(await ending()).toEqual([]);
  await ends('2026-12-05T09:00:00Z');
  expect(await ending()).toMatchObject([
    { title: 'Aboneliğinizin bitmesine 14 gün kaldı', details: ['Son gün 05.12.2026'], isRead: false },
  ]);
  await readIt();
  expect(await ending()).toMatchObject([{ isRead: true }]);
  await ends('2026-11-28T09:00:00Z');
  expect(await ending()).toMatchObject([{ title: 'Aboneliğinizin bitmesine 7 gün kaldı', isRead: false }]);
  await ends('2026-11-21T08:59:59Z');
  expect(await ending()).toMatchObject([{ title: 'Abonelik süreniz doldu', isRead: false }]);
  expect(await readIt()).toEqual({ read: 1 });
});

test('a full disk is told to administrators alone', async () => {
  const manager = await signUp();
  const colleague = await addManager(manager);
  await t.db.run("UPDATE manager SET role = 'ADMIN' WHERE id = $1", [colleague.managerId]);
  const admin = { ...colleague, ...(await t.signIn(colleague.email, colleague.password)) };
  free = GB;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  expect(await of(admin, 'DISK_DOLUYOR')).toMatchObject([{ title: 'Sunucuda disk alanı azaldı' }]);
  expect(await of(manager, 'DISK_DOLUYOR')).toEqual([]);
  jest.restoreAllMocks();
});

test('the count is answered with 304 as long as it holds', async () => {
  const person = await signUp();
  const count = (tag = '') =>
    t.call(api.notification.count, {}, { token: person.token, headers: { 'if-none-match': tag } });
  const first = await count();
  expect([first.status, first.body, first.headers['cache-control']]).toEqual([
    ...[200, { unread: 3 }, 'private, no-cache'],
  ]);
  const tag = String(first.headers.etag);
  expect(await count(tag)).toMatchObject({ status: 304, text: '' });
  await categoryOf(person);
  expect(await count(tag)).toMatchObject({ status: 200, body: { unread: 2 } });
});

test('a list comes by the page, of all or of what is unread', async () => {
  const person = await signUp();
  await read(person, ['KATEGORILER']);
  const page = { totalElements: 2, totalPages: 2, page: 1, size: 1, unread: 2 };
  expect(await told(person, { unread: true, page: 1, pageSize: 1 })).toMatchObject({
    ...page,
    content: [{ id: 'ILK_KAYIT', isRead: false }],
  });
  expect((await told(person, { page: 1, pageSize: 2 })).content.map(({ id }) => id)).toEqual(['ILK_KAYIT']);
  expect(await call(api.notification.list, { body: { pageSize: 0 } }, person)).toMatchObject({ status: 400 });
});

test("nothing of another company's records is told", async () => {
  const person = await signUp();
  const { row, categoryId } = await withProject(person, {
    ...{ name: 'Gizlikelime', endDate: '2026-11-01', estimatedCost: 1 },
  });
  await row('projectExpense', { amount: 100, dueDate: '2026-11-02' });
  await row('projectExpense', { amount: 100, dueDate: '2026-11-22' });
  await ask(api.cashFlow.save, person, entry(categoryId, 'CIKIS'));
  expect(JSON.stringify(await told(person))).toContain('Gizlikelime');
  const stranger = await signUp();
  expect(JSON.stringify(await told(stranger))).not.toContain('Gizlikelime');
  // Nor would it be without the walls of the database.
  const facts = async (companyId: string) => [
    ...(await listOverdue(t.db, companyId, 'expense', '2026-11-21')),
    ...(await listComing(t.db, companyId, { today: '2026-11-21', leadDays: 3 })),
    ...(await listPressingProjects(t.db, companyId, '2026-11-21', 7)),
    ...(await listEmptyTills(t.db, companyId, '2026-11-21')),
  ];
  expect((await facts(person.companyId)).map(({ kind }) => kind)).toEqual([
    ...['GIDER_GECIKTI', 'ODEME_YAKLASIYOR', 'PROJE_GECIKTI', 'BUTCE_ASILDI', 'NAKIT_EKSI'],
  ]);
  expect(await facts(stranger.companyId)).toEqual([]);
});
