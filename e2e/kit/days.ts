// Days of tests as the product counts them: in Istanbul, wherever the machine stands and whatever it calls today.
const A_DAY = 86_400_000;
const istanbul = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });
const nameOfMonth = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** This moment, in milliseconds, for what a machine works out of it. */
export const now = () => Date.now();

/** The day so many days from today, as `2026-11-23`; those before today are negative. */
export const dayIn = (days: number) => istanbul.format(now() + days * A_DAY);

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / A_DAY;

/** The month before a day's, as `2026-10`. */
export const monthBefore = (day: string) =>
  new Date(Date.parse(`${day.slice(0, 7)}-01`) - A_DAY).toISOString().slice(0, 7);

/** A month as a Turkish reader names it: `Ekim 2026`. */
export const monthName = (month: string) => nameOfMonth.format(Date.parse(`${month}-01`));
