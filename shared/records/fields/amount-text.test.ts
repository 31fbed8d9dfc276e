import fc from 'fast-check';
import { readAmount } from './amount-text';

const marks = { decimal: ',', group: '.' };

test.each([
  ['1234567.5', '1234567,5'],
  ['1,234.56', '1234,56'],
  ['1.234,56', '1234,56'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['1,234,567.89', '1234567,89'],
  ['1.234', '1234'],
  ['1,234', '1234'],
  ['0.5', '0,5'],
  [',5', '0,5'],
  ['12,', '12'],
  ['-45', '45'],
  ['\u2212 1.250,00 ₺', '1250,00'],
  ['$1,250.00', '1250,00'],
  ['1 250,00', '1250,00'],
  ["1'234'567.89", '1234567,89'],
  ['50-', '50'],
  ['+5', '5'],
  ['2 m', '2000000'],
  ['1.250,50 TL', '1250,50'],
  ['0012', '12'],
  ['1,5k', '1500'],
  ['2m', '2000000'],
  ['3B', '3000000000'],
  ['1.005k', '1005000'],
  ['0,0075m', '7500'],
  ['1,23456k', '1234,56'],
  ['1234.500', '1234,5'],
])('"%s" is read as %s', (text, expected) => {
  expect(readAmount(text, marks)).toBe(expected);
});

test.each([
  '1.250,5+300',
  '100-20',
  '12 50',
  '10₺20',
  '5 TL 3',
  '1 250 5',
  '1234.567',
  '1.23.4',
  '1,2,3',
  '12a',
  'kira',
  '',
  '1.2.3,4',
  '0.001',
  '1,2345678k',
  '1.234.56',
])('"%s" is refused, because a digit would be lost or guessed', (text) => {
  expect(readAmount(text, marks)).toBeUndefined();
});

test('abbreviations can be switched off', () => {
  expect(readAmount('2m', marks, false)).toBeUndefined();
});

test('every amount is read back exactly, in Turkish and in English writing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (kurus) => {
      const amount = Number(kurus) / 100;
      for (const locale of ['tr-TR', 'en-US']) {
        const text = amount.toLocaleString(locale, { minimumFractionDigits: 2 });
        expect(readAmount(text, marks)).toBe(amount.toFixed(2).replace('.', ','));
      }
    }),
  );
});
