import { api } from '@vezne/contract';
import { type SheetCell, workbook } from '../testing';
import { statementApp } from './testing';

const { done, read, rowsOf } = statementApp();

test("a row in foreign money tells what the file calls it, and one in the company's own tells nothing", async () => {
  const named = ['TL', 'GBP', 'Efektif'].map((each, at) => `02.11.2026;a;-${at + 1}0,00;${each}`);
  const { batch, sums } = await read(['Tarih;Açıklama;Tutar;Para Birimi', ...named].join('\n'));
  expect((await rowsOf(batch.id)).map(({ amount, currency, group }) => [amount, currency, group])).toEqual([
    [-10, undefined, 'EKSIK'],
    [-20, 'GBP', 'HATALI'],
    [-30, 'Efektif', 'HATALI'],
  ]);
  expect(sums).toEqual({ in: 0, out: 10 });
});

test('a workbook of several sheets tells where each begins', async () => {
  const head: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar'];
  const sheets = {
    Ocak: [['Ocak ayı'], head, ['02.01.2026', 'kira', -10]],
    Şubat: [head, ['32.02.2026', 'kira', -20]],
  };
  const preview = await read(workbook(sheets), 'yil.xlsx');
  const begun = [
    { name: 'Ocak', before: 0 },
    { name: 'Şubat', before: 3 },
  ];
  expect(preview.sheets).toEqual(begun);
  expect((await done(api.statement.findById, { query: { id: preview.batch.id } })).sheets).toEqual(begun);
  expect((await rowsOf(preview.batch.id)).map(({ line, group }) => [line, group])).toEqual([
    [3, 'EKSIK'],
    [5, 'HATALI'],
  ]);
  expect((await read(workbook({ Ocak: sheets.Ocak }), 'ocak.xlsx')).sheets).toEqual([]);
});
