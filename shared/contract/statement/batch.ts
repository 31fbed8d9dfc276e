import { z } from 'zod';
import { Id, reference } from '../base/ids';
import { pageRequest } from '../base/page';
import { limits } from '../limits';
import { Instant } from '../values/date';
import { Money } from '../values/money/money';
import { wholeNumber } from '../values/number';
import {
  StatementColumn,
  StatementDateFormat,
  StatementDecimal,
  StatementFormat,
  StatementStatus,
} from './words';

const { statement } = limits;

/**
 * A file, as a browser's FormData carries it beside the account that its rows are written to: without one, the account
 * of the company that the file names.
 */
export const StatementRead = z.strictObject({
  accountId: reference('Hesap').optional(),
  file: z.file({ error: 'Dosya gerekli' }),
});
export type StatementRead = z.infer<typeof StatementRead>;

const skipped = 'Atlanacak satır sayısı geçerli değil';

const year = 'Yıl geçerli değil';
const month = 'Ay geçerli değil';

const choices = {
  dateFormat: StatementDateFormat,
  decimal: StatementDecimal,
  flip: z.boolean({ error: 'İşaret seçimi geçerli değil' }),
  fillDays: z.boolean({ error: 'Boş tarih seçimi geçerli değil' }).optional(),
  year: wholeNumber(year).min(1900, { error: year }).max(2100, { error: year }).nullish(),
  month: wholeNumber(month).min(1, { error: month }).max(12, { error: month }).nullish(),
};

/** A mapping as the file suggests it: columns may be missing that a person has to name. */
export const StatementGuess = z.object({ columns: z.array(StatementColumn), skip: z.int(), ...choices });
export type StatementGuess = z.infer<typeof StatementGuess>;

/**
 * How the cells of a table are read: what each column holds, and how many rows there are before the first that counts.
 * `flip` turns every sign round: for statements of cards that show spending without a minus. `fillDays` gives a row with an
 * amount and no day that of the row above; it is there where the file has such rows. `year` and `month` are those of days that are
 * written without them; null where nobody has said it yet.
 */
export const StatementMapping = z
  .strictObject({
    columns: z
      .array(StatementColumn, { error: 'Sütunlar gerekli' })
      .min(1, { error: 'Sütunlar gerekli' })
      .max(statement.columns, { error: `En fazla ${statement.columns} sütun okunabilir` }),
    skip: wholeNumber(skipped)
      .min(0, { error: skipped })
      .max(statement.rows + statement.head, { error: skipped }),
    ...choices,
  })
  .refine(({ columns }) => columns.includes('TARIH'), {
    error: 'Tarih sütununu seçin',
    path: ['columns'],
    abort: true,
  })
  .refine(({ columns }) => columns.some((each) => each === 'TUTAR' || each === 'BORC' || each === 'ALACAK'), {
    error: 'Tutar sütununu seçin',
    path: ['columns'],
    abort: true,
  })
  .refine(
    ({ columns }) => !columns.includes('TUTAR') || !columns.some((each) => /^(BORC|ALACAK)$/.test(each)),
    {
      error: 'Tutar sütunu varken borç veya alacak sütunu seçilemez',
      path: ['columns'],
      abort: true,
    },
  )
  .refine(({ columns }) => !repeats(columns), {
    error: 'Aynı bilgi iki sütundan okunamaz',
    path: ['columns'],
    abort: true,
  })
  .refine(({ month }) => month !== null, { error: 'Günlerin ayını seçin', path: ['month'], abort: true })
  .refine(({ year }) => year !== null, { error: 'Günlerin yılını seçin', path: ['year'] });
export type StatementMapping = z.infer<typeof StatementMapping>;

// Several columns of words make one description.
const repeats = (columns: StatementColumn[]) => {
  const single = columns.filter((each) => each !== 'KULLANMA' && each !== 'ACIKLAMA');
  return new Set(single).size < single.length;
};

/** `rowsAdded` and the sums are those of the ledger once it is added, before that of what was read. */
export const StatementBatch = z.object({
  id: Id,
  accountId: Id,
  accountName: z.string(),
  fileName: z.string(),
  format: StatementFormat,
  /** A bank whose statements are known, for people; null for a table that was read by its headings. */
  layoutName: z.string().nullable(),
  status: StatementStatus,
  rowsRead: z.int(),
  rowsAdded: z.int(),
  sumIn: Money,
  sumOut: Money,
  createdBy: z.string().nullable(),
  createdAt: Instant,
  addedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
});
export type StatementBatch = z.infer<typeof StatementBatch>;

/** `undecided` rows must be decided before the rest can be added: likely duplicates, and rows without a category. */
export const StatementCounts = z.object({
  all: z.int(),
  ready: z.int(),
  incomplete: z.int(),
  duplicate: z.int(),
  faulty: z.int(),
  undecided: z.int(),
});
export type StatementCounts = z.infer<typeof StatementCounts>;

/** Of all rows that could be read, whatever is decided of them. */
export const StatementSums = z.object({ in: Money, out: Money });
export type StatementSums = z.infer<typeof StatementSums>;

/**
 * Do the amounts lead from one balance of the file to the next? `found` is its last balance, `expected` where the amounts
 * lead; where they part, `line` is the first line of which that is so, and both are its own. Null while they do not.
 */
export const StatementBalance = z.object({
  expected: Money,
  found: Money,
  ok: z.boolean(),
  line: z.int().nullable(),
  /** The file tells its last balance alone: `expected` is what the account comes to with its rows. */
  byAccount: z.boolean().optional(),
});
export type StatementBalance = z.infer<typeof StatementBalance>;

/** What the rows of a batch come to, as they are decided now. */
export const StatementState = z.object({
  counts: StatementCounts,
  sums: StatementSums,
  /** Null: the file holds no balances. */
  balanceCheck: StatementBalance.nullable(),
  /** What the account, without an opening balance and without entries, must have begun with for the file to hold. */
  opening: Money.optional(),
});
export type StatementState = z.infer<typeof StatementState>;

/** A sheet of a workbook, whose lines count on from those of the sheets above: its first follows the line `before`. */
export const StatementSheet = z.object({ name: z.string(), before: z.int() });
export type StatementSheet = z.infer<typeof StatementSheet>;

/** A row of the file as it is written there; lines count from 1. */
export const StatementSample = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  /** Places of its cells that hold a day. */
  days: z.array(z.int()).optional(),
  /** A sum, a balance or headings that come again: days above it stand for nothing below. */
  ends: z.boolean().optional(),
});
export type StatementSample = z.infer<typeof StatementSample>;

/**
 * What of a file became what, in the account's sign: entries, collections and payments by their direction, transfers,
 * rows that were left out. `names` are the categories and contacts, or the other accounts, of most of them.
 */
export const StatementShare = z.object({
  kind: z.enum(['GIRIS', 'CIKIS', 'VIRMAN', 'ATLANAN']),
  count: z.int(),
  sum: Money,
  names: z.array(z.string()),
});
export type StatementShare = z.infer<typeof StatementShare>;

/** `batchId` and `layout` are the batch's own id and layout's name; an older server tells them there alone. */
export const StatementPreview = StatementState.extend({
  batchId: Id.optional(),
  layout: z.string().nullish(),
  batch: StatementBatch,
  /** For people: 'UTF-8', 'Windows-1254', 'UTF-16'; null where the format knows. */
  encoding: z.string().nullable(),
  /** Texts above the columns, as many as there are columns; '' where there is none. */
  headings: z.array(z.string()),
  sample: z.array(StatementSample),
  /** Of a workbook with several, in their order; none of a file with one table, and untold by an older server. */
  sheets: z.array(StatementSheet).optional(),
  /** Null: the format says by itself what is what (MT940, OFX), there is nothing to choose. */
  mapping: StatementGuess.nullable(),
  /** The mapping is the one that was used for a file with these headings before. */
  remembered: z.boolean(),
  /** What the file does not tell and a person should look at; the mapping holds the likelier one. */
  ask: z.array(z.enum(['dateFormat', 'decimal', 'columns'])),
  /**
   * Whose statement the file says it is: an IBAN, or the number that only its bank knows ("1042-78120918-5001"); null
   * where it says nothing, untold by an older server.
   */
  accountNumber: z.string().nullish(),
  /** What became what, once it is added; untold by an older server. */
  shares: z.array(StatementShare).optional(),
});
export type StatementPreview = z.infer<typeof StatementPreview>;

/** Reads the file of a draft anew, another way; what was decided of its rows begins anew with it. */
export const StatementMap = z.strictObject({ batchId: reference('Aktarım'), mapping: StatementMapping });
export type StatementMap = z.infer<typeof StatementMap>;

/** The account that the rows of a draft are written to, in place of the one that they were read for. */
export const StatementMove = z.strictObject({
  batchId: reference('Aktarım'),
  accountId: reference('Hesap'),
});
export type StatementMove = z.infer<typeof StatementMove>;

/** Names the file that a call is about, by the id of its batch. */
export const ByBatch = z.strictObject({ batchId: reference('Aktarım') });
export type ByBatch = z.infer<typeof ByBatch>;

/** `force`: also when entries were changed after they were added. */
export const StatementUndo = z.strictObject({
  batchId: reference('Aktarım'),
  force: z.boolean({ error: 'Onay geçerli değil' }).default(false),
});
export type StatementUndo = z.infer<typeof StatementUndo>;

/** Newest first. */
export const StatementQuery = pageRequest(statement.batches);

/** What became of a file that was added, in numbers of its rows. */
export const StatementAdded = z.object({
  /** All that was added: entries of the ledger, transfers, collections and payments. */
  added: z.int(),
  transfers: z.int(),
  /** Collections and payments among what was added, if there are any. */
  settlements: z.int().optional(),
  /** Rows that were left out as decided, and those that could not be read. */
  skipped: z.int(),
  faulty: z.int(),
  createdCategories: z.array(z.string()),
  /** Untold by an older server. */
  shares: z.array(StatementShare).optional(),
  batch: StatementBatch,
});
export type StatementAdded = z.infer<typeof StatementAdded>;

/** How many of the decided rows a commit that runs has written; null when none runs, or none that can be told. */
export const StatementProgress = z.object({ done: z.int(), all: z.int() }).nullable();
export type StatementProgress = z.infer<typeof StatementProgress>;

/** How many entries were taken out of the ledger, and the batch as it is then. */
export const StatementUndone = z.object({ removed: z.int(), batch: StatementBatch });
export type StatementUndone = z.infer<typeof StatementUndone>;
