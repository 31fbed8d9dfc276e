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
