import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById, Id, reference } from '../base/ids';
import { pageOf, pageRequest } from '../base/page';
import { Done, Several } from '../base/several';
import { CashAccount } from '../cash-account/account';
import { Transfer } from '../cash-account/transfer';
import { CashFlow } from '../cash-flow/entry';
import { Category } from '../category';
import { Contact } from '../contact/contact';
import { Settlement } from '../contact/settlement';
import { limits } from '../limits';
import { Product } from '../product';
import { Project } from '../project/project';
import { projectRows } from '../project/row';
import { Instant } from '../values/date';
import { Money } from '../values/money/money';

/** Kinds of records that can be deleted and come back, by the name that history has for them. */
export const TrashEntity = z.enum(
  [
    'cash-flow',
    'cash-account',
    'transfer',
    'category',
    'product',
    'project',
    'project-income',
    'project-expense',
    'contact',
    'settlement',
  ],
  { error: 'Tür geçerli değil' },
);
export type TrashEntity = z.infer<typeof TrashEntity>;

/** A deleted record; its id is the record's own. `amount` is negative for what went out. */
export const TrashItem = z.object({
  id: Id,
  entity: TrashEntity,
  label: z.string(),
  amount: Money.nullable(),
  /** Records that went with it and come back with it. */
  parts: z.int(),
  /** Null when no person deleted it, or one without a name now. */
  deletedBy: z.string().nullable(),
  deletedAt: Instant,
  /** Days until it is gone for good, the one that has begun included. */
  daysLeft: z.int(),
});
export type TrashItem = z.infer<typeof TrashItem>;

/** Which page of what was deleted, of one kind or all; the search text is looked for in the labels. */
export const TrashQuery = pageRequest(limits.page.trash).extend({ entity: TrashEntity.nullish() });
export type TrashQuery = z.infer<typeof TrashQuery>;

/** What to restore; `replace` names another category when the record's own is gone. */
export const TrashRestore = z.strictObject({
  id: Id,
  replace: z.strictObject({ categoryId: reference('Kategori') }).optional(),
});
export type TrashRestore = z.infer<typeof TrashRestore>;

/** The same for several records; `replace` stands in for every category that is gone. */
export const TrashRestoreSeveral = Several.extend({ replace: TrashRestore.shape.replace });
export type TrashRestoreSeveral = z.infer<typeof TrashRestoreSeveral>;

/** The record as it is again. */
export const Restored = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('cash-flow'), record: CashFlow }),
  z.object({ entity: z.literal('cash-account'), record: CashAccount }),
  z.object({ entity: z.literal('transfer'), record: Transfer }),
  z.object({ entity: z.literal('category'), record: Category }),
  z.object({ entity: z.literal('product'), record: Product }),
  z.object({ entity: z.literal('project'), record: Project }),
  z.object({ entity: z.literal('project-income'), record: projectRows.income.Row }),
  z.object({ entity: z.literal('project-expense'), record: projectRows.expense.Row }),
  z.object({ entity: z.literal('contact'), record: Contact }),
  z.object({ entity: z.literal('settlement'), record: Settlement }),
]);
export type Restored = z.infer<typeof Restored>;

/**
 * What was deleted within thirty days. What cannot come back is refused with 409, under the field that is in the way: a
 * name that was taken since, a category that is gone.
 */
export const trashEndpoints = {
  findAll: endpoint({
    id: 'trash.findAll',
    method: 'POST',
    path: '/trash/find-all',
    summary: 'Deleted records of the last 30 days, newest first',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: TrashQuery,
    output: pageOf(TrashItem),
  }),
  restore: endpoint({
    id: 'trash.restore',
    method: 'POST',
    path: '/trash/restore',
    summary: 'Put a deleted record back, with what went with it, under its old id',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: TrashRestore,
    output: Restored,
  }),
  restoreSeveral: endpoint({
    id: 'trash.restoreSeveral',
    method: 'POST',
    path: '/trash/restore-several',
    summary: 'Put up to 200 deleted records back, all or none',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: TrashRestoreSeveral,
    output: Done,
  }),
  delete: endpoint({
    id: 'trash.delete',
    method: 'DELETE',
    path: '/trash/delete',
    summary: 'Delete a record for good',
    roles: signedIn,
    client: 'general',
    writes: true,
    query: ById,
    output: z.literal(true),
  }),
};
