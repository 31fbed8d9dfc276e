import { strToU8 } from 'fflate';
import { outcomeOf, type SheetCell, xlsx } from '../testing';

const text = (...lines: string[]) => strToU8(lines.join('\r\n'));
const RENT = ['2026-01-02', -1_234.5];
const SALE = ['2026-01-03', 2_000];

test('a book with totals of each month, and how many movements they are of', async () => {
  const { rows, faults, balance } = await outcomeOf(
    xlsx([
      ['TARİH', 'AÇIKLAMA', 'GELİR', 'GİDER', 'KALAN'],
      ['', '2025 DEVİR', '', '', 5_000],
      ['OCAK'],
      [{ day: '2026-01-02' }, 'kira', '', 1_234.5, 3_765.5],
      ['OCAK TOPLAM', '', '', 1_234.5, 3_765.5],
      [{ day: '2026-01-03' }, 'satış', 2_000, '', 5_765.5],
      ['2026 ŞUBAT AYI TOPLAMI', '', 2_000, '', 5_765.5],
      ['Toplam Borç Adedi: 1', '', '', 1_234.5, ''],
      ['GENEL TOPLAM', '2 adet', 2_000, 1_234.5, ''],
      ['30.11.2026 tarihinde oluşturulmuştur.'],
    ]),
  );
  expect({ rows, faults, balance }).toEqual({ rows: [RENT, SALE], faults: [], balance: 5_765.5 });
});

test('a movement is no total, though a month and the word stand in it', async () => {
  const { rows, faults } = await outcomeOf(
    text(
      'Tarih;Açıklama;Tutar',
      '02.01.2026;Ocak toplam;-1.234,50',
      '03.01.2026;satış;2.000,00',
      ';Kira ocak toplam;-7,00',
    ),
  );
  expect([rows, faults]).toEqual([[RENT, SALE], ['Tarih boş']]);
});

test.each([
  "2025'TEN DEVİR",
  '2025 YILINDAN DEVİR',
  'Önceki aydan devir',
  'Ekim ayından devreden',
  'Kasımdan devreden kasa bakiyesi',
  'Kasa devri',
  'Devir fişi',
])('“%s” is no income where no balance tells what it is', async (words) => {
  const { rows, faults } = await outcomeOf(
    text('Tarih;Açıklama;Giriş;Çıkış', `01.01.2026;${words};5.000,00;`, '02.01.2026;kira;;1.234,50'),
  );
  expect(rows).toEqual([RENT]);
  expect(faults).toEqual(['Devreden bakiye hareket olarak eklenmez; hesabın açılış bakiyesine yazın']);
});

test.each(['Araç devri', 'Devir bedeli', 'Kasa alımı'])('“%s” is a movement', async (words) => {
  const file = text('Tarih;Açıklama;Giriş;Çıkış', `03.01.2026;${words};2.000,00;`);
  expect((await outcomeOf(file)).rows).toEqual([SALE]);
});

test.each([
  ['Tediye', 'Tahsilat'],
  ['Borçlu', 'Alacaklı'],
])('“%s” and “%s” beside amounts without a sign', async (out, into) => {
  const { rows, asks } = await outcomeOf(
    text('Tarih;Açıklama;Tutar;Tip', `02.01.2026;kira;1.234,50;${out}`, `03.01.2026;satış;2.000,00;${into}`),
  );
  expect([rows, asks]).toEqual([[RENT, SALE], []]);
});

const cut = (head: string, ...rows: string[]) => text(head, ...rows);

test.each([
  [
    'amounts alone',
    cut('Tarih,Açıklama,Tutar', '02.01.2026,kira,-1234,50', '03.01.2026,satış,2.000,00,'),
    null,
  ],
  [
    'balances, of which some have no kuruş',
    cut('Tarih,Açıklama,Tutar,Bakiye', '02.01.2026,kira,-1234,50,3765,50', '03.01.2026,satış,2000,5765,50'),
    5_765.5,
  ],
  [
    'two sides',
    cut(
      'Tarih,Açıklama,Borç,Alacak,Bakiye',
      '02.01.2026,kira,1234,50,,3765,50 TL',
      '03.01.2026,satış,,2000,00,5765,50 TL',
    ),
    5_765.5,
  ],
])('commas that cut cells and kuruş alike are told apart: %s', async (_what, file, found) => {
  const { rows, balance, faults } = await outcomeOf(file);
  expect({ rows, balance, faults }).toEqual({ rows: [RENT, SALE], balance: found, faults: [] });
});

test.each([
  ['between two commas that may both have cut them', '02.01.2026,kira,1,12,80'],
  ['where a comma has cut words, too', '02.01.2026,kira,5,-12,80'],
])('no figures are lost %s', async (_where, row) => {
  const file = cut('Tarih,Açıklama,Tutar', row);
  await expect(outcomeOf(file)).rejects.toThrow('2. satırda virgüller hem sütunları hem kuruşları ayırıyor.');
});

test('commas that may have cut one amount or another are never guessed', async () => {
  await expect(outcomeOf(cut('Tarih,Açıklama,Fiş No,Tutar', '02.01.2026,kira,55,12,80'))).rejects.toThrow(
    '2. satırda virgüller hem sütunları hem kuruşları ayırıyor.',
  );
  const whole: SheetCell[][] = [
    ['Tarih', 'Açıklama', 'Fiş No', 'Tutar'],
    ['02.01.2026', 'kira', '55', -12.8],
  ];
  expect((await outcomeOf(xlsx(whole))).rows).toEqual([['2026-01-02', -12.8]]);
});

const sided = (head: SheetCell[], ...above: SheetCell[][]) =>
  xlsx([
    ...above,
    [...head, 'Tarih', 'Açıklama', 'Borç', 'Alacak'],
    [...head.map(() => 'x'), '02.01.2026', 'satış', 2_000, ''],
    [...head.map(() => 'x'), '03.01.2026', 'kira', '', 1_234.5],
  ]);

test.each([
  ['an auxiliary ledger', sided([], ['MUAVİN DEFTER']), ['columns']],
  ['codes of accounts', sided(['Hesap Kodu']), ['columns']],
  ['kinds of vouchers', sided(['Fiş Türü']), ['columns']],
  ['the words of a bank', sided(['Dekont No'], ['Hesap Hareketleri']), []],
])('sides that may be those of books are asked about: %s', async (_what, bytes, asks) => {
  expect((await outcomeOf(bytes)).asks).toEqual(asks);
});

test.each([
  ['Gelen Havale/EFT', 'Gönderilen Havale/EFT', ['columns']],
  ['Gönderilen EFT', 'Gelen EFT', []],
  ['Gelen ve giden', 'Virman', []],
])('words beside sides that say the opposite are asked about: “%s”, “%s”', async (out, into, asks) => {
  const file = text(
    'Tarih;Tür;Açıklama;Borç;Alacak',
    `02.01.2026;${out};a;1.234,50;`,
    `03.01.2026;${into};b;;2.000,00`,
  );
  expect((await outcomeOf(file)).asks).toEqual(asks);
});

test('which amount was paid is asked where the tax stands beside it, unless balances tell', async () => {
  const file = (...more: string[]) =>
    text(
      ['Tarih;Açıklama;Tutar;KDV;Toplam', ...more.slice(0, 1)].join(';'),
      ['02.01.2026;kira;-1.000,00;-200,00;-1.200,00', ...more.slice(1, 2)].join(';'),
      ['03.01.2026;satış;2.000,00;400,00;2.400,00', ...more.slice(2)].join(';'),
    );
  expect((await outcomeOf(file())).asks).toEqual(['columns']);
  expect((await outcomeOf(file('Bakiye', '4.000,00', '6.000,00'))).asks).toEqual([]);
});
