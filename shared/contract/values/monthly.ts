/** The month after that of a day, YYYY-MM. */
export function monthAfter(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(nextYear).padStart(4, '0')}-${String(next).padStart(2, '0')}`;
}

/** The day of a month (YYYY-MM) that something monthly falls on; where the month has no such day, its last one. */
export function dayInMonth(month: string, day: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}
