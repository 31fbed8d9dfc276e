/** A calendar day as YYYY-MM-DD and a month as YYYY-MM: no clock, no zone. */
export type Day = string;
export type Month = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const stamp = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(stamp(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one day to another; negative when the other lies before. */
export const daysBetween = (from: Day, to: Day): number => Math.round((stamp(to) - stamp(from)) / DAY_MS);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month `count` months after another. */
export function shiftMonth(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(stamp(day)).getUTCDay() + 6) % 7));

export const firstDay = (month: Month): Day => `${month}-01`;

export const lastDay = (month: Month): Day => addDays(firstDay(shiftMonth(month, 1)), -1);

/** The same day of the month before, or that month's last day when it is shorter. */
function sameDayBefore(day: Day): Day {
  const last = lastDay(shiftMonth(monthOf(day), -1));
  const same = `${monthOf(last)}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** The calendar days from one to another, both inclusive. */
type Days = { from: Day; to: Day };

/**
 * The days that a month is compared with, and which of its own days count then. A month that runs has its days so far
 * held against as many of the month before; any other month is compared whole.
 */
export function comparedDays(month: Month, today: Day): { own: Days; before: Days } {
  const previous = shiftMonth(month, -1);
  const isRunning = month === monthOf(today);
  return {
    own: { from: firstDay(month), to: isRunning ? today : lastDay(month) },
    before: { from: firstDay(previous), to: isRunning ? sameDayBefore(today) : lastDay(previous) },
  };
}

/** The last `count` months up to the one of a day, oldest first. */
export const lastMonths = (day: Day, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => shiftMonth(monthOf(day), index - count + 1));
