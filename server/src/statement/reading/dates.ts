import { isCalendarDate, type StatementDateFormat } from '@vezne/contract';
import type { Cell } from './table';

// A time may follow; what it says is not needed.
const PARTS = /^(\d{1,4})[./\s-]{1,2}(\d{1,2})[./\s-]{1,2}(\d{1,4})(?![\d])/;
const PACKED = /^(\d{4})(\d{2})(\d{2})$/;

const partsOf = (text: string) => {
  const found = PARTS.exec(text.trim().slice(0, 40)) ?? PACKED.exec(text.trim());
  return found?.slice(1) as [string, string, string] | undefined;
};

/** The day of a cell, YYYY-MM-DD; undefined for none. */
export function readDay(cell: Cell | undefined, format: StatementDateFormat): string | undefined {
  if (cell === undefined || typeof cell === 'number') return undefined;
  if (typeof cell === 'object') return isCalendarDate(cell.day) ? cell.day : undefined;
  const parts = partsOf(cell);
  if (!parts) return undefined;
  // Four figures in front are a year, whatever the others are.
  const [year, month, day] = parts[0].length === 4 ? parts : inOrder(parts, format);
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
}

function inOrder([a, b, c]: [string, string, string], format: StatementDateFormat): [string, string, string] {
  if (format === 'YAG') return [a, b, c];
  return format === 'GAY' ? [c, b, a] : [c, a, b];
}

/** Could it be a day in some order? */
export const looksLikeDay = (cell: Cell | undefined): boolean =>
  (['GAY', 'AGY'] as const).some((format) => readDay(cell, format) !== undefined);

/** The order of a column's days: months stand first only where some day over 12 proves it. */
export function dateFormatOf(cells: readonly Cell[]): { format: StatementDateFormat; proved: boolean } {
  const all = cells
    .flatMap((cell) => (typeof cell === 'string' ? [partsOf(cell)] : []))
    .filter((each) => each !== undefined);
  if (all.some(([first]) => first.length === 4)) return { format: 'YAG', proved: true };
  const first = all.some(([a]) => Number(a) > 12);
  const second = all.some(([, b]) => Number(b) > 12);
  return { format: second && !first ? 'AGY' : 'GAY', proved: first !== second || all.length === 0 };
}
