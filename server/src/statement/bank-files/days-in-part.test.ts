import { lines, outcomeOf, readStatement, type SheetCell, workbook, xlsx } from '../testing';

const HEAD: SheetCell[] = ['Gün', 'Açıklama', 'Giriş', 'Çıkış', 'Kalan'];
const BOOK: SheetCell[][] = [
  [1, 'satış', 250.5, '', 1_250.5],
  [1, 'çay', '', 50.25, 1_200.25],
  [2, 'kira', '', 1_000, 200.25],
];
const IN_NOVEMBER = [
  ['2026-11-01', 250.5],
  ['2026-11-01', -50.25],
  ['2026-11-02', -1_000],
];

test.each<[string, SheetCell[][]]>([
  ['the month and its year', [['KASIM 2026']]],
  ['them in two cells', [['Ay:', 'Kasım', 'Yıl:', 2026]]],
  ['them among other words', [['2026 KASIM AYI KASA DEFTERİ']]],
  ['figures', [['Dönem: 11/2026']]],
  ['a period of days', [['01.11.2026 - 30.11.2026']]],
  ['each in a line of its own', [['2026 YILI'], ['Kasım ayı kasa defteri']]],
  ['where the balance came from besides', [['Kasım 2026'], ['Ekim 2026 devri', '', '', '', 1_000]]],
])('the days of a till’s book are numbers, and its head tells %s', async (_what, head) => {
  const told = await outcomeOf(xlsx([...head, HEAD, ...BOOK]));
  expect(told).toMatchObject({ asks: [], rows: IN_NOVEMBER, faults: [], balance: 200.25 });
});

test('numbers in the text of a file are such days, too', async () => {
  const file = lines(
    'KASIM 2026;;',
    'Tarih;Açıklama;Tutar',
    '01;satış;5,00',
    '2.;kira;-3,00',
    'TOPLAM;;2,00',
  );
  expect((await readStatement(file)).rows).toEqual([
    ['2026-11-01', 'satış', 5],
    ['2026-11-02', 'kira', -3],
  ]);
});

test('each sheet of a workbook, and each part of a sheet, is of the month that it is called after', async () => {
  const months = workbook({ 'Ekim 2026': [HEAD, ...BOOK], 'Kasım 2026': [HEAD, ...BOOK] });
  const { rows } = await outcomeOf(months);
  expect(rows.map(([day]) => day)).toEqual([
    ...['2026-10-01', '2026-10-01', '2026-10-02'],
    ...['2026-11-01', '2026-11-01', '2026-11-02'],
  ]);
  const parts = xlsx([['2026 YILI'], HEAD, ['EKİM'], [31, 'a', 1], ['KASIM'], [1, 'b', 2]]);
  expect((await outcomeOf(parts)).rows).toEqual([
    ['2026-10-31', 1],
    ['2026-11-01', 2],
  ]);
});

const missing = async (bytes: Uint8Array) => {
  const { mapping } = await readStatement(bytes);
  return [mapping?.year, mapping?.month];
};

test('which month it is, is asked once for the file where nothing tells it, and the year alone where that lacks', async () => {
  expect(await missing(xlsx([['KASA DEFTERİ'], HEAD, ...BOOK]))).toEqual([null, null]);
  expect(await missing(xlsx([['KASIM AYI KASA DEFTERİ'], HEAD, ...BOOK]))).toEqual([null, undefined]);
  expect(await missing(lines('Tarih;Açıklama;Tutar', '02.11;a;-1,00', '3 Kas;b;-1,00'))).toEqual([
    null,
    undefined,
  ]);
  expect(await missing(xlsx([['KASIM 2026'], HEAD, ...BOOK]))).toEqual([undefined, undefined]);
});

test.each([
  ['the name of a firm', 'EKİM İNŞAAT KASA DEFTERİ'],
  ['the day it was printed on', '30 Kasım 2026 tarihinde yazdırıldı'],
  ['two months', 'Ekim - Kasım 2026'],
  ['a period of several months', '01.10.2026 - 30.11.2026'],
])('%s tells no month', async (_what, head) => {
  expect(await missing(xlsx([[head], HEAD, ...BOOK]))).toEqual([null, null]);
});

test('days are read in the month that is chosen, and one that it lacks is a fault', async () => {
  const read = (bytes: Uint8Array, year: number, month?: number) =>
    readStatement(bytes, { year, ...(month && { month }) }).then(({ rows }) => rows.map(([day]) => day));
  const file = xlsx([HEAD, [30, 'a', 1], [31, 'b', 2]]);
  expect(await read(file, 2026, 11)).toEqual(['2026-11-30', 'Tarih okunamadı: 31.11.2026']);
  expect(await read(file, 2026, 12)).toEqual(['2026-12-30', '2026-12-31']);
  const days = lines('Tarih;Açıklama;Tutar', '29.02;a;-1,00', 'Sal 1 Mar;b;-1,00', '2/3;c;-1,00');
  expect(await read(days, 2028)).toEqual(['2028-02-29', '2028-03-01', '2028-03-02']);
  expect(await read(days, 2027)).toEqual(['Tarih okunamadı: 29.02.2027', '2027-03-01', '2027-03-02']);
});

test('a day that is written once for several rows is offered to them, whichever month it is of', async () => {
  const { mapping } = await readStatement(xlsx([HEAD, [1, 'a', 1], ['', 'b', 2], [2, 'c', 3]]));
  expect(mapping).toMatchObject({ fillDays: false, year: null, month: null });
  const { rows } = await readStatement(xlsx([HEAD, [1, 'a', 1], ['', 'b', 2]]), {
    ...{ year: 2026, month: 11, fillDays: true },
  });
  expect(rows.map(([day]) => day)).toEqual(['2026-11-01', '2026-11-01']);
});
