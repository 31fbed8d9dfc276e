import { limits } from '@vezne/contract';
import { Parser } from 'htmlparser2';

/*
 * Tables that banks name ".xls" and write as a page of the web, or as the XML of an older Excel. Of all that a page may
 * hold rows and cells count, and each row keeps its line.
 */

type Cell = string | number | { day: string };
type Sheet = { name: string; rows: { line: number; cells: Cell[] }[] };
/** How a cell that spans several reaches over the columns and the rows. */
type Open = { words: string[]; kind: string; across: number; down: number };

type Read = {
  sheets: Sheet[];
  row: Cell[] | undefined;
  cell: Open | undefined;
  /** By column: in how many further rows a cell from above still stands there. */
  below: number[];
  line: number;
  /** A tag whose words are for the browser. */
  silent: string | undefined;
};

const HEAD =
  /^<(?:html|table|!doctype html|meta|head|body|style|div|center|font|tr)\b|^<\?xml[^>]*>\s*(?:<\?mso[^>]*>\s*)?<(?:html|!doctype html|(?:\w+:)?workbook)\b/i;

/** Does a text begin as a page or an older workbook does? */
export const isMarkup = (head: string): boolean => HEAD.test(head.replace(/^(?:\s*<!--[\s\S]*?-->)+\s*/, ''));

/** The tables of a page, one below the other; those of a workbook by its sheets. */
export function readMarkup(text: string): Sheet[] {
  const read: Read = {
    sheets: [{ name: 'Sayfa', rows: [] }],
    row: undefined,
    cell: undefined,
    below: [],
    line: 0,
    silent: undefined,
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(read, bare(name), attributes),
      onclosetag: (name) => close(read, bare(name)),
      ontext: (words) => {
        if (!read.silent) read.cell?.words.push(words);
      },
    },
    { recognizeCDATA: true, recognizeSelfClosing: true },
  );
  parser.end(text);
  endRow(read);
  return read.sheets;
}

/** Without its namespace: a workbook may write "ss:Row". */
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

type Attributes = Readonly<Record<string, string>>;
const said = (attributes: Attributes, name: string) => attributes[name] ?? attributes[`ss:${name}`];

function open(read: Read, tag: string, attributes: Attributes): void {
  if (/^(?:style|script)$/.test(tag)) read.silent ??= tag;
  else if (tag === 'worksheet') beginSheet(read, said(attributes, 'name') ?? 'Sayfa');
  else if (tag === 'table') beginTable(read);
  else if (/^(?:tr|row)$/.test(tag)) beginRow(read, Number(said(attributes, 'index') ?? 0));
  else if (/^(?:td|th|cell)$/.test(tag)) beginCell(read, attributes);
  else if (tag === 'data' && read.cell) read.cell.kind = said(attributes, 'type') ?? '';
  else if (/^(?:br|p|div|li)$/.test(tag)) read.cell?.words.push(' ');
}

function close(read: Read, tag: string): void {
  if (tag === read.silent) read.silent = undefined;
  else if (/^(?:td|th|cell)$/.test(tag)) endCell(read);
  else if (/^(?:tr|row|table)$/.test(tag)) endRow(read);
}

function beginSheet(read: Read, name: string): void {
  endRow(read);
  read.sheets.push({ name, rows: [] });
  read.line = 0;
}

function beginTable(read: Read): void {
  endRow(read);
  read.below = [];
}

const { columns: MOST, cell: LONGEST } = limits.statement;
const MOST_LINES = 1_048_576;

const counted = (figures: string | number | undefined, least: number): number =>
  Math.min(Math.max(Math.trunc(Number(figures ?? least)) || least, least), MOST);

function beginRow(read: Read, index: number): void {
  endRow(read);
  read.line = index > read.line && index < MOST_LINES ? index : read.line + 1;
  read.row = [];
}

function beginCell(read: Read, attributes: Attributes): void {
  endCell(read);
  if (!read.row) beginRow(read, 0);
  const row = read.row ?? [];
  const index = counted(said(attributes, 'index'), 0);
  while (row.length < index - 1) row.push('');
  fillFromAbove(read, row);
  const across = counted(attributes.colspan ?? more(said(attributes, 'mergeacross')), 1);
  const down = counted(attributes.rowspan ?? more(said(attributes, 'mergedown')), 1);
  read.cell = { words: [], kind: '', across, down };
}

/** A workbook tells how many cells more it takes. */
const more = (figures: string | undefined) => (figures === undefined ? undefined : Number(figures) + 1);

function fillFromAbove({ below }: Read, row: Cell[]): void {
  for (let left = below[row.length]; left; left = below[row.length]) {
    below[row.length] = left - 1;
    row.push('');
  }
}

function endCell(read: Read): void {
  const { cell, row, below } = read;
  read.cell = undefined;
  if (!cell || !row || row.length > MOST) return;
  const value = cellOf(cell);
  for (let place = 0; place < cell.across; place++) {
    below[row.length] = cell.down - 1;
    row.push(place === 0 ? value : '');
  }
}

function endRow(read: Read): void {
  endCell(read);
  const { row, line, sheets } = read;
  read.row = undefined;
  if (!row) return;
  fillFromAbove(read, row);
  while (row.length > 0 && row.at(-1) === '') row.pop();
  sheets.at(-1)?.rows.push({ line, cells: row });
}

function cellOf({ words, kind }: Open): Cell {
  const text = words
    .join('')
    .replace(/[\s\p{Cc}\p{Cs}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  if (kind === 'Number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  const [day] = kind === 'DateTime' ? (/^\d{4}-\d{2}-\d{2}/.exec(text) ?? []) : [];
  return day === undefined ? text : { day };
}
