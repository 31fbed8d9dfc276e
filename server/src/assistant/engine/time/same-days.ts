import type { PlanPeriod } from '@vezne/contract';
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysBetween,
  type Interval,
  monthEnd,
  monthsBetween,
} from './calendar';
import { resolvePeriod, wholePeriod } from './resolve-period';

const monthsOf = (from: Day, to: Day): number =>
  dayOf(from) === 1 && monthEnd(to) === to ? monthsBetween(from, to).length : 0;

/** The days of a period that is over which match what has passed of one still running and as long. */
export function sameDays(
  running: PlanPeriod | null,
  over: PlanPeriod | null,
  today: Day,
): Interval | undefined {
  if (!running || !over) return undefined;
  const [now, then] = [wholePeriod(running, today), wholePeriod(over, today)];
  if (now.from === null || then.from === null) return undefined;
  if (now.from > today || now.to <= today || then.to >= now.from) return undefined;
  const [a, b] = [monthsOf(now.from, now.to), monthsOf(then.from, then.to)];
  if (a && a === b) {
    const apart = monthsBetween(then.from, now.from).length - 1;
    return { from: then.from, to: addMonths(today, -apart) };
  }
  if (a || b || daysBetween(now.from, now.to) !== daysBetween(then.from, then.to)) return undefined;
  return { from: then.from, to: addDays(today, -daysBetween(then.from, now.from)) };
}

/** The period before; of a running one the same days of it. Undefined when it has no beginning. */
export function periodBefore(period: PlanPeriod, today: Day): Interval | undefined {
  if (resolvePeriod(period, today).from === null) return undefined;
  const before: PlanPeriod = { kind: 'SHIFT', of: period, by: -1 };
  return sameDays(period, before, today) ?? wholePeriod(before, today);
}
