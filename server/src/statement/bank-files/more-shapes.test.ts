import { strToU8 } from 'fflate';
import { outcomeOf, type SheetCell, workbook, xlsx } from '../testing';

const csv = (...lines: string[]) => strToU8(lines.join('\r\n'));
const RENT = ['2026-11-02', -1_234.5];
const SALE = ['2026-11-03', 2_000];
const HEAD: SheetCell[] = ['Tarih', 'Açıklama', 'Giriş', 'Çıkış'];
const SURE = { asks: [], faults: [], rows: [RENT, SALE] };

test('a workbook with a sheet for each month is read whole', async () => {
  expect(
    await outcomeOf(
      workbook({
        Kasım: [HEAD, [{ day: '2026-11-02' }, 'kira', '', 1_234.5]],
        Aralık: [['ARALIK'], HEAD, [{ day: '2026-12-03' }, 'satış', 2_000, '']],
      }),
    ),
  ).toMatchObject({ ...SURE, rows: [RENT, ['2026-12-03', 2_000]] });
});

const sheetOf = (above: string, head = HEAD): SheetCell[][] => [
  [above],
  head,
  ['02.11.2026', 'kira', '', '1,00'],
];

test('sheets of two accounts, or with other headings, are refused with a sentence', async () => {
  const own = 'IBAN: TR33 0006 1005 1978 6457 8413 26';
  await expect(
    outcomeOf(workbook({ A: sheetOf(own), B: sheetOf(own.replace(/26$/, '27')) })),
  ).rejects.toThrow('Dosyada 2 ayrı hesap var (TR330006100519786457841326, TR330006100519786457841327).');
  await expect(
    outcomeOf(workbook({ A: sheetOf(own), B: sheetOf(own, ['Tarih', 'Detay', 'Yatan', 'Çekilen']) })),
  ).rejects.toThrow('Dosyada başlıkları farklı 2 sayfa var (A, B). Her sayfayı ayrı dosya olarak');
  const notes: SheetCell[][] = [['Tarih', 'Açıklama', 'Tutar'], ['notlar']];
  expect((await outcomeOf(workbook({ A: sheetOf(own), Notlar: notes }))).rows).toHaveLength(1);
});

test('a card with a plus before the payment and points beside is asked about', async () => {
  const { asks, rows } = await outcomeOf(
    csv(
      'Paraf Kart Hesap Özeti;;;',
      'Ekstre Dönemi;Kasım 2026;;',
      'İşlem Tarihi;İşlem Detayı;ParafPara;Tutar',
      '02 Kas 2026;MARKET;1,25;1.234,50 TL',
      '03 Kas 2026;Ödeme - Teşekkür Ederiz;;+ 2.000,00 TL',
    ),
  );
  expect([asks, rows]).toEqual([['columns'], [RENT, SALE]]);
});

test('English words of a Turkish bank', async () => {
  const { asks, rows, balance } = await outcomeOf(
    csv(
      'Account Activity',
      '"Date","Explanation","Label","Amount","Balance","Receipt No"',
      '"03/11/2026","SATIŞ","","2,000.00","5,765.50",""',
      '"02/11/2026","KİRA","","-1,234.50","3,765.50",""',
    ),
  );
  expect([rows, balance]).toEqual([[SALE, RENT], 5_765.5]);
  expect(asks).toEqual(['dateFormat']);
});

test('an amount without a sign beside a balance alone is asked about', async () => {
  const { asks } = await outcomeOf(
    csv(
      'Tarih;Açıklama;İşlem Tutarı;Bakiye',
      '02.11.2026;kira;1.234,50;3.765,50',
      '03.11.2026;satış;2.000,00;5.765,50',
      '04.11.2026;masraf;12,80;5.752,70',
    ),
  );
  expect(asks).toEqual(['columns']);
});

test('a till book with sums carried from page to page', async () => {
  const { asks, rows, faults, balance } = await outcomeOf(
    csv(
      'KASA DEFTERİ;;;;;',
      'Tarih;Fiş No;Açıklama;Tahsilat;Tediye;Bakiye',
      '01.11.2026;;DEVREDEN;;;5.000,00',
      '02.11.2026;1;kira;;1.234,50;3.765,50',
      ';;NAKLİ YEKÜN;0,00;1.234,50;3.765,50',
      'Tarih;Fiş No;Açıklama;Tahsilat;Tediye;Bakiye',
      ';;NAKLİ YEKÜN;0,00;1.234,50;3.765,50',
      '03.11.2026;2;satış;2.000,00;;5.765,50',
      ';;GENEL TOPLAM;2.000,00;1.234,50;5.765,50',
    ),
  );
  expect({ asks, rows, faults, balance }).toEqual({ ...SURE, balance: 5_765.5 });
});

test('a fee in a column of its own does not go by unseen', async () => {
  const { balance } = await outcomeOf(
    csv(
      'Tarih;Açıklama;İşlem Tutarı;İşlem Ücreti;Bakiye',
      '02.11.2026;kira;-1.234,50;-2,00;3.763,50',
      '03.11.2026;satış;2.000,00;-5,00;5.758,50',
    ),
  );
  expect(balance).toBe('bozuk: 3');
});

test('money of several countries in the export of a payment service', async () => {
  const { rows, faults } = await outcomeOf(
    csv(
      '"Tarih","Saat","Saat dilimi","Ad","Tür","Durum","Para birimi","Brüt","Ücret","Net","Bakiye"',
      '"02.11.2026","10:00:00","TRT","kira","Ödeme","Tamamlandı","TRY","-1.234,50","0,00","-1.234,50","3.765,50"',
      '"03.11.2026","10:00:00","TRT","satış","Ödeme","Tamamlandı","TRY","2.000,00","0,00","2.000,00","5.765,50"',
      '"03.11.2026","10:00:00","TRT","satış","Ödeme","Tamamlandı","USD","50,00","-1,00","49,00","49,00"',
    ),
  );
  expect(faults).toEqual(['Satır USD cinsinden']);
  expect(rows).toEqual([RENT, SALE]);
});

test('MT940 over pages and days, with words in several lines', async () => {
  const page = (n: number, ...lines: string[]) => [
    '{1:F01ISBKTRISXXXX}{2:O940}{4:',
    ':20:EKSTRE',
    ':25:TR640006400000111112345678',
    `:28C:307/${n}`,
    ...lines,
    '-}',
  ];
  const { rows, balance, words } = await outcomeOf(
    csv(
      ...page(
        1,
        ':60F:D261101TRY1000,00',
        ':61:2611021102D1234,50NMSCNONREF',
        ':86:/PT/FT/PY/KIRA ODEMESI',
        'DOGAN AHSAP',
        ':62M:D261102TRY2234,50',
      ),
      ...page(
        2,
        ':60M:D261102TRY2234,50',
        ':61:261103C2000,NTRFNONREF//1',
        ':86:SATIS',
        ':62F:D261103TRY234,50',
      ),
    ),
  );
  expect([rows, balance, words[0]]).toEqual([[RENT, SALE], -234.5, '/PT/FT/PY/KIRA ODEMESI DOGAN AHSAP']);
});

test('headings that are broken over lines, and say their unit', async () => {
  expect(
    await outcomeOf(
      xlsx([
        ['İşlem\nTarihi', 'Valör\nTarihi', 'İşlem\nAçıklaması', 'İşlem Tutarı\n(TL)', 'Hesap Bakiyesi\n(TL)'],
        ['02.11.2026', '03.11.2026', 'kira', '-1.234,50', '3.765,50'],
        ['03.11.2026', '04.11.2026', 'satış', '2.000,00', '5.765,50'],
      ]),
    ),
  ).toMatchObject({ ...SURE, balance: 5_765.5 });
});

test('a summary of the account above its movements', async () => {
  expect(
    await outcomeOf(
      xlsx([
        ['Şube', 'Hesap No', 'Para Birimi', 'Bakiye', 'Kullanılabilir Bakiye'],
        ['Kadıköy', '1234', 'TL', '5.765,50', '5.765,50'],
        [],
        ['İşlem Tarihi', 'Açıklama', 'Tutar', 'Bakiye', 'Kanal'],
        ['03.11.2026 14:22', 'satış', '2.000,00', '5.765,50', 'Mobil'],
        ['02.11.2026 10:01', 'kira', '-1.234,50', '3.765,50', 'Şube'],
      ]),
    ),
  ).toMatchObject({ ...SURE, rows: [SALE, RENT], balance: 5_765.5 });
});

test('words stand in the column that tells most, where notes are kept for a few rows beside it', async () => {
  const { asks, words } = await outcomeOf(
    csv(
      'Tarih;Firma;;Birim;Tutar;Not',
      '02.11.2026;Akçansa;C30 beton dökümü;TRY;-1.234,50;',
      '03.11.2026;Moda;3 no.lu hakediş;TRY;2.000,00;acele',
      '04.11.2026;Opet;Mazot alımı;TRY;-900,00;',
    ),
  );
  expect([asks, words]).toEqual([[], ['C30 beton dökümü', '3 no.lu hakediş acele', 'Mazot alımı']]);
});

test('a row without words is called by its other party', async () => {
  const { words } = await outcomeOf(
    csv(
      'Tarih;İşlem Tipi;Açıklama;Karşı Hesap Adı;İşlem Tutarı',
      '02.11.2026;FAST;Kira;AHMET YILMAZ;-1.234,50',
      '03.11.2026;EFT;;MODA A.Ş.;2.000,00',
    ),
  );
  expect(words).toEqual(['Kira · AHMET YILMAZ', 'MODA A.Ş.']);
});
