import { api, type CashAccount } from '@vezne/contract';
import { csvOfZ, mt940OfZ, slips } from '../testing';
import { statementApp } from './testing';

const t = statementApp();
const { done, refused, read, rowsOf, decide, newCategory, add, balances, world } = t;
const { cashAccount, statement } = api;

const IBAN = 'TR330006100519786457841326';

/** Gives an account the IBAN that the file of MT940 names. */
const giveIban = ({ id, name, kind }: CashAccount, iban = IBAN) =>
  done(cashAccount.update, { body: { id, name, kind, iban } });
const fileOf = (content: Uint8Array | string, name = 'ekstre.sta') =>
  new File([new Uint8Array(Buffer.from(content))], name);
const readAlone = (content: Uint8Array | string) =>
  refused(statement.read, { file: fileOf(content) } as object);

test('a file is read for the account whose IBAN it bears, and tells it', async () => {
  await giveIban(world.bank);
  const preview = await done(statement.read, { body: { file: fileOf(mt940OfZ()) } });
  expect(preview).toMatchObject({ accountNumber: IBAN, batch: { accountId: world.bank.id } });
  expect(await done(statement.findById, { query: { id: preview.batch.id } })).toEqual(preview);
  await add(preview.batch.id, await newCategory('Banka'));
  expect(await balances()).toEqual({ 'Ana Kasa': 0, 'Ziraat Vadesiz': 62_711.6 });
});

test('a file without an account whose number no account bears, or more than one, asks for it', async () => {
  const asks = {
    status: 400,
    body: { fields: { accountId: 'Dosyadan hangi hesap olduğu anlaşılamadı; hesap seçin' } },
  };
  expect(await readAlone(mt940OfZ())).toMatchObject(asks);
  expect(await readAlone(slips(1))).toMatchObject(asks);
  await giveIban(world.bank);
  await done(cashAccount.save, { body: { name: 'Ziraat İkinci', kind: 'BANKA', iban: IBAN } });
  expect(await readAlone(mt940OfZ())).toMatchObject(asks);
  const other = await t.signUp();
  expect((await refused(statement.read, { file: fileOf(mt940OfZ()) }, other)).status).toBe(400);
  expect((await done(statement.findAll, { body: {} })).totalElements).toBe(0);
});

test('the account that was chosen stays, whatever the file says', async () => {
  await giveIban(world.bank);
  expect(await read(mt940OfZ(), 'x.sta', world.till.id)).toMatchObject({
    accountNumber: IBAN,
    batch: { accountId: world.till.id },
  });
  expect(await read(csvOfZ())).toMatchObject({ accountNumber: null });
});

test('a row that would be a transfer with an account before that begins is named with it', async () => {
  const till = { name: 'Yeni Kasa', kind: 'KASA', openingBalance: 5, openingDate: '2026-11-21' };
  const { id: transferAccountId } = await done(cashAccount.save, { body: till });
  const { batch } = await read(csvOfZ());
  await decide(batch.id, {
    changes: [{ line: 12, decision: 'VIRMAN', transferAccountId }],
    rest: { group: 'EKSIK', categoryId: await newCategory('Banka') },
  });
  const why = '12. satırın tarihi Yeni Kasa hesabının açılış tarihinden önce. Başka bir hesap seçin.';
  expect(await refused(statement.commit, { batchId: batch.id })).toMatchObject({
    status: 409,
    body: { message: why, fields: { batchId: why } },
  });
  expect(await balances()).toEqual({ 'Ana Kasa': 0, 'Yeni Kasa': 5, 'Ziraat Vadesiz': 100_000 });
});

const move = (batchId: string, accountId = world.bank.id) =>
  done(statement.move, { body: { batchId, accountId } });

test('a draft goes over to another account, with the categories and the rows left out', async () => {
  const { batch, sums } = await read(mt940OfZ(), 'x.sta', world.till.id);
  const [categoryId, lines] = [await newCategory('Banka'), (await rowsOf(batch.id)).map(({ line }) => line)];
  const [first, second, ...others] = lines;
  await decide(batch.id, {
    changes: [
      { line: first, categoryId },
      { line: second, decision: 'ATLA' },
    ],
  });
  const state = await move(batch.id);
  expect(state).toMatchObject({ sums, counts: { all: 8, ready: 1 }, balanceCheck: { ok: true } });
  const rows = await rowsOf(batch.id);
  expect(rows.map((row) => [row.categoryId, row.decision])).toEqual([
    [categoryId, 'EKLE'],
    [null, 'ATLA'],
    ...others.map(() => [null, 'EKLE']),
  ]);
  expect(await add(batch.id, categoryId)).toMatchObject({
    added: 7,
    batch: { accountName: 'Ziraat Vadesiz' },
  });
  expect(await balances()).toEqual({ 'Ana Kasa': 0, 'Ziraat Vadesiz': 107_711.6 });
});

test('what is in the other account already is known there', async () => {
  const categoryId = await newCategory('Banka');
  await add((await read(mt940OfZ())).batch.id, categoryId);
  const again = await read(mt940OfZ(), 'x.sta', world.till.id);
  expect(again.counts).toMatchObject({ duplicate: 0 });
  expect((await move(again.batch.id)).counts).toMatchObject({ duplicate: 8, ready: 0 });
});

test('a table is read for another account by the columns that were chosen', async () => {
  const { batch, mapping } = await read(slips(3), 'x.csv', world.till.id);
  await done(statement.map, { body: { batchId: batch.id, mapping: { ...mapping, flip: true } } });
  expect((await move(batch.id)).sums).toEqual({ in: 3.75, out: 0 });
});

test('a draft goes to no account that takes no entries, of another company, and no batch that is added', async () => {
  const { batch } = await read(csvOfZ());
  const to = (accountId: string, who = world.person) =>
    refused(statement.move, { batchId: batch.id, accountId }, who);
  const closed = await done(cashAccount.save, { body: { name: 'Eski', kind: 'BANKA' } });
  await done(cashAccount.close, { body: { id: closed.id } });
  expect(await to(closed.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('kapalı') },
  });
  const other = await t.signUp();
  const { body } = await t.call(cashAccount.findAll, { body: {} }, other);
  const [theirs] = cashAccount.findAll.output.parse(body) as [CashAccount];
  expect((await to(theirs.id)).status).toBe(404);
  expect((await to(theirs.id, other)).status).toBe(404);
  await add(batch.id, await newCategory('Banka'));
  expect(await to(world.till.id)).toMatchObject({ status: 409 });
  expect((await done(statement.findById, { query: { id: batch.id } })).batch.accountId).toBe(world.bank.id);
});
