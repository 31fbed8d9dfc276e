import Papa from 'papaparse';
import { mended } from './cells/cut';
import { findHeadings } from './headings';
import { refuse, type TableRow } from './table';

const DELIMITERS = ['\t', ';', '|', ','];
const LOOKED_AT = 60;

/** Reads lines of separated values; a quotation mark that nothing closes is a letter like others. */
export function readCsv(text: string): TableRow[] {
  const delimiter = delimiterOf(text);
  const quoted = Papa.parse<string[]>(text, { delimiter });
  const broken = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = broken ? Papa.parse<string[]>(text, { delimiter, quoteChar: '\u0000' }) : quoted;
  let line = 1;
  const rows = data.map((cells) => {
    const row = { line, cells: cells.map(unguarded) };
    line += 1 + newLines(cells);
    return row;
  });
  return delimiter === ',' ? withCents(rows) : rows;
}

/** Rows that are wider than their headings, because commas cut their amounts as well. */
function withCents(rows: { line: number; cells: string[] }[]): TableRow[] {
  const at = findHeadings(rows);
  const width = rows[at]?.cells.length ?? Number.POSITIVE_INFINITY;
  return rows.map(({ line, cells }, place) => {
    const whole = place > at ? mended(cells, width) : cells;
    if (whole === undefined) throw refuse(CUT(line));
    return { line, cells: [...whole] };
  });
}

const CUT = (line: number) =>
  `${line}. satırda virgüller hem sütunları hem kuruşları ayırıyor. Dosyayı noktalı virgülle ayrılmış ya da .xlsx olarak kaydedip yeniden yükleyin.`;

/** Our own exports put an apostrophe before what a spreadsheet would run as a formula; a phone number is none. */
const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);
const GUARDED = /^'+(?!\+[\d ]+$)[=+\-@\t\r]/;

function newLines(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++;
  return count;
}

/** The one that cuts headings we know out of them, or else most of the first lines into as many pieces as each other. */
function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, LOOKED_AT).join('\n');
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...agreement(head, delimiter) }));
  const good = scores.filter(({ pieces }) => pieces > 1);
  const [best] = good.toSorted((a, b) => Number(b.isTold) - Number(a.isTold) || b.lines - a.lines);
  return best?.delimiter ?? ';';
}

function agreement(head: string, delimiter: string) {
  const { data } = Papa.parse<string[]>(head, { delimiter, skipEmptyLines: true });
  const lines = new Map<number, number>();
  for (const { length } of data) if (length > 1) lines.set(length, (lines.get(length) ?? 0) + 1);
  const [most] = [...lines].toSorted((a, b) => b[1] - a[1]);
  const isTold = findHeadings(data.map((cells, line) => ({ line, cells }))) >= 0;
  return { pieces: most?.[0] ?? 1, lines: most?.[1] ?? 0, isTold };
}
