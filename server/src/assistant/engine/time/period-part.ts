import type { PlanPeriodPart } from '@vezne/contract';
import { addDays, addMonths, dayOf, daysBetween, type Interval, monthEnd, monthsBetween } from './calendar';

type Bounds = { from: string; to: string };

/** The named part of a period: of one month by its days, of several by whole months, else by days. */
export function partOf(whole: Interval, part: PlanPeriodPart): Interval {
  const { from, to } = whole;
  if (from === null) return whole;
  const bounds = { from, to };
  if (part === 'FIRST_WEEK') return atMost({ from, to: addDays(from, 6) }, bounds);
  if (part === 'LAST_WEEK') return atMost({ from: addDays(to, -6), to }, bounds);
  const months = dayOf(from) === 1 && monthEnd(to) === to ? monthsBetween(from, to).length : 0;
  if (months === 1) return ofMonth(from, to, part);
  const parts = part === 'FIRST_HALF' || part === 'SECOND_HALF' ? 2 : 3;
  const index = { FIRST_HALF: 0, SECOND_HALF: 1, BEGIN: 0, MIDDLE: 1, END: 2 }[part];
  const length = months || daysBetween(from, to) + 1;
  const start = (at: number) => Math.round((length * at) / parts);
  const move = (n: number) => (months ? addMonths(from, n) : addDays(from, n));
  return { from: move(start(index)), to: addDays(move(start(index + 1)), -1) };
}

const atMost = (part: Bounds, { from, to }: Bounds): Bounds => ({
  from: part.from < from ? from : part.from,
  to: part.to > to ? to : part.to,
});

function ofMonth(
  from: string,
  to: string,
  part: Exclude<PlanPeriodPart, 'FIRST_WEEK' | 'LAST_WEEK'>,
): Interval {
  const [first, last] = {
    FIRST_HALF: [1, 15],
    SECOND_HALF: [16, 31],
    BEGIN: [1, 10],
    MIDDLE: [11, 20],
    END: [21, 31],
  }[part];
  return { from: addDays(from, (first ?? 1) - 1), to: last === 31 ? to : addDays(from, (last ?? 1) - 1) };
}
