import { impossibleDay, missingDay } from './impossible-day';

test.each([
  ['30 Şubat gideri ne kadar?', '30 Şubat'],
  ['30 ŞUBAT 2028 gideri ne kadar?', '30 Şubat 2028'],
  ['29 subat 2025te ne ödedik', '29 Şubat 2025'],
  ['31 nisanda kaç kayıt var', '31 Nisan'],
  ['32 mart harcamaları', '32 Mart'],
  ['30.02.2025 tarihindeki gelirler', '30 Şubat 2025'],
  ["şubatın 30'unda ne harcadık?", '30 Şubat'],
  ['şubatın 30unda ne harcadık?', '30 Şubat'],
  ['subatin 30 unda ne harcadik', '30 Şubat'],
  ['kasımın 31i için ne ödedik', '31 Kasım'],
  ['kasımın 31 inde ne ödedik', '31 Kasım'],
  ["nisanın 31'inde ne ödedik", '31 Nisan'],
  ["haziranın 31'inden beri gider", '31 Haziran'],
  ["eylülün 31'ine kadar gelir", '31 Eylül'],
  ["şubatın 30'undaki ödemeler", '30 Şubat'],
  ["şubatın 30'unun kirası", '30 Şubat'],
  ["kasımın 31'inci günü", '31 Kasım'],
  ['2026-02-30 tarihindeki gelirler', '30 Şubat 2026'],
  ['5 mart ile 31 haziran arası gider', '31 Haziran'],
])('%s names a day that no calendar has', (question, day) => {
  expect(impossibleDay(question)).toBe(day);
});

test.each([
  '29 Şubat gideri ne kadar?',
  '29 şubat 2024 geliri',
  '31 mart gideri',
  "mayısın 31'inde ne ödedik",
  '31.12.2025 bakiyesi',
  'en büyük 50 mart gideri',
  'ilk 40 şubat kaydı',
  '1.031 nisan',
  '2.500,30 şubat ödemesi',
  'şubat 30 bin lira',
  'şubat 30 iş gideri',
  'mayısın 31 inde ne ödedik',
  '2026-05-31 tarihindeki gelirler',
  '0532-2026-02-301 numaralı fiş',
  '2031 nisan geliri',
])('%s names none', (question) => {
  expect(impossibleDay(question)).toBeUndefined();
});

test('a long line of digits and months is read at once', () => {
  const since = performance.now();
  impossibleDay('31 ocak'.repeat(9_000));
  impossibleDay('1'.repeat(64_000));
  expect(performance.now() - since).toBeLessThan(200);
});

test.each([
  ["bu ayın 31'inde ne ödedik", '31 Kasım 2026'],
  ['BU AYIN 31İNDE NE ÖDEDİK', '31 Kasım 2026'],
  ["gelecek ayın 32'si", '32 Aralık 2026'],
])('in November "%s" names a day that its month does not have', (question, day) => {
  expect(missingDay(question, '2026-11-22')).toBe(day);
});

test("of last month's days, December misses the 31st and March the 30th", () => {
  expect(missingDay("geçen ayın 31'i", '2026-12-05')).toBe('31 Kasım 2026');
  expect(missingDay("geçen ayın 30'unda", '2027-03-05')).toBe('30 Şubat 2027');
});

test.each(["geçen ayın 31'inde", "bu ayın 30'unda", "ayın 31'inde", 'bu ayın 50 kaydı', 'bu ayın 40 işi'])(
  'in November "%s" names a day that there is, or none',
  (question) => {
    expect(missingDay(question, '2026-11-22')).toBeUndefined();
  },
);
