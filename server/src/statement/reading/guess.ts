import { limits, type StatementColumn, type StatementDecimal, type StatementMapping } from '@vezne/contract';
import { decimalIn, readAmount } from './amounts';
import { dateFormatOf, looksLikeDay } from './dates';
import { columnsOf, findHeadings, signatureText } from './headings';
import { findLayout } from './layouts';
import { type Cell, isBlank, noTable, type TableRow } from './table';

type Asked = 'dateFormat' | 'decimal' | 'columns';

/** What a table seems to be; `mapping` may lack columns, which `ask` then tells. */
export type Guess = {
  headings: string[];
  signature: string;
  layoutName: string | null;
  mapping: StatementMapping;
  ask: Asked[];
};

/** Enough to see what a column holds. */
const LOOKED_AT = 2_000;

/** Says what the columns of a table hold, by a known layout, by the headings or by what stands in them. */
export function guess(rows: readonly TableRow[]): Guess {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) throw noTable();
  const known = findHeadings(rows);
  const at = known < 0 ? findUnknown(rows, width) : known;
  const headings = at < 0 ? [] : (rows[at]?.cells ?? []);
  const body = rows.slice(at + 1, at + 1 + LOOKED_AT);
  const layout = findLayout(rows, at);
  const named = layout ? padded(layout.columns, width) : columnsOf(headings, width);
  const columns = isWhole(named) ? named : byContent(body, width);
  const days = dateFormatOf(cellsOf(body, columns, ['TARIH']));
  const decimal = decimalOf(cellsOf(body, columns, ['TUTAR', 'BORC', 'ALACAK', 'BAKIYE']));
  const ask: Asked[] = [];
  if (!isWhole(columns)) ask.push('columns');
  if (!days.proved && decimal.sign === 'NOKTA' && !layout) ask.push('dateFormat');
  if (!decimal.proved && !layout) ask.push('decimal');
  return {
    headings: Array.from({ length: width }, (_, place) => textOf(headings[place]).slice(0, 100)),
    signature: signatureText(headings, width),
    layoutName: layout?.name ?? null,
    mapping: {
      columns,
      skip: rows[at]?.line ?? 0,
      dateFormat: days.format,
      decimal: decimal.proved ? decimal.sign : (layout?.decimal ?? decimal.sign),
      flip: false,
    },
    ask,
  };
}

const LOOKED_FOR = 30;

/** Headings in words of their own: the first row whose cells are all words, above one with a day; -1 for none. */
const findUnknown = (rows: readonly TableRow[], width: number): number =>
  rows
    .slice(0, LOOKED_FOR)
    .findIndex(
      ({ cells }, at) =>
        cells.length === width &&
        cells.every(
          (cell) => typeof cell === 'string' && !isBlank(cell) && !looksLikeDay(cell) && !isMoney(cell),
        ) &&
        rows[at + 1]?.cells.some(looksLikeDay),
    );

const padded = (columns: readonly StatementColumn[], width: number): StatementColumn[] =>
  Array.from({ length: width }, (_, at) => columns[at] ?? 'KULLANMA');

/** Do the columns say when and how much? */
export const isWhole = (columns: readonly StatementColumn[]): boolean =>
  columns.includes('TARIH') &&
  columns.some((each) => each === 'TUTAR' || each === 'BORC' || each === 'ALACAK');

const cellsOf = (
  body: readonly TableRow[],
  columns: readonly StatementColumn[],
  wanted: StatementColumn[],
): Cell[] => body.flatMap(({ cells }) => cells.filter((_, at) => wanted.includes(columns[at] ?? 'KULLANMA')));

/** By the texts that can be read one way only. */
function decimalOf(cells: readonly Cell[]): { sign: StatementDecimal; proved: boolean } {
  const said = cells.map(decimalIn);
  const count = (what: string) => said.filter((each) => each === what).length;
  const [comma, dot] = [count('VIRGUL'), count('NOKTA')];
  return { sign: dot > comma ? 'NOKTA' : 'VIRGUL', proved: comma > 0 || dot > 0 || count('both') === 0 };
}

/** Without headings: the first column of days, then of amounts, and the longest of words. */
function byContent(body: readonly TableRow[], width: number): StatementColumn[] {
  const share = (at: number, fits: (cell: Cell) => boolean) => {
    const filled = body.flatMap(({ cells }) => (isBlank(cells[at]) ? [] : [cells[at] as Cell]));
    return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
  };
  const places = Array.from({ length: width }, (_, at) => at);
  const MOST = 0.8;
  const day = places.find((at) => share(at, looksLikeDay) > MOST);
  const money = places.filter((at) => at !== day && share(at, isMoney) > MOST);
  const words = places.filter((at) => at !== day && !money.includes(at));
  const longest = words.toSorted((a, b) => lengthOf(body, b) - lengthOf(body, a))[0];
  return places.map((at) => {
    if (at === day) return 'TARIH';
    if (at === money[0]) return 'TUTAR';
    if (at === money[1] && money.length === 2) return 'BAKIYE';
    return at === longest ? 'ACIKLAMA' : 'KULLANMA';
  });
}

const isMoney = (cell: Cell): boolean =>
  typeof cell === 'number' ||
  (typeof cell === 'string' &&
    /[.,]/.test(cell) &&
    (['VIRGUL', 'NOKTA'] as const).some((decimal) => 'kurus' in (readAmount(cell, decimal) ?? {})));

const lengthOf = (body: readonly TableRow[], at: number) =>
  body.reduce((sum, { cells }) => sum + textOf(cells[at]).length, 0);

/** A cell as people read it in a table. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return cell.toLocaleString('tr', { maximumFractionDigits: 6 });
  const text = typeof cell === 'object' ? cell.day.split('-').reverse().join('.') : cell;
  return text.slice(0, limits.statement.cell);
}
