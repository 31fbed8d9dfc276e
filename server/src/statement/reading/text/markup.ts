import { limits } from '@vezne/contract';
import type { TableRow } from '../table';
import { unescaped } from './entities';

/*
 * Tables that banks name ".xls" and write as a page of the web, or as the XML of an older Excel. By hand, as OFX is: of
 * all that a page may hold, rows and cells are all that counts, and each keeps its line.
 */

type Cell = TableRow['cells'][number];
type Sheet = { name: string; rows: TableRow[] };
/** How a cell that spans several reaches over the columns and the rows. */
type Open = { words: string[]; kind: string; across: number; down: number };

type Read = {
  sheets: Sheet[];
  row: Cell[] | undefined;
  cell: Open | undefined;
  /** By column: in how many further rows a cell from above still stands there. */
  below: number[];
  line: number;
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
  };
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf('<', at);
    read.cell?.words.push(text.slice(at, start < 0 ? undefined : start));
    if (start < 0) break;
    at = take(read, text, start);
  }
  endRow(read);
  return read.sheets;
}

/** Takes what begins with a bracket, and answers where it ends. */
function take(read: Read, text: string, start: number): number {
  const after = (mark: string, from = start) => {
    const end = text.indexOf(mark, from);
    return end < 0 ? text.length : end + mark.length;
  };
  if (text.startsWith('<!--', start)) return after('-->');
  if (text.startsWith('<![CDATA[', start)) {
    const end = after(']]>');
    read.cell?.words.push(text.slice(start + 9, end - 3).replaceAll('&', '&amp;'));
    return end;
  }
  const [, slash, name = ''] =
    /^<(\/?)(?:[a-z]+:)?([a-z][a-z0-9]*)/i.exec(text.slice(start, start + 40)) ?? [];
  if (!name && !/^<[!?/]/.test(text.slice(start, start + 2))) {
    read.cell?.words.push('&lt;');
    return start + 1;
  }
  const end = after('>');
  const tag = name.toLowerCase();
  if (slash) close(read, tag);
  else open(read, tag, text.slice(start, end));
  // What is written in them is for the browser.
  if (!slash && /^(?:style|script)$/.test(tag)) return after('>', after(`</${name}`, end));
  return end;
}

function open(read: Read, tag: string, whole: string): void {
  if (tag === 'worksheet') read.sheets.push({ name: attribute(whole, 'Name') ?? 'Sayfa', rows: [] });
  if (/^(?:worksheet|table)$/.test(tag)) {
    endRow(read);
    read.below = [];
    if (tag === 'worksheet') read.line = 0;
  } else if (/^(?:tr|row)$/.test(tag)) beginRow(read, Number(attribute(whole, 'Index') ?? 0));
  else if (/^(?:td|th|cell)$/.test(tag)) beginCell(read, whole);
  else if (tag === 'data' && read.cell) read.cell.kind = attribute(whole, 'Type') ?? '';
  else if (/^(?:br|p|div|li)$/.test(tag)) read.cell?.words.push(' ');
  // A cell that ends as it begins holds nothing.
  if (tag === 'cell' && whole.endsWith('/>')) endCell(read);
}

function close(read: Read, tag: string): void {
  if (/^(?:td|th|cell)$/.test(tag)) endCell(read);
  else if (/^(?:tr|row|table)$/.test(tag)) endRow(read);
}

const { columns: MOST, cell: LONGEST } = limits.statement;

type Name = 'Name' | 'Index' | 'Type' | 'MergeAcross' | 'MergeDown' | 'colspan' | 'rowspan';
const said = (name: Name) => new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
const ATTRIBUTES: Record<Name, RegExp> = {
  ...{ Name: said('Name'), Index: said('Index'), Type: said('Type') },
  ...{ MergeAcross: said('MergeAcross'), MergeDown: said('MergeDown') },
  ...{ colspan: said('colspan'), rowspan: said('rowspan') },
};

function attribute(tag: string, name: Name): string | undefined {
  const found = tag.includes('=') ? ATTRIBUTES[name].exec(tag) : null;
  return found ? unescaped(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

const counted = (figures: string | undefined, least: number): number =>
  Math.min(Math.max(Math.trunc(Number(figures ?? least)) || least, least), MOST);

function beginRow(read: Read, index: number): void {
  endRow(read);
  read.line = index > read.line && index < MOST_LINES ? index : read.line + 1;
  read.row = [];
}
const MOST_LINES = 1_048_576;

function beginCell(read: Read, whole: string): void {
  endCell(read);
  if (!read.row) beginRow(read, 0);
  const row = read.row ?? [];
  const index = counted(attribute(whole, 'Index'), 0);
  while (row.length < index - 1) row.push('');
  fillFromAbove(read, row);
  const across = counted(attribute(whole, 'colspan') ?? more(attribute(whole, 'MergeAcross')), 1);
  const down = counted(attribute(whole, 'rowspan') ?? more(attribute(whole, 'MergeDown')), 1);
  read.cell = { words: [], kind: '', across, down };
}

/** A workbook tells how many cells more it takes. */
const more = (figures: string | undefined) =>
  figures === undefined ? undefined : String(Number(figures) + 1);

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
  const text = unescaped(words.join('').replace(/\s+/g, ' ')).slice(0, LONGEST);
  if (kind === 'Number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  const [day] = kind === 'DateTime' ? (/^\d{4}-\d{2}-\d{2}/.exec(text) ?? []) : [];
  return day === undefined ? text : { day };
}
