import { api } from '@vezne/contract';
import { patience } from '../test/trials';
import { settlementApp, TODAY } from './testing';

jest.setTimeout(patience(60_000));

const t = settlementApp();
const { done, refused, newContact, income, expense, collect, ageing, agedCustomer } = t;
const { contact, settlement } = api;

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

test('passive ones are found by themselves, with what is open of them or without', async () => {
  const names = async (query: object) => (await ageing(query)).rows.map(({ name }) => name);
  await newContact('Deniz');
  expect(await names({ state: 'PASIF' })).toEqual([]);
  const contactId = await newContact('Eski', { active: false });
  expect(await names({ state: 'PASIF' })).toEqual(['Eski']);
  expect(await names({ state: 'PASIF', side: 'TEDARIKCI' })).toEqual([]);
  expect(await names({})).toEqual(['Deniz']);
  await income({ amount: 5, dueDate: '2026-11-10', contactId });
  await income({ amount: 5, dueDate: '2026-11-10' });
  const { rows, receivable } = await ageing({ state: 'PASIF' });
  expect(rows).toMatchObject([{ name: 'Eski', total: 6 }]);
  expect(receivable).toBe(12);
});

test('among contacts that are searched for, the one that is called just so comes first', async () => {
  for (const name of ['Abay İnşaat', 'Bay', 'Karabay']) await newContact(name);
  const body = { page: 0, pageSize: 2, searchText: 'BAY' };
  const { content } = await done(api.contact.findAll, { body });
  expect(content.map(({ name }) => name)).toEqual(['Bay', 'Abay İnşaat']);
});

test('one that was merged into another is no passive one', async () => {
  const [fromId, toId] = [await newContact('Eski'), await newContact('Yeni')];
  await done(contact.merge, { body: { fromId, toId } });
  expect((await ageing({ state: 'PASIF' })).rows).toEqual([]);
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

test('a row that was collected in part and then called settled is told the same everywhere, on any day', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 250, contactId, dueDate: '2026-10-01' });
  await collect(contactId, 70.5, { date: '2026-11-10' });
  const seen = { ...t.row(), id, amount: 250, dueDate: '2026-10-01' };
  const called = await done(api.projectIncome.update, { body: { ...seen, status: 'TAHSIL_EDILDI' } });
  expect(called).toMatchObject({
    ...{ grossAmount: 300, settledAmount: 300, laidAmount: 70.5, remainingAmount: 0 },
    settledBy: 'ELLE',
  });
  const on = async (date: string) => {
    const { totals } = await ageing({ date });
    const { items, receivable } = await done(contact.openItems, { query: { id: contactId, date } });
    const { closing } = await done(contact.statement, { query: { id: contactId, to: date } });
    const [item] = items.map(({ settledAmount, remainingAmount }) => [settledAmount, remainingAmount]);
    return [totals.total, receivable, closing, item];
  };
  // What came of it counts from its day on; of the rest nobody said when.
  expect(await on('2026-11-09')).toEqual([70.5, 70.5, 70.5, [229.5, 70.5]]);
  expect(await on('2026-11-10')).toEqual([0, 0, 0, undefined]);
  expect(await on(TODAY)).toEqual([0, 0, 0, undefined]);
  // The rest reaches the ledger afterwards.
  const body = { type: 'GELIR', id, date: TODAY };
  expect((await done(settlement.ofRow, { body })).amount).toBe(229.5);
});

test('each line of a statement names the record that it tells of', async () => {
  const id = await newContact('Moda Apartmanı', { openingBalance: -70, openingDate: '2026-05-01' });
  const sold = await income({ amount: 100, contactId: id });
  const bought = await expense({ amount: 40, contactId: id, date: '2026-06-02' });
  const byHand = await income({ amount: 10, contactId: id, status: 'TAHSIL_EDILDI', date: '2026-06-03' });
  const paid = await expense({ amount: 5, contactId: id, status: 'ODENDI', date: '2026-06-04' });
  const { id: collected } = await collect(id, 12);
  const { lines } = await done(contact.statement, { query: { id } });
  expect(lines.map(({ type, source }) => [type, source?.type, source?.id])).toEqual([
    ['ACILIS', 'CONTACT', id],
    ['GELIR', 'PROJECT_INCOME', sold.id],
    ['GIDER', 'PROJECT_EXPENSE', bought.id],
    ['GELIR', 'PROJECT_INCOME', byHand.id],
    ['ELLE', 'PROJECT_INCOME', byHand.id],
    ['GIDER', 'PROJECT_EXPENSE', paid.id],
    ['ELLE', 'PROJECT_EXPENSE', paid.id],
    ['TAHSILAT', 'SETTLEMENT', collected],
  ]);
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

test('what is left of openings is on the dashboard what it is with the contacts, overdue or not', async () => {
  const moda = await newContact('Moda', { openingBalance: 250_000, openingDate: '2026-01-01' });
  await newContact('Ada', { openingBalance: 70 });
  await newContact('Beton', { kind: 'TEDARIKCI', openingBalance: -700, openingDate: '2026-10-01' });
  await income({ amount: 100, dueDate: '2026-11-01', contactId: moda });
  await expense({ amount: 50, dueDate: '2026-12-31', contactId: moda });
  const agree = async () => {
    const { rows: _, totals: __, asOf: ___, ...sums } = await ageing();
    const dashboard = await done(api.dashboard.data);
    expect(dashboard).toMatchObject(sums);
    return dashboard;
  };
  expect(await agree()).toMatchObject({
    ...{ receivable: 250_190, openingReceivable: 250_070, receivableNet: 100, overdueReceivable: 250_120 },
    ...{ payable: 760, openingPayable: 700, payableNet: 50, overduePayable: 700 },
    overdueOpenings: { receivable: 250_000, payable: 700 },
    overdueContacts: { receivable: 1, payable: 1 },
  });
  await collect(moda, 260_000);
  expect(await agree()).toMatchObject({ receivable: 70, overdueReceivable: 0 });
});

test('what is open and late is what the dashboard says, whatever day rows bear', async () => {
  const contactId = await newContact('Vadeli', { paymentTermDays: 10 });
  await income({ amount: 100, dueDate: null, contactId });
  await income({ amount: 10, dueDate: '2026-11-22' });
  await income({ amount: 1_000, date: '2027-01-15', dueDate: null, contactId });
  const late = await expense({ amount: 50, date: '2025-12-01', dueDate: '2026-01-01', contactId });
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

test('collections come in pages, the newest first', async () => {
  const contactId = await newContact();
  for (const day of ['05', '06', '07']) await collect(contactId, 10, { date: `2026-11-${day}`, lines: [] });
  const pageOf = async (query: object) =>
    (await done(settlement.findAll, { query: { contactId, ...query } })).map(({ date }) => date.slice(-2));
  expect(await pageOf({})).toEqual(['07', '06', '05']);
  expect(await pageOf({ pageSize: '2' })).toEqual(['07', '06']);
  expect(await pageOf({ page: '1', pageSize: '2' })).toEqual(['05']);
});
