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

test('a name that no program keeps to so many letters is cut, and no letter is halved', async () => {
  const head: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar'];
  const long = `${'Ş'.repeat(39)}😀${'x'.repeat(20_000)}`;
  const sheets = {
    [long]: [head, ['02.01.2026', `${'a'.repeat(199)}😀`, -10]],
    Şubat: [head, ['02.02.2026', 'kira', -20]],
  };
  const preview = await read(workbook(sheets), 'yil.xlsx');
  expect(preview.sheets?.map(({ name }) => name)).toEqual([`${'Ş'.repeat(39)}…`, 'Şubat']);
  const odd = `Tarih;Açıklama;Tutar;Para Birimi\n02.11.2026;a;-10,00;${'x'.repeat(39)}😀😀`;
  const { batch } = await read(odd);
  expect((await rowsOf(batch.id))[0]?.currency).toBe(`${'x'.repeat(39)}…`);
});
