const ZONE = 'Europe/Istanbul';
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const MONTH = /^(\d{4})-(\d{2})/;

/** "2026-11-21" -> "21.11.2026". Only the first ten characters count, so no time zone can shift the day. */
export function formatDate(date: string): string {
  const [, year, month, day] = DAY.exec(date) ?? [];
  return year ? `${day}.${month}.${year}` : date;
}

/** "2026-11-21" -> "21 Kasım 2026". */
export const formatDateLong = (date: string): string =>
  written(date, { day: 'numeric', month: 'long', year: 'numeric' });

/** "2026-11-21" -> "21 Kasım 2026, Cumartesi". */
export const formatWeekday = (date: string): string =>
  DAY.test(date) ? `${formatDateLong(date)}, ${written(date, { weekday: 'long' })}` : date;

/** "2026-11" or any day of it -> "Kasım 2026". */
export const formatMonth = (month: string): string =>
  written(month.slice(0, 7), { month: 'long', year: 'numeric' });

/** "2026-11" or any day of it -> "Kas". */
export const formatMonthShort = (month: string): string => written(month.slice(0, 7), { month: 'short' });

/** A moment in UTC -> "21 Kasım 2026 14:18" on Turkish clocks. */
export const formatInstant = (instant: string): string =>
  onTurkishClock(instant, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A moment in UTC -> "21.11.2026", the Turkish day it falls on. */
export const formatInstantDate = (instant: string): string =>
  onTurkishClock(instant, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** A moment in UTC -> "14:18" on Turkish clocks. */
export const formatTime = (instant: string): string =>
  onTurkishClock(instant, { hour: '2-digit', minute: '2-digit' });

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  if (!MONTH.test(date)) return date;
  const noon = new Date(`${date.length === 7 ? `${date}-01` : date.slice(0, 10)}T12:00:00Z`);
  return Number.isNaN(noon.getTime())
    ? date
    : noon.toLocaleDateString('tr-TR', { ...options, timeZone: 'UTC' });
}

function onTurkishClock(instant: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  // Some engines put a comma between day and time.
  return moment.toLocaleString('tr-TR', { ...options, timeZone: ZONE }).replace(',', '');
}
