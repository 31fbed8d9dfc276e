import { z } from 'zod';
import { Id } from '../base/ids';
import { limits } from '../limits';
import { optionalDate } from '../values/date';
import { Money } from '../values/money/money';
import { ContactKind, ContactSide } from './contact';

const buckets = {
  /** Not due yet, and what was paid in advance as less than nothing. */
  notDue: Money,
  /** Due for 1 to 30 days, 31 to 60, 61 to 90, and longer. */
  d0_30: Money,
  d31_60: Money,
  d61_90: Money,
  d90: Money,
  total: Money,
};

/**
 * The day on which what is open is looked at; today without one. `side`, or `kind`: customers, or suppliers. `state`:
 * those alone that lists and forms do not show any more.
 */
export const AgeingQuery = z.strictObject({
  date: optionalDate(),
  side: ContactSide.nullish(),
  kind: ContactSide.nullish(),
  state: z.literal('PASIF', { error: 'Durum süzgeci geçerli değil' }).nullish(),
});
export type AgeingQuery = z.infer<typeof AgeingQuery>;

/** `contactId` is null for the rows that name nobody, together. */
export const AgeingRow = z.object({
  contactId: Id.nullable(),
  name: z.string(),
  kind: ContactKind.nullable(),
  phone: z.string().nullable(),
  ...buckets,
  /** The day of the newest collection or payment. */
  lastDate: z.string().nullable(),
  /** What of it is overdue (see `daysOverdue`), on either side; an older server does not tell. */
  overdue: Money.optional(),
});
export type AgeingRow = z.infer<typeof AgeingRow>;

/**
 * What is open by contact and by age, VAT included, by name: of customers what they owe, of suppliers what is owed to
 * them, of both together what they owe less what is owed to them. Inactive contacts only while something is open.
 */
export const Ageing = z.object({
  asOf: z.string(),
  rows: z.array(AgeingRow),
  totals: z.object(buckets),
  /**
   * What is open of incomes and of expenses, with what is left of openings, and what of it is overdue (see
   * `daysOverdue`); whatever the side. The dashboard says the same.
   */
  receivable: Money,
  overdueReceivable: Money,
  payable: Money,
  overduePayable: Money,
  /** What of `receivable` and `payable` is left of openings; an older server leaves them out of both. */
  openingReceivable: Money.optional(),
  openingPayable: Money.optional(),
});
export type Ageing = z.infer<typeof Ageing>;

/** Which of a project's rows: GELIR is owed to the company, GIDER is owed by it. */
export const RowType = z.enum(['GELIR', 'GIDER'], { error: 'Kalem türü geçerli değil' });
export type RowType = z.infer<typeof RowType>;

/** A row of a project that is not settled, or not wholly. */
export const OpenItem = z.object({
  type: RowType,
  id: Id,
  projectId: Id,
  projectName: z.string(),
  description: z.string(),
  documentNo: z.string().nullable(),
  date: z.string(),
  dueDate: z.string().nullable(),
  grossAmount: Money,
  settledAmount: Money,
  remainingAmount: Money,
  /** Its age: days since it was due, or since its date and the contact's term when no due date was written. */
  daysLate: z.int(),
});
export type OpenItem = z.infer<typeof OpenItem>;

/**
 * For how many days what is open is overdue on a day: since its due date, where somebody wrote one; an opening since the
 * day that it was open on. What nobody gave a day has an age and is not overdue: neither as a row nor in any sum.
 */
export const daysOverdue = ({ dueDate }: { dueDate: string | null }, day: string): number =>
  dueDate === null || dueDate >= day ? 0 : (Date.parse(day) - Date.parse(dueDate)) / DAY_MS;
const DAY_MS = 86_400_000;

/** What is left of what was open at the start with a contact, or with one that became it (`id`). */
export const OpenOpening = z.object({
  id: Id,
  name: z.string(),
  side: ContactSide,
  date: z.string().nullable(),
  amount: Money,
  remainingAmount: Money,
  daysLate: z.int(),
});
export type OpenOpening = z.infer<typeof OpenOpening>;

/** Whose rows, of one side or both, and as of which day; today without one. */
export const OpenItemsQuery = z.strictObject({ id: Id, side: ContactSide.nullish(), date: optionalDate() });
export type OpenItemsQuery = z.infer<typeof OpenItemsQuery>;

/**
 * All open rows of a contact on a day, the one due first first, and what was paid in advance on each side. What is allocated
 * to no row covers `openings` first, the oldest first; `receivable` and `payable` hold what is left of them.
 */
export const OpenItems = z.object({
  items: z.array(OpenItem),
  /** An older server does not tell them, and has them in no sum. */
  openings: z.array(OpenOpening).optional(),
  receivable: Money,
  payable: Money,
  advanceIn: Money,
  advanceOut: Money,
});
export type OpenItems = z.infer<typeof OpenItems>;

/** A whole number of an address. */
export const wholeText = (label: string, min: number, max: number) =>
  z
    .string({ error: `${label} geçerli değil` })
    .regex(/^\d{1,7}$/, { error: `${label} geçerli değil` })
    .transform(Number)
    .refine((value) => value >= min, { error: `${label} en az ${min} olmalıdır` })
    .refine((value) => value <= max, { error: `${label} en fazla ${max} olabilir` });

/** `pageSize`: that many of its lines and no more, those of `page`, which begins at 0; an older server knows neither. */
export const ContactStatementQuery = z
  .strictObject({
    id: Id,
    from: optionalDate(),
    to: optionalDate(),
    page: wholeText('Sayfa', 0, limits.page.maxPage).optional(),
    pageSize: wholeText('Sayfa boyutu', 1, limits.page.maxSize).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Bitiş tarihi başlangıç tarihinden önce olamaz',
    path: ['to'],
  });
export type ContactStatementQuery = z.infer<typeof ContactStatementQuery>;

/**
 * What a line tells: the opening, a row of a project, a collection, a payment, a receivable set against a payable
 * (MAHSUP), or that a row was called settled by hand (ELLE).
 */
export const ContactStatementType = z.enum([
  'ACILIS',
  'GELIR',
  'GIDER',
  'TAHSILAT',
  'ODEME',
  'MAHSUP',
  'ELLE',
]);
export type ContactStatementType = z.infer<typeof ContactStatementType>;

/**
 * The record that a line tells of: a contact's opening (that of one that became it, too), a row of a project or a
 * collection or payment. A row that was settled by hand is the source of both its lines.
 */
export const ContactStatementSource = z.object({
  type: z.enum(['CONTACT', 'PROJECT_INCOME', 'PROJECT_EXPENSE', 'SETTLEMENT']),
  id: Id,
});

/** `debit` is what they owe more, `credit` what they owe less; `balance` after the line, below zero what is owed to them. */
export const ContactStatementLine = z.object({
  id: Id,
  type: ContactStatementType,
  date: z.string(),
  label: z.string(),
  documentNo: z.string().nullable(),
  debit: Money,
  credit: Money,
  balance: Money,
  /** An older server does not tell it. */
  source: ContactStatementSource.optional(),
});
export type ContactStatementLine = z.infer<typeof ContactStatementLine>;

/**
 * What happened between the company and a contact, oldest first; sums are those of all pages. A row that was settled by
 * hand is followed by a line ELLE of its day, since nobody said when.
 */
export const ContactStatement = z.object({
  opening: Money,
  lines: z.array(ContactStatementLine),
  /** How many lines there are on all pages; an older server does not tell, and gives all of them. */
  count: z.int().optional(),
  debit: Money,
  credit: Money,
  closing: Money,
});
export type ContactStatement = z.infer<typeof ContactStatement>;
