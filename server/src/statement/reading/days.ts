import { daysAbove, fold } from '@vezne/contract';
import { type Cell, isBlank, textOf } from './cells/cell';
import { hasDayShape } from './cells/dates';
import { bareDay, lacksYear } from './cells/days-in-part';
import { saysCarried, shareOf } from './content';
import type { TableRow } from './table';

type IsHeading = (cells: readonly Cell[]) => boolean;

const SUM = /(?:^|[^\p{L}])(?:toplam|yekun|total|devir|devri|devreden)/u;

/** What sums up or carries over, and headings that come again, end what a day above them stands for. */
export const endsDay = (cells: readonly Cell[], isHeading: IsHeading): boolean =>
  isHeading(cells) || cells.some((cell) => SUM.test(fold(textOf(cell)))) || saysCarried(cells);

/**
 * Where a day is written once for several rows, or its cell is merged over them: the day above each row without one, by
 * its line.
 */
export function filledDays(
  rows: readonly TableRow[],
  at: number,
  isHeading: IsHeading,
): ReadonlyMap<number, Cell | undefined> {
  const cells = new Map(rows.map(({ line, cells }) => [line, cells[at]]));
  const taken = daysAbove(
    rows.map(({ line, cells }) => ({
      line,
      day: isBlank(cells[at]) ? 'NONE' : hasDayShape(cells[at]) ? 'OWN' : 'OTHER',
      ends: endsDay(cells, isHeading),
    })),
  );
  return new Map([...taken].map(([line, above]) => [line, cells.get(above)]));
}

/** Is a day all that a row holds, as above the rows of that day? */
export const isDayAlone = (cells: readonly Cell[], at: number): boolean =>
  hasDayShape(cells[at]) && cells.every((cell, place) => place === at || isBlank(cell));

type Missing = { year?: null; month?: null };

const MOST = 0.5;

/** What most days of a column lack. */
export function missingIn(body: readonly TableRow[], at: number): Missing {
  if (shareOf(body, at, lacksYear) <= MOST) return {};
  return { year: null, ...(body.some(({ cells }) => bareDay(cells[at])) && { month: null }) };
}
