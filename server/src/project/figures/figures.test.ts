import fc from 'fast-check';
import { budgetUsed, estimateAtCompletion, margin, meanPercent, medianOf } from './figures';

test.each([
  [100_00n, 60_00n, 40],
  [0n, 1n, -100],
  [0n, 0n, 0],
  [300n, 100n, 66.67],
  [100n, 300n, -200],
  [80_000n, 79_996n, 0.01],
  [80_000n, 80_004n, -0.01],
])('income %p and cost %p leave a margin of %p', (income, expense, expected) => {
  expect(margin(income, expense)).toBe(expected);
});

const money = fc.bigInt({ min: 1n, max: 99_999_999_999_999n });

test('a margin never differs from the exact one by more than half a hundredth', () => {
  fc.assert(
    fc.property(money, fc.bigInt({ min: 0n, max: 1_000_000n }), (income, thousandths) => {
      const expense = (income * thousandths) / 1_000n;
      const hundredths = BigInt(Math.round(margin(income, expense) * 100));
      const error = (income - expense) * 10_000n - hundredths * income;
      expect((error < 0n ? -error : error) * 2n <= income).toBe(true);
    }),
  );
});

test('cost at completion is extrapolated only from a tenth of progress on', () => {
  expect(estimateAtCompletion(50_00n, 100_00n, 9.99)).toBe(100_00n);
  expect(estimateAtCompletion(50_00n, 100_00n, 25)).toBe(200_00n);
  expect(estimateAtCompletion(150_00n, 100_00n, 100)).toBe(150_00n);
  expect(estimateAtCompletion(50_00n, null, 0)).toBe(50_00n);
});

test('a budget is used up beyond 100 percent and unknown without an estimate', () => {
  expect([budgetUsed(150n, 100n), budgetUsed(1n, null), budgetUsed(1n, 0n)]).toEqual([150, null, null]);
});

test('average and median of nothing are nothing', () => {
  expect([meanPercent([]), medianOf([])]).toEqual([null, null]);
  expect([meanPercent([10, 20.01]), medianOf([3, 1, 2]), medianOf([1, 2])]).toEqual([15.01, 2, 1.5]);
});
