import { fold, type PlanStep } from '@vezne/contract';
import { intervalOf } from '../ledger/interval';
import { type Entry, type LedgerView, select } from '../ledger/ledger';
import { Refusal } from '../ledger/result';
import { execute } from '../run/execute';
import { nameIn } from '../run/payee-names';

/** Executed they take long, and they are answered whenever a record is selected. */
const SELECTED: PlanStep['op'][] = ['SHARE', 'WHAT_IF'];

/** Is a step answered, and with at least one record behind the answer? */
export async function isAnswerable(step: PlanStep, view: LedgerView): Promise<boolean> {
  try {
    if (step.op === 'PAYEE') return namesTwice(select(view, step, intervalOf(step.period, view)));
    if (SELECTED.includes(step.op)) return select(view, step, intervalOf(step.period, view)).length > 0;
    const { matched, ledger, rows } = await execute(step, view);
    return (
      matched.length > 0 || rows.some(({ link, projectId }) => link || projectId) || (ledger?.count ?? 0) > 0
    );
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Is somebody named by two records at least? To add up what all of them got takes long. */
function namesTwice(entries: readonly Entry[]): boolean {
  const seen = new Set<string>();
  return entries.some((entry) => {
    const name = fold(nameIn(entry) ?? '');
    if (!name) return false;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  });
}

/** The same view, which adds the whole ledger up only once per day asked for. */
export function remembering(view: LedgerView): LedgerView {
  const sums = new Map<string | null, ReturnType<LedgerView['sumUpTo']>>();
  const sumUpTo: LedgerView['sumUpTo'] = (day) => {
    const known = sums.get(day) ?? view.sumUpTo(day);
    sums.set(day, known);
    return known;
  };
  return { ...view, sumUpTo };
}
