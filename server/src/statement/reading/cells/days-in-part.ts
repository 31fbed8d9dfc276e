import type { StatementMapping } from '@vezne/contract';
import type { Cell } from './cell';
import { hasDayShape, monthOf, withoutWeekday } from './dates';

/*
 * Days that lack their year, or are numbers alone, and nothing in the file tells what is missing: a person does, once for
 * the whole file.
 */

export const dayOf = (year: string, month: string, day: string): Cell => ({
  day: [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
});

/** The number of a day without its month; undefined for anything else. */
export function bareDay(cell: Cell | undefined): string | undefined {
  const text = typeof cell === 'object' ? '' : String(cell ?? '').trim();
  const [, day] = /^(\d{1,2})\.?$/.exec(text) ?? [];
  return day && Number(day) > 0 && Number(day) < 32 ? day : undefined;
}

const FIGURES = /^(\d{1,2})([./-])(\d{1,2})\2?$/;
const NAMED = /^(\d{1,2})[./\s-]{1,2}(\p{L}{3,9})\.?$/u;

/** The day and the month of a text without a year, in each order that it may stand for. */
export function partsOf(text: string): [day: string, month: string][] {
  const [, first, sign, second] = FIGURES.exec(text) ?? [];
  if (first && second)
    return sign === '.'
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ];
  const [, day, name = ''] = NAMED.exec(text) ?? [];
  const month = monthOf(name);
  return day && month ? [[day, month]] : [];
}

const withoutYear = (cell: Cell) => (typeof cell === 'string' ? partsOf(withoutWeekday(cell)) : []);

export const lacksYear = (cell: Cell | undefined): boolean =>
  cell !== undefined && (bareDay(cell) !== undefined || withoutYear(cell).length > 0);

/** Is it a day, whole or not? */
export const isDay = (cell: Cell | undefined): boolean => hasDayShape(cell) || lacksYear(cell);

type Chosen = Pick<StatementMapping, 'dateFormat' | 'year' | 'month'>;

/** A day with the year, and the month, that were chosen for those that lack them. */
export function wholeDay(cell: Cell, { dateFormat, year, month }: Chosen): Cell {
  if (!year) return cell;
  const bare = bareDay(cell);
  if (bare) return month ? dayOf(String(year), String(month), bare) : cell;
  const [first, second] = withoutYear(cell);
  const [day, ofMonth] = (dateFormat === 'AGY' && second) || first || [];
  return day && ofMonth ? dayOf(String(year), ofMonth, day) : cell;
}
