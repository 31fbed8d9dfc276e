import { PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { Sql } from '../db/database';
import type { Sheet } from './sheets';
import { csvHead, csvLine, jsonLine, type Row } from './written';

/** Rows that are in memory at once, and bytes of a part. */
const PAGE = 500;
const PART = 256 * 1024;

type Writing = {
  /** A transaction that sees the database at one moment. */
  sql: Sql;
  sheets: Sheet[];
  readme: string;
  /** Told after each page of rows; throws to give up. */
  onRows(count: number): Promise<void>;
  /** Takes the archive in parts of a bounded size. */
  onPart(part: Buffer): Promise<void>;
};

/**
 * Writes a zip: each sheet as JSON and as CSV. It is read, compressed and handed on page by page, so memory does not
 * grow with the company; compression is done by zlib's threads, and between two pages others get their turn. Answers
 * the archive's bytes.
 */
export async function writeArchive({ sql, sheets, readme, onRows, onPart }: Writing): Promise<number> {
  const zip = new ZipFile();
  let isOver = false;
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  // One that comes after the end is nobody's any more.
  output.on('error', () => {});
  const add = (path: string, text: () => AsyncGenerator<string>) =>
    // The archive does not listen to what it reads.
    zip.addReadStreamLazy(path, (open) => open(null, Readable.from(text()).on('error', fail)));
  zip.addBuffer(Buffer.from(readme), 'OKU-BENI.txt');
  for (const sheet of sheets) {
    const pages = () => pagesOf(sql, sheet, onRows, () => isOver);
    add(`${sheet.path}.json`, () => jsonText(sheet, pages()));
    add(`${sheet.path}.csv`, () => csvText(sheet, pages()));
  }
  zip.end();
  try {
    return await inParts(output, onPart);
  } finally {
    // Streams read ahead: nothing more may be asked of a transaction that is over.
    isOver = true;
  }
}

async function inParts(output: AsyncIterable<Buffer>, onPart: Writing['onPart']): Promise<number> {
  let held: Buffer[] = [];
  let size = 0;
  let total = 0;
  const handOn = async () => {
    if (size > 0) await onPart(Buffer.concat(held));
    total += size;
    held = [];
    size = 0;
  };
  for await (const chunk of output) {
    held.push(chunk);
    size += chunk.length;
    if (size >= PART) await handOn();
  }
  await handOn();
  return total;
}

async function* jsonText({ fields }: Sheet, pages: AsyncGenerator<Row[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const rows of pages) {
    const text = rows.map((row) => jsonLine(fields, row)).join(',\n');
    yield `${isFirst ? '\n' : ',\n'}${text}`;
    isFirst = false;
  }
  yield isFirst ? ']\n' : '\n]\n';
}

async function* csvText({ fields }: Sheet, pages: AsyncGenerator<Row[]>): AsyncGenerator<string> {
  yield csvHead(fields);
  for await (const rows of pages) yield rows.map((row) => csvLine(fields, row)).join('');
}

/** The rows of a sheet, a page at a time: from a cursor, so that each page is read once. */
async function* pagesOf(
  sql: Sql,
  { fields, from, where, params, order }: Sheet,
  onRows: Writing['onRows'],
  isOver: () => boolean,
): AsyncGenerator<Row[]> {
  if (isOver()) return;
  const select = `SELECT ${fields.map((field) => field.sql).join(', ')} FROM ${from} WHERE ${where} ORDER BY ${order}`;
  await sql.run(`DECLARE export_rows NO SCROLL CURSOR FOR ${select}`, params);
  while (!isOver()) {
    const rows = await sql.query<Row>(`FETCH ${PAGE} FROM export_rows`);
    if (rows.length === 0) return void (await sql.run('CLOSE export_rows'));
    yield rows;
    await onRows(rows.length);
    await nextTurn();
  }
}

/** How many rows the sheets have, each counted for both of its files. */
export async function countRows(sql: Sql, sheets: Sheet[]): Promise<number> {
  let all = 0;
  for (const { from, where, params } of sheets) {
    const row = await sql.first<{ n: string }>(`SELECT count(*) AS n FROM ${from} WHERE ${where}`, params);
    all += 2 * Number(row?.n ?? 0);
  }
  return all;
}
