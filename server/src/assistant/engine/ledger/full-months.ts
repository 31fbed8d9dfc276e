import type { PlanMeasure } from '@vezne/contract';
import {
  addDays,
  type Day,
  earlier,
  type Interval,
  later,
  monthInterval,
  monthsBetween,
  weekStart,
} from '../time/calendar';
import { type Entry, type LedgerView, sum, within } from './ledger';

/** First day that the window covers; null when it is empty. */
export const edgeOf = (view: LedgerView): Day | null => view.window[0]?.date ?? null;

/** The part of an interval that window and today cover. */
function covered(view: LedgerView, interval: Interval | null): { from: Day; to: Day } | undefined {
  const edge = edgeOf(view);
  if (!edge) return undefined;
  const from = interval?.from ? later(interval.from, edge) : edge;
  const to = interval ? earlier(interval.to, view.today) : view.today;
  return from <= to ? { from, to } : undefined;
}

/** Full calendar months (YYYY-MM) of the interval: begun not before the window, ended by today. */
export function fullMonths(view: LedgerView, interval: Interval | null): string[] {
  const span = covered(view, interval);
  if (!span) return [];
  return monthsBetween(span.from, span.to).filter((month) => {
    const { from, to } = monthInterval(month);
    return from >= span.from && to <= span.to;
  });
}

/** Full weeks, Monday to Sunday, as their Mondays. */
export function fullWeeks(view: LedgerView, interval: Interval | null): Day[] {
  const span = covered(view, interval);
  if (!span) return [];
  const weeks: Day[] = [];
  for (let at = weekStart(span.from); addDays(at, 6) <= span.to; at = addDays(at, 7))
    if (at >= span.from) weeks.push(at);
  return weeks;
}

export const coveredDays = covered;

/** Months that overlap the interval and the window, also those without a record. */
export function touchedMonths(view: LedgerView, interval: Interval | null): string[] {
  const span = covered(view, interval);
  return span ? monthsBetween(span.from, span.to) : [];
}

export function hull(months: readonly string[]): Interval | null {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? { from: monthInterval(first).from, to: monthInterval(last).to } : null;
}

/** One sum per month, in the order of the months. */
export function monthlySums(
  entries: readonly Entry[],
  months: readonly string[],
  measure: PlanMeasure,
): bigint[] {
  return months.map((month) =>
    sum(
      entries.filter(({ date }) => date.startsWith(month)),
      measure,
    ),
  );
}

export const entriesIn = (entries: readonly Entry[], interval: Interval | null): Entry[] =>
  interval ? entries.filter(({ date }) => within(date, interval)) : [];
