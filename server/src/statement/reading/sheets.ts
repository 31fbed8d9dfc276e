import { ibansAbove, numbersAbove } from './account-number';
import { brief } from './cells/amounts';
import { currencyAmong } from './cells/currencies';
import { isDay } from './cells/days-in-part';
import { currencyAbove } from './currency';
import { columnsOf, findHeadings, headingsAt, signatureText } from './headings';
import { oneAccount, refuse, type SheetStart, type TableRow } from './table';
import { withMonths } from './years';

type Sheet = { name: string; rows: TableRow[] };
type Table = Sheet & { signature: string; moved: TableRow[] };

type Joined = { rows: TableRow[]; sheets: SheetStart[] };

/** One table of the sheets of a workbook, as of a year with a sheet for each month; none of them is lost unsaid. */
export function joined(all: readonly Sheet[]): Joined {
  const sheets = all.map((sheet) => ({ ...sheet, rows: [...withMonths(sheet.rows, sheet.name)] }));
  const tables = sheets.flatMap((sheet) => tableIn(sheet) ?? []);
  const [first, ...others] = tables;
  if (!first) {
    const only = sheets.find(({ rows }) => findHeadings(rows) >= 0) ?? sheets[0];
    return { rows: only?.rows ?? [], sheets: [] };
  }
  const apart = others.filter(({ signature }) => signature !== first.signature);
  if (apart.length > 0) throw refuse(apartSentence([first, ...apart]));
  oneAccount(tables.flatMap(({ rows }) => ibansAbove(rows).slice(0, 1)));
  oneAccount(tables.flatMap(({ rows }) => numbersAbove(rows).slice(0, 1)));
  oneCurrency(tables);
  noCopies(tables);
  let end = 0;
  const parts = tables.map(({ name, rows }) => {
    const before = end;
    end += rows.at(-1)?.line ?? 0;
    return { name, before, rows: rows.map(({ line, cells }) => ({ line: before + line, cells })) };
  });
  return {
    rows: parts.flatMap(({ rows }) => rows),
    sheets: others.length > 0 ? parts.map(({ name, before }) => ({ name: shownName(name), before })) : [],
  };
}

/** Excel keeps to 31 letters; other programs, and whoever means harm, to none. */
const shownName = (name: string) => brief(name.replace(/\p{Cc}+/gu, ' '));

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
  const moved = sheet.rows.filter((row) => row.line > line && isDay(row.cells[day]));
  const signature = signatureText(headings, headings.length);
  return isWhole && moved.length > 0 ? { ...sheet, signature, moved } : undefined;
}

const above = ({ rows }: Sheet): TableRow[] => rows.slice(0, Math.max(0, findHeadings(rows)));

/** A sheet of another currency than the first, whose currency all rows are read in. What says nothing is in lira. */
function oneCurrency(tables: readonly Table[]): void {
  const said = tables.map((sheet) => currencyAbove(above(sheet)) ?? currencyAmong(sheet.name));
  const [first = 'TRY'] = said;
  const other = said.find((each) => each !== undefined && each !== first);
  if (other)
    throw refuse(
      `Dosyada ${first} ve ${other} sayfaları var. Her sayfayı ayrı dosya olarak kaydedip yükleyin.`,
    );
}

/** A sheet whose movements all stand in another one as well, as those of a month do in one of the whole year. */
function noCopies(tables: readonly Table[]): void {
  if (tables.length < 2) return;
  const keys = tables.map(({ moved }) => new Set(moved.map(({ cells }) => JSON.stringify(cells))));
  for (const [at, own] of keys.entries()) {
    const whole = keys.findIndex((other, place) => place !== at && [...own].every((key) => other.has(key)));
    const [copy, of] = [tables[at], tables[whole]];
    if (!copy || !of) continue;
    throw refuse(
      `“${shownName(copy.name)}” sayfasındaki hareketlerin hepsi “${shownName(of.name)}” sayfasında da var. Birini dosyadan silip yeniden yükleyin.`,
    );
  }
}
