import { accountNumberAbove } from './account-number';
import { isBlank } from './cells/cell';
import { readCsv } from './csv';
import { readMt940 } from './mt940';
import { readOfx } from './ofx';
import { joined } from './sheets';
import { checkSize, noTable, type ReadFile, refuse, unknownType } from './table';
import { decode } from './text/decode';
import { isMarkup, readMarkup } from './text/markup';
import { isMhtml, pagesOf } from './text/mhtml';
import { readXlsx } from './xlsx';
import { withMonths, withYears } from './years';

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);

const OLD_EXCEL = ".xls biçimi eskidir. Dosyayı Excel'de .xlsx olarak kaydedip yeniden yükleyin.";

const ENCRYPTED = "Dosya parolalı. Excel'de parolasını kaldırıp yeniden yükleyin.";

// What is kept under a password lies in an old file's container; its names are of two bytes a letter.
const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('EncryptedPackage', 'utf16le');

/** Reads a file by what is in it; its name says nothing. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.length === 0) throw refuse('Dosya boş');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw refuse(isEncrypted(bytes) ? ENCRYPTED : OLD_EXCEL);
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const { rows, sheets } = await readXlsx(bytes);
    checkSize(rows, sheets);
    return tableOf('XLSX', null, { rows, sheets });
  }
  return readText(bytes);
}

type Table = Pick<Extract<ReadFile, { rows: unknown }>, 'rows' | 'sheets'>;

function tableOf(
  format: ReadFile['format'],
  encoding: string | null,
  { rows: all, sheets }: Table,
): ReadFile {
  const rows = [...withYears(all.filter(({ cells }) => !cells.every(isBlank)))];
  if (rows.length === 0) throw noTable();
  return { format, encoding, accountNumber: accountNumberAbove(rows), rows, sheets };
}

// By how they begin: a cell of a table may hold any words, these too.
const isOfx = (head: string) =>
  /^(?:OFXHEADER|<OFX>|<\?OFX)/i.test(head) || (head.startsWith('<?xml') && /<OFX[\s>]/.test(head));

function isMt940(head: string): boolean {
  const [above, ...more] = head.split(/^[^\S\n]*:20:/m, 2);
  return more.length > 0 && !/[;,\t]/.test(above ?? '') && /^[^\S\n]*:(?:60[FM]|61):/m.test(head);
}

type Sheets = Parameters<typeof joined>[0];

/** Banks give a page of the web, or the XML of an older Excel, the name of a sheet. */
function readSheets(all: Sheets, encoding: string | null): ReadFile {
  const sheets = all.filter(({ rows }) => rows.length > 0);
  // One that only leads to its sheets, which lie in files of their own.
  if (sheets.length === 0) throw refuse(OLD_EXCEL);
  const table = joined(sheets);
  checkSize(table.rows, table.sheets);
  return tableOf('XLSX', encoding, table);
}

/** The pages that one file holds, each with its name where it tells one. */
const sheetsOf = (bytes: Uint8Array): Sheets =>
  pagesOf(bytes).flatMap(({ name, html }) => readMarkup(html).map((sheet) => ({ ...sheet, name })));

function readText(bytes: Uint8Array): ReadFile {
  const { text, encoding } = decode(bytes);
  const head = text.slice(0, 4_000).trimStart();
  // Pictures, PDF and other programs' files hold bytes that no text has.
  if (text.includes('\u0000') || head.startsWith('%PDF')) throw unknownType(bytes);
  if (isOfx(head)) {
    const read = readOfx(text);
    checkSize(read.movements.map(({ line }) => ({ line, cells: ['x'] })));
    return { format: 'OFX', encoding, ...read };
  }
  if (isMhtml(head)) return readSheets(sheetsOf(bytes), null);
  if (isMarkup(head)) return readSheets(readMarkup(text), encoding);
  if (head.startsWith('<')) throw unknownType(bytes);
  if (isMt940(text.slice(0, 20_000))) {
    const read = readMt940(text);
    checkSize(read.movements.map(({ line }) => ({ line, cells: ['x'] })));
    return { format: 'MT940', encoding, ...read, ending: null };
  }
  const rows = readCsv(text);
  checkSize(rows);
  return tableOf('CSV', encoding, { rows: [...withMonths(rows, '')], sheets: [] });
}
