import type { PlanStep } from '@vezne/contract';
import { type LedgerView, within } from '../ledger/ledger';
import { Refusal, type StepResult } from '../ledger/result';
import { explain, THIS_MONTH } from '../run/explain';
import { sayMoney, sayPeriod } from '../say/say';
import { dayOf } from '../time/calendar';
import type { Insight } from './insight';

/** Before this day a month has hardly begun. */
const FIRST_DAY = 10;
const abs = (n: bigint) => (n < 0n ? -n : n);

/** The category that moved most against the same days of last month, when that is a fifth of all that was spent. */
export function moved(view: LedgerView): Insight[] {
  if (dayOf(view.today) < FIRST_DAY) return [];
  const step: Extract<PlanStep, { op: 'EXPLAIN' }> = {
    op: 'EXPLAIN',
    measure: 'EXPENSE',
    filter: {},
    period: THIS_MONTH,
    other: null,
  };
  const result = explained(step, view);
  const [most] = result?.rows ?? [];
  const [, earlier] = result?.more ?? [];
  const [then] = result?.others ?? [];
  if (!most || !('kurus' in most) || !earlier || !('kurus' in earlier) || !then) return [];
  if (earlier.kurus <= 0n || 5n * abs(most.kurus) < earlier.kurus) return [];
  // What has no record yet may still come; parts of an only category are no category that moved.
  const { period, matched = [] } = result ?? {};
  if (!matched.some(({ categoryId, date }) => categoryId === most.key && period && within(date, period)))
    return [];
  const change = `${sayMoney(abs(most.kurus), view.currency)} ${most.kurus > 0n ? 'arttı' : 'azaldı'}`;
  return [
    {
      key: `MOVED:${view.today.slice(0, 7)}:${most.key}`,
      kind: 'MOVED',
      category: most.label,
      title: `Bu ayın en çok değişeni: ${most.label}`,
      note: `${sayPeriod(then)} dönemine göre ${change}`,
      step,
    },
  ];
}

function explained(step: Extract<PlanStep, { op: 'EXPLAIN' }>, view: LedgerView): StepResult | undefined {
  try {
    return explain(step, view);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
