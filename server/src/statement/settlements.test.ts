import { api, type CashAccount, type Endpoint, type StatementRow } from '@vezne/contract';
import type { z } from 'zod';
import { reconcile } from '../cash-flow/sum-queries';
import { testApp } from '../test/app';
import { projectBody } from '../test/bodies';
import type { SignedUp } from '../test/people';
import { until } from '../test/until';

const { ask, call, signUp, db } = testApp();
const { cashAccount, cashFlow, contact, projectExpense, projectIncome, settlement, statement } = api;

let person: SignedUp;
let bank: CashAccount;
let categoryId: string;
let projectId: string;
beforeEach(async () => {
  person = await signUp();
  bank = await done(cashAccount.save, { body: { name: 'Ziraat', kind: 'BANKA', openingBalance: 100_000 } });
  categoryId = (await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } })).id;
  projectId = (await done(api.project.save, { body: projectBody(categoryId) })).id;
});
afterEach(async () => {
  expect(await reconcile(db, person.companyId)).toEqual([]);
});

const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
  endpoint.output.parse(await ask(endpoint, person, input)) as z.output<E['output']>;
const newContact = async (name: string, own: object = {}) =>
  (await done(contact.save, { body: { name, kind: 'IKISI', ...own } })).id;
/** Rows without VAT that wait for their money. */
const row = { date: '2026-10-01', dueDate: '2026-10-31', description: 'Hakediş' };
const owedBy = (contactId: string, amount: number, change: object = {}) =>
  done(projectIncome.save, { body: { ...row, projectId, categoryId, contactId, amount, ...change } });
const owedTo = (contactId: string, amount: number) =>
  done(projectExpense.save, { body: { ...row, projectId, categoryId, contactId, amount } });
const openWith = async (id: string) => {
  const { receivable, payable, items } = await done(contact.openItems, { query: { id } });
  return { receivable, payable, items: items.map(({ remainingAmount }) => remainingAmount) };
};

const read = async (...lines: string[]) => {
  const text = ['Tarih;Açıklama;Tutar', ...lines.map((line) => `03.11.2026;${line}`)].join('\n');
  const file = new File([text], 'ekstre.csv');
  return (await done(statement.read, { body: { accountId: bank.id, file } })).batch.id;
};
const rowsOf = async (batchId: string): Promise<StatementRow[]> =>
  (await done(statement.rows, { body: { batchId } })).content;
const offers = async (batchId: string) =>
  (await rowsOf(batchId)).map(({ settlementSuggestion: offer }) =>
    offer ? [offer.contactName, offer.open, offer.reason] : null,
  );
const accept = (batchId: string, line: number, contactId: string) =>
  done(statement.decide, { body: { batchId, changes: [{ line, decision: 'TAHSILAT', contactId }] } });
const commit = (batchId: string) => done(statement.commit, { body: { batchId } });
const balance = async () =>
  (await done(cashAccount.summary)).accounts.find(({ id }) => id === bank.id)?.balance;

test('a line is offered what is open with whom it names, or where its amount is open with one alone', async () => {
  const acme = await newContact('Acme Yapı San. ve Tic. Ltd. Şti.');
  const moda = await newContact('Moda');
  const apartment = await newContact('Moda Apartmanı');
  await owedBy(acme, 12_000);
  await owedBy(moda, 900);
  await owedBy(apartment, 500);
  await owedBy(apartment, 250);
  await owedTo(acme, 700);
  const batchId = await read(
    'GELEN EFT ACME YAPI;12000,00',
    'FAST ACME YAPI HAKEDİŞ;5000,00',
    'GELEN MODA APARTMANI AİDAT;100,00',
    'GELEN HAVALE;750,00',
    'GELEN HAVALE;250,00',
    'GELEN HAVALE;251,00',
    'ACME YAPI;12000,01',
    'ÇEK ÖDEMESİ;-700,00',
    'MODA;-900,00',
    'MODALI BEY;1,00',
  );
  const acmeName = 'Acme Yapı San. ve Tic. Ltd. Şti.';
  expect(await offers(batchId)).toEqual([
    [acmeName, 12_000, 'Adı ve tutarı tutuyor'],
    [acmeName, 12_000, 'Açıklamada adı geçiyor'],
    ['Moda Apartmanı', 750, 'Açıklamada adı geçiyor'],
    ['Moda Apartmanı', 750, 'Tutar açık bakiyeyle aynı'],
    ['Moda Apartmanı', 750, 'Tutar açık bir kalemle aynı'],
    null,
    null,
    [acmeName, 700, 'Tutar açık bakiyeyle aynı'],
    null,
    null,
  ]);
  await owedBy(moda, 11_100);
  expect((await offers(await read('GELEN HAVALE;12000,00')))[0]).toBeNull();
});

test('beside the likeliest contact the others are told whose money it may be', async () => {
  const acme = await newContact('Acme');
  const moda = await newContact('Moda');
  const apartment = await newContact('Moda Apartmanı');
  await owedBy(acme, 12_000);
  await owedBy(moda, 900);
  await owedBy(apartment, 750);
  const others = async (line: string) =>
    (await rowsOf(await read(line)))[0]?.settlementSuggestion?.others?.map((each) => [
      each.contactId,
      each.open,
    ]);
  expect(await others('GELEN MODA APARTMANI AİDAT;100,00')).toEqual([[moda, 900]]);
  expect(await others('GELEN MODA APARTMANI;12000,00')).toBeUndefined();
  expect(await others('ACME;750,00')).toEqual([[apartment, 750]]);
  expect(await others('GELEN HAVALE;750,00')).toBeUndefined();
});

test('what is left of an opening is offered like an open item, and what pays it covers it', async () => {
  const moda = await newContact('Moda', { openingBalance: 1_000, openingDate: '2026-01-01' });
  const acme = await newContact('Acme', { openingBalance: -700 });
  const older = await newContact('Deniz', { openingBalance: 90, openingDate: '2025-01-01' });
  const ada = await newContact('Ada', { openingBalance: 60, openingDate: '2026-10-01' });
  await done(contact.merge, { body: { fromId: older, toId: ada } });
  await owedBy(moda, 2_000);
  // Of the same amount as the opening, and due later; and due first, of another.
  await owedBy(moda, 800, { dueDate: '2026-12-01' });
  await owedBy(moda, 5, { date: '2025-12-01', dueDate: '2025-12-31' });
  const advance = { direction: 'IN', date: '2026-11-01', lines: [] };
  await done(settlement.save, { body: { ...advance, contactId: moda, amount: 200 } });
  await done(settlement.save, { body: { ...advance, contactId: ada, amount: 100 } });
  const batchId = await read('GELEN MODA;800,00', 'ÇEK;-700,00', 'HAVALE;50,00', 'ADA;50,01');
  expect(await offers(batchId)).toEqual([
    ['Moda', 3_605, 'Adı ve tutarı tutuyor'],
    ['Acme', 700, 'Tutar açık bakiyeyle aynı'],
    ['Ada', 50, 'Tutar açık bakiyeyle aynı'],
    null,
  ]);
  for (const [at, id] of [moda, acme, ada].entries()) await accept(batchId, at + 2, id);
  await done(statement.decide, { body: { batchId, changes: [{ line: 5, decision: 'ATLA' }] } });
  const before = [await openWith(moda), await openWith(acme), await openWith(ada)];
  expect(await commit(batchId)).toMatchObject({ settlements: 3, skipped: 1 });
  expect([await openWith(moda), await openWith(acme), await openWith(ada)]).toEqual([
    { receivable: 2_805, payable: 0, items: [5, 2_000, 800] },
    { receivable: 0, payable: 0, items: [] },
    { receivable: 0, payable: 0, items: [] },
  ]);
  await done(statement.undo, { body: { batchId } });
  expect([await openWith(moda), await openWith(acme), await openWith(ada)]).toEqual(before);
});

test('what is accepted is settled with the batch, known again, and taken back with it', async () => {
  const acme = await newContact('Acme');
  const older = await owedBy(acme, 300);
  const same = await owedBy(acme, 12_000, { dueDate: '2026-12-31' });
  const supplier = await newContact('Betoncu');
  await owedTo(supplier, 1_000);
  const before = [await openWith(acme), await openWith(supplier), await balance()];
  const lines = ['ACME;12000,00', 'BETONCU;-400,00', 'ACME;5,00'];
  const batchId = await read(...lines);
  await accept(batchId, 2, acme);
  expect((await accept(batchId, 3, supplier)).changed[0]).toMatchObject({
    group: 'HAZIR',
    decision: 'TAHSILAT',
    contact: { id: supplier, name: 'Betoncu' },
  });
  expect(await offers(batchId)).toEqual([null, null, ['Acme', 300, 'Açıklamada adı geçiyor']]);
  await done(statement.decide, { body: { batchId, changes: [{ line: 4, categoryId }] } });
  const added = await commit(batchId);
  expect(added).toMatchObject({
    ...{ added: 3, transfers: 0, settlements: 2, skipped: 0 },
    batch: { rowsAdded: 3, sumIn: 12_005, sumOut: 400 },
    shares: [
      { kind: 'GIRIS', count: 2, sum: 12_005, names: ['Acme', expect.any(String)] },
      { kind: 'CIKIS', count: 1, sum: -400, names: ['Betoncu'] },
    ],
  });
  expect(await commit(batchId)).toEqual(added);
  // The item that waits for just that amount comes before an older one.
  expect(await openWith(acme)).toMatchObject({ receivable: 300, items: [300] });
  expect(await openWith(supplier)).toMatchObject({ payable: 600 });
  expect(await balance()).toBe(111_605);
  const [made] = await done(settlement.findAll, { query: { contactId: acme } });
  expect(made).toMatchObject({ amount: 12_000, description: 'ACME', lines: [{ id: same.id }], rest: 0 });
  expect(older.id).not.toBe(same.id);
  expect(
    (await rowsOf(await read(...lines))).map(({ twin, settlementSuggestion }) => [
      twin?.kind,
      settlementSuggestion,
    ]),
  ).toEqual(lines.map(() => ['KESIN', undefined]));
  expect(await done(statement.undo, { body: { batchId } })).toMatchObject({ removed: 3 });
  expect([await openWith(acme), await openWith(supplier), await balance()]).toEqual(before);
  expect(await done(settlement.findAll, { query: { contactId: acme } })).toEqual([]);
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(0);
  expect((await done(api.trash.findAll, { body: {} })).totalElements).toBe(0);
});

test('a batch with several transfers and settlements is taken back by one act', async () => {
  const acme = await newContact('Acme');
  await owedBy(acme, 300);
  const till = (await done(cashAccount.findAll, { body: {} })).find(({ id }) => id !== bank.id);
  const batchId = await read('ACME;100,00', 'ACME;200,00', 'ATM;-40,00', 'ATM;-50,00');
  for (const line of [2, 3]) await accept(batchId, line, acme);
  const moved = { decision: 'VIRMAN', transferAccountId: till?.id };
  await done(statement.decide, { body: { batchId, changes: [4, 5].map((line) => ({ line, ...moved })) } });
  expect(await commit(batchId)).toMatchObject({ added: 4, transfers: 2, settlements: 2 });
  const acts = async () =>
    (await done(api.history.findAll, { body: { pageSize: 100 } })).content.map(({ action, entity }) => [
      action,
      entity,
    ]);
  const before = await acts();
  await done(statement.undo, { body: { batchId } });
  expect(await acts()).toEqual([['GERI_AL', 'cash-flow'], ...before]);
});

test.each([
  ['the contacts it was paid by', 'contact'],
  ['what it collected', 'settlement'],
])(
  'the entries of a batch are taken back after %s, as those of one settlement are',
  async (_after, table) => {
    const acme = await newContact('Acme');
    await owedBy(acme, 300);
    const batchId = await read('ACME;100,00');
    await accept(batchId, 2, acme);
    await commit(batchId);
    const undone = await db.transaction(async (sql) => {
      await sql.run(`SELECT 1 FROM ${table} WHERE company_id = $1 FOR UPDATE`, [person.companyId]);
      const answered = done(statement.undo, { body: { batchId } });
      answered.catch(() => {});
      await until(
        async () =>
          (await db.first(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )) !== undefined,
      );
      await sql.run('SELECT 1 FROM cash_flow WHERE company_id = $1 FOR UPDATE NOWAIT', [person.companyId]);
      return { answered };
    });
    expect(await undone.answered).toMatchObject({ removed: 1 });
  },
);

test('nothing is settled that nobody accepted', async () => {
  const acme = await newContact('Acme');
  await owedBy(acme, 12_000);
  const batchId = await read('ACME;12000,00');
  await done(statement.decide, { body: { batchId, changes: [{ line: 2, categoryId }] } });
  expect(await commit(batchId)).not.toHaveProperty('settlements');
  expect(await openWith(acme)).toMatchObject({ receivable: 12_000 });
});

test('a settlement needs a contact of the company, and one that was given up is an entry again', async () => {
  const acme = await newContact('Acme');
  const stranger = await signUp();
  const theirs = (
    await ask<{ id: string }>(contact.save, stranger, { body: { name: 'Acme', kind: 'IKISI' } })
  ).id;
  const batchId = await read('ACME;12000,00');
  const tried = (contactId?: string) =>
    call(
      statement.decide,
      { body: { batchId, changes: [{ line: 2, decision: 'TAHSILAT', ...(contactId && { contactId }) }] } },
      person,
    );
  expect(await tried()).toMatchObject({
    status: 400,
    body: { fields: { 'changes.0.contactId': 'Cari gerekli' } },
  });
  expect(await tried(theirs)).toMatchObject({
    status: 404,
    body: { fields: { 'changes.0.contactId': 'Cari bulunamadı' } },
  });
  await accept(batchId, 2, acme);
  const changes = [{ line: 2, decision: 'EKLE', categoryId }];
  const { changed } = await done(statement.decide, { body: { batchId, changes } });
  expect(changed[0]).not.toHaveProperty('contact');
  expect(await commit(batchId)).toMatchObject({ added: 1 });
});

test('a contact that was merged since is what it became, and one that was deleted leaves a plain entry', async () => {
  const [acme, other] = [await newContact('Acme'), await newContact('Acme Yapı')];
  await owedBy(acme, 100);
  const batchId = await read('ACME;100,00', 'ACME;7,00');
  const gone = await newContact('Silinecek');
  await accept(batchId, 2, acme);
  expect((await accept(batchId, 3, gone)).counts).toMatchObject({ ready: 2, undecided: 0 });
  await done(contact.merge, { body: { fromId: acme, toId: other } });
  await done(contact.delete, { query: { id: gone } });
  expect((await done(statement.findById, { query: { id: batchId } })).counts).toMatchObject({ undecided: 1 });
  await done(statement.decide, { body: { batchId, changes: [{ line: 3, decision: 'ATLA' }] } });
  expect(await commit(batchId)).toMatchObject({ settlements: 1, skipped: 1 });
  expect(await openWith(other)).toMatchObject({ receivable: 0 });
});

test('of two rows of one amount the one that is due first by the terms of its contact is settled', async () => {
  const moda = await newContact('Moda', { paymentTermDays: 60 });
  await owedBy(moda, 300, { date: '2026-09-01', dueDate: null, description: 'Vadesi cariden' });
  await owedBy(moda, 300, { date: '2026-09-02', dueDate: '2026-09-20', description: 'Vadesi yazılı' });
  const batchId = await read('GELEN MODA;300,00');
  await accept(batchId, 2, moda);
  await commit(batchId);
  const { items } = await done(contact.openItems, { query: { id: moda } });
  expect(items.map(({ description }) => description)).toEqual(['Vadesi cariden']);
});
