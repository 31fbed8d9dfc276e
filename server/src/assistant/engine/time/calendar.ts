/** Calendar days as YYYY-MM-DD; all arithmetic in whole days, no clock and no zone. */
export type Day = string;
export type Interval = { from: Day | null; to: Day };

const MS = 86_400_000;
const stamp = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, n: number): Day => new Date(stamp(day) + n * MS).toISOString().slice(0, 10);
export const daysBetween = (from: Day, to: Day): number => Math.round((stamp(to) - stamp(from)) / MS);

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: Day): number => ((new Date(stamp(day)).getUTCDay() + 6) % 7) + 1;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
export const dayOf = (day: Day): number => Number(day.slice(8, 10));

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day of any year and month number (13 is January of the next year); a missing day is the month's last. */
export function makeDay(year: number, month: number, day: number): Day {
  const y = year + Math.floor((month - 1) / 12);
  const m = ((((month - 1) % 12) + 12) % 12) + 1;
  const d = Math.min(day, lastDay(y, m));
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

export const addMonths = (day: Day, n: number): Day => makeDay(yearOf(day), monthOf(day) + n, dayOf(day));

export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const monthEnd = (day: Day): Day => makeDay(yearOf(day), monthOf(day), 31);
export const weekStart = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** The months from one day's to another's, as YYYY-MM. */
export function monthsBetween(from: Day, to: Day): string[] {
  const months: string[] = [];
  for (let at = monthStart(from); at <= to; at = addMonths(at, 1)) months.push(at.slice(0, 7));
  return months;
}

export const monthInterval = (month: string): { from: Day; to: Day } => ({
  from: `${month}-01`,
  to: monthEnd(`${month}-01`),
});

export const later = (a: Day, b: Day): Day => (a > b ? a : b);
export const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
