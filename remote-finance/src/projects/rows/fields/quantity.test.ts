import { costOf, isTooLarge, quantityText, readQuantity } from './quantity';

test.each([
  ['1', 1000n],
  [' 250 ', 250_000n],
  ['2,5', 2500n],
  ['2.5', 2500n],
  ['0,125', 125n],
  ['0.125', 125n],
  ['0.500', 500n],
  ['12,', 12_000n],
  ['1.250', 1_250_000n],
  ['1.250,5', 1_250_500n],
  ['999.999.999,999', 999_999_999_999n],
])('%j is read as a quantity', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

test.each(['', '0', '0,000', '-3', '1,2345', '1.2.3', '12.50,5', '1e3', 'beş', '1 000', '1234567890'])(
  '%j is none',
  (text) => {
    expect(readQuantity(text)).toBeUndefined();
  },
);

test('only a number of ten digits or more is too large', () => {
  expect(['1234567890', '1.000.000.000', '1234567890,5', '99999999999999999999'].map(isTooLarge)).toEqual([
    ...[true, true, true, true],
  ]);
  expect(['999999999', '999.999.999,999', '1.2.3', 'beş', '0000000000', '1e12'].filter(isTooLarge)).toEqual(
    [],
  );
});

test('a quantity is written as it is read', () => {
  expect([1000n, 1_250_500n, 125n].map(quantityText)).toEqual(['1', '1.250,5', '0,125']);
});

test('what it costs is exact, with half a kuruş rounded up', () => {
  expect(costOf(250_000n, 12_050n)).toBe(3_012_500n);
  expect(costOf(125n, 100n)).toBe(13n);
  expect(costOf(1n, 499n)).toBe(0n);
  expect(costOf(999_999_999_999n, 99_999_999_999_999n)).toBe(99_999_999_999_899_000_000_000n);
});
