import type { PlanPeriod } from '@vezne/contract';
import type { Day, Interval } from '../time/calendar';
import { resolvePeriod, wholePeriod } from '../time/resolve-period';
import { edgeOf } from './full-months';
import type { LedgerView } from './ledger';
import { Refusal } from './result';

export type Context = { view: LedgerView; interval: Interval | null };

/** The interval of a past period, refused when the window cannot show any of it. */
export function intervalOf(period: PlanPeriod | null, view: LedgerView): Interval | null {
  if (!period) return null;
  const interval = resolvePeriod(period, view.today);
  const edge = edgeOf(view);
  const starts: Day = interval.from ?? interval.to;
  const future = (wholePeriod(period, view.today).from ?? '') > view.today;
  if (future || (edge && interval.to < edge) || starts > view.today) throw new Refusal('outside_window');
  return interval;
}

/** Does the window begin only after the interval does? What came before is not known then. */
export function isCut(interval: Interval | null, view: LedgerView): boolean {
  const edge = edgeOf(view);
  if (!view.truncated || !edge || !interval) return false;
  return interval.from === null || interval.from < edge;
}
