import { type Cell, isBlank } from './cells/cell';
import { isMonth, monthOf } from './cells/dates';
import { bareDay, dayOf } from './cells/days-in-part';
import { saysCarried } from './content';
import { columnsOf, findHeadings, headingKey, headingsAt } from './headings';
import type { TableRow } from './table';
import { periodIn } from './years';

/*
 * Days that are written as numbers alone (1, 1, 2, 3), as in a till's book, where the name of the sheet, its head or a
 * line between them tells their month: "KASIM 2026", "2026 Kasım ayı kasa defteri", "Kasım".
 */

type Said = { month?: string; year?: string };

const FILLING = /^(?:ay|ayi|yil|yili|donem|donemi)$/;
const YEAR = /^(?:19|20)\d{2}$/;
const FIGURES = /^(\d{1,2}) ((?:19|20)\d{2})$/;

/** Beside other words a month counts with its year or as "Kasım ayı"; a year alone as "2026 yılı". */
function saidIn(text: string): Said {
  const key = headingKey(text);
  const words = key.split(' ');
  const told = words.filter((word) => !FILLING.test(word));
  const [, figures, ofFigures] = FIGURES.exec(told.join(' ')) ?? [];
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
