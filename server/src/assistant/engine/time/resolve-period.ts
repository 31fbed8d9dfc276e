import type { PlanPeriod } from '@vezne/contract';
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  earlier,
  type Interval,
  makeDay,
  monthEnd,
  monthOf,
  monthStart,
  weekdayOf,
  weekStart,
  yearOf,
} from './calendar';
import { partOf } from './period-part';

type Year = { at: number } | { ago: number } | null;
type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Turns a symbolic period into two days; a past period never ends after `today`. */
export function resolvePeriod(period: PlanPeriod, today: Day): Interval {
  const whole = wholePeriod(period, today);
  if (whole.from !== null && whole.from > today) return whole;
  return { from: whole.from, to: earlier(whole.to, today) };
}

/** The same without the cut at `today`: for a forecast, and for the end of a range. */
export function wholePeriod(period: PlanPeriod, today: Day): Interval {
  switch (period.kind) {
    case 'RELATIVE':
      return relative(period.unit, period.offset, today);
    case 'ROLLING':
      return { from: rollingStart(period.unit, period.n, today), to: today };
    case 'FULL_MONTHS': {
      const last = monthEnd(today) === today ? monthStart(today) : addMonths(monthStart(today), -1);
      return { from: addMonths(last, 1 - period.n), to: monthEnd(last) };
    }
    case 'YEAR':
      return { from: makeDay(period.year, 1, 1), to: makeDay(period.year, 12, 31) };
    case 'MONTH':
    case 'QUARTER':
    case 'HALF':
    case 'SEASON':
    case 'DATE':
      return named(period, today);
    case 'DAY_OF_MONTH': {
      const inMonth = (offset: number) => makeDay(yearOf(today), monthOf(today) + offset, period.day);
      const latest = [0, -1].map(inMonth).find((day) => day <= today && dayOf(day) === period.day);
      const day = period.offset === null ? (latest ?? inMonth(-2)) : inMonth(period.offset);
      return { from: day, to: day };
    }
    case 'WEEKEND': {
      const monday = addDays(weekStart(today), 7 * period.offset);
      return { from: addDays(monday, 5), to: addDays(monday, 6) };
    }
    case 'WEEKDAY_DATE': {
      const day = weekdayDate(period.weekday, period.offset, today);
      return { from: day, to: day };
    }
    case 'COMING_MONTHS': {
      const first = addMonths(monthStart(today), 1);
      return { from: first, to: monthEnd(addMonths(first, period.n - 1)) };
    }
    case 'BETWEEN':
      return between(period.from, period.to, today);
    case 'SINCE':
      return { from: wholePeriod(period.of, today).from, to: today };
    case 'BEFORE':
      return { from: null, to: addDays(wholePeriod(period.of, today).from ?? today, -1) };
    case 'UNTIL':
      return { from: null, to: wholePeriod(period.of, today).to };
    case 'YEAR_EARLIER':
      return yearEarlier(resolvePeriod(period.of, today));
    case 'YEAR_EARLIER_WHOLE':
      return yearEarlier(wholePeriod(period.of, today), true);
    case 'SHIFT':
      return shift(period.of, period.by, today);
    case 'PART':
      return partOf(wholePeriod(period.of, today), period.part);
  }
}

function relative(unit: Unit, offset: number, today: Day): Interval {
  if (unit === 'DAY') return { from: addDays(today, offset), to: addDays(today, offset) };
  if (unit === 'WEEK') {
    const monday = addDays(weekStart(today), 7 * offset);
    return { from: monday, to: addDays(monday, 6) };
  }
  if (unit === 'MONTH') {
    const first = addMonths(monthStart(today), offset);
    return { from: first, to: monthEnd(first) };
  }
  if (unit === 'QUARTER') {
    const first = makeDay(yearOf(today), 3 * Math.floor((monthOf(today) - 1) / 3) + 1 + 3 * offset, 1);
    return { from: first, to: monthEnd(addMonths(first, 2)) };
  }
  return { from: makeDay(yearOf(today) + offset, 1, 1), to: makeDay(yearOf(today) + offset, 12, 31) };
}

function rollingStart(unit: Unit, n: number, today: Day): Day {
  if (unit === 'DAY') return addDays(today, 1 - n);
  if (unit === 'WEEK') return addDays(today, 1 - 7 * n);
  const months = unit === 'MONTH' ? n : unit === 'QUARTER' ? 3 * n : 12 * n;
  return addDays(addMonths(today, -months), 1);
}

type Named = Extract<PlanPeriod, { year: Year }>;

function namedIn(period: Named, year: number): Interval {
  if (period.kind === 'DATE') {
    const day = makeDay(year, period.month, period.day);
    return { from: day, to: day };
  }
  const [first, length] =
    period.kind === 'MONTH'
      ? [period.index, 1]
      : period.kind === 'QUARTER'
        ? [3 * period.index - 2, 3]
        : period.kind === 'HALF'
          ? [6 * period.index - 5, 6]
          : [[6, 12, 3, 9][period.index - 1] ?? 6, 3];
  return { from: makeDay(year, first, 1), to: monthEnd(makeDay(year, first + length - 1, 1)) };
}

/** Without a year: the latest one that has begun. A winter bears the year in which its December lies. */
function named(period: Named, today: Day): Interval {
  if (period.year !== null) {
    return namedIn(period, 'at' in period.year ? period.year.at : yearOf(today) - period.year.ago);
  }
  return lastBefore(period, today);
}

/** "ocak-mart arası": the end is the latest that fits, the start the latest before it. */
function between(from: PlanPeriod, to: PlanPeriod, today: Day): Interval {
  if (isOfNoYear(to)) {
    const both = isOfNoYear(from) ? latestBetween(from, to, today) : undefined;
    if (both) return both;
    const start = wholePeriod(from, today).from ?? today;
    const sameYear = namedIn(to, yearOf(start));
    return { from: start, to: (sameYear.to >= start ? sameYear : namedIn(to, yearOf(start) + 1)).to };
  }
  const end = wholePeriod(to, today);
  if (isOfNoYear(from)) return { from: lastBefore(from, end.to).from, to: end.to };
  const start = wholePeriod(from, today);
  return beginOf(start) > end.to ? { from: end.from, to: start.to } : { from: start.from, to: end.to };
}

/** A month, quarter or day of the calendar that bears no year. */
const isOfNoYear = (period: PlanPeriod): period is Named =>
  'year' in period && period.kind !== 'YEAR' && period.year === null;

const beginOf = ({ from }: Interval): string => from ?? '';

/** The latest that begins before its end, "kasım-ocak" in the year before. */
function latestBetween(from: Named, to: Named, today: Day): Interval | undefined {
  for (const year of [yearOf(today), yearOf(today) - 1]) {
    const end = namedIn(to, year);
    const start = lastBefore(from, end.to, year);
    if (beginOf(start) <= today && (from === to || beginOf(end) <= today))
      return { from: start.from, to: end.to };
  }
  return undefined;
}

/** That of a year, or of the year before where that one begins after the day. */
function lastBefore(period: Named, day: Day, year = yearOf(day)): Interval {
  const sameYear = namedIn(period, year);
  return beginOf(sameYear) <= day ? sameYear : namedIn(period, year - 1);
}

/** The same days one year back; a whole month stays whole in a leap year. */
function yearEarlier(now: Interval, whole = false): Interval {
  const back = (day: Day) => makeDay(yearOf(day) - 1, monthOf(day), dayOf(day));
  const to = back(now.to);
  return { from: now.from && back(now.from), to: whole && monthEnd(now.to) === now.to ? monthEnd(to) : to };
}

/** The period moved by its own length, in its own unit: "ondan önceki ay". */
function shift(of: PlanPeriod, by: number, today: Day): Interval {
  if (of.kind === 'RELATIVE') return relative(of.unit, of.offset + by, today);
  if (of.kind === 'SHIFT') return shift(of.of, of.by + by, today);
  if (of.kind === 'PART') return partOf(shift(of.of, by, today), of.part);
  if (of.kind === 'WEEKEND') return wholePeriod({ ...of, offset: of.offset + by }, today);
  const at = resolvePeriod(of, today);
  const from = at.from ?? at.to;
  const whole = wholePeriod(of, today);
  if (dayOf(from) === 1 && monthEnd(whole.to) === whole.to) {
    const months = (yearOf(whole.to) - yearOf(from)) * 12 + monthOf(whole.to) - monthOf(from) + 1;
    return { from: addMonths(from, months * by), to: monthEnd(addMonths(monthStart(whole.to), months * by)) };
  }
  const days = Math.round((Date.parse(at.to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, days * by), to: addDays(at.to, days * by) };
}

function weekdayDate(weekday: number, offset: number, today: Day): Day {
  if (offset === 0) return addDays(weekStart(today), weekday - 1);
  const back = ((weekdayOf(today) - weekday + 6) % 7) + 1;
  return addDays(today, -back + 7 * (offset + 1));
}
