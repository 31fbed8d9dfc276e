import { aheadOf } from '../sum-queries';

test('what there is today is told to the kuruş also of a balance that no number holds', () => {
  const until = '2026-12-15';
  const balance = 9_007_199_254_740_993n;
  expect(aheadOf(balance, [{ until, kurus: balance - 1n }])).toEqual({ ahead: { until, today: 0.01 } });
});
