import { strToU8, zipSync } from 'fflate';
import { readFile } from '../reading/file';
import { guess } from '../reading/guess';
import { readRows } from '../reading/rows';
import { lines, outcomeOf, readStatement, xlsx } from '../testing';

/** The currency that each row of a table names. */
async function currenciesIn(...all: string[]) {
  const file = await readFile(lines(...all));
  if (!('rows' in file)) throw new Error('no table');
  return readRows(file.rows, guess(file.rows).mapping).map(({ currency }) => currency);
}

const RENT = ['2026-11-02', 'kira', -1_234.5];
const SALE = ['2026-11-03', 'satış', 2_000];

test.each([
  [
    'what goes out and comes in under other words',
    lines(
      'İşlem Tarihi;Açıklama;Çıkan Tutar;Giren Tutar',
      '02.11.2026;kira;1.234,50;',
      '03.11.2026;satış;;2.000,00',
    ),
  ],
  [
    'English words and commas between thousands',
    lines('Date,Details,Money Out,Money In', '2026-11-02,kira,"1,234.50",', '2026-11-03,satış,,"2,000.00"'),
  ],
  [
    'headings of two rows',
    lines(
      ';İşlem;;Tutar',
      'Tarihi;Açıklaması;Fiş No;Borç;Alacak',
      '02.11.2026;kira;7;1.234,50;',
      '03.11.2026;satış;8;;2.000,00',
    ),
  ],
  [
    'sides below a heading that they share',
    lines(
      'Tarih;Açıklama;Tutar;',
      ';;Borç;Alacak',
      '02.11.2026;kira;1.234,50;',
      '03.11.2026;satış;;2.000,00',
    ),
  ],
  [
    'headings of two rows on each page',
    lines(
      ...['Tarih;Açıklama;Tutar;', ';;Borç;Alacak', '02.11.2026;kira;1.234,50;'],
      ...['Tarih;Açıklama;Tutar;', ';;Borç;Alacak', '03.11.2026;satış;;2.000,00'],
    ),
  ],
  [
    'marks in the words that nobody sees',
    lines('Tarih;Açıklama;Tutar', '02.11.2026;\u202ekira\u202c;-1.234,50', '03.11.2026;satış;2.000,00'),
  ],
  [
    'a second day and words under headings that nobody knows',
    lines(
      'Buchungstag;Valuta;Zweck;Betrag',
      '02.11.2026;02.11.2026;kira;-1.234,50',
      '03.11.2026;03.11.2026;satış;2.000,00',
    ),
  ],
  [
    'the apostrophe of print between thousands',
    lines('Tarih;Açıklama;Tutar', '02.11.2026;kira;-1’234.50', '03.11.2026;satış;2’000.00'),
  ],
  [
    'days in several ways in one column',
    lines('Tarih;Açıklama;Tutar', '02.11.26;kira;-1.234,50', '2026-11-03;satış;2.000,00'),
  ],
  [
    'a year at the end below one in front',
    lines('Tarih;Açıklama;Tutar', '2.11.2026;kira;-1.234,50', '2026-11-03;satış;2.000,00'),
  ],
  [
    'a stroke where there is nothing',
    lines('Tarih;Açıklama;Borç;Alacak', '02.11.2026;kira;1.234,50;-', '03.11.2026;satış; – ;2.000,00'),
  ],
  [
    'the side in a letter after the amount',
    lines('Tarih;Açıklama;Tutar', '02.11.2026;kira;1.234,50 B', '03.11.2026;satış;2.000,00 (A)'),
  ],
  [
    'months by their names',
    lines('Tarih;Açıklama;Tutar', '02 Kasım 2026;kira;-1.234,50', '3-Kas-26;satış;2.000,00'),
  ],
  [
    'days that a sheet counts',
    xlsx([
      ['Tarih', 'Açıklama', 'Tutar'],
      [46_328, 'kira', -1234.5],
      [46_329.4, 'satış', 2000],
    ]),
  ],
  [
    'the kind of a movement beside its words, and another day first',
    lines(
      'Valör;Tarih;İşlem;Tip;Açıklama;Tutar',
      '05.11.2026;02.11.2026;EFT;Gönderilen EFT;kira;-1.234,50',
      '05.11.2026;03.11.2026;FAST;Gelen FAST;satış;2.000,00',
    ),
  ],
  [
    'words above, pages and totals between, words below',
    lines(
      'sep=;',
      'Şube;Kadıköy',
      'Tarih;Açıklama;Borç;Alacak;Bakiye',
      '01.11.2026;DEVREDEN BAKİYE;;;5.000,00',
      '02.11.2026;kira;1.234,50;;3.765,50',
      'Sayfa 2',
      'Tarih;Açıklama;Borç;Alacak;Bakiye',
      '03.11.2026;satış;;2.000,00;5.765,50',
      'TOPLAM;;1.234,50;2.000,00;5.765,50',
      ';Genel Toplam;1.234,50;2.000,00;',
      'Bu belge bilgi amaçlıdır.',
    ),
  ],
  [
    'a total below sides that bear a minus out of habit',
    lines(
      'Tarih;Açıklama;Borç;Alacak',
      '02.11.2026;kira;-1.234,50;',
      '03.11.2026;satış;;2.000,00',
      'TOPLAM;;1.234,50;2.000,00',
      ';Toplam Borç;1.234,50;Toplam Alacak: ;2.000,00',
    ),
  ],
  [
    'other figures than the amount under headings of their own',
    lines(
      'Valör Tutarı;Value Date;Açıklama;Cari Tutarı;Tutar',
      '1,00;02.11.2026;kira;2,00;-1.234,50',
      '1,00;03.11.2026;satış;2,00;2.000,00',
    ),
  ],
  [
    'letters of two bytes without a mark',
    new Uint8Array(
      Buffer.from(
        'Tarih\tAçıklama\tTutar\n02.11.2026\tkira\t-1.234,50\n03.11.2026\tsatış\t2.000,00',
        'utf16le',
      ),
    ),
  ],
])('a file with %s is read without asking', async (_what, bytes) => {
  expect(await readStatement(bytes)).toMatchObject({ ask: [], rows: [RENT, SALE] });
});

test('a workbook is read from the sheet that has the headings of a statement', async () => {
  const own = xlsx([
    ['Tarih', 'Açıklama', 'Tutar'],
    ['02.11.2026', 'kira', '-1.234,50'],
  ]);
  const { unzipSync, strFromU8 } = await import('fflate');
  const parts = unzipSync(own);
  const cover = unzipSync(
    xlsx([
      ['Özet', 'Müşteri'],
      ['a', 'b'],
    ]),
  )['xl/worksheets/sheet1.xml'];
  const second = (name: string, add: (text: string) => string) => ({
    [name]: strToU8(add(strFromU8(parts[name] ?? new Uint8Array()))),
  });
  const both = {
    ...parts,
    'xl/worksheets/sheet1.xml': cover ?? new Uint8Array(),
    'xl/worksheets/sheet2.xml': parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    ...second('xl/workbook.xml', (text) =>
      text.replace('</sheets>', '<sheet name="Hareketler" sheetId="2" r:id="rId9"/></sheets>'),
    ),
    ...second('xl/_rels/workbook.xml.rels', (text) =>
      text.replace(
        /<Relationship Id="rId1"([^>]*)sheet1\.xml"\/>/,
        '$&<Relationship Id="rId9"$1sheet2.xml"/>',
      ),
    ),
  };
  expect((await readStatement(zipSync(both))).rows).toEqual([RENT]);
});

test('a minus among amounts of one side takes back, a minus before all of them is a habit', async () => {
  const head = 'Tarih;Açıklama;Borç;Alacak;Bakiye';
  const taken = [
    '02.11.2026;a;10,00;;90,00',
    '03.11.2026;a;-10,00;;100,00',
    '04.11.2026;a;;5,00;105,00',
    '05.11.2026;a;;-5,00;100,00',
  ];
  const habit = ['02.11.2026;a;-10,00;;90,00', '03.11.2026;a;;10,00;100,00'];
  const amounts = async (...rows: string[]) => {
    const { check, rows: found } = await readStatement(lines(head, ...rows));
    return [check, found.map(([, , amount]) => amount)];
  };
  expect(await amounts(...taken)).toEqual([true, [-10, 10, 5, -5]]);
  expect(await amounts(...habit)).toEqual([true, [-10, 10]]);
});

test('two columns that never meet in a row are both sides, and a person says which', async () => {
  const file = lines('02.11.2026;ofis kirası;10,00;', '03.11.2026;satış;;20,00');
  expect(await readStatement(file)).toMatchObject({
    ask: ['columns'],
    rows: [
      ['2026-11-02', 'ofis kirası', -10],
      ['2026-11-03', 'satış', 20],
    ],
  });
});

test('a total in which both sides meet does not hide that they are sides', async () => {
  const file = lines(
    'Tarih;Açıklama;Eksi;Artı',
    '02.11.2026;kira;10,00;',
    '03.11.2026;satış;;20,00',
    'TOPLAM;;10,00;20,00',
  );
  expect(await readStatement(file)).toMatchObject({
    ask: ['columns'],
    rows: [
      ['2026-11-02', 'kira', -10],
      ['2026-11-03', 'satış', 20],
    ],
  });
});

test('sides whose balances lead the other way, as in the books of an account, are asked about', async () => {
  const file = (...amounts: string[]) =>
    lines('Tarih;Açıklama;Borç;Alacak;Bakiye', ...amounts.map((each, at) => `0${at + 1}.11.2026;a;${each}`));
  expect((await readStatement(file('100,00;;100,00', ';30,00;70,00', '5,00;;75,00'))).ask).toEqual([
    'columns',
  ]);
  expect((await readStatement(file('100,00;;-100,00', ';30,00;-70,00', '5,00;;-75,00'))).ask).toEqual([]);
});

test.each([
  ['of which a mark tells beside it', 'Bakiye;B/A', '5.000,00;B', '3.765,50;B'],
  ['that bears a mark', 'Bakiye;Not', '5.000,00 (B);', '3.765,50 (B);'],
  ['of either side', 'Borç Bakiye;Alacak Bakiye', '5.000,00;', '3.765,50;'],
])(
  'the books of an account tell what came in under "Borç", with a balance %s',
  async (_what, head, ...ends) => {
    const bytes = lines(
      `Tarih;Açıklama;Borç;Alacak;${head}`,
      `02.11.2026;satış;2.000,00;;${ends[0]}`,
      `03.11.2026;kira;;1.234,50;${ends[1]}`,
    );
    expect((await readStatement(bytes)).ask).toEqual(['columns']);
    const flipped = await readStatement(bytes, { flip: true });
    expect(flipped.rows.map(([, words, amount]) => [words, amount])).toEqual([
      ['satış', 2_000],
      ['kira', -1_234.5],
    ]);
    expect(flipped.check).not.toBe(false);
  },
);

test('the mark of a balance says nothing of a movement between two sides', async () => {
  const file = lines(
    'Tarih;Açıklama;Borç;Alacak;Bakiye;B/A',
    '02.11.2026;kira;1.234,50;;3.765,50;A',
    '03.11.2026;satış;;2.000,00;5.765,50;A',
  );
  expect(await readStatement(file)).toMatchObject({ ask: [], check: true, rows: [RENT, SALE] });
});

test.each(['Yön', 'D/C', 'İşlem Türü', ''])(
  'amounts without a sign are told by the directions under "%s"',
  async (heading) => {
    const file = (went: string, came: string) =>
      readStatement(
        lines(
          `Tarih;Açıklama;Tutar;${heading}`,
          `02.11.2026;kira;1.234,50;${went}`,
          `03.11.2026;satış;2.000,00;${came}`,
          'Bu belge bilgi amaçlıdır.;;;',
        ),
      );
    expect(await file('Çıkış', 'Giriş')).toMatchObject({ ask: [], rows: [RENT, SALE] });
    expect((await file('D', 'C')).rows).toEqual([RENT, SALE]);
  },
);

test('a currency is what a column of its own names, be it above the sides of an amount', async () => {
  expect(
    await currenciesIn(
      'Tarih;Açıklama;Para Birimi;Tutar;',
      ';;;Borç;Alacak',
      '02.11.2026;TL;USD;1,00;',
      '03.11.2026;USD;TL;;2,00',
      '04.11.2026;EUR;constructor;;2,00',
    ),
  ).toEqual(['USD', 'TRY', 'constructor']);
  expect(await currenciesIn('Tarih;Açıklama;Tutar', '02.11.2026;USD;1,00', '03.11.2026;EUR;2,00')).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['Döviz Cinsi;Döviz Tutarı;Tutar', undefined],
  ['Döviz Cinsi;Karşılığı;Tutar (TL)', 'TRY'],
  ['Döviz;Döviz Borç;TL Tutarı', 'TRY'],
])('the currency of another amount is not that of the row: %s', async (headings, own) => {
  const file = [`Tarih;Açıklama;${headings}`, '02.11.2026;a;USD;10,00;-410,00', '03.11.2026;b;;;2,00'];
  expect(await currenciesIn(...file)).toEqual([own, own]);
});

test('letters under another heading may be branches: a person says whether they are directions', async () => {
  const file = lines(
    'Tarih;Açıklama;Tutar;Şube',
    '02.11.2026;kira;1.234,50;B',
    '03.11.2026;satış;2.000,00;A',
  );
  expect(await readStatement(file)).toMatchObject({ ask: ['columns'], rows: [RENT, SALE] });
});

test('of several columns of figures nobody knows by itself which is the amount', async () => {
  const sheet = xlsx([
    ['Sıra', 'Tarih', 'Açıklama', 'Değişim', 'Bakiye'],
    [1, '02.11.2026', 'kira', -10, 90],
    [2, '03.11.2026', 'satış', 20, 110],
  ]);
  expect((await readStatement(sheet)).ask).toEqual(['columns']);
});

test('amounts without a sign are not taken for income where the direction beside them is not understood', async () => {
  const file = lines(
    'Tarih;Açıklama;Tip;Tutar',
    '02.11.2026;kira;Para Transferi;1.234,50',
    '03.11.2026;satış;Gelen;2.000,00',
    '04.11.2026;masraf;Kesinti;5,00',
    'TOPLAM;;;-5,00',
  );
  expect((await readStatement(file)).rows).toEqual([
    ['Giriş mi çıkış mı anlaşılamadı: Para Transferi'],
    SALE,
    ['Giriş mi çıkış mı anlaşılamadı: Kesinti'],
  ]);
});

test('a column whose directions are mostly not understood is asked about', async () => {
  const file = (...rows: string[]) => readStatement(lines('Tarih;Açıklama;Tip;Tutar', ...rows));
  expect((await file('02.11.2026;a;Para Transferi;5,00', '03.11.2026;b;Gelen;5,00')).ask).toEqual([]);
  expect((await file('02.11.2026;a;Para Transferi;5,00')).ask).toEqual(['columns']);
  expect(await file('03.11.2026;satış;;2.000,00')).toMatchObject({ ask: [], rows: [SALE] });
});

test('the kind of a transfer tells its direction where amounts have no sign, and else the sign does', async () => {
  const file = (...rows: string[]) => readStatement(lines('Tarih;Açıklama;Tip;Tutar', ...rows));
  const sale = '03.11.2026;satış;Gelen Havale/EFT;2.000,00';
  expect((await file('02.11.2026;kira;Giden EFT;1.234,50', sale)).rows).toEqual([RENT, SALE]);
  expect((await file('02.11.2026;kira;Gelen EFT;-1.234,50', sale)).rows).toEqual([RENT, SALE]);
});

test('the kind of a movement beside two sides is no direction', async () => {
  const file = lines(
    'Tarih;Açıklama;Tip;Borç;Alacak',
    '02.11.2026;kira;EFT;1.234,50;',
    '03.11.2026;satış;FAST;;2.000,00',
  );
  expect((await readStatement(file)).rows).toEqual([RENT, SALE]);
});

test('a table of headings alone is refused', async () => {
  await expect(readStatement(lines('Tarih;Açıklama;Tutar', ''))).rejects.toThrow(
    'Dosyada başlıkların altında satır yok',
  );
});

test('years of two figures are of this century up to 69, in tables and in MT940', async () => {
  const file = lines('Tarih;Açıklama;Tutar', '25.03.93;a;1,00', '25.03.26;b;1,00');
  expect((await readStatement(file)).rows.map(([day]) => day)).toEqual(['1993-03-25', '2026-03-25']);
  const swift = lines(':20:X', ':60F:C930101TRY1,00', ':61:930102C1,00NMSC', ':62F:C930102TRY2,00');
  expect((await readStatement(swift)).rows).toEqual([['1993-01-02', 'Hesap hareketi', 1]]);
});

test('what accountants call the other party and the voucher is known', async () => {
  const table = lines(
    'Evrak Tarihi;Evrak No;Cari Ünvanı;Tutar',
    '02.11.2026;F-1;Doğan Ahşap;-1.234,50',
    '03.11.2026;F-2;;2.000,00',
  );
  expect(await readStatement(table)).toMatchObject({
    ask: [],
    rows: [
      ['2026-11-02', 'Doğan Ahşap', -1_234.5],
      ['2026-11-03', 'Hesap hareketi F-2', 2_000],
    ],
  });
});

test('lines within a cell that hold commas do not cut a table whose headings semicolons cut', async () => {
  const words = '"! 1\n2,5\n3,5\n4,5\n5,5"';
  const { rows } = await outcomeOf(
    strToU8(`Tarih;Açıklama;Tutar;Kategori\n02.11.2026;${words};-1;Kira\n03.11.2026;b;2;Satış\n`),
  );
  expect(rows).toEqual([
    ['2026-11-02', -1],
    ['2026-11-03', 2],
  ]);
});
