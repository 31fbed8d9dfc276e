import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { ById, Id, keptReference, optionalReference, reference, Version } from './base/ids';
import { pageOf, pageRequest } from './base/page';
import { kept } from './base/update';
import { limits } from './limits';
import { calendarDate, Instant, optionalDate } from './values/date';
import { amount, Money } from './values/money/money';
import { text } from './values/text';

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

/** Beside the search text an entry must meet every filter that is given. */
export const CashFlowQuery = pageRequest(limits.page.cashFlow)
  .extend({
    from: optionalDate(),
    to: optionalDate(),
    cashFlowType: CashFlowType.nullish(),
    categoryId: Id.nullish(),
    paymentMethod: PaymentMethod.nullish(),
    ids: z.array(Id).max(50, { error: 'En fazla 50 kayıt seçilebilir' }).nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Bitiş tarihi başlangıç tarihinden önce olamaz',
    path: ['to'],
  });
export type CashFlowQuery = z.infer<typeof CashFlowQuery>;

/** Sums over the whole ledger. `exact` holds the same as decimal text when a total has more than 15 digits. */
export const CashFlowSummary = z.object({
  income: Money,
  expense: Money,
  balance: Money,
  incomeCount: z.int(),
  expenseCount: z.int(),
  exact: z.object({ income: z.string(), expense: z.string(), balance: z.string() }).optional(),
});
export type CashFlowSummary = z.infer<typeof CashFlowSummary>;

export const CashFlowImportRow = z.strictObject({
  date: calendarDate('Tarih'),
  cashFlowType: CashFlowType,
  categoryName: text('Kategori adı', { min: 2, max: 60 }),
  description: text('Açıklama', { max: limits.description }),
  amount: amount(),
  paymentMethod: PaymentMethod.default('CASH'),
});
export type CashFlowImportRow = z.infer<typeof CashFlowImportRow>;

/** All rows or none; a bad row is named in the error's fields as `rows.<index>.<field>`. */
export const CashFlowImport = z.strictObject({
  rows: z
    .array(CashFlowImportRow, { error: 'Satırlar gerekli' })
    .min(1, { error: 'En az bir satır gerekli' })
    .max(limits.importRows, { error: `Tek seferde en fazla ${limits.importRows} satır aktarılabilir` }),
});
export type CashFlowImport = z.infer<typeof CashFlowImport>;

export const cashFlowEndpoints = {
  findAll: endpoint({
    id: 'cashFlow.findAll',
    method: 'POST',
    path: '/cash-flow/find-all',
    summary: 'Ledger entries, newest day first; searches description and category',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: CashFlowQuery,
    output: pageOf(CashFlow),
  }),
  findById: endpoint({
    id: 'cashFlow.findById',
    method: 'GET',
    path: '/cash-flow/find-by-id',
    summary: 'One ledger entry',
    roles: signedIn,
    client: 'general',
    writes: false,
    query: ById,
    output: CashFlow,
  }),
  summary: endpoint({
    id: 'cashFlow.summary',
    method: 'GET',
    path: '/cash-flow/get-all-income-and-expense',
    summary: 'Income, expense and balance of the whole ledger',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: CashFlowSummary,
  }),
  save: endpoint({
    id: 'cashFlow.save',
    method: 'POST',
    path: '/cash-flow/save',
    summary: 'Add a ledger entry',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: CashFlowCreate,
    output: CashFlow,
  }),
  update: endpoint({
    id: 'cashFlow.update',
    method: 'PUT',
    path: '/cash-flow/update',
    summary: 'Change a ledger entry; its type stays',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: CashFlowUpdate,
    output: CashFlow,
  }),
  delete: endpoint({
    id: 'cashFlow.delete',
    method: 'DELETE',
    path: '/cash-flow/delete',
    summary: 'Delete a ledger entry',
    roles: signedIn,
    client: 'general',
    writes: true,
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
  import: endpoint({
    id: 'cashFlow.import',
    method: 'POST',
    path: '/cash-flow/import',
    summary: 'Add up to 5,000 entries at once, all or none; makes missing categories',
    roles: signedIn,
    client: 'general',
    writes: true,
    rateClass: 'import',
    bodyLimit: limits.importBody,
    body: CashFlowImport,
    output: z.object({ imported: z.int(), createdCategories: z.array(z.string()) }),
  }),
};
