import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { ById, keptReference } from './base/ids';
import { Done, Several } from './base/several';
import { CashFlowBulkDone, CashFlowBulkUndo, CashFlowBulkUpdate } from './cash-flow/bulk';
import { CashFlow, CashFlowCreate, CashFlowUpdate } from './cash-flow/entry';
import { CashFlowLine, CashFlowPage, CashFlowQuery } from './cash-flow/list';
import { limits } from './limits';
import { calendarDate } from './values/date';
import { Ahead } from './values/money/ahead';
import { amount, Money } from './values/money/money';
import { text } from './values/text';
import { CashFlowType, PaymentMethod } from './vocabulary';

/** Sums over the whole ledger. `exact` holds the same as decimal text when a total has more than 15 digits. */
export const CashFlowSummary = z.object({
  income: Money,
  expense: Money,
  balance: Money,
  incomeCount: z.int(),
  expenseCount: z.int(),
  /** Entries that are legs of transfers, which are neither; left out where there are none. */
  transferCount: z.int().optional(),
  /** What lay in the accounts at first; it is in the balance, and in no income. */
  openingBalance: Money,
  ahead: Ahead.optional(),
  /** Days of repeating entries that have come and wait for a yes; an older server does not tell. */
  waitingRecurring: z.int().optional(),
  /** Closed ones too. */
  accountCount: z.int(),
  /**
   * How much of what came in and went out was a cheque or a promissory note, counted on the day it was written; left
   * out where there was none, and where a total has more than 15 digits.
   */
  paper: z.object({ income: Money, expense: Money }).optional(),
  exact: z.object({ income: z.string(), expense: z.string(), balance: z.string() }).optional(),
});
export type CashFlowSummary = z.infer<typeof CashFlowSummary>;

/** One row of an import: as a new entry, with its category by name, which is made where it is missing. */
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
  /** The account that all of them lie in; without one the default account. */
  accountId: keptReference('Hesap'),
});
export type CashFlowImport = z.infer<typeof CashFlowImport>;

/**
 * The cash ledger. An entry that is a leg of a transfer, or was written by a collection or payment, is changed and
 * deleted there alone (409); one before its account's opening day, or in a closed account, is refused with 409 under
 * its field.
 */
export const cashFlowEndpoints = {
  findAll: endpoint({
    id: 'cashFlow.findAll',
    method: 'POST',
    path: '/cash-flow/find-all',
    summary: 'Ledger entries, newest day first unless sorted, with the sums of all that is found',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: CashFlowQuery,
    output: CashFlowPage,
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
    listed: CashFlowLine,
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
  updateSeveral: endpoint({
    id: 'cashFlow.updateSeveral',
    method: 'POST',
    path: '/cash-flow/update-several',
    summary: 'Give up to 200 entries another category, method, project or day, all or none',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: CashFlowBulkUpdate,
    output: CashFlowBulkDone,
  }),
  undoSeveral: endpoint({
    id: 'cashFlow.undoSeveral',
    method: 'POST',
    path: '/cash-flow/undo-several',
    summary: 'Give up to 200 entries back what they had before update-several, all or none',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: CashFlowBulkUndo,
    output: Done,
  }),
  deleteSeveral: endpoint({
    id: 'cashFlow.deleteSeveral',
    method: 'POST',
    path: '/cash-flow/delete-several',
    summary: 'Delete up to 200 entries, all or none; each can be restored by its id',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: Several,
    output: Done,
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
