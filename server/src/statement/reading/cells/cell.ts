import { limits } from '@vezne/contract';

/** A cell as the file holds it: text, or what a sheet knows to be a number or a day (YYYY-MM-DD). */
export type Cell = string | number | { day: string };

/** A cell as people read it in a table. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return cell.toLocaleString('tr', { maximumFractionDigits: 6 });
  const text = typeof cell === 'object' ? cell.day.split('-').reverse().join('.') : cell;
  return text.slice(0, limits.statement.cell).toWellFormed();
}

export const isBlank = (cell: Cell | undefined) =>
  cell === undefined || (typeof cell === 'string' && !cell.trim());
