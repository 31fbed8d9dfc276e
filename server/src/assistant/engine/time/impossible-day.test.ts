import { impossibleDay } from './impossible-day';

test.each([
  ['30 Şubat gideri ne kadar?', '30 Şubat'],
  ['30 ŞUBAT 2028 gideri ne kadar?', '30 Şubat 2028'],
  ['29 subat 2025te ne ödedik', '29 Şubat 2025'],
  ['31 nisanda kaç kayıt var', '31 Nisan'],
  ['32 mart harcamaları', '32 Mart'],
  ['30.02.2025 tarihindeki gelirler', '30 Şubat 2025'],
  ["şubatın 30'unda ne harcadık?", '30 Şubat'],
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
