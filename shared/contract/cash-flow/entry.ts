import { z } from 'zod';
import { choice, field } from '../base/fields';
import { Id, keptReference, optionalReference, reference, Version } from '../base/ids';
import { kept } from '../base/update';
import { limits } from '../limits';
import { calendarDate, Instant } from '../values/date';
import { amount, Money } from '../values/money/money';
import { text } from '../values/text';
import { CashFlowType, cashFlowTypeNames, PaymentMethod, paymentMethodNames } from '../vocabulary';

/** One movement of the cash ledger. `amount` is positive; the direction is `cashFlowType`. */
export const CashFlow = z.object({
  id: Id,
  categoryId: Id,
  categoryName: z.string(),
  date: z.string(),
  description: z.string(),
  amount: Money,
  cashFlowType: CashFlowType,
  paymentMethod: z.string(),
  projectId: Id.nullable(),
  /** Where the cash is. */
  accountId: Id,
  accountName: z.string(),
  /** The transfer that the entry is a leg of: then it is neither income nor expense. */
  transferId: Id.nullable(),
  /** The collection or payment that wrote it: it goes with that one only. */
  settlementId: Id.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type CashFlow = z.infer<typeof CashFlow>;

/**
 * A new entry. `amount` is above zero whatever the direction; without a method it is cash, without a project it belongs
 * to none.
 */
export const CashFlowCreate = z.strictObject({
  categoryId: reference('Kategori'),
  date: calendarDate('Tarih'),
  description: text('Açıklama', { max: limits.description }),
  amount: amount(),
  cashFlowType: CashFlowType,
  paymentMethod: PaymentMethod.default('CASH'),
  projectId: optionalReference('Proje'),
  /** Without one it lies in the default account. Left out and not null where it is not asked: older servers do not know it. */
  accountId: keptReference('Hesap'),
});
export type CashFlowCreate = z.infer<typeof CashFlowCreate>;

/** The type cannot change after an entry is made. */
export const CashFlowUpdate = z.strictObject({
  ...kept(CashFlowCreate.omit({ cashFlowType: true }).shape),
  id: Id,
  version: Version.optional(),
});
export type CashFlowUpdate = z.infer<typeof CashFlowUpdate>;

/** What people call the columns. */
export const cashFlowFields = {
  type: choice('Tip', cashFlowTypeNames),
  amount: field('Tutar', 'money'),
  date: field('Tarih', 'date'),
  category: field('Kategori', 'record'),
  description: field('Açıklama'),
  paymentMethod: choice('Ödeme yöntemi', paymentMethodNames),
  project: field('Proje', 'record'),
  account: field('Hesap', 'record'),
  transfer: field('Virman', 'record'),
  settlement: field('Tahsilat / ödeme', 'record'),
};
