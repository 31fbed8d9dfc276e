import { percent, percentChange, percentText, profitabilityOf } from './percent';

test('halves are rounded away from zero', () => {
  expect(percent(1n, 8n)).toBe(12.5);
  expect(percent(1n, 80_000n)).toBe(0);
  expect(percent(4n, 80_000n)).toBe(0.01);
  expect(percent(-4n, 80_000n)).toBe(-0.01);
  expect(percent(1n, 0n)).toBeUndefined();
});

test('a change is measured against the size of the earlier figure', () => {
  expect([percentChange(150n, 100n), percentChange(-50n, -100n), percentChange(1n, 0n)]).toEqual([
    50,
    50,
    null,
  ]);
});

test('a figure that changed its sign has no change in percent', () => {
  expect([percentChange(23_342_397n, -3_539_572n), percentChange(-1n, 100n)]).toEqual([null, null]);
  expect([percentChange(0n, -100n), percentChange(0n, 100n)]).toEqual([100, -100]);
});

test('a change is not rounded before it is shown: −16,44997 is −16,4 and not −16,5', () => {
  expect(percentText(percentChange(83_550_03n, 100_000_00n) ?? 0)).toBe('−%16,4');
});

test('a profitability is not rounded before it is shown: 12,345 is 12,3 and not 12,4', () => {
  expect(profitabilityOf({ income: 20_000n, expense: 17_531n })).toBe(12.345);
  expect(profitabilityOf({ income: 130_000n, expense: 80_000n })).toBeCloseTo(38.461538, 6);
  expect(profitabilityOf({ income: 0n, expense: 5n })).toBeNull();
});

test.each([
  [27.16, '%27,2'],
  [-3.5, '−%3,5'],
  [-0.04, '%0,0'],
  [999, '%999,0'],
  [999.01, '>%999'],
  [-178_571_420.1, '<−%999'],
])('%s is written %s', (value, text) => {
  expect(percentText(value)).toBe(text);
});
