import { formatDate, formatMonth } from '../format/date';
import { type CellKind, type CellValue, looksLikeFormula, type Sheet } from './sheet';

const EOL = '\r\n';

/**
 * CSV as a Turkish Excel opens it by double click: UTF-8 with a byte order mark, semicolons, decimal commas.
 * Several sheets follow each other under their names.
 */
export function toCsv(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const blocks = sheets.map((sheet) => (sheets.length > 1 ? [[sheet.name]] : []).concat(linesOf(sheet)));
  const text = blocks
    .map((lines) => lines.map((cells) => cells.map(quoted).join(';') + EOL).join(''))
    .join(EOL);
  return new TextEncoder().encode(`\ufeff${text}`);
}

const linesOf = ({ columns, rows }: Sheet): string[][] => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map(({ kind }, index) => written(row[index] ?? null, kind))),
];

function written(value: CellValue, kind: CellKind): string {
  if (value === null) return '';
  if (typeof value === 'number')
    return (kind === 'money' ? value.toFixed(2) : String(value)).replace('.', ',');
  if (kind === 'date') return formatDate(value);
  if (kind === 'month') return formatMonth(value);
  // A leading apostrophe keeps spreadsheets from running the text as a formula; one of the text's own stays beside it.
  return looksLikeFormula(value.replace(/^'+/, '')) ? `'${value}` : value;
}

const quoted = (cell: string) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
