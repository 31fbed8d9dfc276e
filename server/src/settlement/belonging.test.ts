import { api } from '@vezne/contract';
import { lockToMerge } from '../contact/queries';
import { mergeContacts } from '../contact/service';
import { cashFlowBody } from '../test/bodies';
import { ofCompany } from '../test/database';
import { patience } from '../test/trials';
import { until } from '../test/until';
import { settlementApp, TODAY } from './testing';

jest.setTimeout(patience(60_000));

const t = settlementApp();
const { done, refused, row, newContact, income, expense, collect, ageing } = t;
const { contact, settlement, projectIncome, trash } = api;

// Whatever happened: what a contact's statement ends with is what its rows, advances and opening balance add up to.
afterEach(async () => {
  const { rows } = await ageing();
  for (const { contactId, total } of rows.filter((each) => each.contactId !== null))
    expect((await done(contact.statement, { query: { id: contactId } })).closing).toBe(total);
});

const change = (id: string, to: object) => done(projectIncome.update, { body: { ...row(), id, ...to } });
const findIncome = (id: string) => done(projectIncome.findById, { query: { id } });

test('the dashboard tells what is open of a row of millions that was collected in part', async () => {
  const contactId = await newContact();
  await income({ amount: 40_000_000, contactId });
  await collect(contactId, 35_000_000);
  expect((await refused(api.dashboard.data, {})).status).toBe(200);
});

test('a row of more than one payment can move is collected in parts', async () => {
  const contactId = await newContact();
  const { id, grossAmount } = await income({ amount: 999_999_999_999.99, contactId });
  const body = { type: 'GELIR', id, date: TODAY };
  const message = 'Tutar en fazla 999.999.999.999,99 olabilir';
  expect(await refused(settlement.ofRow, { body })).toMatchObject({
    status: 400,
    body: { fields: { amount: message } },
  });
  await done(settlement.ofRow, { body: { ...body, amount: 999_999_999_999.99 } });
  expect((await findIncome(id)).remainingAmount).toBeCloseTo(grossAmount - 999_999_999_999.99, 2);
});

test('money that was collected of nobody belongs to the contact that its row comes to belong to', async () => {
  const { id } = await income({ amount: 100, counterparty: 'Moda Apartmanı' });
  await done(settlement.ofRow, { body: { type: 'GELIR', id, date: TODAY, amount: 20 } });
  const contactId = await newContact();
  expect(await done(contact.statement, { query: { id: contactId } })).toMatchObject({ closing: 100 });

  const nobodys = await income({ amount: 100 });
  await done(settlement.ofRow, { body: { type: 'GELIR', id: nobodys.id, date: TODAY, amount: 20 } });
  await collect(contactId, 30, { lines: [{ type: 'GELIR', id: nobodys.id, amount: 30 }] });
  expect(await done(contact.statement, { query: { id: contactId } })).toMatchObject({ closing: 170 });
});

test('a row that money is allocated to stays with who paid', async () => {
  const contactId = await newContact();
  const other = await newContact('Başka');
  const { id } = await income({ amount: 100, contactId });
  await collect(contactId, 20);
  const body = { ...row(), id, amount: 100 };
  const message = 'Bu kalemin tahsilatı ya da ödemesi var. Önce onu geri alın.';
  for (const to of [other, null])
    expect(await refused(projectIncome.update, { body: { ...body, contactId: to } })).toMatchObject({
      status: 409,
      body: { fields: { contactId: message } },
    });
  expect((await change(id, { amount: 110, contactId })).contactId).toBe(contactId);
});

test('a row whose counterparty stays keeps its contact, whatever that is called by now', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100, counterparty: 'Moda Apartmanı' });
  await done(contact.update, { body: { id: contactId, name: 'Moda Apt. Yönetimi', kind: 'MUSTERI' } });
  expect((await change(id, { amount: 110, counterparty: 'Moda Apartmanı' })).contactId).toBe(contactId);
  expect((await change(id, { amount: 110, counterparty: 'Kimse' })).contactId).toBeNull();
});

test('rows belong to the contact that comes back, or to be called, by their name', async () => {
  const restored = await newContact('Silinen Yapı');
  const renamed = await newContact('Yanlış Yazılan');
  await done(contact.delete, { query: { id: restored } });
  const one = await income({ amount: 100, counterparty: 'SİLİNEN YAPI' });
  const other = await income({ amount: 50, counterparty: 'Doğru Yazılan' });

  await done(trash.restore, { body: { id: restored } });
  await done(contact.update, { body: { id: renamed, name: 'Doğru yazılan', kind: 'MUSTERI' } });
  expect((await findIncome(one.id)).contactId).toBe(restored);
  expect((await findIncome(other.id)).contactId).toBe(renamed);
});

test('money of a contact that is gone comes back only after it', async () => {
  const contactId = await newContact('Avans Veren');
  const { id } = await collect(contactId, 300);
  await done(settlement.delete, { query: { id } });
  await done(contact.delete, { query: { id: contactId } });
  expect(await refused(trash.restore, { body: { id } })).toMatchObject({
    status: 409,
    body: { message: 'Bu kayıt geri yüklenemedi: carisi artık yok. Önce cariyi geri yükleyin.' },
  });
  await done(trash.restore, { body: { id: contactId } });
  expect(await done(trash.restore, { body: { id } })).toMatchObject({ record: { contactId, rest: 300 } });
});

test('what names a contact that was merged belongs to the one that it became', async () => {
  const from = await newContact();
  const to = await newContact('Moda Apt.');
  const gone = await income({ amount: 100, contactId: from });
  await done(projectIncome.delete, { query: { id: gone.id } });
  await income({ amount: 50, contactId: from });
  const collected = await collect(from, 20);
  await done(settlement.delete, { query: { id: collected.id } });
  await done(contact.merge, { body: { fromId: from, toId: to } });

  expect((await income({ amount: 10, contactId: from })).contactId).toBe(to);
  await done(trash.restore, { body: { id: gone.id } });
  expect((await findIncome(gone.id)).contactId).toBe(to);
  await done(trash.restore, { body: { id: collected.id } });
  expect((await done(settlement.findById, { query: { id: collected.id } })).contactId).toBe(to);
  expect((await done(contact.ageing)).rows.map((row) => [row.contactId, row.total])).toEqual([[to, 172]]);
});

test('openings of two contacts that become one keep their days and sides, whatever is written afterwards', async () => {
  const opened = (name: string, openingBalance: number, openingDate: string | null, change: object = {}) =>
    newContact(name, { openingBalance, openingDate, ...change });
  const first = await opened('Bir', 300.5, '2026-11-01', { phone: '0532 111 22 33' });
  const second = await opened('İki', 200.25, '2026-07-01', { note: 'Eski' });
  const third = await opened('Üç', -50, '2026-11-01');
  const fourth = await opened('Dört', 0.25, '2026-07-01');
  const figures = async (date: string) => {
    const { totals, ...rest } = await ageing({ date });
    const bySide = await ageing({ date, side: 'TEDARIKCI' });
    return [totals, bySide.totals, rest.receivable, rest.payable];
  };
  const days = [TODAY, '2026-10-31', '2026-06-30'];
  const before = await Promise.all(days.map(figures));
  for (const [fromId, toId] of [
    [second, first],
    [fourth, first],
    [first, third],
  ])
    await done(contact.merge, { body: { fromId, toId } });
  expect(await Promise.all(days.map(figures))).toEqual(before);
  const broughtIn = [
    { name: 'Dört', balance: 0.25, date: '2026-07-01' },
    { name: 'İki', balance: 200.25, date: '2026-07-01' },
    { name: 'Bir', balance: 300.5, date: '2026-11-01' },
  ];
  const all = { openingBalance: 451, broughtIn, phone: expect.stringContaining('532'), note: 'Eski' };
  const kept = await done(contact.findById, { query: { id: second } });
  expect(kept).toMatchObject({ id: third, ...all });
  const told = async () =>
    (await done(contact.statement, { query: { id: third } })).lines.map(({ date, label, balance }) => [
      date,
      label,
      balance,
    ]);
  const lines = [
    ['2026-07-01', expect.stringMatching(/İki|Dört/), expect.any(Number)],
    ['2026-07-01', expect.stringMatching(/İki|Dört/), 200.5],
    ['2026-11-01', expect.stringMatching(/^Açılış bakiyesi/), expect.any(Number)],
    ['2026-11-01', expect.stringMatching(/^Açılış bakiyesi/), 451],
  ];
  expect(await told()).toEqual(lines);
  // The form sends the sum back as it is; what it changes is the contact's own.
  await done(contact.update, { body: { id: third, name: 'Üç', kind: 'MUSTERI', openingBalance: 451 } });
  expect(await told()).toEqual(lines);
  await done(contact.update, { body: { id: third, name: 'Üç', kind: 'MUSTERI', openingBalance: 401 } });
  expect((await told()).at(-1)).toEqual(['2026-11-01', expect.any(String), 401]);
  expect((await ageing()).totals.d0_30).toBe(200.5);
});

test('a contact takes over the term of one that is merged into it where it has none of its own', async () => {
  const [none, month, week] = [
    await newContact('Yok'),
    await newContact('Ay', { paymentTermDays: 30 }),
    await newContact('Hafta', { paymentTermDays: 7 }),
  ];
  await t.income({ amount: 100, contactId: month, date: '2026-11-01' });
  const { totals } = await ageing();
  expect(totals.notDue).toBe(120);
  const kept = await done(contact.merge, { body: { fromId: month, toId: none } });
  expect(kept.paymentTermDays).toBe(30);
  expect((await ageing()).totals).toEqual(totals);
  expect((await done(contact.merge, { body: { fromId: none, toId: week } })).paymentTermDays).toBe(7);
  expect((await ageing()).totals.d0_30).toBe(120);
});

test('many who write rows of a contact while it is merged: all of them belong to the other', async () => {
  const from = await newContact();
  const to = await newContact('Moda Apt.');
  await Promise.all([
    ...[1, 2, 3, 4].map(() => income({ amount: 10, contactId: from })),
    done(contact.merge, { body: { fromId: from, toId: to } }),
    ...[1, 2, 3, 4].map(() => income({ amount: 10, contactId: from })),
  ]);
  expect((await done(contact.ageing)).rows.map((row) => [row.contactId, row.total])).toEqual([[to, 96]]);
});

test('money that is allocated while its contact is merged is allocated to rows of the other', async () => {
  const { companyId } = t.world.person;
  const fromId = await newContact();
  const toId = await newContact('Moda Apt.');
  const { id } = await collect(fromId, 12);
  const due = await income({ amount: 10, contactId: fromId });
  const allocated = await ofCompany(t.db, companyId).transaction(async (sql) => {
    await lockToMerge(sql, companyId, { fromId, toId });
    const allocating = done(settlement.lay, {
      body: { id, lines: [{ type: 'GELIR', id: due.id, amount: 12 }] },
    });
    await until(async () => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return (await t.db.query(waiting)).length > 0;
    });
    await mergeContacts(sql, companyId, { fromId, toId });
    return { allocating };
  });
  expect(await allocated.allocating).toMatchObject({ contactId: toId, rest: 0 });
  expect(await findIncome(due.id)).toMatchObject({ contactId: toId, remainingAmount: 0 });
});

test('on a day before its row, money is an advance', async () => {
  const contactId = await newContact();
  const { id } = await collect(contactId, 30, { date: '2026-11-10', lines: [] });
  const row = await income({ amount: 100, date: '2026-11-20', contactId });
  await done(settlement.lay, { body: { id, lines: [{ type: 'GELIR', id: row.id, amount: 30 }] } });
  for (const [date, total] of [
    ['2026-11-09', 0],
    ['2026-11-10', -30],
    ['2026-11-19', -30],
    ['2026-11-20', 90],
  ] as const) {
    const aged = await done(contact.ageing, { query: { date } });
    expect([date, aged.totals.total, aged.receivable]).toEqual([date, total, Math.max(total, 0)]);
    expect(await done(contact.statement, { query: { id: contactId, to: date } })).toMatchObject({
      closing: total,
    });
  }
});

test('what a collection or payment wrote is changed and deleted among others only with it', async () => {
  const contactId = await newContact();
  const { cashFlowId: into } = await collect(contactId, 30);
  const { cashFlowId: out } = await collect(contactId, 30, { direction: 'OUT' });
  const plain = await done(api.cashFlow.save, {
    body: { ...cashFlowBody, categoryId: t.world.categoryId, amount: 30, date: TODAY },
  });
  const collected = 'Bu kasa kaydı bir tahsilata bağlı. Tahsilatı silin.';
  const paid = 'Bu kasa kaydı bir ödemeye bağlı. Ödemeyi silin.';
  const { deleteSeveral, updateSeveral } = api.cashFlow;
  expect(await refused(deleteSeveral, { body: { ids: [plain.id, out, into] } })).toMatchObject({
    status: 409,
    body: { message: paid, fields: { 'ids.1': paid, 'ids.2': collected } },
  });
  expect(await refused(updateSeveral, { body: { ids: [into, plain.id], date: '2026-11-20' } })).toMatchObject(
    {
      status: 409,
      body: { message: collected, fields: { 'ids.0': collected } },
    },
  );
  expect(await refused(api.transfer.pair, { body: { cashFlowIds: [plain.id, into] } })).toMatchObject({
    status: 409,
    body: { message: collected },
  });
  // What they do not say may change, as it may by itself.
  const same = { ids: [into, out], date: TODAY, paymentMethod: 'CASH' };
  const { before } = await done(updateSeveral, { body: same });
  await done(api.cashFlow.undoSeveral, { body: { entries: before } });
});

test('a collection says what its entry was changed to, in the list and in the statement', async () => {
  const contactId = await newContact();
  const { id, cashFlowId } = await collect(contactId, 30);
  const entry = await done(api.cashFlow.findById, { query: { id: cashFlowId } });
  const told = async () => {
    const { description, paymentMethod } = await done(settlement.findById, { query: { id } });
    const { lines } = await done(contact.statement, { query: { id: contactId } });
    return [description, paymentMethod, JSON.stringify(lines).includes(description)];
  };
  const { categoryId, amount } = entry;
  const change = { id: cashFlowId, categoryId, amount, date: TODAY, description: 'Elden' };
  await done(api.cashFlow.update, { body: { ...change, paymentMethod: 'CASH' } });
  expect(await told()).toEqual(['Elden', 'CASH', true]);
  const several = { ids: [cashFlowId], paymentMethod: 'CARD' };
  const { before } = await done(api.cashFlow.updateSeveral, { body: several });
  expect(await told()).toEqual(['Elden', 'CARD', true]);
  await done(api.cashFlow.undoSeveral, { body: { entries: before } });
  expect(await told()).toEqual(['Elden', 'CASH', true]);
});

test('money is allocated to more than 200 rows at once', async () => {
  const contactId = await newContact();
  await income({ amount: 1, vatRate: 0, contactId });
  await t.db.run(
    `INSERT INTO project_income (company_id, id, project_id, category_id, description, amount_kurus, vat_rate, date,
                                 due_date, status, contact_id)
     SELECT company_id, gen_random_uuid(), project_id, category_id, description, amount_kurus, vat_rate, date,
            due_date, status, contact_id
       FROM project_income, generate_series(1, 999) WHERE contact_id = $1`,
    [contactId],
  );
  const { items } = await done(contact.openItems, { query: { id: contactId } });
  const lines = items.map(({ id, type, remainingAmount: amount }) => ({ id, type, amount }));
  expect(lines).toHaveLength(1_000);
  const allocated = await collect(contactId, 1_000, { lines });
  expect([allocated.lines.length, allocated.rest]).toEqual([1_000, 0]);
});

test('a settlement comes back only to rows that still take it', async () => {
  const contactId = await newContact();
  const other = await newContact('Başka');
  const { id } = await income({ amount: 100, contactId });
  const collected = await collect(contactId, 120);
  await done(settlement.delete, { query: { id: collected.id } });
  const taken = {
    status: 409,
    body: { message: 'Kalemlerinden biri iptal edilmiş ya da başka bir carinin. Önce onu düzeltin.' },
  };
  await change(id, { amount: 100, status: 'IPTAL' });
  expect(await refused(trash.restore, { body: { id: collected.id } })).toMatchObject(taken);
  await change(id, { amount: 100, status: 'BEKLIYOR', contactId: other });
  expect(await refused(trash.restore, { body: { id: collected.id } })).toMatchObject(taken);
  await change(id, { amount: 100, contactId });
  await done(trash.restore, { body: { id: collected.id } });
  expect((await findIncome(id)).remainingAmount).toBe(0);
});

test('what cannot be set off is told under its own line', async () => {
  const contactId = await newContact();
  const owed = await income({ amount: 1_000, contactId });
  const owing = await expense({ amount: 100, contactId });
  const lines = [
    { type: 'GELIR', id: owed.id, amount: 200 },
    { type: 'GIDER', id: owing.id, amount: 200 },
  ];
  expect(await refused(settlement.offset, { body: { contactId, date: TODAY, lines } })).toMatchObject({
    status: 400,
    body: { fields: { 'lines.1.amount': 'Bu kalem için en fazla 120,00\u00a0₺ ödenebilir' } },
  });
});

test('what one row cannot take is told under its amount', async () => {
  const { id } = await income({ amount: 100 });
  const body = { type: 'GELIR', id, date: TODAY, amount: 120.01 };
  expect(await refused(settlement.ofRow, { body })).toMatchObject({
    status: 400,
    body: { fields: { amount: 'Bu kalem için en fazla 120,00\u00a0₺ tahsil edilebilir' } },
  });
});

test('money of a collection and a payment is suggested as no transfer', async () => {
  const contactId = await newContact();
  const body = { name: 'Banka', kind: 'BANKA', openingBalance: 0, openingDate: '2026-01-01' };
  const { id: accountId } = await done(api.cashAccount.save, { body });
  await collect(contactId, 50, { paymentMethod: 'VIRMAN' });
  await collect(contactId, 50, { paymentMethod: 'VIRMAN', direction: 'OUT', accountId });
  expect(await done(api.transfer.suggestions)).toEqual([]);
});

test('what is due first by the terms of its contact is closed first', async () => {
  const contactId = await newContact('Vadeli', { paymentTermDays: 180 });
  const later = await income({ amount: 100, date: '2026-06-01', contactId });
  const sooner = await income({ amount: 100, date: '2026-06-01', dueDate: '2026-10-01', contactId });
  const { lines } = await collect(contactId, 50);
  expect(lines.map(({ id }) => id)).toEqual([sooner.id]);
  expect((await findIncome(later.id)).settledAmount).toBe(0);
});

test('a contact is changed only as it was seen, and the other change is told', async () => {
  const { id, version } = await done(contact.save, { body: { name: 'Moda Apartmanı', kind: 'MUSTERI' } });
  const body = { id, version, name: 'Moda Apartmanı', kind: 'MUSTERI' };
  await done(contact.update, { body: { ...body, note: 'ilk' } });
  const second = await refused(contact.update, { body: { ...body, note: 'ikinci' } });
  expect(second).toMatchObject({ status: 409, body: { current: { note: 'ilk' } } });
  expect((await done(contact.findById, { query: { id } })).note).toBe('ilk');
});
