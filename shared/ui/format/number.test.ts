import { formatCount, formatMargin, formatPercent } from './number';

test.each([
  [27, '%27,0'],
  [-4.1, '\u2212%4,1'],
  [1234.56, '%1.234,6'],
  [-0.01, '%0,0'],
])('a share of %s is written %s', (value, text) => {
  expect(formatPercent(value)).toBe(text);
});

test.each([
  [27.16, '%27,2'],
  [999, '%999,0'],
  [999.01, '>%999'],
  [-999, '−%999,0'],
  [-178_571_420.1, '<−%999'],
])('a margin of %s is written %s', (value, text) => {
  expect(formatMargin(value)).toBe(text);
});

test('counts have thousands dots', () => {
  expect(formatCount(1248)).toBe('1.248');
});
