import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Currency,
  fold,
  limits,
  type StatementBalance,
  type StatementFormat,
  type StatementMapping,
  type StatementSample,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { fileTooLarge } from '../errors';
import { serve } from '../threads/thread';
import { checkBalance, oldestFirst } from './reading/balance';
import { textOf } from './reading/cells/cell';
import { isDay } from './reading/cells/days-in-part';
import { endsDay } from './reading/days';
import { readFile } from './reading/file';
import { fingerprintsOf } from './reading/fingerprints';
import { type Guess, guess, isWhole, ownSigns } from './reading/guess';
import { headingsAgain } from './reading/headings';
import { readMovements, readRows } from './reading/rows';
import type { OwnSigns } from './reading/signs';
import {
  type Ended,
  type Ending,
  type Movement,
  type ReadFile,
  refuse,
  type SheetStart,
  type StatementLine,
  type TableRow,
} from './reading/table';
import { readUpload } from './upload';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that was read; `packed` holds all of it that counts. */
export type ReadStatement = {
  /** Undefined: the one that the file names. */
  accountId: string | undefined;
  accountNumber: string | null;
  fileName: string;
  /** Of the file, as hexadecimal text. */
  sha256: string;
  format: StatementFormat;
  encoding: string | null;
  guess: (Omit<Guess, 'signature'> & { mapping: StatementMapping }) | null;
  signature: string;
  sample: StatementSample[];
  /** Where the sheets begin that one table was made of; none of a single one. */
  sheets: SheetStart[];
  packed: Bytes;
};

/** Rows as a mapping reads them; `rows` is the JSON of a list of `PreparedLine`. */
export type MappedStatement = {
  rows: Bytes;
  count: number;
  balanceCheck: StatementBalance | null;
  ending: Ending | null;
  /** What the file says of its signs, whatever a mapping that somebody chose does; null for others. */
  signs: OwnSigns | null;
};

/** A row in the database's words. */
export type PreparedLine = {
  line: number;
  entry: string;
  date: string | null;
  kurus: string | null;
  description: string;
  balance: string | null;
  method: string | null;
  category: string | null;
  key: string | null;
  /** The account that it names, where that is another than the one of the file. */
  account: string | null;
  /** What the file calls its currency, where that is another than the company's. */
  currency: string | null;
  problem: string | null;
  fingerprint: string | null;
};

/** The accounts of a company by their folded names. */
export type NamedAccounts = Record<string, { id: string; name: string; isClosed: boolean }>;

export type StatementJob =
  | { kind: 'read'; body: Bytes; type: string }
  | {
      kind: 'map';
      packed: Bytes;
      mapping: StatementMapping | null;
      accountId: string;
      accounts: NamedAccounts;
      /** What the company keeps its ledger in. */
      currency: Currency;
      /** A person has chosen the mapping, which is remembered with what the file says of its signs. */
      isChosen: boolean;
    };
export type StatementDone = { read: ReadStatement } | { mapped: MappedStatement };

/** Many times what the largest files take: a thread comes last where the machine is short of time. */
const READ_MS = 25_000;

serve<StatementJob, StatementDone>(async (job, allow) => {
  allow(READ_MS);
  if (job.kind === 'read') {
    const read = await readStatement(job.body, job.type);
    return { value: { read }, transfer: [read.packed.buffer] };
  }
  const mapped = mapStatement(job);
  return { value: { mapped }, transfer: [mapped.rows.buffer] };
});

async function readStatement(body: Bytes, type: string): Promise<ReadStatement> {
  const { accountId, name, bytes } = await readUpload(body, type);
  if (bytes.length > limits.statement.file) throw fileTooLarge();
  const file = await readFile(bytes);
  const known = 'rows' in file ? guess(file.rows) : undefined;
  const { signature = `#${file.format}`, ...guessed } = known ?? {};
  return {
    accountId,
    accountNumber: file.accountNumber,
    fileName: name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    format: file.format,
    encoding: file.encoding,
    guess: known ? { ...known, ...guessed } : null,
    signature: createHash('sha256').update(signature).digest('hex'),
    sample: 'rows' in file ? sampleOf(file.rows, known?.mapping.skip ?? 0) : [],
    sheets: 'sheets' in file ? file.sheets : [],
    packed: pack(file),
  };
}

const SHOWN = 200;

/** The first rows of the file, and those that follow its headings. */
function sampleOf(rows: readonly TableRow[], heading: number): StatementSample[] {
  const { sample } = limits.statement;
  const above = rows.filter(({ line }) => line <= heading).length;
  const isHeading = headingsAgain(rows, heading);
  return rows.slice(0, Math.max(sample, above + sample / 2)).map(({ line, cells }) => {
    const days = cells.flatMap((cell, at) => (isDay(cell) ? [at] : []));
    return {
      line,
      cells: cells.map((cell) => textOf(cell).slice(0, SHOWN).toWellFormed()),
      ...(days.length > 0 && { days }),
      ...(endsDay(cells, isHeading) && { ends: true }),
    };
  });
}

type Kept = { rows: TableRow[] } | ({ movements: Movement[] } & Ended);

const KURUS = 'k';
const isKurus = (value: unknown): value is { k: string } =>
  typeof value === 'object' && value !== null && KURUS in value;

const pack = ({ format: _format, encoding: _encoding, accountNumber: _number, ...kept }: ReadFile): Bytes =>
  new Uint8Array(
    gzipSync(
      JSON.stringify(kept, (_key, value: unknown) =>
        typeof value === 'bigint' ? { k: String(value) } : value,
      ),
      { level: 3 },
    ),
  );

const unpack = (packed: Bytes): Kept =>
  JSON.parse(gunzipSync(packed).toString(), (_key, value: unknown) =>
    isKurus(value) ? BigInt(value.k) : value,
  );

const MOST_KURUS = 10n ** 15n;

function mapStatement({
  packed,
  mapping,
  accountId,
  accounts,
  currency,
  isChosen,
}: Extract<StatementJob, { kind: 'map' }>): MappedStatement {
  const kept = unpack(packed);
  const all = 'rows' in kept ? linesOf(kept.rows, mapping) : readMovements(kept.movements);
  const lines = all.filter(({ carried }) => !carried);
  if (lines.length > limits.statement.rows)
    throw refuse(`Dosyada en fazla ${limits.statement.rows.toLocaleString('tr')} satır olabilir`);
  const total = lines.reduce(
    (sum, { kurus }) => sum + (kurus === null ? 0n : kurus < 0n ? -kurus : kurus),
    0n,
  );
  // Sums of more digits would not reach every reader whole.
  if (total >= MOST_KURUS) throw refuse('Dosyadaki tutarların toplamı çok büyük');
  const rows = prepare(lines, { accountId, accounts, currency });
  // Balances of several accounts do not follow each other.
  const isOfOne = rows.every(({ account }) => account === null);
  return {
    rows: new TextEncoder().encode(JSON.stringify(rows)),
    count: rows.length,
    balanceCheck: isOfOne ? checkBalance(all, 'closing' in kept ? kept.closing : null) : null,
    ending: ('ending' in kept && kept.ending) || null,
    signs: isChosen && 'rows' in kept ? ownSigns(guess(kept.rows)) : null,
  };
}

const linesOf = (rows: readonly TableRow[], mapping: StatementMapping | null): readonly StatementLine[] =>
  mapping && isWhole(mapping.columns) ? readRows(rows, mapping) : [];

type Books = { accountId: string; accounts: NamedAccounts; currency: Currency };

/** Ids rise with time, as those of entries that are typed in do: a list shows them in that order within a day. */
function prepare(lines: readonly StatementLine[], { accountId, accounts, currency }: Books): PreparedLine[] {
  const ids = new Map(oldestFirst(lines).map((line) => [line, newId()]));
  const namedBy = ({ accountName }: StatementLine) => (accountName ? accounts[fold(accountName)] : undefined);
  const fingerprints = fingerprintsOf((line) => namedBy(line)?.id ?? accountId, lines);
  return lines.map((read, at) => {
    const { line, date, kurus, description, balance, method, categoryName } = read;
    const named = namedBy(read);
    const problem = read.problem ?? foreign(read, currency) ?? closed(named);
    return {
      line,
      entry: ids.get(read) ?? newId(),
      date,
      kurus: kurus === null ? null : String(kurus),
      description,
      balance: balance === null ? null : String(balance),
      method,
      category: categoryName,
      key: categoryName === null ? null : fold(categoryName),
      account: named && named.id !== accountId ? named.id : null,
      currency: isForeign(read, currency) ? (read.currency ?? null) : null,
      problem,
      fingerprint: fingerprints[at] ?? null,
    };
  });
}

const isForeign = (read: StatementLine, currency: Currency): boolean =>
  read.currency !== undefined && read.currency !== currency;

const foreign = (read: StatementLine, currency: Currency): string | null =>
  isForeign(read, currency) ? `Satır ${read.currency} cinsinden; şirketin para birimi ${currency}` : null;

const closed = (named: NamedAccounts[string] | undefined): string | null =>
  named?.isClosed ? `${named.name} kapalı. Hesabı yeniden açın.` : null;
