import fc from 'fast-check';
import { formatCompact, formatMoney, moneyText } from './money-text';

test.each([
  [1234567.89, 'TRY', '1.234.567,89\u00a0₺'],
  [1234567.89, 'USD', '$1.234.567,89'],
  [1234567.89, 'EUR', '€1.234.567,89'],
  [0, 'TRY', '0,00\u00a0₺'],
  [0.1, 'TRY', '0,10\u00a0₺'],
  [-4.5, 'TRY', '\u22124,50\u00a0₺'],
  [-4.5, 'USD', '\u2212$4,50'],
  [999999999999.99, 'TRY', '999.999.999.999,99\u00a0₺'],
  ['123456789012345678.90', 'TRY', '123.456.789.012.345.678,90\u00a0₺'],
  ['-123456789012345678.90', 'TRY', '\u2212123.456.789.012.345.678,90\u00a0₺'],
] as const)('an amount of %s %s is written %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('nothing owed never shows a minus', () => {
  expect(formatMoney(-0)).toBe('0,00\u00a0₺');
  expect(formatMoney(-0.001)).toBe('0,00\u00a0₺');
});

test('every amount up to the largest keeps all its digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (kurus) => {
      const digits = formatMoney(Number(kurus) / 100).replace(/[.,\u00a0₺]/g, '');
      expect(BigInt(digits.replace('\u2212', '-'))).toBe(kurus);
    }),
  );
});

test('kuruş are written like the decimal that they are', () => {
  expect(moneyText(123_456_789n, 'TRY')).toBe('1.234.567,89\u00a0₺');
  expect(moneyText(-5n, 'USD')).toBe('−$0,05');
  expect(moneyText(100_000n, 'EUR')).toBe('€1.000,00');
  fc.assert(
    fc.property(fc.bigInt(), (kurus) => {
      const digits = moneyText(kurus, 'USD').replace(/[.,$]/g, '');
      expect(BigInt(digits.replace('\u2212', '-'))).toBe(kurus);
    }),
  );
});

test('large figures are shortened for axes', () => {
  expect(formatCompact(1080000, 'TRY')).toBe('1,08\u00a0Mn\u00a0₺');
  expect(formatCompact(500000)).toBe('500\u00a0bin');
  expect(formatCompact(-1000000)).toBe('\u22121\u00a0Mn');
  expect(formatCompact(0)).toBe('0');
});
