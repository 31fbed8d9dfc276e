import { fold, isCalendarDate, type StatementDateFormat } from '@vezne/contract';
import type { Cell } from './cell';

// A time may follow; what it says is not needed.
const PARTS = /^(\d{1,4})[./\s-]{1,2}(\d{1,2})[./\s-]{1,2}(\d{1,4})(?![\d])/;
const PACKED = /^(\d{4})(\d{2})(\d{2})(?:[T ]?\d{4}(?:\d{2})?)?$/;
const NAMED = /^(?<day>\d{1,2})[./\s-]{1,2}(?<name>\p{L}{3,9})[./\s-]{1,2}(?<year>\d{4}|\d{2})(?![\d])/u;
// "Nov 2, 2026".
const MONTH_FIRST = /^(?<name>\p{L}{3,9})\.?\s{1,2}(?<day>\d{1,2}),?\s{1,2}(?<year>\d{4})(?!\d)/u;

// Folded.
const MONTHS = 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' ');
const ENGLISH = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The number of a month by its name or the beginning of it, of three letters or more; "Kasa" is none. */
export function monthOf(name: string): string | undefined {
  const start = fold(name);
  if (start.length < 3) return undefined;
  const at = MONTHS.findIndex((month, n) => month.startsWith(start) || ENGLISH[n]?.startsWith(start));
  return at < 0 ? undefined : String(at + 1);
}

const WEEKDAY =
  /^(?:pzt|pazartesi|sal|sali|car|carsamba|per|persembe|cum|cuma|cmt|cumartesi|paz|pazar|(?:mon|tue|wed|thu|fri|sat|sun)(?:day)?|tuesday|wednesday|thursday|saturday)$/;

/** "Pzt 02.11.2026" without the day of the week, which says nothing more. */
export function withoutWeekday(text: string): string {
  const [whole = '', name = ''] = /^\s{0,9}(\p{L}{3,9})[.,]{0,2}\s{1,2}/u.exec(text) ?? [];
  return (WEEKDAY.test(fold(name)) ? text.slice(whole.length) : text).trim();
}

/** Is a folded word the name of a month? */
export const isMonth = (word: string): boolean => MONTHS.includes(word);

const partsOf = (text: string) => {
  const said = withoutWeekday(text);
  const found = PARTS.exec(said.slice(0, 40)) ?? PACKED.exec(said);
  return found?.slice(1) as [string, string, string] | undefined;
};

/** "02 Kasım 2026" and "3-Kas-26", where the order needs no asking; the year stands first as for people it would not. */
function namedParts(text: string): [string, string, string] | undefined {
  const said = withoutWeekday(text).slice(0, 40);
  const { day = '', name = '', year = '' } = (NAMED.exec(said) ?? MONTH_FIRST.exec(said))?.groups ?? {};
  const month = monthOf(name);
  return month === undefined ? undefined : [fullYear(year), month, day];
}

/** Files of a ledger hold the past: two figures from 70 on are of the last century. */
export const fullYear = (year: string): string =>
  year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year;

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const SERIAL = /^\d{5}(?:[.,]\d{1,20})?$/;

/** Sheets count days; 20,000 is of 1954 and 80,000 of 2119, so that a number of a year or an amount is none. */
function ofSerial(cell: string | number): string | undefined {
  const days =
    typeof cell === 'number' ? cell : Number(SERIAL.test(cell.trim()) ? cell.trim().slice(0, 5) : 0);
  return days >= 20_000 && days < 80_000
    ? new Date(EPOCH + Math.floor(days) * DAY_MS).toISOString().slice(0, 10)
    : undefined;
}

/** The day of a cell, YYYY-MM-DD; undefined for none. */
export function readDay(cell: Cell | undefined, format: StatementDateFormat): string | undefined {
  if (cell === undefined) return undefined;
  if (typeof cell === 'number') return ofSerial(cell);
  if (typeof cell === 'object') return isCalendarDate(cell.day) ? cell.day : undefined;
  const parts = partsOf(cell) ?? namedParts(cell);
  if (!parts) return ofSerial(cell);
  // Four figures in front are a year, whatever the others are.
  const [year, month, day] = parts[0].length === 4 ? parts : inOrder(parts, format);
  const text = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
}

function inOrder([a, b, c]: [string, string, string], format: StatementDateFormat): [string, string, string] {
  // As do four at the end, where other days of the column begin with theirs.
  if (format === 'YAG' && c.length < 4) return [a, b, c];
  return format !== 'AGY' ? [c, b, a] : [c, a, b];
}

/** Does a text have a day's shape, though it may be none (31.02.2026)? */
export const hasDayShape = (cell: Cell | undefined): boolean =>
  typeof cell === 'string'
    ? (partsOf(cell) ?? namedParts(cell) ?? ofSerial(cell)) !== undefined
    : cell !== undefined;

/** Could it be a day in some order? A number alone could be an amount as well. */
export const looksLikeDay = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && SERIAL.test(cell.trim())
    ? false
    : typeof cell !== 'number' &&
      (['GAY', 'AGY'] as const).some((format) => readDay(cell, format) !== undefined);

// Whoever writes points between them writes the day first.
const POINTS = /^\d{1,2}\.\d{1,2}\.\d/;

/**
 * The order of a column's days: months stand first only where some day over 12 proves it. What begins with four figures
 * tells its own order, and nothing of the others.
 */
export function dateFormatOf(cells: readonly Cell[]): { format: StatementDateFormat; proved: boolean } {
  const all = cells
    .flatMap((cell) => (typeof cell === 'string' ? [partsOf(cell)] : []))
    .filter((each) => each !== undefined);
  const others = all.filter(([first]) => first.length < 4);
  if (others.length === 0 && all.length > 0) return { format: 'YAG', proved: true };
  const first = others.some(([a]) => Number(a) > 12);
  const second = others.some(([, b]) => Number(b) > 12);
  const hasPoints = cells.some((cell) => typeof cell === 'string' && POINTS.test(withoutWeekday(cell)));
  return {
    format: second && !first ? 'AGY' : 'GAY',
    proved: first !== second || others.length === 0 || hasPoints,
  };
}
