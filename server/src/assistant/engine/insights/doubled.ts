import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { duplicates } from '../execute/patterns';
import { intervalOf } from '../ledger/interval';
import { groupBy, type LedgerView } from '../ledger/ledger';
import { Refusal } from '../ledger/result';
import { sayDay, sayMoney } from '../say/say';
import type { Insight } from './insight';

export const LATELY: PlanPeriod = { kind: 'ROLLING', unit: 'DAY', n: 30 };

/** The interval of the last thirty days, when there are records of it. */
export function lately(view: LedgerView) {
  try {
    return intervalOf(LATELY, view);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The same record, description and all, twice on one of the last thirty days; the largest first. */
export function doubled(view: LedgerView): Insight[] {
  const interval = lately(view);
  if (!interval) return [];
  const step: Extract<PlanStep, { op: 'DUPLICATES' }> = {
    op: 'DUPLICATES',
    measure: 'EXPENSE',
    filter: {},
    period: LATELY,
    answer: 'LIST',
    claim: null,
  };
  const { matched } = duplicates(step, { view, interval });
  const groups = groupBy(
    matched,
    ({ date, category, kurus, folded }) => `${date}\n${category}\n${kurus}\n${folded}`,
  );
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .sort(([a], [b]) => ((a?.kurus ?? 0n) < (b?.kurus ?? 0n) ? 1 : -1))
    .flatMap((group): Insight[] => {
      const last = group.at(-1);
      if (!last) return [];
      return [
        {
          key: `DOUBLED:${last.id}`,
          kind: 'DOUBLED',
          title: `Aynı gider ${group.length} kez yazılmış olabilir: ${last.category}`,
          note: `${sayDay(last.date)}, her biri ${sayMoney(last.kurus, view.currency)}`,
          step: { ...step, filter: { categories: [last.category] } },
        },
      ];
    });
}
