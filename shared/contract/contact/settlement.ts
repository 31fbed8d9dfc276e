import { z } from 'zod';
import { choice, field } from '../base/fields';
import { Id, keptReference, optionalReference, reference } from '../base/ids';
import { limits } from '../limits';
import { calendarDate, Instant } from '../values/date';
import { amount, Money } from '../values/money/money';
import { optionalText } from '../values/text';
import { PaymentMethod, paymentMethodNames } from '../vocabulary';
import { RowType, wholeText } from './figures';

/** IN: a collection from a customer; OUT: a payment to a supplier. */
export const SettlementDirection = z.enum(['IN', 'OUT'], { error: 'Tahsilat yönü geçerli değil' });
export type SettlementDirection = z.infer<typeof SettlementDirection>;
export const settlementNames: Record<SettlementDirection, string> = { IN: 'Tahsilat', OUT: 'Ödeme' };

const SettlementLine = z.object({ type: RowType, id: Id, description: z.string(), amount: Money });

/** Money that came from a contact or went to one, allocated to rows; what is allocated to none was paid in advance. */
export const Settlement = z.object({
  id: Id,
  /** Null where one row was settled that names nobody. */
  contactId: Id.nullable(),
  contactName: z.string().nullable(),
  direction: SettlementDirection,
  date: z.string(),
  amount: Money,
  description: z.string(),
  paymentMethod: PaymentMethod,
  /** Its entry of the ledger; null where a receivable was set against a payable. */
  cashFlowId: Id.nullable(),
  /** The account of that entry; an older server does not tell. */
  accountId: Id.nullish(),
  lines: z.array(SettlementLine),
  /** What is allocated to no row. */
  rest: Money,
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Settlement = z.infer<typeof Settlement>;

const line = z.strictObject({ type: RowType, id: Id, amount: amount() });
const lines = z
  .array(line, { error: 'Kalemler geçerli değil' })
  .max(limits.settlementLines, {
    error: `En fazla ${limits.settlementLines.toLocaleString('tr')} kalem seçebilirsiniz`,
  })
  .refine((given) => new Set(given.map(({ id }) => id)).size === given.length, {
    error: 'Bir kalem bir kez seçilebilir',
  });

/**
 * Without `lines` it is allocated to what is due first; an empty list allocates it to nothing. The ledger's entry gets the
 * category and project of the rows unless it is told others.
 */
export const SettlementCreate = z.strictObject({
  contactId: reference('Cari'),
  direction: SettlementDirection,
  date: calendarDate('Tarih'),
  amount: amount(),
  paymentMethod: PaymentMethod.default('TRANSFER'),
  accountId: keptReference('Hesap'),
  description: optionalText('Açıklama', { max: limits.description }),
  categoryId: optionalReference('Kategori'),
  projectId: optionalReference('Proje'),
  lines: lines.optional(),
});
export type SettlementCreate = z.infer<typeof SettlementCreate>;

/** One row settled whole, or by `amount`. */
export const SettlementOfRow = z.strictObject({
  type: RowType,
  id: Id,
  date: calendarDate('Tarih'),
  amount: amount().optional(),
  paymentMethod: PaymentMethod.default('TRANSFER'),
  accountId: keptReference('Hesap'),
});
export type SettlementOfRow = z.infer<typeof SettlementOfRow>;

/** Allocates what was paid in advance to rows. */
export const SettlementLay = z.strictObject({
  id: Id,
  lines: lines.min(1, { error: 'En az bir kalem seçin' }),
});
export type SettlementLay = z.infer<typeof SettlementLay>;

/**
 * What a contact owes set against what is owed to it; both lists have the same sum. An opening takes part by its own id
 * and the type of its side.
 */
export const SettlementOffset = z.strictObject({
  contactId: reference('Cari'),
  date: calendarDate('Tarih'),
  lines: lines.min(2, { error: 'En az bir alacak ve bir borç kalemi seçin' }),
});
export type SettlementOffset = z.infer<typeof SettlementOffset>;

/**
 * Those of a contact, those that are allocated to a row, or those of both: `pageSize` of them, those of `page`, which begins at
 * 0; without a size the newest as many as a page may hold.
 */
export const SettlementQuery = z
  .strictObject({
    contactId: Id.optional(),
    rowId: Id.optional(),
    page: wholeText('Sayfa', 0, limits.page.maxPage).optional(),
    pageSize: wholeText('Sayfa boyutu', 1, limits.page.maxSize).optional(),
  })
  .refine(({ contactId, rowId }) => contactId !== undefined || rowId !== undefined, {
    error: 'Cari ya da kalem seçin',
    path: ['contactId'],
  });
export type SettlementQuery = z.infer<typeof SettlementQuery>;

/** What people call the columns. */
export const settlementFields = {
  contact: field('Cari', 'record'),
  direction: choice('Tür', settlementNames),
  date: field('Tarih', 'date'),
  amount: field('Tutar', 'money'),
  description: field('Açıklama'),
  paymentMethod: choice('Ödeme yöntemi', paymentMethodNames),
  offset: field('Mahsubun diğer yarısı', 'record'),
};
