import { groupBy, type LedgerView, sum } from '../ledger/ledger';

/** Three example questions, one about the category that most is spent on. */
export function examplesFor({ window }: LedgerView): string[] {
  const spent = groupBy(
    window.filter(({ type }) => type === 'CIKIS'),
    ({ category }) => category,
  );
  const [largest] = [...spent].sort(([, a], [, b]) => (sum(a) < sum(b) ? 1 : -1));
  const category = largest?.[0];
  return [
    'Bu ay ne kadar harcadık?',
    category ? `Bu yıl “${category}” kategorisine ne kadar ödedik?` : 'Bu yıl ne kadar gelir elde ettik?',
    'En yüksek tutarlı 5 gider kaydı hangisi?',
  ];
}
