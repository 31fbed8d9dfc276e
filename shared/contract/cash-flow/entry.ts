import { z } from 'zod';
import { Id, keptReference, optionalReference, reference, Version } from '../base/ids';
import { kept } from '../base/update';
import { limits } from '../limits';
import { calendarDate, Instant } from '../values/date';
import { amount, Money } from '../values/money/money';
import { text } from '../values/text';

export const CashFlowType = z.enum(['GIRIS', 'CIKIS'], { error: 'Tip gerekli' });
export type CashFlowType = z.infer<typeof CashFlowType>;

export const PaymentMethod = z.enum(['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'], {
  error: 'Ödeme yöntemi geçerli değil',
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

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
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type CashFlow = z.infer<typeof CashFlow>;

export const CashFlowCreate = z.strictObject({
  categoryId: reference('Kategori'),
  date: calendarDate('Tarih'),
  description: text('Açıklama', { max: limits.description }),
  amount: amount(),
  cashFlowType: CashFlowType,
  paymentMethod: PaymentMethod.default('CASH'),
  projectId: optionalReference('Proje'),
});
export type CashFlowCreate = z.infer<typeof CashFlowCreate>;

/** The type cannot change after an entry is made. */
export const CashFlowUpdate = z.strictObject({
  ...kept(CashFlowCreate.omit({ cashFlowType: true }).shape),
  id: Id,
  projectId: keptReference('Proje'),
  version: Version.optional(),
});
export type CashFlowUpdate = z.infer<typeof CashFlowUpdate>;
