import { strToU8 } from 'fflate';
import { outcomeOf, xlsx } from '../testing';

const csv = (...lines: string[]) => strToU8(lines.join('\r\n'));

const SPENT = [
  ['2026-11-02', -1_250],
  ['2026-11-04', -3_499.9],
  ['2026-11-10', 20_000],
];

/** Of a card, spending goes out and a payment comes in; where only people know it, they are asked. */
test.each([
  [
    'spending without a sign, a payment with a minus',
    xlsx([
      ['Kredi Kartı Hesap Özeti'],
      ['Kart No', '5400 **** **** 1234'],
      ['Hesap Kesim Tarihi', '15.11.2026'],
      ['Son Ödeme Tarihi', '25.11.2026'],
      ['Dönem Borcu', '4.749,90 TL'],
      [],
      ['İşlem Tarihi', 'Açıklama', 'Taksit', 'Tutar (TL)'],
      ['02.11.2026', 'MARKET', '', '1.250,00'],
      ['04.11.2026', 'ELEKTRONİK', '2/6', '3.499,90'],
      ['10.11.2026', 'ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ', '', '-20.000,00'],
      ['', 'TOPLAM', '', '4.749,90'],
    ]),
  ],
  [
    'a plus for the payment alone',
    csv(
      'İşlem Tarihi;İşlem Açıklaması;Taksit;Tutar',
      '02/11/2026;MARKET;;1.250,00',
      '04/11/2026;ELEKTRONİK;2/6;3.499,90',
      '10/11/2026;ÖDEME;;+20.000,00',
    ),
  ],
  [
    'a letter for the payment alone',
    csv(
      'Tarih;Açıklama;Tutar',
      '02.11.2026;MARKET;1.250,00',
      '04.11.2026;ELEKTRONİK;3.499,90',
      '10.11.2026;ÖDEME;20.000,00 (A)',
    ),
  ],
  [
    'a minus behind the payment, points on the card beside',
    csv(
      'Kart Ekstresi;;;;',
      'İşlem Tarihi;Açıklama;Kazanılan Puan;Taksit Tutarı;Tutar',
      '02.11.2026;MARKET;12,50;;1.250,00',
      '04.11.2026;ELEKTRONİK;0,00;3.499,90;3.499,90',
      '10.11.2026;ÖDEME;0,00;;20.000,00-',
    ),
  ],
])('a card with %s is asked about, and its spending is not offered as income', async (_what, bytes) => {
  const { asks, rows, faults } = await outcomeOf(bytes);
  expect({ asks, rows, faults }).toEqual({ asks: ['columns'], rows: SPENT, faults: [] });
});

test.each([
  ['one of each', ['1.250,00', '-1.250,00'], [-1_250, 1_250]],
  ['a payment alone', ['-1.250,00'], [-1_250]],
])('a card with %s is asked about', async (_what, amounts, read) => {
  const moved = amounts.map((amount) => `02.11.2026;a;${amount}`);
  const { asks, rows } = await outcomeOf(csv('Kredi Kartı Ekstresi', 'Tarih;Açıklama;Tutar', ...moved));
  expect([asks, rows.map(([, amount]) => amount)]).toEqual([['columns'], read]);
});

test('a card whose own signs say it is read as they do', async () => {
  const bytes = csv(
    'Kredi Kartı Hareketleri;;;',
    'Tarih;İşlem;Etiket;Tutar(TL)',
    '02/11/2026;MARKET;Market;-1.250,00',
    '04/11/2026;ELEKTRONİK (2/6);Diğer;-3.499,90',
    '10/11/2026;ÖDEME;;+20.000,00',
  );
  const { asks, rows } = await outcomeOf(bytes);
  expect({ asks, rows }).toEqual({ asks: [], rows: SPENT });
});

test('amounts that all lack a sign, with nothing beside them that tells, are asked about', async () => {
  const { asks, rows } = await outcomeOf(
    csv('Tarih;Açıklama;Tutar', '02.11.2026;kira;1.250,00', '04.11.2026;market;3.499,90'),
  );
  expect([asks, rows.length]).toEqual([['columns'], 2]);
});

test('Logo: what came into the till stands under "Borç", with a balance of that side', async () => {
  const { asks, faults } = await outcomeOf(
    xlsx([
      ['KASA EKSTRESİ'],
      ['Kasa Kodu: 100.01 MERKEZ KASA'],
      ['Tarih', 'Fiş No', 'Fiş Türü', 'Cari Hesap Ünvanı', 'Açıklama', 'Borç', 'Alacak', 'Bakiye', 'B/A'],
      ['', '', 'DEVİR', '', '', '', '', '5.000,00', 'B'],
      ['02.11.2026', '1', 'Cari tahsilat', 'MODA', 'Tahsilat', '2.000,00', '0,00', '7.000,00', 'B'],
      ['03.11.2026', '2', 'Cari ödeme', 'DOĞAN', 'Ödeme', '0,00', '1.234,50', '5.765,50', 'B'],
      ['', '', '', '', 'TOPLAM', '2.000,00', '1.234,50', '5.765,50', 'B'],
      ['', '', '', '', 'NAKLİ YEKÜN', 2_000, 1_234.5, 5_765.5, 'B'],
    ]),
  );
  expect({ asks, faults }).toEqual({ asks: ['columns'], faults: [] });
});

test('Mikro: comes in and goes out under words of a till, in English figures', async () => {
  const { asks, rows, faults, balance } = await outcomeOf(
    xlsx([
      ['Evrak Tarihi', 'Evrak Seri', 'Evrak Sıra', 'Cinsi', 'Açıklama', 'Giriş', 'Çıkış', 'Bakiye'],
      [{ day: '2026-11-01' }, '', '', 'Devir', 'Devir', '', '', 5_000],
      [{ day: '2026-11-02' }, 'A', 12, 'Nakit', 'Tahsilat', 2_000, '', 7_000],
      [{ day: '2026-11-03' }, 'A', 13, 'Nakit', 'Ödeme', '', 1_234.5, 5_765.5],
    ]),
  );
  expect({ asks, rows, faults, balance }).toEqual({
    ...{ asks: [], faults: [], balance: 5_765.5 },
    rows: [
      ['2026-11-02', 2_000],
      ['2026-11-03', -1_234.5],
    ],
  });
});

test('Paraşüt: kinds, contacts and a currency beside the sides', async () => {
  const { asks, rows, faults } = await outcomeOf(
    xlsx([
      ['İşlem Tarihi', 'İşlem Türü', 'Açıklama', 'Müşteri/Tedarikçi', 'Giriş', 'Çıkış', 'Döviz', 'Bakiye'],
      [{ day: '2026-11-02' }, 'Tahsilat', 'Fatura 12', 'MODA', 2_000, 0, 'TRL', 7_000],
      [{ day: '2026-11-03' }, 'Ödeme', 'Fatura 7', 'DOĞAN', 0, 1_234.5, 'TRL', 5_765.5],
    ]),
  );
  expect({ asks, rows, faults }).toEqual({
    ...{ asks: [], faults: [] },
    rows: [
      ['2026-11-02', 2_000],
      ['2026-11-03', -1_234.5],
    ],
  });
});

test('a balance carried over is no income where no balance beside it proves what it is', async () => {
  const { rows, faults } = await outcomeOf(
    csv(
      'Tarih;Açıklama;Giriş;Çıkış',
      '01.11.2026;Devir;5.000,00;',
      '02.11.2026;satış;2.000,00;',
      '03.11.2026;kira;;1.234,50',
    ),
  );
  expect([rows, faults]).toEqual([
    [
      ['2026-11-02', 2_000],
      ['2026-11-03', -1_234.5],
    ],
    ['Devreden bakiye hareket olarak eklenmez; hesabın açılış bakiyesine yazın'],
  ]);
});

const currencies = (...named: string[]) =>
  csv('Tarih;Açıklama;Tutar;Para Birimi', ...named.map((each) => `02.11.2026;a;-10,00;${each}`));

test('the lira has many names', async () => {
  const names = [
    'TL',
    'TRY',
    '₺',
    'Türk Lirası',
    'TRY - Türk Lirası',
    'YTL',
    'TRL',
    'tl',
    'Türk Lirası (TL)',
    '',
  ];
  const { rows, faults } = await outcomeOf(currencies(...names));
  expect([rows.length, faults]).toEqual([names.length, []]);
});

test('money of other countries and words that nobody knows are never counted as lira', async () => {
  const names = [
    'USD',
    'EUR',
    'Sterlin',
    'ABD Doları',
    'İngiliz Sterlini',
    'USD - ABD Doları',
    'altın',
    'XAU',
    'Euro (EUR)',
  ];
  const { rows, faults } = await outcomeOf(currencies(...names));
  expect([rows, faults.length]).toEqual([[], names.length]);
});

test.each([
  [
    'a line above',
    ['Para Birimi: USD;;', 'Tarih;Açıklama;Tutar', '02.11.2026;a;-10,00', '03.11.2026;b;5,00'],
  ],
  ['a cell above', ['Döviz Cinsi;EUR;', 'Tarih;Açıklama;Tutar', '02.11.2026;a;-10,00', '03.11.2026;b;5,00']],
  ['the heading', ['Tarih;Açıklama;Tutar (USD)', '02.11.2026;a;-10,00', '03.11.2026;b;5,00']],
  ['the amount', ['Tarih;Açıklama;Tutar', '02.11.2026;a;-10,00 USD', '03.11.2026;b;$5,00']],
])('an account in foreign money, as %s says, is never counted as lira', async (_what, all) => {
  const { rows, faults } = await outcomeOf(csv(...all));
  expect([rows, faults.length]).toEqual([[], 2]);
});
