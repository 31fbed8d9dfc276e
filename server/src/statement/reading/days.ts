import { sumsUp } from '@vezne/contract';
import { type Cell, isBlank, textOf } from './cells/cell';
import { hasDayShape } from './cells/dates';
import { saysCarried } from './content';
import type { TableRow } from './table';

/**
 * Where a day is written once for several rows, or its cell is merged over them: the day above each row without one, by
 * its line. What sums up or carries over, and headings that come again, end what a day stands for.
 */
export function daysAbove(
  rows: readonly TableRow[],
  at: number,
  isHeading: (cells: readonly Cell[]) => boolean,
): ReadonlyMap<number, Cell> {
  const days = new Map<number, Cell>();
  let day: Cell | undefined;
  for (const { line, cells } of rows) {
    const own = cells[at];
    const ends = isHeading(cells) || sumsUp(cells.map(textOf)) || saysCarried(cells);
    if (!isBlank(own)) day = hasDayShape(own) && !ends ? own : undefined;
    else if (ends) day = undefined;
    else if (day !== undefined) days.set(line, day);
  }
  return days;
}

/** Is a day all that a row holds, as above the rows of that day? */
export const isDayAlone = (cells: readonly Cell[], at: number): boolean =>
  hasDayShape(cells[at]) && cells.every((cell, place) => place === at || isBlank(cell));
