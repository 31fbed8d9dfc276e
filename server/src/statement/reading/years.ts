import { isCalendarDate } from '@vezne/contract';
import { firstDay, lastDay } from '../../calendar';
import { type Cell, isBlank } from './cells/cell';
import { isMonth, monthOf, readDay, withoutWeekday } from './cells/dates';
import { bareDay, dayOf, partsOf } from './cells/days-in-part';
import { saysCarried } from './content';
import { columnsOf, findHeadings, headingKey, headingsAt } from './headings';
import type { TableRow } from './table';

/*
 * Days that are written without their year ("02.11", "2 Kasım"), where the head of the file tells the period.
 */

type Period = { from: string; to: string };

const DAY = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?!\d)/g;
const MONTH = /^(?:(?:donem|donemi|ay|ekstre donemi|hesap donemi) )?(\p{L}{3,7}) (\d{4})$/u;

/** "01.11.2026 - 30.11.2026", or "Dönem: Kasım 2026". */
function periodIn(cell: Cell): Period | undefined {
  if (typeof cell !== 'string') return undefined;
  const days = (cell.slice(0, 200).match(DAY) ?? []).map((day) => readDay(day, 'GAY'));
  const [from, to] = days;
  if (from && to && days.length === 2 && from <= to) return { from, to };
  const [, name = '', year = ''] = MONTH.exec(headingKey(cell)) ?? [];
  const number = monthOf(name);
  if (!number || days.length > 0) return undefined;
  const month = `${year}-${number.padStart(2, '0')}`;
  return { from: firstDay(month), to: lastDay(month) };
}

/** The one period that stands above the headings; undefined where there are several, or one of more than a year. */
function periodAbove(above: readonly TableRow[]): Period | undefined {
  const [period, ...others] = above.flatMap(({ cells }) => cells.flatMap((cell) => periodIn(cell) ?? []));
  const isOne = others.every(({ from, to }) => from === period?.from && to === period.to);
  const next = period && `${Number(period.from.slice(0, 4)) + 1}${period.from.slice(4)}`;
  return period && next && isOne && period.to < next ? period : undefined;
}

/** A cell with the one year of the period that its day is in; as it is where there is none, or more than one. */
function dated(cell: Cell | undefined, { from, to }: Period): Cell {
  if (typeof cell !== 'string' || isBlank(cell)) return cell ?? '';
  const text = withoutWeekday(cell);
  const years = new Set(
    [from, to].flatMap((end) => {
      const year = end.slice(0, 4);
      const fits = partsOf(text).some(([day, month]) => {
        const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        return isCalendarDate(whole) && whole >= from && whole <= to;
      });
      return fits ? [year] : [];
    }),
  );
  const [year, ...others] = years;
  if (!year || others.length > 0) return cell;
  const sign = /^\d{1,2}([./-])\d/.exec(text)?.[1] ?? ' ';
  return `${text.replace(/[./-]$/, '')}${sign}${year}`;
}

/** The rows of a table, the days below its headings with the year that its head tells. */
export function withYears(rows: readonly TableRow[]): readonly TableRow[] {
  const at = findHeadings(rows);
  const { cells: headings = [], line = 0 } = headingsAt(rows, at) ?? {};
  const day = columnsOf(headings, headings.length).indexOf('TARIH');
  const period = day < 0 ? undefined : periodAbove(rows.slice(0, at));
  if (!period) return rows;
  return rows.map((row) =>
    row.line > line && !isBlank(row.cells[day])
      ? { ...row, cells: row.cells.with(day, dated(row.cells[day], period)) }
      : row,
  );
}

/*
 * Days that are numbers alone (1, 1, 2, 3), as in a till's book, where the name of the sheet, its head or a line between
 * them tells their month: "KASIM 2026", "2026 Kasım ayı kasa defteri", "Kasım".
 */

type Said = { month?: string; year?: string };

const FILLING = /^(?:ay|ayi|yil|yili|donem|donemi)$/;
const YEAR = /^(?:19|20)\d{2}$/;
const MONTH_IN_FIGURES = /^(\d{1,2}) ((?:19|20)\d{2})$/;

/** Beside other words a month counts with its year or as "Kasım ayı"; a year alone as "2026 yılı". */
function saidIn(text: string): Said {
  const key = headingKey(text);
  const words = key.split(' ');
  const told = words.filter((word) => !FILLING.test(word));
  const [, figures, ofFigures] = MONTH_IN_FIGURES.exec(told.join(' ')) ?? [];
  if (figures && ofFigures && Number(figures) <= 12) return { month: figures, year: ofFigures };
  const at = told.findIndex(isMonth);
  const [name = ''] = told.slice(at);
  const month = at < 0 || told.filter(isMonth).length > 1 ? undefined : monthOf(name);
  const year = month
    ? [told[at + 1], told[at - 1]].find((word) => YEAR.test(word ?? ''))
    : words.find(
        (word, place) => YEAR.test(word) && (told.length === 1 || /^yili?$/.test(words[place + 1] ?? '')),
      );
  const isDay = /^\d{1,2}$/.test(told[at - 1] ?? '');
  const isNamed = year !== undefined || told.length === 1 || words[words.indexOf(name) + 1] === 'ayi';
  return { ...(month && isNamed && !isDay && { month }), ...(year && !isDay && { year }) };
}

/** What a line says that holds no movement: of a period of days, the month if it is one. */
function saidOn(cells: readonly Cell[]): Said {
  if (saysCarried(cells)) return {};
  const { from, to } = cells.flatMap((cell) => periodIn(cell) ?? [])[0] ?? {};
  if (!from || !to)
    return saidIn(cells.map((cell) => (typeof cell === 'object' ? cell.day : cell)).join(' '));
  const [year = '', month = ''] = from.split('-');
  return to.startsWith(`${year}-${month}`) ? { month, year } : {};
}

/** The rows of a sheet, the numbers in the column of days with the month that the sheet tells, and its year. */
export function withMonths(rows: readonly TableRow[], sheet: string): readonly TableRow[] {
  const at = findHeadings(rows);
  const { cells: headings = [], line: heading = 0 } = headingsAt(rows, at) ?? {};
  const place = columnsOf(headings, headings.length).indexOf('TARIH');
  if (place < 0) return rows;
  let said = saidIn(sheet);
  return rows.map((row) => {
    const { line, cells } = row;
    const isAbove = rows[at] !== undefined && line < rows[at].line;
    if (isAbove || (line > heading && cells.filter((cell) => !isBlank(cell)).length === 1))
      said = { ...said, ...saidOn(cells) };
    const day = line > heading ? bareDay(cells[place]) : undefined;
    const { month, year } = said;
    if (!day || !month) return row;
    return { line, cells: cells.with(place, year ? dayOf(year, month, day) : `${day}.${month}`) };
  });
}
