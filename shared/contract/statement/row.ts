import { z } from 'zod';
import { Id, reference } from '../base/ids';
import { pageOf, pageRequest } from '../base/page';
import { limits } from '../limits';
import { Money } from '../values/money/money';
import { wholeNumber } from '../values/number';
import { PaymentMethod } from '../vocabulary';
import { StatementState } from './batch';
import { StatementDecision, StatementGroup } from './words';

const { statement } = limits;

/** An entry of the ledger that a row may be. KESIN: the same row was added before; OLASI: same amount, a near day. */
export const StatementTwin = z.object({
  kind: z.enum(['KESIN', 'OLASI']),
  id: Id,
  date: z.string(),
  description: z.string(),
  amount: Money,
  categoryName: z.string(),
});

/** A category out of the company's own past, with the sentence that says why ("Geçen sefer: Kira"). */
export const StatementCategory = z.object({
  categoryId: Id,
  categoryName: z.string(),
  /** How many earlier entries with these words agree; one alone is offered and not chosen. */
  agreeing: z.int(),
  reason: z.string(),
});

/** An account that the cash of a row went to or came from, with the sentence that says why. */
export const StatementTransfer = z.object({ accountId: Id, accountName: z.string(), reason: z.string() });

/** What is open with a contact whose money a row may be, with the sentence that says why. */
const OpenWith = z.object({ contactId: Id, contactName: z.string(), open: Money });
export const StatementSettlement = OpenWith.extend({
  reason: z.string(),
  /** Whose money it may be as well, the likeliest first; an older server does not tell. */
  others: z.array(OpenWith).optional(),
});
export type StatementSettlement = z.infer<typeof StatementSettlement>;

/**
 * A row as it was read and decided. `amount` is signed: below zero for what goes out. It is in the company's currency
 * unless `currency` says in which it is: a code, or the words of the file.
 */
export const StatementRow = z.object({
  line: z.int(),
  group: StatementGroup,
  date: z.string().nullable(),
  description: z.string(),
  amount: Money.nullable(),
  currency: z.string().optional(),
  balance: Money.nullable(),
  paymentMethod: PaymentMethod,
  /** `categoryName` alone: written in the file and made when the rows are added. */
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  /** Null: nobody has decided yet, and it must be decided. */
  decision: StatementDecision.nullable(),
  transferAccountId: Id.nullable(),
  /** Why it cannot be read ("Tarih okunamadı: 31.02.2026"). */
  problem: z.string().nullable(),
  twin: StatementTwin.nullable(),
  categorySuggestion: StatementCategory.nullable(),
  transferSuggestion: StatementTransfer.nullable(),
  /** The account that the file names for it, where that is another than the file's. */
  account: z.object({ id: Id, name: z.string() }).optional(),
  /** Of a TAHSILAT. */
  contact: z.object({ id: Id, name: z.string() }).optional(),
  settlementSuggestion: StatementSettlement.optional(),
  /** Other rows of the file with the same words that have no category yet. */
  similar: z.int(),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** In the order of the file; without a group all rows. */
export const StatementRows = pageRequest(statement.rowsPage).extend({
  batchId: reference('Aktarım'),
  group: StatementGroup.nullish(),
});
export type StatementRows = z.infer<typeof StatementRows>;

/** A page of a file's rows, of one group or all. */
export const StatementRowPage = pageOf(StatementRow);
export type StatementRowPage = z.infer<typeof StatementRowPage>;

const decided = {
  decision: StatementDecision.optional(),
  categoryId: reference('Kategori').optional(),
  paymentMethod: PaymentMethod.optional(),
  /** The other account of a VIRMAN. */
  transferAccountId: reference('Hesap').optional(),
  /** Whom a TAHSILAT is collected from, or paid to. */
  contactId: reference('Cari').optional(),
};

const line = 'Satır geçerli değil';

/** What is decided of one row; `similar`: the category goes to the other rows with the same words that have none, too. */
export const StatementChange = z.strictObject({
  line: wholeNumber(line).min(1, { error: line }),
  ...decided,
  similar: z.boolean({ error: 'Benzer seçimi geçerli değil' }).optional(),
});
export type StatementChange = z.infer<typeof StatementChange>;

/** `rest` decides all rows of a group at once, after the changes. */
export const StatementDecide = z.strictObject({
  batchId: reference('Aktarım'),
  changes: z
    .array(StatementChange, { error: 'Değişiklikler geçerli değil' })
    .max(statement.changes, { error: `Tek seferde en fazla ${statement.changes} satır değiştirilebilir` })
    .default([]),
  rest: z.strictObject({ group: StatementGroup, ...decided }).optional(),
});
export type StatementDecide = z.infer<typeof StatementDecide>;

/** `changed` holds the named rows as they are now; rows that changed along with them are read again. */
export const StatementDecided = StatementState.extend({
  changed: z.array(StatementRow),
  /** How many rows were changed in all. */
  count: z.int(),
});
export type StatementDecided = z.infer<typeof StatementDecided>;
