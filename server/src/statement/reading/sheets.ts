import { hasDayShape } from './cells/dates';
import { columnsOf, findHeadings, headingsAt, signatureText } from './headings';
import { oneAccount, refuse, type TableRow } from './table';

type Sheet = { name: string; rows: TableRow[] };
type Table = Sheet & { signature: string };

const IBAN = /\bTR\d{2}(?:\s?\d{4}){5}\s?\d{2}\b/;

/** One table of the sheets of a workbook, as of a year with a sheet for each month; none of them is lost unsaid. */
export function joined(sheets: readonly Sheet[]): TableRow[] {
  const tables = sheets.flatMap((sheet) => tableIn(sheet) ?? []);
  const [first, ...others] = tables;
  if (!first) return (sheets.find(({ rows }) => findHeadings(rows) >= 0) ?? sheets[0])?.rows ?? [];
  const apart = others.filter(({ signature }) => signature !== first.signature);
  if (apart.length > 0) throw refuse(apartSentence([first, ...apart]));
  oneAccount(tables.flatMap(accountAbove));
  let before = 0;
  return tables.flatMap(({ rows }) => {
    const offset = before;
    before += rows.at(-1)?.line ?? 0;
    return rows.map(({ line, cells }) => ({ line: offset + line, cells }));
  });
}

const apartSentence = (tables: readonly Table[]) =>
  `Dosyada başlıkları farklı ${tables.length} sayfa var (${tables
    .map(({ name }) => name)
    .slice(0, 3)
    .join(', ')
    .slice(0, 120)}). Her sayfayı ayrı dosya olarak kaydedip yükleyin.`;

/** A sheet whose headings tell a day and an amount, with a row below them; none for what only accompanies a statement. */
function tableIn(sheet: Sheet): Table | undefined {
  const at = findHeadings(sheet.rows);
  const { cells: headings = [], line = 0 } = headingsAt(sheet.rows, at) ?? {};
  const columns = columnsOf(headings, headings.length);
  const day = columns.indexOf('TARIH');
  const isWhole = day >= 0 && columns.some((each) => /^(?:TUTAR|BORC|ALACAK)$/.test(each));
  const moves = sheet.rows.some((row) => row.line > line && hasDayShape(row.cells[day]));
  return isWhole && moves ? { ...sheet, signature: signatureText(headings, headings.length) } : undefined;
}

/** The number of the account that stands above a table. */
function accountAbove({ rows }: Sheet): string[] {
  const above = rows.slice(0, Math.max(0, findHeadings(rows))).flatMap(({ cells }) => cells);
  const found = above.flatMap((cell) => (typeof cell === 'string' && IBAN.exec(cell)?.[0]) || []);
  return found.slice(0, 1).map((number) => number.replace(/\s/g, ''));
}
