import { sumsOf } from './sums';

test('entries are added up to the kuruş, each way apart', () => {
  const entries = [
    { cashFlowType: 'GIRIS' as const, amount: 0.1 },
    { cashFlowType: 'GIRIS' as const, amount: 0.2 },
    { cashFlowType: 'CIKIS' as const, amount: 1_000_000_000.01 },
  ];
  expect(sumsOf(entries)).toEqual({ income: 0.3, expense: 1_000_000_000.01, net: -999_999_999.71 });
  expect(sumsOf([])).toEqual({ income: 0, expense: 0, net: 0 });
});
