import { z } from 'zod';
import { Id } from '../base/ids';
import { pageOf, pageRequest, SortOrder } from '../base/page';
import { limits } from '../limits';
import { optionalDate } from '../values/date';
import { amount, Money } from '../values/money/money';
import { CashFlowType, PaymentMethod } from '../vocabulary';
import { CashFlow } from './entry';

/** What the ledger may be sorted by; entries that are alike in it stay newest first. */
export const CashFlowSort = z.enum(['date', 'amount', 'category', 'paymentMethod'], {
  error: 'Sıralama alanı geçerli değil',
});
export type CashFlowSort = z.infer<typeof CashFlowSort>;

const bound = (label: string) => amount(label, { zero: true }).nullish();

/**
 * Beside the search text an entry must meet every filter that is given; an empty list of categories or methods
 * is none. Without `sortBy` the newest day comes first, with it the order is ASC unless it says otherwise.
 */
export const CashFlowQuery = pageRequest(limits.page.cashFlow)
  .extend({
    from: optionalDate(),
    to: optionalDate(),
    cashFlowType: CashFlowType.nullish(),
    categoryId: Id.nullish(),
    categoryIds: z
      .array(Id, { error: 'Kategori süzgeci geçerli değil' })
      .max(limits.filterCategories, { error: `En fazla ${limits.filterCategories} kategori seçilebilir` })
      .nullish(),
    paymentMethod: PaymentMethod.nullish(),
    paymentMethods: z
      .array(PaymentMethod, { error: 'Ödeme yöntemi süzgeci geçerli değil' })
      .max(PaymentMethod.options.length, { error: 'Bir ödeme yöntemi birden çok kez seçilmiş' })
      .nullish(),
    projectId: Id.nullish(),
    accountId: Id.nullish(),
    /** The statement that it was read from. */
    batchId: Id.nullish(),
    minAmount: bound('En az tutar'),
    maxAmount: bound('En çok tutar'),
    ids: z.array(Id).max(50, { error: 'En fazla 50 kayıt seçilebilir' }).nullish(),
    sortBy: CashFlowSort.nullish(),
    sortOrder: SortOrder.nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Bitiş tarihi başlangıç tarihinden önce olamaz',
    path: ['to'],
  })
  .refine(({ minAmount, maxAmount }) => (minAmount ?? 0) <= (maxAmount ?? Number.POSITIVE_INFINITY), {
    error: 'En çok tutar en az tutardan küçük olamaz',
    path: ['maxAmount'],
  });
export type CashFlowQuery = z.infer<typeof CashFlowQuery>;

/**
 * An entry as the list shows it. `balance` is the cash after the entry, of the company or of the account that the list
 * is narrowed to; it is told while the list is sorted by date and narrowed by nothing but a period and an account.
 * `runningBalance` is the same under one account, and null without.
 */
export const CashFlowLine = CashFlow.extend({
  projectName: z.string().nullable(),
  balance: Money.nullable(),
  runningBalance: Money.nullable(),
});
export type CashFlowLine = z.infer<typeof CashFlowLine>;

/** `exact` holds the same as decimal text when a sum has more than 15 digits. */
export const CashFlowSums = z.object({
  income: Money,
  expense: Money,
  net: Money,
  exact: z.object({ income: z.string(), expense: z.string(), net: z.string() }).optional(),
});
export type CashFlowSums = z.infer<typeof CashFlowSums>;

/** What is found of one day: the whole day, also where the page cuts it. */
export const CashFlowDay = z.object({ date: z.string(), count: z.int(), ...CashFlowSums.shape });
export type CashFlowDay = z.infer<typeof CashFlowDay>;

/** A page of the ledger with the figures of all that is found. */
export const CashFlowPage = pageOf(CashFlowLine).extend({
  /** Sums of everything that is found, not of the page alone. */
  sums: CashFlowSums,
  /**
   * How many entries the sums are of; the legs of transfers are counted where they are summed up. Of the whole ledger
   * the summary tells it.
   */
  counts: z.object({ income: z.int(), expense: z.int() }).optional(),
  /** The days of the page in its order; none unless sorted by date. */
  days: z.array(CashFlowDay),
  /**
   * The cash at the beginning of the period and at the end of its last day, of the company or of the account that the
   * list is narrowed to; null when more narrows the list. What lay in an account lies there when its first day begins:
   * the period opens with it on its own first day, and later the account brings it along.
   */
  openingBalance: Money.nullable(),
  closingBalance: Money.nullable(),
  /** Sorted by category or method: how many are found of each, by the category's id or the method's name. */
  groups: z.array(z.object({ key: z.string(), count: z.int() })).optional(),
});
export type CashFlowPage = z.infer<typeof CashFlowPage>;
