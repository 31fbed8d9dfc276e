import { strFromU8, unzipSync } from 'fflate';
import { toCsv } from './csv';
import { type Sheet, sheetOf } from './sheet';
import { toXlsx } from './xlsx';

type Row = { day: string | null; text: string; amount: number | null };

const rows: Row[] = [
  { day: '2026-11-21', text: 'Kira; "Kasım"', amount: -1234567.5 },
  { day: null, text: '=1+1', amount: null },
];
const sheet = sheetOf('Kasa Defteri', rows, [
  { title: 'Tarih', kind: 'date', value: ({ day }) => day },
  { title: 'Açıklama', value: ({ text }) => text },
  { title: 'Tutar', kind: 'money', value: ({ amount }) => amount },
]);
const texts = (values: string[]): Sheet => ({
  name: 'Metinler',
  columns: [{ title: 'Metin', kind: 'text' }],
  rows: values.map((value) => [value]),
});
const dangerous = ['=1+1', '+90 532 dahili', '+1+1', '-Ek iş', '@SUM(A1)', '\t=1+1', '\r=1+1'];

/** The cells of a workbook's sheet as a reader of the format finds them. */
function readSheet(bytes: Uint8Array, number = 1) {
  const parts = unzipSync(new Uint8Array(bytes));
  const xml = (path: string) => {
    const part = parts[path];
    if (!part) throw new Error(`${path} is missing`);
    const document = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    return document;
  };
  for (const path of Object.keys(parts)) xml(path);
  const formats = [...xml('xl/styles.xml').querySelectorAll('cellXfs > xf')];
  const cells = [...xml(`xl/worksheets/sheet${number}.xml`).querySelectorAll('c')].map((cell) => ({
    at: cell.getAttribute('r'),
    type: cell.getAttribute('t') ?? 'n',
    text: cell.textContent,
    format: formats[Number(cell.getAttribute('s'))],
  }));
  const formulas = xml(`xl/worksheets/sheet${number}.xml`).querySelectorAll('f').length;
  const names = [...xml('xl/workbook.xml').querySelectorAll('sheet')].map((each) =>
    each.getAttribute('name'),
  );
  return { cell: (at: string) => cells.find((each) => each.at === at), formulas, names };
}
const csvText = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('an exported CSV file', () => {
  test('opens in a Turkish Excel: byte order mark, semicolons, decimal commas, Windows line ends', () => {
    const bytes = toCsv([sheet]);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csvText(bytes)).toBe(
      '\ufeffTarih;Açıklama;Tutar\r\n21.11.2026;"Kira; ""Kasım""";-1234567,50\r\n;\'=1+1;\r\n',
    );
  });

  test.each(dangerous)('does not let the text %j run as a formula', (text) => {
    const [, line = ''] = csvText(toCsv([texts([text])])).split('\r\n', 2);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });

  test('leaves a phone number as it is', () => {
    expect(csvText(toCsv([texts(['+90 532 111 22 33', '+905321112233'])]))).toBe(
      '\ufeffMetin\r\n+90 532 111 22 33\r\n+905321112233\r\n',
    );
  });

  test("keeps an apostrophe of the text's own apart from the one before a formula", () => {
    expect(csvText(toCsv([texts(["'=1+1", "'n"])]))).toBe("\ufeffMetin\r\n''=1+1\r\n'n\r\n");
  });

  test('holds several tables under their names', () => {
    const text = csvText(toCsv([texts(['bir']), { ...texts(['iki']), name: 'İkinci' }]));
    expect(text).toBe('\ufeffMetinler\r\nMetin\r\nbir\r\n\r\nİkinci\r\nMetin\r\niki\r\n');
  });
});

describe('an exported Excel file', () => {
  test('holds amounts as numbers and days as dates', () => {
    const { cell, names } = readSheet(toXlsx([sheet]));
    expect(names).toEqual(['Kasa Defteri']);
    expect(cell('A1')).toMatchObject({ type: 'inlineStr', text: 'Tarih' });
    // 21.11.2026 is day 46347 of Excel's calendar.
    expect(cell('A2')).toMatchObject({ type: 'n', text: '46347' });
    expect(cell('A2')?.format?.getAttribute('numFmtId')).toBe('165');
    expect(cell('B2')).toMatchObject({ type: 'inlineStr', text: 'Kira; "Kasım"' });
    expect(cell('C2')).toMatchObject({ type: 'n', text: '-1234567.5' });
    expect(cell('C2')?.format?.getAttribute('numFmtId')).toBe('164');
    expect(cell('A3')).toBeUndefined();
  });

  test('writes months as dates that are shown as months', () => {
    const month: Sheet = { name: 'Aylar', columns: [{ title: 'Ay', kind: 'month' }], rows: [['2026-11']] };
    const { cell } = readSheet(toXlsx([month]));
    expect(cell('A2')).toMatchObject({ type: 'n', text: '46327' });
  });

  test('never holds a formula, whatever people typed', () => {
    const { cell, formulas } = readSheet(toXlsx([texts(dangerous)]));
    expect(formulas).toBe(0);
    for (const [index, text] of dangerous.entries()) {
      const found = cell(`A${index + 2}`);
      expect(found).toMatchObject({ type: 'inlineStr', text: text.replace('\r', '_x000D_') });
      expect(found?.format?.getAttribute('quotePrefix')).toBe('1');
    }
  });

  test('keeps letters, signs and emoji, and drops what the format cannot hold', () => {
    const { cell } = readSheet(toXlsx([texts(['İğneada <A&B> 🏗️', 'a\u0000b\u001fc\ud800', '_x0041_'])]));
    expect(cell('A2')?.text).toBe('İğneada <A&B> 🏗️');
    expect(cell('A3')?.text).toBe('abc\ufffd');
    // As it is written, so that no reader takes it for the letter of that number.
    expect(cell('A4')?.text).toBe('_x005F_x0041_');
  });

  test('names its sheets as Excel allows and finds columns beyond Z', () => {
    const columns = Array.from({ length: 28 }, (_, index) => ({ title: `S${index}`, kind: 'text' as const }));
    const { cell, names } = readSheet(
      toXlsx([{ name: 'Gelir/Gider: 2026 [çok uzun bir sayfa adı]', columns, rows: [] }]),
    );
    expect(names).toEqual(['Gelir Gider  2026  çok uzun bir']);
    expect(cell('AB1')?.text).toBe('S27');
  });
});
