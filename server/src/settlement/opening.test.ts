import { api, type ContactSide, daysOverdue } from '@vezne/contract';
import { patience } from '../test/trials';
import { settlementApp, TODAY } from './testing';

jest.setTimeout(patience(60_000));

const t = settlementApp();
const { done, newContact, income, expense, collect, ageing } = t;
const { contact, settlement } = api;

const sum = (parts: readonly number[]) => Math.round(parts.reduce((all, part) => all + part * 100, 0)) / 100;

/** What every place says of contacts on a day: the strip, the ages, their pages and what is offered to be settled. */
async function figuresOn(ids: string[], date: string) {
  const strip = await ageing({ date });
  const pages = await Promise.all(ids.map((id) => done(contact.openItems, { query: { id, date } })));
  const dialogs = (side: ContactSide) =>
    Promise.all(ids.map((id) => done(contact.openItems, { query: { id, date, side } })));
  const openOf = (opened: Awaited<ReturnType<typeof dialogs>>) =>
    sum(
      opened.flatMap(({ items, openings = [] }) =>
        [...items, ...openings].map((each) => each.remainingAmount),
      ),
    );
  const late = (type: string, of: ContactSide) =>
    sum(
      pages
        .flatMap(({ items, openings = [] }) => [
          ...items.filter((item) => item.type === type),
          ...openings.filter(({ side }) => side === of).map((each) => ({ ...each, dueDate: each.date })),
        ])
        .filter((each) => daysOverdue(each, date) > 0)
        .map(({ remainingAmount }) => remainingAmount),
    );
  const total = async (side: ContactSide, advances: number) =>
    sum([(await ageing({ date, side })).totals.total, advances]);
  return {
    receivable: [
      strip.receivable,
      sum(pages.map(({ receivable }) => receivable)),
      openOf(await dialogs('MUSTERI')),
      await total('MUSTERI', sum(pages.map(({ advanceIn }) => advanceIn))),
    ],
    payable: [
      strip.payable,
      sum(pages.map(({ payable }) => payable)),
      openOf(await dialogs('TEDARIKCI')),
      await total('TEDARIKCI', sum(pages.map(({ advanceOut }) => advanceOut))),
    ],
    overdue: [
      ...[strip.overdueReceivable, late('GELIR', 'MUSTERI')],
      ...[strip.overduePayable, late('GIDER', 'TEDARIKCI')],
    ],
    net: [
      strip.totals.total,
      sum(
        await Promise.all(
          ids.map(async (id) => (await done(contact.statement, { query: { id, to: date } })).closing),
        ),
      ),
    ],
  };
}

test('strip, ages, the contact’s page, open items and the dialog say the same of openings, on any day', async () => {
  const opened = { openingBalance: 10_000, openingDate: '2026-01-01' };
  const customer = await newContact('Moda', opened);
  const supplier = await newContact('Beton', { kind: 'TEDARIKCI', openingBalance: -700 });
  const both = await newContact('Deniz', { kind: 'IKISI', openingBalance: -50, openingDate: '2026-10-01' });
  const old = await newContact('Eski Moda', { openingBalance: 300, openingDate: '2025-06-01' });
  await done(contact.merge, { body: { fromId: old, toId: customer } });
  await income({ amount: 1_000, contactId: customer, dueDate: '2026-11-01' });
  await income({ amount: 10, contactId: customer, dueDate: null });
  await income({ amount: 20, contactId: both, dueDate: '2026-12-01' });
  await expense({ amount: 100, contactId: supplier, dueDate: '2026-11-10' });
  await expense({ amount: 5, contactId: both, dueDate: null });
  await collect(customer, 4_000, { date: '2026-11-05', lines: [] });
  await collect(both, 30, { date: '2026-11-06', lines: [] });
  const pay = { contactId: supplier, direction: 'OUT', date: '2026-11-07', amount: 900, lines: [] };
  await done(settlement.save, { body: pay });

  for (const date of ['2026-11-04', '2026-11-06', TODAY]) {
    const { receivable, payable, overdue, net } = await figuresOn([customer, supplier, both], date);
    expect([date, new Set(receivable).size, new Set(payable).size, new Set(net).size]).toEqual([
      date,
      1,
      1,
      1,
    ]);
    expect([overdue[0], overdue[2]]).toEqual([overdue[1], overdue[3]]);
  }
  const strip = await ageing();
  // Of 10.300,00 that were open 4.000,00 came; of 700,00 that were owed all, and 200,00 more.
  expect(strip).toMatchObject({
    ...{ receivable: 6_300 + 1_212 + 24, openingReceivable: 6_300, overdueReceivable: 6_300 + 1_200 },
    ...{ payable: 50 + 120 + 6, openingPayable: 50, overduePayable: 50 + 120 },
  });
  const page = await done(contact.openItems, { query: { id: customer } });
  expect(page.openings?.map(({ name, remainingAmount }) => [name, remainingAmount])).toEqual([
    ['Moda', 6_300],
  ]);
  expect(page.advanceIn).toBe(0);
  expect((await done(contact.openItems, { query: { id: supplier } })).advanceOut).toBe(200);
});

test('the ages of openings shrink from the oldest on', async () => {
  const id = await newContact('Moda', { openingBalance: 100, openingDate: '2026-10-01' });
  const old = await newContact('Eski', { openingBalance: 40, openingDate: '2026-01-01' });
  await done(contact.merge, { body: { fromId: old, toId: id } });
  const ages = async () => (await ageing()).rows.find(({ contactId }) => contactId === id);
  expect(await ages()).toMatchObject({ d90: 40, d31_60: 100, notDue: 0, total: 140 });
  await collect(id, 15);
  expect(await ages()).toMatchObject({ d90: 25, d31_60: 100, total: 125 });
  await collect(id, 65);
  expect(await ages()).toMatchObject({ d90: 0, d31_60: 60, total: 60 });
  const { id: last } = await collect(id, 100);
  expect(await ages()).toMatchObject({ d31_60: 0, notDue: -40, total: -40 });
  await done(settlement.delete, { query: { id: last } });
  expect(await ages()).toMatchObject({ d31_60: 60, notDue: 0, total: 60 });
});

test('money that is allocated to what is due first covers an opening in its turn', async () => {
  const id = await newContact('Moda', { openingBalance: 100, openingDate: '2026-06-15' });
  const older = await income({ amount: 50, contactId: id, dueDate: '2026-06-01' });
  const newer = await income({ amount: 50, contactId: id, dueDate: '2026-07-01' });
  const { lines, rest } = await collect(id, 180);
  expect(lines.map((line) => [line.id, line.amount])).toEqual([
    [older.id, 60],
    [newer.id, 20],
  ]);
  expect(rest).toBe(100);
  const { openings, advanceIn, receivable } = await done(contact.openItems, { query: { id } });
  expect([openings, advanceIn, receivable]).toEqual([[], 0, 40]);
});

test('an opening is set against rows of the other side as far as it is left, and comes back with them', async () => {
  const id = await newContact('Moda', { kind: 'IKISI', openingBalance: 100, openingDate: '2026-06-15' });
  const { id: beton } = await expense({ amount: 100, contactId: id, dueDate: '2026-11-01' });
  const ada = await newContact('Ada');
  const { id: stranger } = await income({ amount: 5, contactId: ada });
  const offset = (owed: number, owing = owed, opening: object = {}) => ({
    contactId: id,
    date: TODAY,
    lines: [
      { type: 'GELIR', id, amount: owed, ...opening },
      { type: 'GIDER', id: beton, amount: owing },
    ],
  });
  await collect(id, 30, { lines: [] });
  const refusals: [object, number, object][] = [
    [offset(70.01), 400, { 'lines.0.amount': 'Bu kalem için en fazla 70,00 ₺ tahsil edilebilir' }],
    [offset(50, 50, { type: 'GIDER' }), 400, { lines: 'Alacak ve borç kalemlerinin toplamı aynı olmalıdır' }],
    [offset(5, 5, { id: stranger }), 400, { 'lines.0.id': 'Bu kalem başka bir carinin' }],
  ];
  for (const [body, status, fields] of refusals)
    expect(await t.refused(settlement.offset, { body })).toMatchObject({ status, body: { fields } });
  const before = await figuresOn([id, ada], TODAY);

  const [half] = await done(settlement.offset, { body: offset(50) });
  expect(half).toMatchObject({ amount: 50, rest: 50, lines: [], cashFlowId: null });
  const page = await done(contact.openItems, { query: { id } });
  expect(page).toMatchObject({
    openings: [{ id, remainingAmount: 20 }],
    items: [{ id: beton, remainingAmount: 70 }],
    ...{ receivable: 20, payable: 70, advanceIn: 0, advanceOut: 0 },
  });
  const after = await figuresOn([id, ada], TODAY);
  expect(after.net).toEqual(before.net);
  expect([new Set(after.receivable).size, new Set(after.payable).size]).toEqual([1, 1]);
  const { lines } = await done(contact.statement, { query: { id } });
  expect(lines.filter(({ type }) => type === 'MAHSUP').map(({ debit, credit }) => debit + credit)).toEqual([
    50, 50,
  ]);

  await done(settlement.delete, { query: { id: half?.id } });
  expect(await figuresOn([id, ada], TODAY)).toEqual(before);
});

test('two openings of a contact are set against each other, one alone of two at once', async () => {
  const id = await newContact('Moda', { openingBalance: 100 });
  const old = await newContact('Eski Moda', { kind: 'TEDARIKCI', openingBalance: -40 });
  await done(contact.merge, { body: { fromId: old, toId: id } });
  const body = {
    contactId: id,
    date: TODAY,
    lines: [
      { type: 'GELIR', id, amount: 40 },
      { type: 'GIDER', id: old, amount: 40 },
    ],
  };
  const both = await Promise.all([1, 2].map(() => t.refused(settlement.offset, { body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await done(contact.openItems, { query: { id } })).toMatchObject({
    openings: [{ id, remainingAmount: 60 }],
    ...{ receivable: 60, payable: 0, advanceIn: 0, advanceOut: 0 },
  });
});

test('an opening is overdue once its day is past, as far as it is left; one without a day is not', async () => {
  const id = await newContact('Moda', { openingBalance: 250_000, openingDate: '2026-06-30' });
  const undated = await newContact('Ada', { openingBalance: 70 });
  await newContact('Yarın', { openingBalance: 30, openingDate: '2027-01-01' });
  const overdueOn = async (date: string) => (await ageing({ date })).overdueReceivable;
  expect(await Promise.all(['2026-06-30', '2026-07-01', TODAY].map(overdueOn))).toEqual([
    ...[0, 250_000, 250_000],
  ]);
  const of = async (contactId: string) =>
    (await ageing({ side: 'MUSTERI' })).rows.find((row) => row.contactId === contactId);
  expect(await of(id)).toMatchObject({ d90: 250_000, overdue: 250_000 });
  expect(await of(undated)).toMatchObject({ notDue: 70, overdue: 0 });
  await collect(id, 100_000);
  expect(await of(id)).toMatchObject({ d90: 150_000, overdue: 150_000 });
  await collect(id, 200_000);
  expect(await ageing()).toMatchObject({ overdueReceivable: 0, receivable: 100 });
});

test('what nobody gave a due date is overdue nowhere, however old it is', async () => {
  const contactId = await newContact();
  await income({ amount: 100, contactId, dueDate: null });
  const { items } = await done(contact.openItems, { query: { id: contactId } });
  expect(items.map((item) => [item.daysLate > 0, daysOverdue(item, TODAY)])).toEqual([[true, 0]]);
  expect(await ageing()).toMatchObject({ overdueReceivable: 0, rows: [{ overdue: 0, d90: 120 }] });
});
