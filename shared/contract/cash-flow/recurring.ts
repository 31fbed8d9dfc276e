import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { choice, field } from '../base/fields';
import { Id, reference } from '../base/ids';
import { Done } from '../base/several';
import { limits } from '../limits';
import { calendarDate, Instant, optionalDate } from '../values/date';
import { amount, Money } from '../values/money/money';
import { dayInMonth } from '../values/monthly';
import { CashFlowType, cashFlowTypeNames, paymentMethodNames } from '../vocabulary';

/** Whether something repeats still. */
export const RecurringStatus = z.enum(['ACIK', 'DURDURULDU']);
export type RecurringStatus = z.infer<typeof RecurringStatus>;

/**
 * A ledger entry that repeats every month, as it was when that was asked for. Nothing is booked by itself: a day that
 * has come waits for somebody's yes.
 */
export const Recurring = z.object({
  id: Id,
  /** The entry that it was made of; it may have been deleted since. */
  cashFlowId: Id,
  description: z.string(),
  amount: Money,
  cashFlowType: CashFlowType,
  paymentMethod: z.string(),
  /** Null once it was deleted, like the account and the project. */
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  accountId: Id.nullable(),
  accountName: z.string().nullable(),
  projectId: Id.nullable(),
  /** Of the month, 1 to 31; a month without it has its last day. */
  day: z.int(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  /** The first day that nothing is decided of; null when there is none left. */
  nextDate: z.string().nullable(),
  status: RecurringStatus,
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Recurring = z.infer<typeof Recurring>;

const dayError = { error: 'Ayın günü 1 ile 31 arasında olmalıdır' };

/**
 * What is repeated, and from when to when: `startDate` is the chosen `day` of a month after the entry's own, `endDate`
 * is its last possible day or null for ever.
 */
export const RecurringCreate = z
  .strictObject({
    cashFlowId: reference('Kayıt'),
    day: z.int(dayError).min(1, dayError).max(31, dayError),
    startDate: calendarDate('İlk tarih'),
    endDate: optionalDate(),
  })
  .refine(({ day, startDate }) => dayInMonth(startDate.slice(0, 7), day) === startDate, {
    error: 'İlk tarih, ayın seçilen günü olmalıdır',
    path: ['startDate'],
  })
  .refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, {
    error: 'Bitiş başlangıçtan önce olamaz',
    path: ['endDate'],
  });
export type RecurringCreate = z.infer<typeof RecurringCreate>;

/** A day that has come and waits: `date` is the one of the entry that it may become. */
export const Occurrence = z.object({
  recurringId: Id,
  date: z.string(),
  description: z.string(),
  amount: Money,
  cashFlowType: CashFlowType,
  categoryName: z.string().nullable(),
  accountName: z.string().nullable(),
});
export type Occurrence = z.infer<typeof Occurrence>;

const { waiting } = limits.recurring;

/** The oldest days that wait, and how many wait in all. */
export const WaitingOccurrences = z.object({ occurrences: z.array(Occurrence), total: z.int() });
export type WaitingOccurrences = z.infer<typeof WaitingOccurrences>;

/** Books days, all or none; what is wrong with one is named in the error's fields as `occurrences.<index>.<field>`. */
export const RecurringPost = z.strictObject({
  occurrences: z
    .array(z.strictObject({ recurringId: Id, date: calendarDate('Tarih'), amount: amount() }), {
      error: 'Kayıtlar gerekli',
    })
    .min(1, { error: 'En az bir kayıt seçin' })
    .max(waiting, { error: `Tek seferde en fazla ${waiting} kayıt işlenebilir` })
    .refine(
      (given) => new Set(given.map(({ recurringId, date }) => recurringId + date)).size === given.length,
      { error: 'Bir kayıt birden çok kez seçilmiş' },
    ),
});
export type RecurringPost = z.infer<typeof RecurringPost>;

/** Decides that nothing is booked for a day. */
export const RecurringSkip = z.strictObject({
  id: Id,
  date: calendarDate('Tarih'),
  action: z.literal('ATLA', { error: 'İşlem geçerli değil' }),
});
export type RecurringSkip = z.infer<typeof RecurringSkip>;

/** What people call the columns. */
export const recurringFields = {
  description: field('Açıklama'),
  amount: field('Tutar', 'money'),
  type: choice('Tip', cashFlowTypeNames),
  category: field('Kategori', 'record'),
  account: field('Hesap', 'record'),
  project: field('Proje', 'record'),
  paymentMethod: choice('Ödeme yöntemi', paymentMethodNames),
  day: field('Ayın günü', 'number'),
  startDate: field('İlk tarih', 'date'),
  endDate: field('Bitiş', 'date'),
  status: choice('Durum', { ACIK: 'Açık', DURDURULDU: 'Durduruldu' }),
};

const read = { method: 'GET', roles: signedIn, client: 'general', writes: false } as const;
const write = { method: 'POST', roles: signedIn, client: 'general', writes: true } as const;

/**
 * Entries that repeat. Each day is decided once: a second time, or after it was stopped, is refused with 409 under
 * `date`.
 */
export const recurringEndpoints = {
  findAll: endpoint({
    ...read,
    id: 'recurring.findAll',
    path: '/recurring/find-all',
    summary:
      'Entries that repeat every month, the next day first, without those that were stopped; a bare list',
    output: z.array(Recurring),
  }),
  save: endpoint({
    ...write,
    id: 'recurring.save',
    path: '/recurring/save',
    summary: 'Repeat a ledger entry every month; each day waits until it is booked or left out',
    body: RecurringCreate,
    output: Recurring,
  }),
  pending: endpoint({
    ...read,
    id: 'recurring.pending',
    path: '/recurring/pending',
    summary: `Days that have come and wait, the oldest ${waiting} first, and how many wait in all`,
    output: WaitingOccurrences,
  }),
  post: endpoint({
    ...write,
    id: 'recurring.post',
    path: '/recurring/post',
    summary: `Book up to ${waiting} days that wait as ledger entries, all or none, each once`,
    body: RecurringPost,
    output: Done,
  }),
  occurrence: endpoint({
    ...write,
    id: 'recurring.occurrence',
    path: '/recurring/occurrence',
    summary: 'Leave a day that waits out',
    body: RecurringSkip,
    output: z.literal(true),
  }),
  pause: endpoint({
    ...write,
    id: 'recurring.pause',
    path: '/recurring/pause',
    summary: 'Stop repeating; what was booked stays, what waits is left out',
    body: z.strictObject({ id: Id }),
    output: Recurring,
  }),
};
