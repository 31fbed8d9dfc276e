import { strToU8 } from 'fflate';
import { lines, readStatement } from '../testing';

const RENT = ['2026-11-02', 'kira', -1_234.5];
const SALE = ['2026-11-03', 'satış', 2_000];

test('an amount without a day is a fault that says so, and is not left out', async () => {
  const file = lines(
    'Tarih;Açıklama;Tutar',
    ';avans;5,00',
    'yarın;kira;-7,00',
    '31.02.2026;;',
    '02.11.2026;not;',
    ';TOTAL OİL İSTASYONU;-500,00',
    'TOPLAM;Yıldız İnşaat;-500,00',
    ';DEVİR;5,00',
  );
  expect((await readStatement(file)).rows).toEqual([
    ['Tarih boş'],
    ['Tarih okunamadı: yarın'],
    ['Tarih okunamadı: 31.02.2026'],
    ['Tutar boş'],
    ['Tarih boş'],
    ['Tarih okunamadı: TOPLAM'],
    ['Tarih boş'],
  ]);
});

test('a day that is written once for several rows is theirs where that is chosen, and it is offered', async () => {
  const file = lines(
    'Tarih;Açıklama;Tutar',
    ';ilk;1,00',
    '02.11.2026;kira;-1.234,50',
    ';su;-10,00',
    ';not;',
    'yarın;?;-1,00',
    ';elektrik;-20,00',
    '03.11.2026;;',
    ';satış;2.000,00',
    ';Gelirler toplamı;2.000,00',
    ';masraf;-5,00',
    '04.11.2026;çay;-3,00',
    'Tarih;Açıklama;Tutar',
    ';fatura;-8,00',
  );
  const bare = await readStatement(file);
  expect([bare.mapping?.fillDays, bare.rows.filter(([said]) => said === 'Tarih boş').length]).toEqual([
    false,
    7,
  ]);
  expect((await readStatement(file, { fillDays: true })).rows).toEqual([
    ['Tarih boş'],
    RENT,
    ['2026-11-02', 'su', -10],
    ['Tarih okunamadı: yarın'],
    ['Tarih boş'],
    SALE,
    ['Tarih boş'],
    ['Tarih boş'],
    ['2026-11-04', 'çay', -3],
    ['Tarih boş'],
  ]);
});

test.each([
  ['Dönem: 01.11.2026 - 30.11.2026', ['02.11', '03.11.'], ['2026-11-02', '2026-11-03']],
  ['Kasım 2026', ['2 Kasım', 'Sal 3 Kas'], ['2026-11-02', '2026-11-03']],
  ['01/11/2026-30/11/2026 tarihleri arası', ['2/11', '13/11'], ['2026-11-02', '2026-11-13']],
  ['15.12.2026 - 14.01.2027', ['20.12', '05.01'], ['2026-12-20', '2027-01-05']],
  ['Dönem: Kasım 2026;01.11.2026 - 30.11.2026', ['02.11', '03.11'], ['2026-11-02', '2026-11-03']],
  ['Şub 2028;01.02.2028 - 29.02.2028', ['29.02', '01.02'], ['2028-02-29', '2028-02-01']],
])('days without a year are of the period that the head tells: %s', async (head, days, found) => {
  const file = lines(head, 'Tarih;Açıklama;Tutar', ...days.map((day) => `${day};a;-1,00`));
  expect((await readStatement(file)).rows.map(([day]) => day)).toEqual(found);
});

test.each([
  ['no period', 'Hesap hareketleri'],
  ['two periods', '01.11.2026 - 30.11.2026;01.10.2026 - 31.10.2026'],
  ['a period of years', '01.01.2025 - 31.12.2026'],
  ['another month', '01.10.2026 - 31.10.2026'],
  ['the day of the report', 'Rapor tarihi: 05.12.2026'],
  ['a word that begins as a month does', 'Kasa 2026'],
])('days without a year are faults where the head tells %s', async (_what, head) => {
  const file = lines(head, 'Tarih;Açıklama;Tutar', '02.11;a;-1,00', '03.11;b;-1,00');
  expect((await readStatement(file)).rows).toEqual([['Tarih okunamadı: 02.11'], ['Tarih okunamadı: 03.11']]);
});

test('days of cells that are merged over rows of a sheet are offered, and no others', async () => {
  const page = (...rows: string[]) =>
    strToU8(
      `<html><table><tr><td>Tarih<td>Açıklama<td>Tutar</tr>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table></html>`,
    );
  const merged = page('<td rowspan=2>02.11.2026<td>kira<td>-1.234,50', '<td>su<td>-10,00');
  expect((await readStatement(merged, { fillDays: true })).rows).toEqual([RENT, ['2026-11-02', 'su', -10]]);
  expect((await readStatement(merged)).mapping?.fillDays).toBe(false);
  const whole = page('<td>02.11.2026<td>kira<td>-1.234,50', '<td><td>Toplam<td>-1.234,50', '<td><td>not<td>');
  expect((await readStatement(whole)).mapping).not.toHaveProperty('fillDays');
});
