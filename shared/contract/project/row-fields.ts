import { z } from 'zod';
import { choice, field } from '../base/fields';
import { Id, keptReference, reference, Version } from '../base/ids';
import { pageRequest, SortOrder } from '../base/page';
import { limits } from '../limits';
import { calendarDate, Instant, optionalDate } from '../values/date';
import { amount, Money } from '../values/money/money';
import { VatRate } from '../values/money/vat';
import { optionalText, text } from '../values/text';
import { expenseStatusNames, incomeStatusNames, PaymentMethod, paymentMethodNames } from '../vocabulary';

/** TAHSILAT: by collections or payments of its whole gross amount; ELLE: by hand, in whole or for the rest. */
export const SettledBy = z.enum(['TAHSILAT', 'ELLE']);
export type SettledBy = z.infer<typeof SettledBy>;

/** The part that project incomes and expenses share: an accrual row, amount without VAT. */
export const projectRowFields = {
  id: Id,
  projectId: Id,
  description: z.string(),
  categoryId: Id,
  categoryName: z.string(),
  amount: Money,
  vatRate: z.number().nullable(),
  /** VAT on the amount, half-up to kuruş; and both together. */
  vatAmount: Money,
  grossAmount: Money,
  date: z.string(),
  dueDate: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  counterparty: z.string().nullable(),
  contactId: Id.nullable(),
  /** What was collected or paid of the gross amount, and what is still open: nothing of a cancelled row. */
  settledAmount: Money,
  /** What of it collections and payments are allocated to; an older server does not tell it. */
  laidAmount: Money.optional(),
  remainingAmount: Money,
  /** ELLE: it was called settled, which no collection or payment says, or not of all of it. */
  settledBy: SettledBy.nullable(),
  documentNo: z.string().nullable(),
  productId: Id.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
};

/** The fields of a new row of either kind; `counterpartyLabel` is what sentences call its customer or supplier. */
export const projectRowInput = (counterpartyLabel: string) => ({
  projectId: reference('Proje'),
  description: text('Açıklama', { max: limits.description }),
  categoryId: reference('Kategori'),
  amount: amount(),
  vatRate: VatRate.nullable().default(null),
  date: calendarDate('Tarih'),
  dueDate: optionalDate(),
  paymentMethod: PaymentMethod.nullable().default(null),
  counterparty: optionalText(counterpartyLabel, { max: 150 }),
  documentNo: optionalText('Belge no', { max: 50 }),
  productId: Id.nullable().default(null),
  /** Left out where it is not asked: a new row then belongs to the contact whose name is its counterparty. */
  contactId: keptReference('Cari'),
});

const columnNames = {
  project: field('Proje', 'record'),
  description: field('Açıklama'),
  category: field('Kategori', 'record'),
  amount: field('Tutar', 'money'),
  vatRate: field('KDV oranı', 'percent'),
  date: field('Tarih', 'date'),
  dueDate: field('Vade', 'date'),
  paymentMethod: choice('Ödeme yöntemi', paymentMethodNames),
  documentNo: field('Belge no'),
  product: field('Ürün / hizmet', 'record'),
  contact: field('Cari', 'record'),
  settled: field('Tahsil edilen / ödenen', 'money'),
};

/** What people call the columns of each kind. */
export const rowFields = {
  income: { ...columnNames, status: choice('Durum', incomeStatusNames), counterparty: field('Müşteri') },
  expense: { ...columnNames, status: choice('Durum', expenseStatusNames), counterparty: field('Tedarikçi') },
};

/** Which row a change is of, and the version that was seen. */
export const rowIdentity = { id: Id, version: Version.optional() };

/** What a row of a form carries beside its fields. */
export const formRow = { id: z.union([z.literal(''), Id]), version: Version.optional() };

/** A row's day, the day it is due, or its amount without VAT. */
export const ProjectRowSort = z.enum(['date', 'dueDate', 'amount'], {
  error: 'Sıralama alanı geçerli değil',
});
export type ProjectRowSort = z.infer<typeof ProjectRowSort>;

/**
 * Rows of one project or of all. `waiting`: those that nobody has paid or collected yet; `overdue`: those of them
 * whose due date has passed. Without `sortBy` the newest day comes first, with it the order is ASC unless it says
 * otherwise; rows without a due date come last.
 */
export const ProjectRowQuery = pageRequest(limits.page.projectRows).extend({
  projectId: Id.nullish(),
  from: optionalDate(),
  to: optionalDate(),
  waiting: z.boolean({ error: 'Bekleyen süzgeci geçerli değil' }).nullish(),
  overdue: z.boolean({ error: 'Gecikme süzgeci geçerli değil' }).nullish(),
  sortBy: ProjectRowSort.nullish(),
  sortOrder: SortOrder.nullish(),
});
export type ProjectRowQuery = z.infer<typeof ProjectRowQuery>;

/** Sums of everything that was found, without VAT, with it, and what of it is open; cancelled rows count in no sum. */
export const ProjectRowSums = z.object({ amount: Money, grossAmount: Money, remainingAmount: Money });
export type ProjectRowSums = z.infer<typeof ProjectRowSums>;
