import { writtenOut } from './written';

test.each([
  ['ekmde kira ne tuttu', "ekim'de kira ne tuttu"],
  ['ekm kira ne tuttu', 'ekim kira ne tuttu'],
  ['iki bin yirmi beşte', "2025'te"],
  ['kira 2025 vs 26', 'kira 2025 vs 2026'],
  ['2024 ile 25 arasındaki fark', '2024 ile 2025 arasındaki fark'],
  ['2025 ve 26 bin liralık çek', '2025 ve 26 bin liralık çek'],
  ['kasım 25', 'kasım 2025'],
  ['şimdiye kdr tplm ödm', 'şimdiye kadar toplam ödeme'],
  ['üç ay ort.', 'üç ay ortalama'],
  ["HVL'nin bakiyesi", "HVL'nin bakiyesi"],
])('"%s" is written out as "%s"', (question, out) => {
  expect(writtenOut(question)).toBe(out);
});
