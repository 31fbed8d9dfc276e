import { fold } from '@vezne/contract';
import fc from 'fast-check';
import { testDatabase } from '../../test/database';

const db = testDatabase();

const folded = async (texts: string[]) =>
  (
    await db.query<{ key: string }>(
      'SELECT tr_fold(t) AS key FROM unnest($1::text[]) WITH ORDINALITY AS u (t, i) ORDER BY i',
      [texts],
    )
  ).map(({ key }) => key);

test('Turkish spellings of one word fold to the same text', async () => {
  const groups = [
    ['İSTANBUL', 'istanbul', 'ISTANBUL', 'ıstanbul', 'I\u0307stanbul'],
    ['çek', 'ÇEK', 'cek', 'Cek', 'c\u0327ek'],
    ['şantiye', 'ŞANTİYE', 'SANTIYE', 'santiye'],
    ['KİRA', 'kira', 'KIRA', 'kıra'],
    ['ışık', 'IŞIK', 'isik', 'İŞİK'],
    ['şube', 'ŞUBE', 'SUBE', 'sube'],
    ['ağaç', 'AĞAÇ', 'agac'],
    ['gübre', 'GÜBRE', 'gubre'],
    ['ödeme', 'ÖDEME', 'odeme'],
    ['kâr', 'KÂR', 'kar'],
  ];
  for (const group of groups) expect(new Set(await folded(group)).size).toBe(1);
});

test('words that differ in more than spelling stay apart', async () => {
  expect(await folded(['kira', 'kara', 'kir', 'çekiç'])).toEqual(['kira', 'kara', 'kir', 'cekic']);
});

test('the database folds text exactly as form and import do', async () => {
  const letters = fc.constantFrom(
    ...'aAbBcCçÇğĞıIiİoöÖsşŞuüÜâÂîéÉßñ٪½ﬁＡＩ0 9-_%\\\'"€₺😀\u0301\u0307\u0327',
  );
  const latin = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code));
  const wider = fc
    .integer({ min: 0x370, max: 0x5ff })
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{Assigned}/u.test(letter));
  const texts = fc.sample(fc.string({ unit: fc.oneof(letters, latin, wider), maxLength: 40 }), 3_000);
  expect(await folded(texts)).toEqual(texts.map(fold));
});
