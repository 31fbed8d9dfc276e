import type { PlanPeriod, PlanStep } from '@vezne/contract';
import type { Offer } from '../ask/offers';
import { groupBy, type LedgerView, sum } from '../ledger/ledger';

/** Three example questions, one about the category that most is spent on. */
export function examplesFor({ window }: LedgerView): Offer[] {
  const spent = groupBy(
    window.filter(({ type }) => type === 'CIKIS'),
    ({ category }) => category,
  );
  const [largest] = [...spent].sort(([, a], [, b]) => (sum(a) < sum(b) ? 1 : -1));
  const category = largest?.[0];
  const spending = { measure: 'EXPENSE', filter: {}, period: null } as const;
  const year = now('YEAR');
  return [
    example('Bu ay ne kadar harcadık?', { op: 'TOTAL', ...spending, period: now('MONTH') }),
    category
      ? example(`Bu yıl “${category}” kategorisine ne kadar ödedik?`, {
          op: 'TOTAL',
          ...spending,
          filter: { categories: [category] },
          period: year,
        })
      : example('Bu yıl ne kadar gelir elde ettik?', {
          op: 'TOTAL',
          ...spending,
          measure: 'INCOME',
          period: year,
        }),
    example('En yüksek tutarlı 5 gider kaydı hangisi?', {
      op: 'TOP_RECORDS',
      ...spending,
      rank: 'LARGEST',
      n: 5,
    }),
  ];
}

const now = (unit: 'MONTH' | 'YEAR'): PlanPeriod => ({ kind: 'RELATIVE', unit, offset: 0 });
const example = (sentence: string, step: PlanStep): Offer => ({ sentence, plan: { steps: [step] } });
