import { outcomeOf, type SheetCell, workbook } from '../testing';

const HEAD: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'];
const OCAK: SheetCell[][] = [
  ['02.01.2026', 'kira', -1_000, 4_000],
  ['05.01.2026', 'satış', 2_000, 6_000],
];
const SUBAT: SheetCell[][] = [
  ['03.02.2026', 'kira', -1_500, 4_500],
  ['04.02.2026', 'satış', 500, 5_000],
];

test.each([
  ['the newest month first', { Şubat: [HEAD, ...SUBAT], Ocak: [HEAD, ...OCAK] }],
  [
    'the oldest month first, each from its newest row',
    { Ocak: [HEAD, ...OCAK.toReversed()], Şubat: [HEAD, ...SUBAT.toReversed()] },
  ],
  [
    'a line without a day above the newest row',
    { Şubat: [HEAD, ['', 'Kapanış bakiyesi', '', 5_000], ...[...OCAK, ...SUBAT].toReversed()] },
  ],
])('balances lead on in sheets with %s', async (_what, sheets) => {
  const { balance, rows, faults } = await outcomeOf(workbook(sheets));
  expect({ balance, count: rows.length, faults }).toEqual({ balance: 5_000, count: 4, faults: [] });
});

test.each([
  ['names', { 'TL Hesap': [HEAD, ...OCAK], 'USD Hesap': [HEAD, ...SUBAT] }],
  ['words above', { Ocak: [HEAD, ...OCAK], Şubat: [['Döviz Cinsi', 'USD'], HEAD, ...SUBAT] }],
])('a sheet of another currency, as its %s tell, is never read as lira', async (_what, sheets) => {
  await expect(outcomeOf(workbook(sheets))).rejects.toThrow('Dosyada TRY ve USD sayfaları var.');
});

test('a sheet that whoever opens the workbook does not see is not read, and refuses none that is seen', async () => {
  const sheets = {
    Liste: [['Tarih', 'Not', 'Tutar', 'Kod'], ...SUBAT],
    Ocak: [HEAD, ...OCAK],
    Şubat: [HEAD, ...SUBAT],
  };
  const { rows } = await outcomeOf(workbook(sheets, { Liste: 'hidden', Şubat: 'veryHidden' }));
  expect(rows).toEqual([
    ['2026-01-02', -1_000],
    ['2026-01-05', 2_000],
  ]);
});

test('sheets of two accounts that have a number alone are refused', async () => {
  const own = (no: string): SheetCell[] => ['Hesap No', no];
  await expect(
    outcomeOf(workbook({ A: [own('0123-45'), HEAD, ...OCAK], B: [own('0123-46'), HEAD, ...SUBAT] })),
  ).rejects.toThrow('Dosyada 2 ayrı hesap var');
  const same = workbook({ A: [own('0123-45'), HEAD, ...OCAK], B: [own('0123-45'), HEAD, ...SUBAT] });
  expect((await outcomeOf(same)).rows).toHaveLength(4);
});

test('a row that is too wide is named by its own sheet and line', async () => {
  const wide = ['03.02.2026', ...Array.from({ length: 64 }, () => 'x')];
  await expect(outcomeOf(workbook({ Ocak: [HEAD, ...OCAK], Şubat: [HEAD, ...SUBAT, wide] }))).rejects.toThrow(
    '“Şubat” sayfasında 4. satırda 64 sütundan fazlası var',
  );
});

test.each([
  ['a copy', { Hareketler: [HEAD, ...OCAK], Yedek: [HEAD, ...OCAK] }, '“Hareketler” sayfasındaki'],
  ['the whole year', { Yıl: [HEAD, ...OCAK, ...SUBAT], Şubat: [HEAD, ...SUBAT] }, '“Şubat” sayfasındaki'],
])('movements are not taken twice from a sheet and %s of it', async (_what, sheets, told) => {
  await expect(outcomeOf(workbook(sheets))).rejects.toThrow(told);
});
