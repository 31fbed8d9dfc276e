import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CashFlowImportRow, toKurus } from '@vezne/contract';
import Papa from 'papaparse';
import { StartFailure } from '../failure';

const COLUMNS = ['date', 'cashFlowType', 'categoryName', 'description', 'amount', 'paymentMethod'];
const OPTIONAL = 'paymentMethod';

/** A row of the file as the import call takes it, not checked yet, and the line it begins on. */
export type FileRow = { line: number; row: Record<string, unknown> };

/** Reads a CSV file of any size row by row; its first line names the columns, in any order. */
async function* readRows(file: string): AsyncGenerator<FileRow> {
  const stream = createReadStream(file, 'utf8').pipe(Papa.parse(Papa.NODE_STREAM_INPUT));
  let columns: string[] | undefined;
  let line = 1;
  for await (const cells of stream as AsyncIterable<string[]>) {
    const begins = line;
    line += 1 + cells.join('').split('\n').length - 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns === undefined) columns = readHeader(cells);
    else yield { line: begins, row: toRow(columns, cells) };
  }
  if (columns === undefined) throw new StartFailure(`${file} is empty.`);
}

function readHeader(cells: string[]): string[] {
  const columns = cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
  const missing = COLUMNS.filter((name) => name !== OPTIONAL && !columns.includes(name));
  const unknown = columns.filter((name) => !COLUMNS.includes(name));
  if (missing.length === 0 && unknown.length === 0) return columns;
  const faults = [
    ...missing.map((name) => `${name} is missing`),
    ...unknown.map((name) => `"${name}" is unknown`),
  ];
  throw new StartFailure(
    `The first line must name the columns ${COLUMNS.join(',')} (${OPTIONAL} may be left out): ${faults.join(', ')}.`,
  );
}

function toRow(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  cells.forEach((cell, i) => {
    row[columns[i] ?? `column ${i + 1}`] = cell;
  });
  if (row[OPTIONAL] === '') delete row[OPTIONAL];
  const amount = String(row.amount).trim();
  // What is not a plain decimal stays text, which the schema refuses.
  row.amount = toKurus(amount) === undefined ? amount : Number(amount);
  return row;
}

export type Fault = { line: number; field: string; sentence: string };
export type Checked = { rows: number; faults: Fault[]; hash: string };

const FAULTS_KEPT = 50;

/** Reads the whole file once: how many rows it has, what is wrong with them, and a hash of its content. */
export async function checkFile(file: string): Promise<Checked> {
  const checked: Checked = { rows: 0, faults: [], hash: await hashOf(file) };
  for await (const { line, row } of readRows(file)) {
    checked.rows++;
    if (checked.faults.length < FAULTS_KEPT) checked.faults.push(...faultsOf(line, row));
  }
  return checked;
}

function faultsOf(line: number, row: Record<string, unknown>): Fault[] {
  if (Object.values(row).some((value) => String(value).includes('\ufffd')))
    return [{ line, field: '', sentence: 'Satır UTF-8 değil' }];
  if (typeof row.amount === 'string' && row.amount !== '')
    return [{ line, field: 'amount', sentence: `Tutar 1234.50 biçiminde yazılmalı: ${row.amount}` }];
  const { error } = CashFlowImportRow.safeParse(row);
  return (error?.issues ?? []).map((issue) => ({
    line,
    field: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
    sentence: issue.code === 'unrecognized_keys' ? 'Tanınmayan alan' : issue.message,
  }));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest('hex');
}

/** The rows in groups of `size`; the same file is always cut at the same places. */
export async function* readGroups(file: string, size: number): AsyncGenerator<FileRow[]> {
  let group: FileRow[] = [];
  for await (const row of readRows(file)) {
    group.push(row);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
