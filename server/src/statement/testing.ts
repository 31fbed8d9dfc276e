import {
  type CashFlowImportRow,
  cashFlowTypeNames,
  fromKurus,
  paymentMethodName,
  type StatementMapping,
} from '@vezne/contract';
import { strToU8, zipSync } from 'fflate';
import { type Sheet, sheetOf } from '../../../shared/ui/export/sheet';
import { checkBalance } from './reading/balance';
import { readFile } from './reading/file';
import { guess, isWhole } from './reading/guess';
import { readMovements, readRows } from './reading/rows';

/** Rows of a month at a bank: day, words, signed amount, balance after it. The account began with 100.000,00. */
export const rowsOfZ: [string, string, number, number][] = [
  ['2026-11-02', 'GELEN EFT MODA APARTMANI', 250_000, 350_000],
  ['2026-11-03', 'KİRA ÖDEMESİ', -45_000, 305_000],
  ['2026-11-03', 'EFT MASRAFI', -12.8, 304_987.2],
  ['2026-11-05', 'MAAŞ ÖDEMESİ', -180_000, 124_987.2],
  ['2026-11-05', 'EFT MASRAFI', -12.8, 124_974.4],
  ['2026-11-05', 'EFT MASRAFI', -12.8, 124_961.6],
  ['2026-11-20', 'SGK PRİM TAHSİLATI', -52_250, 72_711.6],
  ['2026-11-20', 'ATM PARA ÇEKME KADIKÖY', -10_000, 62_711.6],
];

export const turkish = (amount: number) => {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
};
export const english = (amount: number) =>
  turkish(amount).replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
export const dotted = (day: string) => day.split('-').reverse().join('.');

type Change = { line?: string; from: string; to: string };

/** What the bank's own page hands out: titles, semicolons, the letters of Windows. */
export function csvOfZ({ from, to }: Change = { from: '', to: '' }): Uint8Array<ArrayBuffer> {
  const lines = rowsOfZ.map(([day, words, amount, balance], at) =>
    [dotted(day), `00013${at}`, words, turkish(amount), turkish(balance)].join(';'),
  );
  const head = [
    'Hesap Hareketleri',
    'Müşteri: ALAÇAM YAPI',
    'Dönem: 01.11.2026',
    'Tarih;Fiş;Açıklama;Tutar;Bakiye',
  ];
  return windows1254([...head, ...lines].join('\r\n').replace(from, to));
}

export const englishCsvOfZ = () =>
  strToU8(
    ['Date,Description,Amount,Balance']
      .concat(
        rowsOfZ.map(
          ([day, words, amount, balance]) => `${day},${words},"${english(amount)}","${english(balance)}"`,
        ),
      )
      .join('\n'),
  );

export function mt940OfZ(): Uint8Array {
  const moved = rowsOfZ.flatMap(([day, words, amount]) => {
    const six = day.slice(2).replaceAll('-', '');
    const mark = amount > 0 ? 'C' : 'D';
    return [
      `:61:${six}${six.slice(2)}${mark}${Math.abs(amount).toFixed(2).replace('.', ',')}NTRFNONREF`,
      `:86:${words}`,
    ];
  });
  return strToU8(
    [
      ':20:EKSTRE',
      ':25:TR330006100519786457841326',
      ':28C:11/1',
      ':60F:C261101TRY100000,00',
      ...moved,
      ':62F:C261120TRY62711,60',
      '-',
    ].join('\r\n'),
  );
}

export const ofxOfZ = (balance = '62711.60') =>
  strToU8(
    `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>\n${rowsOfZ
      .map(
        ([day, words, amount], at) =>
          `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${day.replaceAll('-', '')}120000[+3:TRT]\n<TRNAMT>${amount.toFixed(2)}\n<FITID>${at}\n<MEMO>${words}\n</STMTTRN>`,
      )
      .join(
        '\n',
      )}\n</BANKTRANLIST>\n<LEDGERBAL><BALAMT>${balance}<DTASOF>20261120235959[+3:TRT]</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  );

/** The same with what goes out and what comes in apart, as accountants write it. */
export const xlsxOfZ = () =>
  xlsx([
    ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye'],
    ...rowsOfZ.map(([day, words, amount, balance]) => [
      { day },
      words,
      amount < 0 ? -amount : '',
      amount > 0 ? amount : '',
      balance,
    ]),
  ]);

/** A `day` may have a time, as sheets keep it: 2026-11-03T14:22. */
export type SheetCell = string | number | { day: string };

const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function cellXml(cell: SheetCell, name: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${name}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  return `<c r="${name}" s="1"><v>${(Date.parse(/T/.test(cell.day) ? `${cell.day}Z` : cell.day) - EPOCH) / DAY_MS}</v></c>`;
}

const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const sheetXml = (rows: readonly SheetCell[][]): string => {
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${letterOf(at)}${row + 1}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="${SHEET}"><sheetData>${data.join('')}</sheetData></worksheet>`;
};

/** A workbook with one sheet. */
export const xlsx = (rows: readonly SheetCell[][]) => packed(sheetXml(rows));

type Hidden = Record<string, 'hidden' | 'veryHidden'>;

/** A workbook with several, by their names; some may be hidden. */
export const workbook = (sheets: Record<string, readonly SheetCell[][]>, hidden: Hidden = {}) =>
  book(Object.entries(sheets).map(([name, rows]) => ({ name, xml: sheetXml(rows), state: hidden[name] })));

/** A workbook whose sheet is given as it is written. */
export const packed = (sheet: string) => book([{ name: 'Sayfa1', xml: sheet }]);

function book(sheets: { name: string; xml: string; state?: string | undefined }[]): Uint8Array<ArrayBuffer> {
  const parts = sheets.map((each, at) => ({ ...each, file: `worksheets/sheet${at + 1}.xml`, id: at + 1 }));
  const all = (write: (part: (typeof parts)[number]) => string) => parts.map(write).join('');
  const styles = parts.length + 1;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${all(({ file }) => `<Override PartName="/xl/${file}" ContentType="${KIND}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${all(({ name, id, state = 'visible' }) => `<sheet name="${escaped(name)}" state="${state}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${all(({ file, id }) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="${file}"/>`)}<Relationship Id="rId${styles}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${SHEET}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts.map(({ file, xml }) => [`xl/${file}`, xml])),
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(head + text)]))),
  );
}

const LETTERS: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

/** Text in the letters of Turkish Windows. */
export const windows1254 = (text: string) =>
  new Uint8Array([...text].map((letter) => LETTERS[letter] ?? letter.charCodeAt(0)));

export type Written = Omit<CashFlowImportRow, 'paymentMethod'> & {
  paymentMethod?: string | null;
  transferId?: string | null;
};

/** Entries as the ledger's page writes them; a test beside its columns holds the headings. */
export const ledgerSheet = (entries: readonly Written[]): Sheet =>
  sheetOf('Kasa Defteri', entries, [
    { title: 'Tarih', kind: 'date', value: ({ date }) => date },
    { title: 'Kategori', value: ({ categoryName }) => categoryName },
    { title: 'Açıklama', value: ({ description }) => description },
    {
      title: 'Tutar',
      kind: 'money',
      value: ({ amount, cashFlowType }) => (cashFlowType === 'GIRIS' ? amount : -amount),
    },
    { title: 'Para birimi', value: () => 'TRY' },
    { title: 'Ödeme Yöntemi', value: ({ paymentMethod }) => paymentMethodName(paymentMethod) },
    {
      title: 'Tip',
      value: ({ cashFlowType, transferId }) =>
        transferId
          ? `Virman ${cashFlowTypeNames[cashFlowType].toLocaleLowerCase('tr')}`
          : cashFlowTypeNames[cashFlowType],
    },
    { title: 'Proje', value: () => null },
  ]);

/** What a company is told of a file before anybody has chosen anything. */
export async function outcomeOf(bytes: Uint8Array) {
  const file = await readFile(bytes);
  const guessed = 'rows' in file ? guess(file.rows) : undefined;
  const all =
    'rows' in file
      ? guessed && isWhole(guessed.mapping.columns)
        ? readRows(file.rows, guessed.mapping)
        : []
      : readMovements(file.movements);
  const rows = all.filter(({ carried }) => !carried);
  const check = checkBalance(all, 'closing' in file ? file.closing : null);
  return {
    asks: guessed?.ask ?? [],
    columns: guessed?.mapping.columns,
    balance: check && (check.ok ? check.found : `bozuk: ${check.line}`),
    rows: rows.flatMap(({ date, kurus, problem, currency }) =>
      problem || (currency ?? 'TRY') !== 'TRY' ? [] : [[date, fromKurus(kurus ?? 0n)]],
    ),
    faults: rows.flatMap(({ problem, currency }) =>
      problem ? [problem] : (currency ?? 'TRY') === 'TRY' ? [] : [`Satır ${currency} cinsinden`],
    ),
    words: rows.map(({ description }) => description),
  };
}

/** A file of so many slips of one day, 1,25 each. */
export const slips = (count: number) =>
  ['Tarih;Açıklama;Tutar']
    .concat(Array.from({ length: count }, (_, at) => `03.10.2026;Fiş ${at};-1,25`))
    .join('\n');

/** A file of these lines. */
export const lines = (...all: string[]) => strToU8(all.join('\r\n'));

/** What is read of a file with the columns that are guessed, or chosen: day, words and amount of each row, or its fault. */
export async function readStatement(bytes: Uint8Array, chosen: Partial<StatementMapping> = {}) {
  const file = await readFile(bytes);
  const guessed = 'rows' in file ? guess(file.rows) : undefined;
  const rows =
    'rows' in file && guessed
      ? readRows(file.rows, { ...guessed.mapping, ...chosen })
      : readMovements('movements' in file ? file.movements : []);
  return {
    ask: guessed?.ask,
    mapping: guessed?.mapping,
    check: checkBalance(rows, 'closing' in file ? file.closing : null)?.ok,
    rows: rows
      .filter(({ carried }) => !carried)
      .map(({ date, description, kurus, problem }) =>
        problem ? [problem] : [date, description, fromKurus(kurus ?? 0n)],
      ),
  };
}
