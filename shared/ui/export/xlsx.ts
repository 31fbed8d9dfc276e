import { strToU8, zipSync } from 'fflate';
import { type CellKind, type CellValue, looksLikeFormula, type Sheet } from './sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into cellXfs of the style sheet below. */
const styles: Record<CellKind | 'head' | 'quoted', number> = {
  text: 0,
  head: 1,
  money: 2,
  date: 3,
  month: 4,
  quoted: 5,
  number: 0,
};
const widths: Record<CellKind, number> = { text: 28, money: 18, number: 12, date: 12, month: 16 };

/**
 * An Excel workbook. Amounts are numbers, days and months are dates; text is written as text and never as a
 * formula. Packed in one go: packing in a worker, as spreadsheet libraries do, needs a blob address that our
 * content policy refuses.
 */
export function toXlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styleSheet,
  };
  for (const [index, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = worksheet(sheet);
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(XML + xml)])));
}

function worksheet({ columns, rows }: Sheet): string {
  const cols = columns.map(
    ({ kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  const head = columns.map(({ title }, index) => textCell(address(index, 0), title, styles.head));
  const body = rows.map((row, line) =>
    columns.map(({ kind }, index) => cell(address(index, line + 1), row[index] ?? null, kind)),
  );
  const lines = [head, ...body].map((cells, line) => `<row r="${line + 1}">${cells.join('')}</row>`);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cell(at: string, value: CellValue, kind: CellKind): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}" s="${styles[kind]}"><v>${value}</v></c>`;
  if (kind === 'date' || kind === 'month')
    return `<c r="${at}" s="${styles[kind]}"><v>${serial(value)}</v></c>`;
  return textCell(at, value, looksLikeFormula(value) ? styles.quoted : styles.text);
}

const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Days since Excel's day zero, 30.12.1899. */
const serial = (date: string) =>
  Date.parse(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`) / 86_400_000 + 25_569;

function address(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters + (row + 1);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Readers take _x000D_ for the character of that number, and XML a lone carriage return for a new line.
const coded: Record<string, string> = { _: '_x005F_', '\r': '_x000D_' };
// Characters that XML cannot hold are left out; half a surrogate pair is one of them.
const escaped = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)|\r/g, (sign) => coded[sign] ?? '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** Excel allows 31 characters and none of these. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

const workbook = (sheets: readonly Sheet[]) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map(
      ({ name }, index) =>
        `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

const relations = (targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const override = (path: string, type: string) =>
  `<Override PartName="/xl/${path}.xml" ContentType="${TYPES}.${type}+xml"/>`;
const contentTypes = (count: number) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${Array.from(
    { length: count },
    (_, index) => override(`worksheets/sheet${index + 1}`, 'worksheet'),
  ).join('')}</Types>`;

// 164: amounts, 165: days, 166: months in Turkish. The last style keeps a text that looks like a formula a text
// after it was edited, too.
const styleSheet = `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="166" formatCode="[$-41F]mmmm\\ yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" numFmtId="166" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`;
