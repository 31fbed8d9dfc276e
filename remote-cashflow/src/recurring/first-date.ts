import { dayInMonth, monthAfter } from '@vezne/contract';

const dayOf = (date: string) => Number(date.slice(8));

/** The same day of the month after an entry's, or that month's last one. */
export const firstDateAfter = (date: string): string => dayInMonth(monthAfter(date), dayOf(date));

/** The day of the month that is meant by a first date: the entry's own, where that falls on it or its month is too short. */
export function dayMeant(entryDate: string, firstDate: string): number {
  const wanted = dayOf(entryDate);
  return dayInMonth(firstDate.slice(0, 7), wanted) === firstDate ? wanted : dayOf(firstDate);
}
