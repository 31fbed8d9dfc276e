import { api, codes } from '@vezne/contract';
import { reconcile } from '../cash-flow/sum-queries';
import { patience } from '../test/trials';
import { settlementApp, TODAY } from './testing';

// Many act at once, more of them at night, and a busy machine is slow.
jest.setTimeout(patience(120_000));

const t = settlementApp();
const { world, done, refused, row, newContact, income, expense, collect, ageing, agedCustomer } = t;
const { contact, settlement, projectIncome, projectExpense, cashFlow, trash } = api;

afterEach(async () => {
  expect(await reconcile(t.db, world.person.companyId)).toEqual([]);
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
    [world.person.companyId],
  );

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
    projectId: world.projectId,
    settlementId: id,
    description: 'Moda Apartmanı tahsilatı',
  });
  expect((await ageing({ date: '2026-11-22' })).rows[0]).toMatchObject({ total: 1_272_240, d90: 12_000 });
  await done(settlement.delete, { query: { id } });
  expect((await ageing()).rows[0]).toMatchObject({ total: 1_272_240 });
  expect((await refused(cashFlow.findById, { query: { id: cashFlowId } })).status).toBe(404);
});

test('a part is allocated as asked, the rest is an advance that is allocated later', async () => {
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
  const allocated = await done(settlement.lay, {
    body: { id: saved.id, lines: [{ type: 'GELIR', id: second, amount: 10_000 }] },
  });
  expect(allocated.rest).toBe(0);
  expect((await ageing()).totals).toMatchObject({ notDue: 1_140_240, d0_30: 50_000, total: 1_242_240 });
});

test('more of one collection is allocated to a row that a part of it is allocated to', async () => {
  const { contactId, ids } = await agedCustomer();
  const line = (amount: number) => ({ type: 'GELIR', id: ids[1], amount });
  const { id } = await collect(contactId, 30, { lines: [line(10)] });
  const allocated = await done(settlement.lay, { body: { id, lines: [line(15)] } });
  expect(allocated).toMatchObject({ rest: 5, lines: [{ id: ids[1], amount: 25 }] });
  const row = await done(projectIncome.findById, { query: { id: ids[1] } });
  expect(row.settledAmount).toBe(25);
  await done(settlement.delete, { query: { id } });
  expect((await done(projectIncome.findById, { query: { id: ids[1] } })).settledAmount).toBe(0);
});

test('what cannot be allocated is refused under its line, and nothing is written', async () => {
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

test('two who collect from a contact at once allocate no more to its rows than is open, the rest in advance', async () => {
  const contactId = await newContact();
  const rows = [];
  for (const amount of [100, 50, 25]) rows.push(await income({ amount, contactId }));
  const open = rows.reduce((sum, { grossAmount }) => sum + grossAmount, 0);
  const all = await Promise.all([80, 90, 100].map((amount) => collect(contactId, amount)));
  const allocated = all.flatMap(({ lines }) => lines);
  for (const { id, grossAmount } of rows)
    expect(allocated.filter((line) => line.id === id).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      grossAmount,
    );
  expect(all.reduce((sum, { rest }) => sum + rest, 0)).toBe(270 - open);
  expect((await done(contact.openItems, { query: { id: contactId } })).items).toEqual([]);
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

test('what a collection is called halves no letter of its row’s words, and somebody’s own stay as they are', async () => {
  const long = `x${'😀'.repeat(299)}`;
  const { id } = await income({ amount: 10, description: long });
  const settled = await done(settlement.ofRow, { body: { type: 'GELIR', id, date: TODAY } });
  expect(settled.description).toMatch(/^x(😀)+… tahsilatı$/u);
  expect([...settled.description].length).toBeLessThanOrEqual(500);
  const { contactId } = await agedCustomer();
  expect((await collect(contactId, 5, { description: long })).description).toBe(long);
});

test('a row that money is allocated to stays settled by that much', async () => {
  const { contactId, ids } = await agedCustomer();
  const id = ids[4] ?? '';
  const { id: settlementId, cashFlowId } = await collect(contactId, 12_000);
  const seen = { ...row(), id };
  const bound = {
    status: 409,
    body: { message: 'Bu kalemin tahsilatı ya da ödemesi var. Önce onu geri alın.' },
  };
  expect(await refused(projectIncome.update, { body: { ...seen, amount: 9_999.99 } })).toMatchObject({
    status: 409,
    body: { fields: { amount: 'Tahsil edilen 12.000,00\u00a0₺; KDV dahil tutar bundan az olamaz' } },
  });
  expect(
    await refused(projectIncome.update, { body: { ...seen, amount: 10_000, vatRate: 10 } }),
  ).toMatchObject({ status: 409, body: { fields: { amount: expect.stringContaining('12.000,00') } } });
  expect(
    await refused(projectIncome.update, { body: { ...seen, amount: 10_000, status: 'BEKLIYOR' } }),
  ).toMatchObject(bound);
  expect(await refused(projectIncome.delete, { query: { id } })).toMatchObject(bound);
  expect(await refused(api.project.delete, { query: { id: world.projectId } })).toMatchObject({
    status: 409,
    body: { message: 'Bu projenin 1 kaleminde tahsilat ya da ödeme var. Önce onları geri alın.' },
  });
  const more = await done(projectIncome.update, { body: { ...seen, amount: 10_001 } });
  expect(more).toMatchObject({ status: 'BEKLIYOR', remainingAmount: 1.2, settledAmount: 12_000 });
  const entry = { id: cashFlowId, categoryId: world.categoryId, date: TODAY, description: 'Elden' };
  const held = {
    status: 409,
    body: { message: 'Bu kasa kaydı bir tahsilata bağlı. Tahsilatı silin.' },
  };
  expect(await refused(cashFlow.delete, { query: { id: cashFlowId } })).toMatchObject(held);
  expect(await refused(cashFlow.update, { body: { ...entry, amount: 1 } })).toMatchObject(held);
  await done(cashFlow.update, { body: { ...entry, amount: 12_000 } });
  expect(await done(settlement.findAll, { query: { rowId: id } })).toMatchObject([
    { id: settlementId, lines: [{ id, amount: 12_000 }] },
  ]);
  expect(await done(settlement.findAll, { query: { rowId: ids[0] ?? '' } })).toEqual([]);
  expect(await done(settlement.findAll, { query: { rowId: id, contactId } })).toHaveLength(1);
  expect((await refused(settlement.findAll, { query: {} })).status).toBe(400);
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
  expect(await refused(trash.restore, { body: { id } })).toMatchObject({
    status: 409,
    body: {
      message:
        'Bu kayıt geri yüklenemedi: kalemlerinden birinde o kadar açık tutar kalmadı. Önce o kalemi düzeltin.',
    },
  });
});

test('who calls a row settled settles it without a word of money, and says so', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100, contactId, status: 'TAHSIL_EDILDI' });
  expect(await done(projectIncome.findById, { query: { id } })).toMatchObject({
    remainingAmount: 0,
    ...{ grossAmount: 120, settledAmount: 120, laidAmount: 0 },
    settledBy: 'ELLE',
  });
  expect((await ageing()).totals.total).toBe(0);
  const { lines, closing } = await done(contact.statement, { query: { id: contactId } });
  expect([lines.map(({ type }) => type), closing]).toEqual([['GELIR', 'ELLE'], 0]);
  // The money reaches the ledger afterwards.
  const body = { type: 'GELIR', id, date: TODAY };
  const whole = await done(settlement.ofRow, { body });
  expect(whole).toMatchObject({ amount: 120, contactId });
  const row = () => done(projectIncome.findById, { query: { id } });
  expect((await row()).settledBy).toBe('TAHSILAT');
  expect((await refused(settlement.ofRow, { body })).status).toBe(409);
  // What was settled by money alone waits when the money is gone, whoever had called it settled before.
  await done(settlement.delete, { query: { id: whole.id } });
  expect(await row()).toMatchObject({ status: 'BEKLIYOR', remainingAmount: 120, settledBy: null });
});

test('a part of what was called settled leaves it called so when it is taken away again', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100, contactId, status: 'TAHSIL_EDILDI' });
  const part = await done(settlement.ofRow, { body: { type: 'GELIR', id, date: TODAY, amount: 20 } });
  await done(settlement.delete, { query: { id: part.id } });
  expect(await done(projectIncome.findById, { query: { id } })).toMatchObject({
    ...{ status: 'TAHSIL_EDILDI', settledBy: 'ELLE', laidAmount: 0, remainingAmount: 0 },
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

test('money that comes and goes makes the analysis of a project stale', async () => {
  const { contactId } = await agedCustomer();
  const isStale = async () =>
    (await done(api.project.findById, { query: { id: world.projectId } })).analysisStale;
  const analyze = () => done(api.project.analyze, { body: { projectId: world.projectId } });
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
    projectId: world.projectId,
    categoryId: world.categoryId,
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
