import fc from 'fast-check';
import { fold } from './fold';

test.each([
  ['İSTANBUL', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['ıstanbul', 'istanbul'],
  ['ÇEK', 'cek'],
  ['Şantiye', 'santiye'],
  ['IŞIK', 'isik'],
  ['GÜĞÖ', 'gugo'],
  ['I\u0307zmir', 'izmir'],
  ['\u{1d6a4}rmak', 'irmak'],
])('%s folds to %s', (value, folded) => {
  expect(fold(value)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});

// Letters of Turkish text; other alphabets follow rules of their own.
const turkish = fc.string({
  unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ 0-.'),
});

test('capitals, small letters and both kinds of i fold to the same', () => {
  fc.assert(
    fc.property(turkish, (text) => {
      expect(fold(text.toLocaleUpperCase('tr'))).toBe(fold(text));
      expect(fold(text.toLocaleLowerCase('tr'))).toBe(fold(text));
      expect(fold(text.replace(/[ıIİ]/g, 'i'))).toBe(fold(text));
    }),
  );
});

test('an accent folds to the same whether it is part of its letter or follows it', () => {
  fc.assert(fc.property(turkish, (text) => fold(text.normalize('NFD')) === fold(text.normalize('NFC'))));
});

test('what a text contains, its folded form contains folded', () => {
  fc.assert(fc.property(turkish, turkish, (before, inner) => fold(before + inner).includes(fold(inner))));
});

test('Turkish text folds to plain letters, one for each', () => {
  fc.assert(
    fc.property(turkish, (text) => {
      expect(fold(text)).toMatch(/^[a-z0-9 .-]*$/);
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
});
