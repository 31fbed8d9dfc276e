import { isCalendarDate } from '@vezne/contract';

const WORDS: Record<string, number> = { bugün: 0, bugun: 0, dün: -1, dun: -1, yarın: 1, yarin: 1 };
const SHIFT = /^([+-])(\d{1,3})$/;
// A phone's keypad may offer a comma alone.
const PARTS = /^(\d{1,2})(?:[.,/\s-](\d{1,2}))?(?:[.,/\s-](\d{4}|\d{2}))?[.,]?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/**
 * The calendar day (YYYY-MM-DD) that a reader means: "22" of this month, "22.11" of this year, "22.11.2026",
 * "22112026", "dün", "+3". Undefined when it is none.
 */
export function readDay(input: string, today: string): string | undefined {
  const text = input.trim().toLocaleLowerCase('tr');
  if (isCalendarDate(text)) return text;
  const word = WORDS[text];
  if (word !== undefined) return shiftDay(today, word);
  const [, sign, days] = SHIFT.exec(text) ?? [];
  if (days) return shiftDay(today, sign === '-' ? -Number(days) : Number(days));
  const [, day, month, year] = PARTS.exec(text) ?? DIGITS.exec(text) ?? [];
  if (!day) return undefined;
  const date = [
    year ? year.padStart(4, today.slice(0, 2)) : today.slice(0, 4),
    (month ?? today.slice(5, 7)).padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-');
  return isCalendarDate(date) ? date : undefined;
}

/** A day so many days later. */
export function shiftDay(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The same day so many months later; the month's last when it has no such day. */
export function shiftMonth(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
