import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, type CashFlow, type CashFlowImportRow } from '@vezne/contract';
import { toCsv } from '../../../shared/ui/export/csv';
import { toXlsx } from '../../../shared/ui/export/xlsx';
import { reconcile } from '../cash-flow/sum-queries';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { ledgerSheet } from './testing';

const { ask, signUp, db } = testApp();
const { cashAccount, cashFlow, statement } = api;

const row = (description: string, own: Partial<CashFlowImportRow> = {}): CashFlowImportRow => ({
  date: '2026-11-03',
  cashFlowType: 'CIKIS',
  categoryName: 'Ofis',
  description,
  amount: 12.8,
  paymentMethod: 'CASH',
  ...own,
});
const rows = [
  row('=HYPERLINK("http://x")', { categoryName: '-Ek iş' }),
  row('\'=1+1;\n"iki"\tsatır'),
  row('İĞÜŞÖÇ ığüşöç', { cashFlowType: 'GIRIS', amount: 999_999_999_999.99, paymentMethod: 'CHECK' }),
  row('<b>&amp;</b> _x000D_', { date: '2024-02-29', amount: 0.01, paymentMethod: 'CARD' }),
  row('İki kez'),
  row('İki kez'),
];

const ledgerOf = async (person: SignedUp): Promise<CashFlow[]> =>
  cashFlow.findAll.output.parse(await ask(cashFlow.findAll, person, { body: { pageSize: 50 } })).content;
const told = ({ date, cashFlowType, categoryName, description, amount, paymentMethod }: CashFlow) => [
  date,
  cashFlowType,
  categoryName,
  description,
  amount,
  paymentMethod,
];

test.each([
  ['CSV', toCsv],
  ['Excel', toXlsx],
] as const)('a ledger written as %s becomes the same ledger in an empty company', async (kind, write) => {
  const [from, to] = [await signUp(), await signUp()];
  await ask(cashFlow.import, from, { body: { rows } });
  const before = await ledgerOf(from);
  const [till] = cashAccount.findAll.output.parse(await ask(cashAccount.findAll, to, { body: {} }));
  const file = new File([write([ledgerSheet(before)])], `kasa.${kind}`);
  const { batch, counts } = statement.read.output.parse(
    await ask(statement.read, to, { body: { accountId: till?.id, file } }),
  );
  expect(counts).toMatchObject({ all: rows.length, ready: rows.length, undecided: 0 });
  await ask(statement.commit, to, { body: { batchId: batch.id } });
  expect((await ledgerOf(to)).map(told)).toEqual(before.map(told));
  expect(await reconcile(db, to.companyId)).toEqual([]);
});

const HEADINGS = 'Tarih;Kategori;Açıklama;Tutar;Para birimi;Ödeme Yöntemi;Tip;Hesap';
const exported = (...lines: string[]) => new File([[HEADINGS, ...lines, ''].join('\n')], 'kasa.csv');

test('each row of our own export goes to the account that it names, and its duplicates are looked for there', async () => {
  const person = await signUp();
  const accountsOf = async () =>
    cashAccount.findAll.output.parse(await ask(cashAccount.findAll, person, { body: {} }));
  await ask(cashAccount.save, person, { body: { name: 'Ziraat', kind: 'BANKA' } });
  const old = cashAccount.save.output.parse(
    await ask(cashAccount.save, person, { body: { name: 'Eski', kind: 'BANKA' } }),
  );
  await ask(cashAccount.close, person, { body: { id: old.id } });
  const ids = Object.fromEntries((await accountsOf()).map(({ name, id }) => [name, id]));
  const read = async (file: File) =>
    statement.read.output.parse(
      await ask(statement.read, person, { body: { accountId: ids['Ana Kasa'], file } }),
    );
  const rowsOf = async (batchId: string) =>
    statement.rows.output.parse(await ask(statement.rows, person, { body: { batchId } })).content;
  const lines = [
    '02.11.2026;Kira;Ofis kirası;-45000,00;TRY;Transfer;Çıkış;Ana Kasa',
    '03.11.2026;Hakediş;2. hakediş;250000,00;TRY;Transfer;Giriş;ZİRAAT',
    '03.11.2026;Hakediş;2. hakediş;250000,00;TRY;Transfer;Giriş;Ana Kasa',
    '04.11.2026;Hakediş;Bilinmeyen;10,00;TRY;Transfer;Giriş;Başka Kasa',
    '05.11.2026;Hakediş;Kapalı;10,00;TRY;Transfer;Giriş;Eski',
  ];
  const first = await read(exported(...lines));
  expect((await rowsOf(first.batch.id)).map(({ account, problem }) => [account?.name, problem])).toEqual([
    [undefined, null],
    ['Ziraat', null],
    [undefined, null],
    [undefined, null],
    ['Eski', 'Eski kapalı. Hesabı yeniden açın.'],
  ]);
  await ask(statement.commit, person, { body: { batchId: first.batch.id } });
  const summary = cashAccount.summary.output.parse(await ask(cashAccount.summary, person));
  expect(summary).toMatchObject({ cash: 205_010, bank: 250_000 });

  const again = await read(exported(...lines.slice(0, 4)));
  expect(again.counts).toMatchObject({ all: 4, duplicate: 4 });
  // A near day, in the account that is named; the same in another account is no duplicate.
  const near = await read(
    exported(
      '04.11.2026;Hakediş;Hakediş 2;250000,00;TRY;Transfer;Giriş;Ziraat',
      '02.11.2026;Kira;Kira;-45000,00;TRY;Transfer;Çıkış;Ziraat',
    ),
  );
  expect((await rowsOf(near.batch.id)).map(({ twin }) => twin?.kind ?? null)).toEqual(['OLASI', null]);
  expect(await reconcile(db, person.companyId)).toEqual([]);
});

test('columns of our own export that were remembered before it told accounts know them at once', async () => {
  const person = await signUp();
  const { id: bankId } = cashAccount.save.output.parse(
    await ask(cashAccount.save, person, { body: { name: 'Ziraat', kind: 'BANKA' } }),
  );
  const [till] = cashAccount.findAll.output.parse(await ask(cashAccount.findAll, person, { body: {} }));
  const LINE = '03.11.2026;Hakediş;2. hakediş;250000,00;TRY;Transfer;Giriş;Ziraat';
  const files = [exported(LINE), new File([`${HEADINGS};Proje\n${LINE};\n`], 'kasa.csv')];
  const read = async (file: File) =>
    statement.read.output.parse(await ask(statement.read, person, { body: { accountId: till?.id, file } }));
  const withoutAccounts = async (file: File) => {
    const { batch, mapping } = await read(file);
    const columns = mapping?.columns.map((column) => (column === 'HESAP' ? 'KULLANMA' : column));
    await ask(statement.map, person, { body: { batchId: batch.id, mapping: { ...mapping, columns } } });
  };
  const accountOf = async (file: File) => {
    const { batch, remembered } = await read(file);
    const rows = await ask(statement.rows, person, { body: { batchId: batch.id } });
    return [remembered, statement.rows.output.parse(rows).content[0]?.account?.id];
  };
  for (const file of files) {
    expect(await accountOf(file)).toEqual([false, bankId]);
    await withoutAccounts(file);
    expect(await accountOf(file)).toEqual([true, undefined]);
  }
  await db.run(readFileSync(join(__dirname, '../db/migrations/0044_own_export_accounts.sql'), 'utf8'), []);
  for (const file of files) expect(await accountOf(file)).toEqual([true, bankId]);
});
