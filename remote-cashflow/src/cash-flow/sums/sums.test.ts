import { sumsOf } from './sums';

test('entries are added up to the kuruş, each way apart', () => {
  const entries = [
    { cashFlowType: 'GIRIS' as const, amount: 0.1, transferId: null },
    { cashFlowType: 'GIRIS' as const, amount: 0.2, transferId: null },
    { cashFlowType: 'CIKIS' as const, amount: 1_000_000_000.01, transferId: null },
  ];
  expect(sumsOf(entries, false)).toEqual({ income: 0.3, expense: 1_000_000_000.01, net: -999_999_999.71 });
  expect(sumsOf([], false)).toEqual({ income: 0, expense: 0, net: 0 });
});

test('a leg of a transfer counts among the entries of its account alone', () => {
  const entries = [
    { cashFlowType: 'GIRIS' as const, amount: 100, transferId: null },
    { cashFlowType: 'CIKIS' as const, amount: 40, transferId: 'virman' },
  ];
  expect(sumsOf(entries, false)).toEqual({ income: 100, expense: 0, net: 100 });
  expect(sumsOf(entries, true)).toEqual({ income: 100, expense: 40, net: 60 });
});
