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
])('%s folds to %s', (value, folded) => {
  expect(fold(value)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});
