import {
  api,
  dayInMonth,
  limits,
  monthAfter,
  type Recurring,
  type WaitingOccurrences,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import type { SignedUp } from '../test/people';
import { listRecurring } from './queries';
import { countWaiting, listWaiting } from './waiting-queries';

const t = testApp({ at: new Date('2026-11-23T09:00:00Z') });
const { ask, call, signUp, addManager, db } = t;
const { recurring, cashFlow, cashAccount, category } = api;

type Saved = { id: string };
type Ledger = SignedUp & { categoryId: string };

async function company(): Promise<Ledger> {
  const owner = await signUp();
  const { id } = await ask<Saved>(category.save, owner, { body: { name: 'Kira', type: 'HER_IKISI' } });
  return { ...owner, categoryId: id };
}

const addEntry = (owner: Ledger, more: object = {}) =>
  ask<Saved>(cashFlow.save, owner, {
    body: {
      ...{ date: '2026-01-31', description: 'Ofis kirası', amount: 45_000, cashFlowType: 'CIKIS' },
      ...{ paymentMethod: 'TRANSFER', categoryId: owner.categoryId },
      ...more,
    },
  });

const repeat = (owner: SignedUp, cashFlowId: string, more: object = {}) =>
  call(recurring.save, { body: { cashFlowId, day: 31, startDate: '2026-02-28', ...more } }, owner);

async function repeated(more: object = {}): Promise<{ owner: Ledger; entryId: string; rent: Recurring }> {
  const owner = await company();
  const { id: entryId } = await addEntry(owner);
  const rent = recurring.save.output.parse((await repeat(owner, entryId, more)).body);
  return { owner, entryId, rent };
}

const pending = (owner: SignedUp) => ask<WaitingOccurrences>(recurring.pending, owner);
const daysOf = ({ occurrences }: WaitingOccurrences) => occurrences.map(({ date }) => date);
const post = (owner: SignedUp, recurringId: string, dates: string[], amount = 45_000) =>
  call(
    recurring.post,
    { body: { occurrences: dates.map((date) => ({ recurringId, date, amount })) } },
    owner,
  );
const skip = (owner: SignedUp, id: string, date: string) =>
  call(recurring.occurrence, { body: { id, date, action: 'ATLA' } }, owner);
const entriesOf = (owner: SignedUp) =>
  db.query<{ date: string; kurus: string }>(
    `SELECT date, amount_kurus AS kurus FROM cash_flow WHERE company_id = $1 AND description = 'Ofis kirası'
      ORDER BY date`,
    [owner.companyId],
  );

test('an entry repeats as it is, and nothing is booked by itself', async () => {
  const { owner, entryId, rent } = await repeated({ endDate: '2026-06-30' });
  expect(rent).toMatchObject({
    ...{ cashFlowId: entryId, description: 'Ofis kirası', amount: 45_000, cashFlowType: 'CIKIS' },
    ...{
      paymentMethod: 'TRANSFER',
      categoryName: 'Kira',
      accountName: 'Ana Kasa',
      status: 'ACIK',
      version: 1,
    },
    ...{ day: 31, startDate: '2026-02-28', endDate: '2026-06-30', nextDate: '2026-02-28' },
  });
  expect(await ask(recurring.findAll, owner)).toEqual([rent]);
  const waiting = await pending(owner);
  expect(daysOf(waiting)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
  expect(waiting).toMatchObject({
    total: 5,
    occurrences: [
      { recurringId: rent.id, description: 'Ofis kirası', amount: 45_000, categoryName: 'Kira' },
      {},
      {},
      {},
      {},
    ],
  });
  expect(await entriesOf(owner)).toHaveLength(1);
});

test('what waits is told where one looks, and not to clients that would refuse the answer for it', async () => {
  const { owner } = await repeated({ endDate: '2026-03-31' });
  expect(await ask(api.dashboard.data, owner)).toMatchObject({ waitingRecurring: 2 });
  expect(await ask(cashFlow.summary, owner)).toMatchObject({ waitingRecurring: 2 });
  const waiting = async () => {
    const { content } = api.notification.list.output.parse(
      await ask(api.notification.list, owner, { body: {} }),
    );
    return content.filter(({ kind }) => kind === 'TEKRAR_BEKLIYOR');
  };
  const id = 'TEKRAR_BEKLIYOR:2026-03-31';
  const title = '2 tekrarlayan kayıt onay bekliyor';
  expect(await waiting()).toMatchObject([{ id, title, details: ['en yenisi 31.03.2026'], isRead: false }]);
  const first = api.notification.findAll.output.parse(await ask(api.notification.findAll, owner));
  expect(first.notifications.map(({ key }) => key)).not.toContain(id);
  expect(await ask(api.notification.read, owner, { body: { ids: [id] } })).toEqual({ read: 1 });
  expect(await waiting()).toMatchObject([{ isRead: true }]);
});

test('a day that is booked is an ordinary entry with the amount that was said, and one that is left out is none', async () => {
  const { owner, rent } = await repeated();
  const before = await pending(owner);
  expect(await post(owner, rent.id, ['2026-02-28'], 47_500.25)).toMatchObject({
    status: 200,
    body: { count: 1 },
  });
  expect(await skip(owner, rent.id, '2026-03-31')).toMatchObject({ status: 200, body: true });
  expect(await entriesOf(owner)).toEqual([
    { date: '2026-01-31', kurus: '4500000' },
    { date: '2026-02-28', kurus: '4750025' },
  ]);
  expect(daysOf(await pending(owner))).toEqual(daysOf(before).slice(2));
  expect(await ask(recurring.findAll, owner)).toMatchObject([{ nextDate: '2026-04-30', amount: 45_000 }]);
  const [{ id = '' } = {}] = await db.query<Saved>(
    `SELECT cash_flow_id AS id FROM recurring_occurrence WHERE company_id = $1 AND action = 'KAYIT'`,
    [owner.companyId],
  );
  const history = await ask(api.history.findAll, owner, {
    body: { page: 0, pageSize: 5, searchText: '', entityId: id },
  });
  expect(history).toMatchObject({ content: [{ action: 'EKLE', label: 'Ofis kirası' }] });
  expect(await ask(cashFlow.summary, owner)).toMatchObject({ expense: 92_500.25, expenseCount: 2 });
  // Gone from the ledger it stays decided.
  await ask(cashFlow.delete, owner, { query: { id } });
  expect(daysOf(await pending(owner))).not.toContain('2026-02-28');
});

test('two who book the same day at once book it once, and the other hears so', async () => {
  const { owner, rent } = await repeated();
  const colleague = await addManager(owner);
  const answers = await Promise.all(
    [owner, colleague, owner].map((who) => post(who, rent.id, ['2026-02-28'])),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Bu tarih zaten işlendi.',
    fields: { 'occurrences.0.date': 'Bu tarih zaten işlendi.' },
  });
  expect(await entriesOf(owner)).toHaveLength(2);
  expect(await skip(colleague, rent.id, '2026-02-28')).toMatchObject({
    status: 409,
    body: { message: 'Bu tarih zaten işlendi.' },
  });
  expect(await ask(api.dashboard.data, owner)).toMatchObject({ ledger: { expense: 90_000 } });
});

test('of several days all are booked or none, and the one that is wrong is named', async () => {
  const { owner, rent } = await repeated();
  await skip(owner, rent.id, '2026-03-31');
  const answer = await post(owner, rent.id, ['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(answer).toMatchObject({
    status: 409,
    body: { fields: { 'occurrences.1.date': 'Bu tarih zaten işlendi.' } },
  });
  expect(await entriesOf(owner)).toHaveLength(1);
  expect((await post(owner, rent.id, ['2026-02-28', '2026-04-30'])).status).toBe(200);
  expect(await entriesOf(owner)).toHaveLength(3);
});

test('the same request that comes twice books once', async () => {
  const { owner, rent } = await repeated();
  const body = { occurrences: [{ recurringId: rent.id, date: '2026-02-28', amount: 1 }] };
  const send = () => call(recurring.post, { body }, { token: owner.token, key: 'bir-kez' });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await entriesOf(owner)).toHaveLength(2);
});

test.each([
  ['a day that it does not fall on', '2026-03-30', 400, 'Bu kayıt bu tarihte tekrarlanmıyor.'],
  ['a day before its first', '2026-01-31', 400, 'Bu kayıt bu tarihte tekrarlanmıyor.'],
  ['a day after its last', '2026-07-31', 400, 'Bu kayıt bu tarihte tekrarlanmıyor.'],
])('%s is not booked', async (_, date, status, sentence) => {
  const { owner, rent } = await repeated({ endDate: '2026-06-30' });
  const answers = [await post(owner, rent.id, [date]), await skip(owner, rent.id, date)];
  for (const answer of answers) expect(answer).toMatchObject({ status, body: { message: sentence } });
  expect(await entriesOf(owner)).toHaveLength(1);
});

test('a day that has not come is not booked', async () => {
  const { owner, rent } = await repeated();
  expect(await post(owner, rent.id, ['2099-12-31'])).toMatchObject({
    status: 400,
    body: { message: 'Bu tarih henüz gelmedi.' },
  });
});

test('an entry is repeated once at a time, also when two ask at the same moment', async () => {
  const owner = await company();
  const { id } = await addEntry(owner);
  const answers = await Promise.all([repeat(owner, id), repeat(owner, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    fields: { cashFlowId: 'Bu kayıt zaten her ay tekrarlanıyor.' },
  });
  const [first] = await ask<Recurring[]>(recurring.findAll, owner);
  await ask(recurring.pause, owner, { body: { id: first?.id } });
  expect((await repeat(owner, id)).status).toBe(200);
});

test('what is stopped waits no more, and what it booked stays', async () => {
  const { owner, rent } = await repeated();
  await post(owner, rent.id, ['2026-02-28']);
  for (const _ of ['stopped', 'again'])
    expect(await ask(recurring.pause, owner, { body: { id: rent.id } })).toMatchObject({
      ...{ status: 'DURDURULDU', version: 2 },
    });
  expect([await ask(recurring.findAll, owner), await pending(owner)]).toEqual([
    [],
    { occurrences: [], total: 0 },
  ]);
  expect(await post(owner, rent.id, ['2026-03-31'])).toMatchObject({
    status: 409,
    body: { message: 'Bu tekrar durdurulmuş.' },
  });
  expect(await entriesOf(owner)).toHaveLength(2);
});

test('one side of something is not repeated', async () => {
  const seeded = await seedCompany(t);
  const sides = await db.query<Saved>(
    'SELECT id FROM cash_flow WHERE company_id = $1 AND (transfer_id IS NOT NULL OR settlement_id IS NOT NULL)',
    [seeded.companyId],
  );
  expect(sides.length).toBeGreaterThan(2);
  for (const { id } of sides)
    expect(await repeat(seeded, id, { day: 1, startDate: '2027-01-01' })).toMatchObject({
      status: 409,
      body: { message: 'Virman, tahsilat ve ödeme kayıtları tekrarlanamaz.' },
    });
});

test.each([
  [
    'a first day in the month of the entry',
    { startDate: '2026-01-31' },
    { startDate: 'İlk tarih, kaydın ayından sonra olmalıdır' },
  ],
  [
    'a first day that is another one',
    { startDate: '2026-03-15' },
    { startDate: 'İlk tarih, ayın seçilen günü olmalıdır' },
  ],
  ['an end before its beginning', { endDate: '2026-02-27' }, { endDate: 'Bitiş başlangıçtan önce olamaz' }],
  ['a day that no month has', { day: 32 }, { day: 'Ayın günü 1 ile 31 arasında olmalıdır' }],
])('%s is refused under its field', async (_, wrong, fields) => {
  const owner = await company();
  const { id } = await addEntry(owner);
  expect(await repeat(owner, id, wrong)).toMatchObject({ status: 400, body: { fields } });
});

test('a first day so many years back is taken, an earlier one refused under its field', async () => {
  const owner = await company();
  const { id } = await addEntry(owner, { date: '1999-05-31' });
  const { yearsBack } = limits.recurring;
  expect(await repeat(owner, id, { startDate: '2016-10-31' })).toMatchObject({
    status: 400,
    body: { fields: { startDate: `İlk tarih en fazla ${yearsBack} yıl geride olabilir` } },
  });
  expect((await repeat(owner, id, { startDate: '2016-11-30' })).status).toBe(200);
});

test('a closed account and a deleted category are told, and the day waits on', async () => {
  const { owner, entryId, rent } = await repeated();
  const { id: bankId } = await ask<Saved>(cashAccount.save, owner, {
    body: { name: 'Banka', kind: 'BANKA' },
  });
  const { id: otherId } = await addEntry(owner, { accountId: bankId, description: 'Aidat' });
  const dues = recurring.save.output.parse((await repeat(owner, otherId)).body);
  await ask(cashFlow.delete, owner, { query: { id: otherId } });
  await ask(cashAccount.close, owner, { body: { id: bankId } });
  expect(await post(owner, dues.id, ['2026-02-28'])).toMatchObject({
    status: 409,
    body: {
      fields: { 'occurrences.0.accountId': 'Banka kapalı. Hesabı yeniden açın ya da tekrarı durdurun.' },
    },
  });
  await ask(cashFlow.delete, owner, { query: { id: entryId } });
  await ask(category.delete, owner, { query: { id: owner.categoryId } });
  expect(await post(owner, rent.id, ['2026-02-28'])).toMatchObject({
    status: 409,
    body: {
      fields: {
        'occurrences.0.categoryId':
          'Kategorisi silinmiş. Tekrarı durdurun, kaydı elle ekleyip yeniden tekrarlayın.',
      },
    },
  });
  expect(daysOf(await pending(owner)).filter((date) => date === '2026-02-28')).toHaveLength(2);
});

test('what repeats again begins after the last month that was booked', async () => {
  const { owner, entryId, rent } = await repeated();
  await post(owner, rent.id, ['2026-02-28', '2026-04-30']);
  await skip(owner, rent.id, '2026-05-31');
  await ask(recurring.pause, owner, { body: { id: rent.id } });
  expect(await repeat(owner, entryId, { endDate: '2026-04-30' })).toMatchObject({
    status: 400,
    body: { fields: { endDate: 'Bu tarihe kadar olan tekrarlar zaten işlendi' } },
  });
  const { body } = await repeat(owner, entryId, { endDate: '2026-06-30' });
  const again = recurring.save.output.parse(body);
  expect(again).toMatchObject({ startDate: '2026-05-31', nextDate: '2026-05-31', day: 31 });
  expect(daysOf(await pending(owner))).toEqual(['2026-05-31', '2026-06-30']);
  await ask(recurring.pause, owner, { body: { id: again.id } });
  expect((await repeat(owner, entryId, { startDate: '2026-08-31' })).body).toMatchObject({
    startDate: '2026-08-31',
  });
});

test('of another company nothing is seen, booked, left out or stopped', async () => {
  const { owner, rent } = await repeated();
  const stranger = await company();
  const { id: entryId } = await addEntry(owner, { description: 'Başka' });
  const tries = (id: string, entry: string) =>
    Promise.all([
      post(stranger, id, ['2026-02-28']),
      skip(stranger, id, '2026-02-28'),
      call(recurring.pause, { body: { id } }, stranger),
      repeat(stranger, entry),
    ]);
  for (const answers of [await tries(rent.id, entryId), await tries(newId(), newId())])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect([await ask(recurring.findAll, stranger), await pending(stranger)]).toEqual([
    [],
    { occurrences: [], total: 0 },
  ]);
  expect(await ask(recurring.findAll, owner)).toEqual([rent]);
});

test('nobody does any of it without having signed in', async () => {
  for (const endpoint of Object.values(recurring))
    expect((await call(endpoint, { body: { id: newId(), date: '2026-02-28', action: 'ATLA' } })).status).toBe(
      401,
    );
});

test.each([
  ['2026-02', 31],
  ['2026-02', 30],
  ['2026-02', 29],
  ['2027-03', 15],
])('from %s on, the days of day %i are those of the contract, leap years too', async (month, day) => {
  const owner = await company();
  const { id } = await addEntry(owner, { date: '2026-01-15' });
  await repeat(owner, id, { day, startDate: dayInMonth(month, day) });
  const expected: string[] = [];
  for (let at = month; expected.length < 26; at = monthAfter(`${at}-01`)) expected.push(dayInMonth(at, day));
  const at = (today: string) => listWaiting(db, owner.companyId, today);
  const last = expected[25] ?? '';
  // Of one that repeats no more than are shown at once.
  expect(daysOf(await at(last))).toEqual(expected.slice(0, 24));
  for (const [n, date] of expected.slice(0, 24).entries()) {
    expect(await countWaiting(db, owner.companyId, date)).toEqual({ count: n + 1, newest: date });
    expect(await listRecurring(db, owner.companyId, date)).toMatchObject([{ nextDate: expected[0] }]);
  }
});

test('a company repeats so many entries and no more', async () => {
  const { owner } = await repeated();
  await db.run(
    `INSERT INTO recurring (company_id, id, source_id, description, amount_kurus, type, payment_method, day, start_date)
     SELECT $1, gen_random_uuid(), gen_random_uuid(), 'Dolu', 1, 'CIKIS', 'CASH', 1, '2026-02-01'
       FROM generate_series(2, 200)`,
    [owner.companyId],
  );
  const { id } = await addEntry(owner);
  expect(await repeat(owner, id)).toMatchObject({
    status: 409,
    body: { message: 'En fazla 200 kayıt tekrarlanabilir. Önce birini durdurun.' },
  });
  // Thousands wait: the oldest are shown.
  const { occurrences, total } = await pending(owner);
  expect([occurrences.length, total > 1_000, occurrences[0]?.date]).toEqual([24, true, '2026-02-01']);
});
