import { limits, type PaymentMethod, type StatementFormat } from '@vezne/contract';
import { AppError, badInput } from '../../errors';
import { type Cell, isBlank } from './cells/cell';
import { insteadOf } from './text/other-kinds';

/** A row of a file and the line it stands on, from 1. */
export type TableRow = { line: number; cells: Cell[] };

/** A sheet of a workbook whose table goes on from that of another: its first line follows `before`. */
export type SheetStart = { name: string; before: number };

/** A movement that the format itself describes, without a table. */
export type Movement = {
  line: number;
  /** YYYY-MM-DD, or what stands there instead of a day. */
  date: string;
  description: string;
  /** Signed kuruş; null when it cannot be read. */
  kurus: bigint | null;
  balance: bigint | null;
  problem: string | null;
  /** The code of the currency that the file names; the words of one that nobody knows. */
  currency?: string | undefined;
};

/** A row of a statement as it was read. `kurus` is signed. */
export type StatementLine = {
  line: number;
  date: string | null;
  description: string;
  kurus: bigint | null;
  balance: bigint | null;
  method: PaymentMethod | null;
  categoryName: string | null;
  /** What the file calls the account that it lies in. */
  accountName?: string | null;
  /** The code of the currency that it names; the words of one that nobody knows. */
  currency?: string | undefined;
  problem: string | null;
  /** A balance between the movements, which moves nothing itself: it is checked, and never added. */
  carried?: true;
};

/** The balance that a format states at its end, and where the file says so. */
export type Closing = { expected: bigint; found: bigint; line: number };

/** The balance that a file ends with on a day, where it does not say what it started from. */
export type Ending = { found: bigint; day: string; line: number };

export type Ended = { closing: Closing | null; ending: Ending | null };

export type ReadFile = {
  format: StatementFormat;
  encoding: string | null;
  /** Whose statement it says it is. */
  accountNumber: string | null;
} & ({ rows: TableRow[]; sheets: SheetStart[] } | ({ movements: Movement[] } & Ended));

const { statement } = limits;

/** Refuses the file with a sentence for people. */
export const refuse = (sentence: string) => badInput({ file: sentence });

const UNREAD = 'Bu dosya türü okunamıyor';

/** Refuses a file of a kind that is not read, and says under its field what to do with it where that is known. */
export function unknownType(bytes: Uint8Array): AppError {
  const file = [UNREAD, insteadOf(bytes)].filter(Boolean).join('. ');
  return new AppError('UNSUPPORTED_MEDIA_TYPE', UNREAD, { fields: { file } });
}

/** Movements of two accounts in one would make neither's balance right. */
export function oneAccount(numbers: Iterable<string>): void {
  const named = [...new Set(numbers)].filter(Boolean);
  if (named.length < 2) return;
  const some = `${named.slice(0, 3).join(', ')}${named.length > 3 ? '…' : ''}`.slice(0, 120);
  throw refuse(`Dosyada ${named.length} ayrı hesap var (${some}). Her hesabın dosyasını ayrı yükleyin.`);
}

export const noTable = () => refuse('Dosyada tablo bulunamadı');

/** Refuses tables that are larger than what a statement may have. */
export function checkSize(rows: readonly TableRow[], sheets: readonly SheetStart[] = []): void {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  if (filled.length > statement.rows + statement.head)
    throw refuse(`Dosyada en fazla ${statement.rows.toLocaleString('tr')} satır olabilir`);
  const wide = filled.find(({ cells }) => cells.length > statement.columns);
  if (!wide) return;
  throw refuse(`${numbered(wide.line, sheets)} satırda ${statement.columns} sütundan fazlası var`);
}

/** "5." or "“Şubat” sayfasında 5.": the number of a line as its own sheet counts it. */
export function numbered(line: number, sheets: readonly SheetStart[]): string {
  const sheet = sheets.findLast(({ before }) => before < line);
  return sheet ? `“${sheet.name}” sayfasında ${line - sheet.before}.` : `${line}.`;
}
