import type { PlanStep } from '@vezne/contract';
import { anomalies } from '../execute/patterns';
import { type Entry, type LedgerView, select, sum } from '../ledger/ledger';
import { Refusal } from '../ledger/result';
import { median } from '../ledger/statistics';
import { sayDay, sayMoney } from '../say/say';
import { LATELY, lately } from './doubled';
import type { Insight } from './insight';

/**
 * A large expense of the last thirty days: at least twice what its category usually costs, and a hundredth of all that
 * was spent in them; the furthest off first.
 */
export function unusual(view: LedgerView): Insight[] {
  const step: Extract<PlanStep, { op: 'ANOMALIES' }> = {
    op: 'ANOMALIES',
    measure: 'EXPENSE',
    filter: {},
    period: LATELY,
    highOnly: true,
    claim: null,
  };
  const interval = lately(view);
  const spent = interval ? sum(select(view, step, interval)) : 0n;
  const found = strange(step, view)
    .map((entry) => ({ entry, usual: usualOf(entry, view) }))
    .filter(({ entry, usual }) => usual > 0n && entry.kurus >= 2n * usual && 100n * entry.kurus >= spent);
  found.sort((a, b) => (a.entry.kurus - a.usual < b.entry.kurus - b.usual ? 1 : -1));
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  return found.map(
    ({ entry, usual }): Insight => ({
      key: `UNUSUAL:${entry.id}`,
      kind: 'UNUSUAL',
      category: entry.category,
      title: `Alışılmadık tutar: ${entry.category}, ${say(entry.kurus)}`,
      note: `${sayDay(entry.date)}; normalde ${say(usual)} dolayında`,
      step: { ...step, filter: { categories: [entry.category] } },
    }),
  );
}

function strange(step: Extract<PlanStep, { op: 'ANOMALIES' }>, view: LedgerView): Entry[] {
  const interval = lately(view);
  if (!interval) return [];
  try {
    return anomalies(step, { view, interval }).matched;
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

const usualOf = ({ category }: Entry, view: LedgerView): bigint =>
  median(
    select(view, { measure: 'EXPENSE', filter: { categories: [category] } }, null).map(({ kurus }) => kurus),
  );
