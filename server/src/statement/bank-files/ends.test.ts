import { lines, outcomeOf } from '../testing';

const PAID = ['2026-11-03', -1_250.5];
const CAME = ['2026-11-04', 2_000];
const one = (...more: string[]) =>
  outcomeOf(
    lines('Tarih;Açıklama;Tutar', '03.11.2026;Ödeme;-1.250,50', '04.11.2026;Gelen;2.000,00', ...more),
  );
const sides = (...more: string[]) =>
  outcomeOf(
    lines('Tarih;Açıklama;Gelir;Gider', '03.11.2026;Ödeme;;1.250,50', '04.11.2026;Gelen;2.000,00;', ...more),
  );

test.each([
  ['of both sides', '30.11.2026;Genel Toplam;749,50'],
  ['of what came in', '30.11.2026;TOPLAM;2.000,00'],
  ['of what went out', '30.11.2026;Toplam:;1.250,50'],
  ['in English', ';Grand Total;749,50'],
])('a total is no movement though a day stands beside it: %s', async (_what, total) => {
  expect(await one(total)).toMatchObject({ rows: [PAID, CAME], faults: [] });
});

test('totals beside a day may be of each month, of all of them, and of two sides', async () => {
  const told = await outcomeOf(
    lines(
      'Tarih;Açıklama;Tutar',
      '03.11.2026;Ödeme;-1.250,50',
      '30.11.2026;Kasım toplamı;-1.250,50',
      '04.12.2026;Gelen;2.000,00',
      '31.12.2026;Aralık toplamı;2.000,00',
      '31.12.2026;Genel toplam;749,50',
    ),
  );
  expect(told).toMatchObject({ rows: [PAID, ['2026-12-04', 2_000]], faults: [] });
  expect(await sides('30.11.2026;TOPLAM;2.000,00;1.250,50')).toMatchObject({
    rows: [PAID, CAME],
    faults: [],
  });
});

test.each(['Toplam', 'Total', 'Yekün'])(
  'a movement that is called “%s” and is no sum stays',
  async (words) => {
    expect((await one(`05.11.2026;${words};-90,00`)).rows).toEqual([PAID, CAME, ['2026-11-05', -90]]);
  },
);

test.each([
  ['alike', ['1.500,00', '1.500,00', '1.500,00', '2.000,00']],
  ['each the sum of those before', ['1.000,00', '2.000,00', '3.000,00']],
])('what a till takes each day stays, whatever it is called: %s', async (_what, amounts) => {
  for (const words of ['Günlük toplam', 'Toplam']) {
    const rows = amounts.map((amount, at) => `0${at + 1}.11.2026;${words};${amount}`);
    expect((await outcomeOf(lines('Tarih;Açıklama;Tutar', ...rows))).rows).toHaveLength(amounts.length);
  }
});

test('a total that leads from one balance to the next is a movement', async () => {
  for (const order of [1, -1]) {
    const rows = [
      '03.11.2026;Ödeme;-250,00;750,00',
      '04.11.2026;Toplam;250,00;1.000,00',
      '05.11.2026;Gelen;90,00;1.090,00',
    ];
    const { faults, rows: read } = await outcomeOf(
      lines('Tarih;Açıklama;Tutar;Bakiye', ...(order === 1 ? rows : rows.reverse())),
    );
    expect([faults, read.length]).toEqual([[], 3]);
  }
});

test.each(['Dönem sonu bakiyesi', 'Son bakiye', 'Güncel bakiye', 'Kullanılabilir bakiye', 'Ending balance'])(
  'a balance at the end of a file without balances is no income: %s',
  async (words) => {
    const { rows, faults } = await one(`30.11.2026;${words};10.749,50`);
    expect({ rows, faults }).toEqual({
      rows: [PAID, CAME],
      faults: ['Dönem sonu bakiyesi hareket olarak eklenmez'],
    });
  },
);

test('sides and signs after an amount are read in whole words and in brackets', async () => {
  const { rows, faults } = await outcomeOf(
    lines(
      'Tarih;Açıklama;Tutar',
      '03.11.2026;a;1.250,50 Borç',
      '04.11.2026;b;2.000,00 (ALACAK)',
      '05.11.2026;c;12,80 (-)',
      '06.11.2026;d;-5,00 Alacak',
    ),
  );
  expect(rows).toEqual([PAID, CAME, ['2026-11-05', -12.8]]);
  expect(faults).toEqual(['Tutar okunamadı: -5,00 Alacak']);
});

test('the notes of a company’s own table are its words, its ways of payment what people call them', async () => {
  const { columns, words, faults } = await outcomeOf(
    lines(
      'Tarih;Tutar;Ödeme Şekli;Not',
      '03.11.2026;-1.250,50;Havale/EFT;Ada',
      '04.11.2026;2.000,00;Elden;Moda',
    ),
  );
  expect({ columns, words, faults }).toEqual({
    columns: ['TARIH', 'TUTAR', 'ODEME_YONTEMI', 'ACIKLAMA'],
    words: ['Ada', 'Moda'],
    faults: [],
  });
});

test('OFX whose root names its kind is read as any other', async () => {
  const moved =
    '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261103</DTPOSTED><TRNAMT>-1250.50</TRNAMT></STMTTRN>';
  const file = `<?xml version="1.0"?>\n<OFX xmlns="http://ofx.net/types"><STMTRS><CURDEF>TRY</CURDEF>${moved}</STMTRS></OFX>`;
  expect((await outcomeOf(lines(file))).rows).toEqual([PAID]);
});
