import { api, codes, type Endpoint } from '@vezne/contract';
import type { z } from 'zod';
import { reconcile } from '../cash-flow/rollups';
import { testApp } from '../test/app';
import { projectBody } from '../test/bodies';
import type { SignedUp } from '../test/people';
import { patience } from '../test/trials';

// Many act at once, more of them at night, and a busy machine is slow.
jest.setTimeout(patience(120_000));

const t = testApp();
const { contact, settlement, projectIncome, projectExpense, cashFlow, trash } = api;
const TODAY = '2026-11-23';

let person: SignedUp;
let projectId: string;
let categoryId: string;
beforeEach(async () => {
  t.setClock(new Date(`${TODAY}T09:00:00+03:00`));
  person = await t.signUp();
  categoryId = (await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } })).id;
  projectId = (await done(api.project.save, { body: projectBody(categoryId) })).id;
});
afterEach(async () => {
  expect(await reconcile(t.db, person.companyId)).toEqual([]);
  expect(await unequal()).toEqual([]);
});

/** Rows whose settled sum is not that of their lines. */
const unequal = () =>
  t.db.query(
    `SELECT r.id FROM (SELECT company_id, id, settled_kurus FROM project_income
                       UNION ALL SELECT company_id, id, settled_kurus FROM project_expense) r
      WHERE r.company_id = $1 AND r.settled_kurus <> (
        SELECT coalesce(sum(amount_kurus), 0) FROM settlement_line l
         WHERE l.company_id = $1 AND r.id IN (l.project_income_id, l.project_expense_id))`,
    [person.companyId],
  );

const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
  endpoint.output.parse(await t.ask(endpoint, person, input)) as z.output<E['output']>;
const refused = (endpoint: Endpoint, input: object) => t.call(endpoint, input, person);

const newContact = async (name = 'Moda Apartmanı', change: object = {}) =>
  (await done(contact.save, { body: { name, kind: 'MUSTERI', ...change } })).id;

type RowChange = { amount: number; dueDate?: string | null; contactId?: string; [field: string]: unknown };
const income = (change: RowChange) =>
  done(projectIncome.save, {
    body: { projectId, categoryId, description: 'Hakediş', date: '2026-06-01', vatRate: 20, ...change },
  });
const expense = (change: RowChange) =>
  done(projectExpense.save, {
    body: { projectId, categoryId, description: 'Beton', date: '2026-06-01', vatRate: 20, ...change },
  });

const collect = (contactId: string, amount: number, change: object = {}) =>
  done(settlement.save, { body: { contactId, direction: 'IN', date: TODAY, amount, ...change } });
const ageing = async (query: object = {}) => done(contact.ageing, { query });

/** The customer of the design: five open rows of every age. */
async function agedCustomer() {
  const contactId = await newContact();
  const rows = [
    [950_200, '2026-12-20'],
    [50_000, '2026-11-10'],
    [20_000, '2026-10-01'],
    [30_000, '2026-09-01'],
    [10_000, '2026-07-15'],
  ] as const;
  const ids: string[] = [];
  for (const [amount, dueDate] of rows) ids.push((await income({ amount, dueDate, contactId })).id);
  return { contactId, ids };
}

test('whoever has nothing open stands among the others by name, on the side of their kind', async () => {
  const names = async (query: object = {}) => (await ageing(query)).rows.map(({ name }) => name);
  for (const name of ['Çınar Yapı', 'Ada Beton']) await newContact(name, { kind: 'TEDARIKCI' });
  for (const name of ['Irmak', 'Umut', 'Cihan']) await newContact(name);
  const both = await newContact('Deniz', { kind: 'IKISI' });
  const paid = await newContact('Işık');
  await expense({ amount: 100, dueDate: '2026-11-10', contactId: both });
  await income({ amount: 60, dueDate: '2026-11-10', contactId: paid });
  await income({ amount: 5, dueDate: '2026-11-10' });

  const nobody = 'Carisi yazılmamış kalemler';
  expect(await names()).toEqual([
    'Ada Beton',
    'Cihan',
    'Çınar Yapı',
    'Deniz',
    'Irmak',
    'Işık',
    'Umut',
    nobody,
  ]);
  expect(await names({ side: 'MUSTERI' })).toEqual(['Cihan', 'Irmak', 'Işık', 'Umut', nobody]);
  expect(await names({ side: 'TEDARIKCI' })).toEqual(['Ada Beton', 'Çınar Yapı', 'Deniz']);
  expect(await ageing({ side: 'TEDARIKCI' })).toMatchObject({
    totals: { d0_30: 120, total: 120 },
    ...{ receivable: 78, overdueReceivable: 78, payable: 120, overduePayable: 120 },
  });
});

test('what is open is told by its age, VAT included, and a collection closes the oldest first', async () => {
  const { contactId } = await agedCustomer();
  const [row] = (await ageing()).rows;
  expect(row).toMatchObject({
    notDue: 1_140_240,
    d0_30: 60_000,
    d31_60: 24_000,
    d61_90: 36_000,
    d90: 12_000,
    total: 1_272_240,
  });
  const { cashFlowId, lines, id } = await collect(contactId, 40_000);
  expect(lines.map(({ amount }) => amount).sort()).toEqual([12_000, 28_000]);
  const after = await ageing();
  expect(after).toMatchObject({ receivable: 1_232_240, overdueReceivable: 92_000 });
  expect(after.rows[0]).toMatchObject({ d90: 0, d61_90: 8_000, total: 1_232_240, lastDate: TODAY });
  expect(await done(cashFlow.findById, { query: { id: cashFlowId } })).toMatchObject({
    amount: 40_000,
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    projectId,
    settlementId: id,
    description: 'Moda Apartmanı tahsilatı',
  });
  expect((await ageing({ date: '2026-11-22' })).rows[0]).toMatchObject({ total: 1_272_240, d90: 12_000 });
  await done(settlement.delete, { query: { id } });
  expect((await ageing()).rows[0]).toMatchObject({ total: 1_272_240 });
  expect((await refused(cashFlow.findById, { query: { id: cashFlowId } })).status).toBe(404);
});

test.each([
  ['2026-11-23', 'notDue'],
  ['2026-11-22', 'd0_30'],
  ['2026-10-24', 'd0_30'],
  ['2026-10-23', 'd31_60'],
  ['2026-09-23', 'd61_90'],
  ['2026-08-24', 'd90'],
] as const)('a row due on %s is %s', async (dueDate, bucket) => {
  const contactId = await newContact();
  await income({ amount: 0.03, dueDate, contactId });
  expect((await ageing()).rows[0]).toMatchObject({ [bucket]: 0.04, total: 0.04 });
});

test('a row without a due date is due when the terms of its contact say', async () => {
  const contactId = await newContact('Vadeli', { paymentTermDays: 180 });
  await income({ amount: 100, dueDate: null, contactId });
  expect((await ageing()).rows[0]).toMatchObject({ notDue: 120 });
  await done(contact.update, {
    body: { id: contactId, name: 'Vadeli', kind: 'MUSTERI', paymentTermDays: 60 },
  });
  expect((await ageing()).rows[0]).toMatchObject({ d90: 120 });
});

test('a part is laid as asked, the rest is an advance that is laid later', async () => {
  const { contactId, ids } = await agedCustomer();
  const [, second, third] = ids;
  const saved = await collect(contactId, 30_000, { lines: [{ type: 'GELIR', id: third, amount: 20_000 }] });
  expect(saved.rest).toBe(10_000);
  expect(await done(projectIncome.findById, { query: { id: third } })).toMatchObject({
    status: 'BEKLIYOR',
    settledAmount: 20_000,
    remainingAmount: 4_000,
    settledBy: 'TAHSILAT',
  });
  expect(await done(contact.openItems, { query: { id: contactId } })).toMatchObject({
    advanceIn: 10_000,
    receivable: 1_252_240,
  });
  expect((await ageing()).rows[0]).toMatchObject({ notDue: 1_130_240, total: 1_242_240 });
  const laid = await done(settlement.lay, {
    body: { id: saved.id, lines: [{ type: 'GELIR', id: second, amount: 10_000 }] },
  });
  expect(laid.rest).toBe(0);
  expect((await ageing()).totals).toMatchObject({ notDue: 1_140_240, d0_30: 50_000, total: 1_242_240 });
});

test('more of one collection is laid on a row that a part of it is laid on', async () => {
  const { contactId, ids } = await agedCustomer();
  const line = (amount: number) => ({ type: 'GELIR', id: ids[1], amount });
  const { id } = await collect(contactId, 30, { lines: [line(10)] });
  const laid = await done(settlement.lay, { body: { id, lines: [line(15)] } });
  expect(laid).toMatchObject({ rest: 5, lines: [{ id: ids[1], amount: 25 }] });
  const row = await done(projectIncome.findById, { query: { id: ids[1] } });
  expect(row.settledAmount).toBe(25);
  await done(settlement.delete, { query: { id } });
  expect((await done(projectIncome.findById, { query: { id: ids[1] } })).settledAmount).toBe(0);
});

test('what cannot be laid is refused under its line, and nothing is written', async () => {
  const { contactId, ids } = await agedCustomer();
  const other = await newContact('Başka');
  const theirs = await income({ amount: 100, contactId: other });
  const line = (id: string | undefined, amount: number, type = 'GELIR') => ({ type, id, amount });
  const save = (lines: object[]) =>
    refused(settlement.save, { body: { contactId, direction: 'IN', date: TODAY, amount: 1_000, lines } });
  expect(await save([line(ids[4], 12_000.01)])).toMatchObject({
    status: 400,
    body: { fields: { 'lines.0.amount': 'Bu kalem için en fazla 12.000,00\u00a0₺ tahsil edilebilir' } },
  });
  expect(await save([line(ids[4], 700), line(ids[3], 300.01)])).toMatchObject({
    status: 400,
    body: { fields: { lines: 'Dağıtılan tutar tahsilattan fazla olamaz' } },
  });
  expect(await save([line(theirs.id, 1)])).toMatchObject({
    status: 400,
    body: { fields: { 'lines.0.id': 'Bu kalem başka bir carinin' } },
  });
  expect(await save([line(ids[4], 1, 'GIDER')])).toMatchObject({
    status: 400,
    body: { fields: { 'lines.0.id': 'Kalem bulunamadı' } },
  });
  expect(await save([line(ids[4], 1), line(ids[4], 1)])).toMatchObject({ status: 400 });
  expect((await done(settlement.findAll, { query: { contactId } })).length).toBe(0);
});

test('what is open is told of a day that is past, as the ages of that day are', async () => {
  const { contactId, ids } = await agedCustomer();
  await income({ amount: 100, date: '2026-11-20', dueDate: '2026-11-21', contactId });
  await collect(contactId, 13_000, { date: '2026-11-10' });
  await collect(contactId, 70_000, { date: '2026-11-21' });
  const open = (query: object) => done(contact.openItems, { query: { id: contactId, ...query } });
  for (const date of ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21', TODAY]) {
    const { items, receivable, advanceIn } = await open({ date });
    const { totals } = await ageing({ date, kind: 'MUSTERI' });
    expect([date, receivable - advanceIn]).toEqual([date, totals.total]);
    expect(items.reduce((sum, { remainingAmount }) => sum + remainingAmount, 0)).toBeCloseTo(receivable, 2);
  }
  const { items } = await open({ date: '2026-11-10' });
  expect(items.map(({ id, daysLate, settledAmount }) => [id, daysLate, settledAmount])).toEqual([
    [ids[3], 70, 1_000],
    [ids[2], 40, 0],
    [ids[1], 0, 0],
    [ids[0], -40, 0],
  ]);
});

test('money is a later row’s advance until its day, and its entry says of which kind the rows are', async () => {
  const contactId = await newContact();
  const rent = (await done(api.category.save, { body: { name: 'Kira', type: 'HER_IKISI' } })).id;
  await income({ amount: 10, date: '2026-11-22', dueDate: '2026-11-22', contactId });
  await income({ amount: 20, date: '2026-11-23', dueDate: '2026-11-23', contactId, categoryId: rent });
  const { cashFlowId } = await collect(contactId, 36, { date: '2026-11-21' });
  const advanceOn = async (date: string) =>
    (await done(contact.openItems, { query: { id: contactId, date } })).advanceIn;
  expect([await advanceOn('2026-11-20'), await advanceOn('2026-11-21')]).toEqual([0, 36]);
  expect([await advanceOn('2026-11-22'), await advanceOn(TODAY)]).toEqual([24, 0]);
  const entry = await done(cashFlow.findById, { query: { id: cashFlowId } });
  expect(entry.categoryName).toBe('Hakediş');
});

test('two who collect all of a row at once: one of them does', async () => {
  const { contactId, ids } = await agedCustomer();
  const all = { type: 'GELIR', id: ids[0], amount: 1_140_240 };
  const body = { contactId, direction: 'IN', date: TODAY, amount: 1_140_240, lines: [all] };
  const answers = await Promise.all([1, 2, 3].map(() => refused(settlement.save, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('one row reaches the ledger by one call, whole or in part, with or without a contact', async () => {
  const { id } = await expense({ amount: 100, documentNo: 'F-7' });
  const pay = (body: object) => done(settlement.ofRow, { body: { type: 'GIDER', id, date: TODAY, ...body } });
  const first = await pay({ amount: 20 });
  expect(first).toMatchObject({ contactId: null, amount: 20, rest: 0, direction: 'OUT' });
  const second = await pay({});
  expect(second.amount).toBe(100);
  expect(await done(projectExpense.findById, { query: { id } })).toMatchObject({
    status: 'ODENDI',
    remainingAmount: 0,
    settledBy: 'TAHSILAT',
  });
  expect(await refused(settlement.ofRow, { body: { type: 'GIDER', id, date: TODAY } })).toMatchObject({
    status: 409,
    body: { code: codes.conflict },
  });
  const { cashFlowId } = second;
  expect(await done(cashFlow.findById, { query: { id: cashFlowId } })).toMatchObject({
    cashFlowType: 'CIKIS',
    description: 'F-7 ödemesi',
  });
});

test('a row that money is laid on stays settled by that much', async () => {
  const { contactId, ids } = await agedCustomer();
  const id = ids[4] ?? '';
  const { id: settlementId, cashFlowId } = await collect(contactId, 12_000);
  const row = { id, projectId, categoryId, description: 'Hakediş', date: '2026-06-01', vatRate: 20 };
  const bound = {
    status: 409,
    body: { message: 'Bu kalemin tahsilatı ya da ödemesi var. Önce onu geri alın.' },
  };
  expect(await refused(projectIncome.update, { body: { ...row, amount: 9_999 } })).toMatchObject(bound);
  expect(
    await refused(projectIncome.update, { body: { ...row, amount: 10_000, status: 'BEKLIYOR' } }),
  ).toMatchObject(bound);
  expect(await refused(projectIncome.delete, { query: { id } })).toMatchObject(bound);
  expect(await refused(api.project.delete, { query: { id: projectId } })).toMatchObject(bound);
  const more = await done(projectIncome.update, { body: { ...row, amount: 10_001 } });
  expect(more).toMatchObject({ status: 'BEKLIYOR', remainingAmount: 1.2, settledAmount: 12_000 });
  const entry = { id: cashFlowId, categoryId, date: TODAY, description: 'Elden' };
  const held = {
    status: 409,
    body: { message: 'Bu kasa kaydı bir tahsilata bağlı. Tahsilatı silin.' },
  };
  expect(await refused(cashFlow.delete, { query: { id: cashFlowId } })).toMatchObject(held);
  expect(await refused(cashFlow.update, { body: { ...entry, amount: 1 } })).toMatchObject(held);
  await done(cashFlow.update, { body: { ...entry, amount: 12_000 } });
  await done(settlement.delete, { query: { id: settlementId } });
  await done(projectIncome.delete, { query: { id } });
});

test('a settlement comes back from the trash with its lines and its entry, unless its rows are settled otherwise', async () => {
  const { contactId } = await agedCustomer();
  const { id, cashFlowId } = await collect(contactId, 12_000);
  await done(settlement.delete, { query: { id } });
  expect((await done(trash.findAll, { body: {} })).totalElements).toBe(1);
  await done(trash.restore, { body: { id } });
  expect(await done(settlement.findById, { query: { id } })).toMatchObject({ cashFlowId, rest: 0 });
  expect((await ageing()).rows[0]).toMatchObject({ d90: 0 });
  await done(settlement.delete, { query: { id } });
  await collect(contactId, 1_272_240);
  expect((await refused(trash.restore, { body: { id } })).status).toBe(409);
});

test('who calls a row settled settles it without a word of money, and says so', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100, contactId, status: 'TAHSIL_EDILDI' });
  expect(await done(projectIncome.findById, { query: { id } })).toMatchObject({
    remainingAmount: 0,
    settledAmount: 0,
    settledBy: 'ELLE',
  });
  expect((await ageing()).totals.total).toBe(0);
  const { lines, closing } = await done(contact.statement, { query: { id: contactId } });
  expect([lines.map(({ type }) => type), closing]).toEqual([['GELIR', 'ELLE'], 0]);
  // The money reaches the ledger afterwards.
  const body = { type: 'GELIR', id, date: TODAY };
  expect(await done(settlement.ofRow, { body })).toMatchObject({ amount: 120, contactId });
  expect((await done(projectIncome.findById, { query: { id } })).settledBy).toBe('TAHSILAT');
  expect((await refused(settlement.ofRow, { body })).status).toBe(409);
});

test('a statement adds up to what is open, from any day on', async () => {
  const { contactId } = await agedCustomer();
  await done(contact.update, {
    body: { id: contactId, name: 'Moda', kind: 'IKISI', openingBalance: -500, openingDate: '2026-01-01' },
  });
  await expense({ amount: 1_000, contactId });
  await collect(contactId, 40_000);
  const all = await done(contact.statement, { query: { id: contactId } });
  expect(all.closing).toBe((await ageing()).totals.total);
  expect(all.closing).toBe(1_272_240 - 500 - 1_200 - 40_000);
  const late = await done(contact.statement, { query: { id: contactId, from: TODAY } });
  expect(late).toMatchObject({ opening: all.closing + 40_000, closing: all.closing, credit: 40_000 });
});

test('a long statement comes in pages, each with the sums and the balance of the whole', async () => {
  const { contactId } = await agedCustomer();
  await collect(contactId, 40_000);
  const all = await done(contact.statement, { query: { id: contactId } });
  expect(all.count).toBe(all.lines.length);
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) =>
      done(contact.statement, { query: { id: contactId, page: String(page), pageSize: '2' } }),
    ),
  );
  expect(pages.map(({ lines }) => lines.length)).toEqual([2, 2, 2, 0]);
  expect(pages.flatMap(({ lines }) => lines)).toEqual(all.lines);
  const { lines: _, ...sums } = all;
  for (const page of pages) expect(page).toMatchObject(sums);
  for (const [asked, message] of [
    [{ pageSize: '0' }, 'Sayfa boyutu en az 1 olmalıdır'],
    [{ page: '-1' }, 'Sayfa geçerli değil'],
  ] as const)
    expect((await refused(contact.statement, { query: { id: contactId, ...asked } })).body).toMatchObject({
      fields: { [Object.keys(asked)[0] ?? '']: message },
    });
});

test('a receivable is set against a payable without the ledger, and taken back whole', async () => {
  const { contactId, ids } = await agedCustomer();
  const { id } = await expense({ amount: 1_000, contactId });
  const lines = [
    { type: 'GELIR', id: ids[4], amount: 1_200 },
    { type: 'GIDER', id, amount: 1_200 },
  ];
  const uneven = [lines[0], { ...lines[1], amount: 1_199 }];
  expect(await refused(settlement.offset, { body: { contactId, date: TODAY, lines: uneven } })).toMatchObject(
    { status: 400, body: { fields: { lines: 'Alacak ve borç kalemlerinin toplamı aynı olmalıdır' } } },
  );
  const before = (await ageing()).totals.total;
  const [half] = await done(settlement.offset, { body: { contactId, date: TODAY, lines } });
  expect(half?.cashFlowId).toBeNull();
  expect(await ageing()).toMatchObject({ payable: 0, totals: { total: before } });
  await done(settlement.delete, { query: { id: half?.id } });
  expect((await ageing()).payable).toBe(1_200);
  await done(trash.restore, { body: { id: half?.id } });
  expect((await ageing()).payable).toBe(0);
});

test('two contacts become one, and the sums are those of both', async () => {
  const { contactId } = await agedCustomer();
  const other = await newContact('Moda Apt.', { openingBalance: 70, kind: 'TEDARIKCI' });
  await expense({ amount: 100, contactId: other });
  await collect(contactId, 5);
  const before = (await ageing()).totals;
  const kept = await done(contact.merge, { body: { fromId: contactId, toId: other } });
  expect(kept).toMatchObject({ id: other, kind: 'IKISI', openingBalance: 70 });
  const after = await ageing();
  expect(after.totals).toEqual(before);
  expect(after.rows.map(({ contactId: id }) => id)).toEqual([other]);
  expect((await done(contact.findById, { query: { id: contactId } })).id).toBe(other);
  expect((await refused(contact.delete, { query: { id: other } })).status).toBe(409);
});

test('what is open and late is what the dashboard says, whatever day rows bear', async () => {
  const contactId = await newContact('Vadeli', { paymentTermDays: 10 });
  await income({ amount: 100, dueDate: null, contactId });
  await income({ amount: 10, dueDate: '2026-11-22' });
  await income({ amount: 1_000, date: '2027-01-15', dueDate: null, contactId });
  const late = await expense({ amount: 50, dueDate: '2026-01-01', contactId });
  await done(settlement.ofRow, { body: { type: 'GIDER', id: late.id, date: TODAY, amount: 20 } });
  const { receivable, overdueReceivable, payable, overduePayable } = await ageing();
  expect([receivable, overdueReceivable, payable, overduePayable]).toEqual([1_332, 12, 40, 40]);
  const dashboard = await done(api.dashboard.data);
  expect(dashboard).toMatchObject({ receivable, overdueReceivable, payable, overduePayable });
  // The row of 2026-11-22 has no customer.
  expect(dashboard.overdueContacts).toEqual({ receivable: 0, payable: 1 });
  const overdueOf = async (query: object) =>
    (await ageing(query)).rows.find((row) => row.contactId === contactId)?.overdue;
  const sides = [{ side: 'MUSTERI' }, { side: 'TEDARIKCI' }, {}];
  expect(await Promise.all(sides.map(overdueOf))).toEqual([0, 40, 40]);
  // On a day that is over only what bore that day or an earlier one is told.
  expect(await ageing({ date: '2026-11-22' })).toMatchObject({ receivable: 132, payable: 60 });
});

test('money that comes and goes makes the analysis of a project stale', async () => {
  const { contactId } = await agedCustomer();
  const isStale = async () => (await done(api.project.findById, { query: { id: projectId } })).analysisStale;
  const analyze = () => done(api.project.analyze, { body: { projectId } });
  await analyze();
  const { id } = await collect(contactId, 5);
  expect(await isStale()).toBe(true);
  await analyze();
  expect(await isStale()).toBe(false);
  await done(settlement.delete, { query: { id } });
  expect(await isStale()).toBe(true);
  await analyze();
  await done(trash.restore, { body: { id } });
  expect(await isStale()).toBe(true);
});

test('a name that was merged leads to the contact that it became, and can be given anew', async () => {
  const [from, to] = [await newContact('Moda Apt.'), await newContact()];
  await done(contact.merge, { body: { fromId: from, toId: to } });
  expect((await income({ amount: 10, counterparty: 'moda apt.' })).contactId).toBe(to);
  const again = await newContact('Moda Apt.');
  expect((await income({ amount: 10, counterparty: 'moda apt.' })).contactId).toBe(again);
  const spare = await newContact('Yedek');
  await done(contact.merge, { body: { fromId: await newContact('Eski'), toId: to } });
  await done(contact.update, { body: { id: spare, name: 'Eski', kind: 'MUSTERI' } });
  await done(contact.delete, { query: { id: spare } });
  await done(trash.restore, { body: { id: spare } });
});

test('a new row belongs to the contact that it names, a new contact to the rows that named it', async () => {
  const named = await income({ amount: 10, counterparty: 'MODA apartmanı' });
  expect(named.contactId).toBeNull();
  const contactId = await newContact();
  expect((await done(projectIncome.findById, { query: { id: named.id } })).contactId).toBe(contactId);
  expect((await income({ amount: 10, counterparty: ' moda APARTMANI' })).contactId).toBe(contactId);
  const other = {
    projectId,
    categoryId,
    description: 'Hakediş',
    date: '2026-06-01',
    amount: 10,
    id: named.id,
  };
  const renamed = await done(projectIncome.update, { body: { ...other, counterparty: 'Kimse' } });
  expect(renamed.contactId).toBeNull();
  expect((await done(projectIncome.update, { body: other })).contactId).toBeNull();
  expect(await refused(contact.save, { body: { name: 'Moda apartmani', kind: 'MUSTERI' } })).toMatchObject({
    status: 400,
    body: { fields: { name: 'Cari zaten var: Moda Apartmanı' } },
  });
});

test('another company sees nothing of it', async () => {
  const { contactId, ids } = await agedCustomer();
  const { id } = await collect(contactId, 5);
  const stranger = await t.signUp();
  const line = { type: 'GELIR', id: ids[0], amount: 1 };
  const theirs = await t.ask<{ id: string }>(contact.save, stranger, {
    body: { name: 'Moda', kind: 'MUSTERI' },
  });
  const body = { contactId: theirs.id, direction: 'IN', date: TODAY, amount: 1, lines: [line] };
  expect((await t.call(settlement.save, { body }, stranger)).status).toBe(404);
  expect((await t.call(settlement.findById, { query: { id } }, stranger)).status).toBe(404);
  expect((await t.call(settlement.ofRow, { body: { ...line, date: TODAY } }, stranger)).status).toBe(404);
  expect(await t.ask(contact.ageing, stranger)).toMatchObject({
    rows: [{ name: 'Moda', total: 0 }],
  });
});
