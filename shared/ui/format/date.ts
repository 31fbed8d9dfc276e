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

/** "2026-11-21" -> "21 Kasım Cumartesi"; with its year when that is not the year of `today`. */
export function formatDay(date: string, today: string): string {
  if (!DAY.test(date)) return date;
  const day = written(date, { day: 'numeric', month: 'long' });
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${day}${year} ${written(date, { weekday: 'long' })}`;
}

/** "2026-11" or any day of it -> "Kasım 2026". */
export const formatMonth = (month: string): string =>
  written(month.slice(0, 7), { month: 'long', year: 'numeric' });

/** "2026-11" or any day of it -> "Kas". */
export const formatMonthShort = (month: string): string => written(month.slice(0, 7), { month: 'short' });

type Days = { from: string; to: string };

/** Days of one month, without the year: "1–22 Ekim", "22 Ekim"; a whole month is "Ekim". `short`: "1–22 Eki". */
export function formatDays({ from, to }: Days, length: 'long' | 'short' = 'long'): string {
  const month = written(to.slice(0, 7), { month: length });
  const [first, last] = [Number(from.slice(8, 10)), Number(to.slice(8, 10))];
  if (first === last) return `${last} ${month}`;
  const [year = 0, number = 0] = to.split('-').map(Number);
  const isWhole = first === 1 && last === new Date(Date.UTC(year, number, 0)).getUTCDate();
  return isWhole ? month : `${first}–${last} ${month}`;
}

/** What a figure is compared with: "1–22 Ekim'e göre", "Ocak'a göre". */
export function formatAgainst(days: Days): string {
  const text = formatDays(days);
  const vowel = text.match(/[aeıioöuü]/g)?.at(-1) ?? 'a';
  return `${text}'${'eiöü'.includes(vowel) ? 'e' : 'a'} göre`;
}

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

/** A moment in UTC -> "14:32'den" on Turkish clocks; before today "27.11.2026 14:32'den". */
export function formatSince(instant: string): string {
  const [day, time] = [formatInstantDate(instant), formatTime(instant)];
  const since = `${time}'${ablativeOf(time)}`;
  return day === formatInstantDate(new Date().toISOString()) ? since : `${day} ${since}`;
}

// sıfır, bir … dokuz; on, yirmi … elli.
const AFTER_UNIT = ['dan', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'];
const AFTER_TEN = ['dan', 'dan', 'den', 'dan', 'tan', 'den'];

/** The ending after the last number that is read out: the minutes, and the hour when there are none. */
function ablativeOf(time: string): string | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const last = minutes || hours;
  return last > 0 && last % 10 === 0 ? AFTER_TEN[last / 10] : AFTER_UNIT[last % 10];
}

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
