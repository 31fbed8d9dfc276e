import fc from 'fast-check';
import { fold, initials, lower, upper } from './text';

test.each([
  ['ibrahim şen', 'İŞ'],
  ['Elif Nur Şahingöz', 'EŞ'],
  ['ılgaz', 'I'],
  ['  ', ''],
  ['ali  öz', 'AÖ'],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('Turkish letters keep their dots in capitals and small letters', () => {
  expect(upper('istanbul ısparta')).toBe('İSTANBUL ISPARTA');
  expect(lower('İSTANBUL ISPARTA')).toBe('istanbul ısparta');
});

test('all ways to write a word find each other', () => {
  expect(new Set(['İSTANBUL', 'istanbul', 'ISTANBUL', 'ıstanbul'].map(fold))).toEqual(new Set(['istanbul']));
  expect(fold('Şantiye Çek Ağ Öz Ü')).toBe('santiye cek ag oz u');
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});
