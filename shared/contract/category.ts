import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { choice, field } from './base/fields';
import { ById, Id, Version } from './base/ids';
import { pageRequest } from './base/page';
import { kept } from './base/update';
import { limits } from './limits';
import { Instant } from './values/date';
import { Money } from './values/money/money';
import { optionalText, text } from './values/text';
import { CategoryType, categoryTypeNames } from './vocabulary';

/** `useCount`: records of any kind that use it. `monthIncome`, `monthExpense`: the ledger of this calendar month. */
export const Category = z.object({
  id: Id,
  name: z.string(),
  type: CategoryType,
  color: z.string().nullable(),
  description: z.string().nullable(),
  useCount: z.int(),
  monthIncome: Money,
  monthExpense: Money,
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Category = z.infer<typeof Category>;

/** A new category. `color` is #rrggbb; '' and null mean none. */
export const CategoryCreate = z.strictObject({
  name: text('Kategori adı', { min: 2, max: 60 }),
  type: CategoryType,
  color: z
    .string({ error: 'Renk geçerli değil' })
    .regex(/^(#[0-9a-fA-F]{6})?$/, { error: 'Renk geçerli değil' })
    .nullable()
    .transform((value) => value || null)
    .default(null),
  description: optionalText('Açıklama', { max: 300 }),
});
export type CategoryCreate = z.infer<typeof CategoryCreate>;

/** What is left out stays; a stale `version` is refused with 409 and the category as it is. */
export const CategoryUpdate = z.strictObject({
  ...kept(CategoryCreate.shape),
  id: Id,
  version: Version.optional(),
});
export type CategoryUpdate = z.infer<typeof CategoryUpdate>;

/** Categories that the product makes for what it writes itself. */
export const madeCategories = { transfer: 'Virman', fee: 'Banka masrafları', count: 'Sayım farkı' } as const;

const made: readonly string[] = Object.values(madeCategories);

/** Has the company categories to choose from, beside those that the product made by itself? */
export const hasOwnCategories = (categories: readonly Pick<Category, 'name'>[]): boolean =>
  categories.some(({ name }) => !made.includes(name));

/** What people call the columns. */
export const categoryFields = {
  name: field('Ad'),
  type: choice('Tür', categoryTypeNames),
  color: field('Renk'),
  description: field('Açıklama'),
};

/** Categories of ledger and projects. One that records use is not deleted (409, with how many). */
export const categoryEndpoints = {
  findAll: endpoint({
    id: 'category.findAll',
    method: 'POST',
    path: '/category/find-all',
    summary: 'Categories by name in Turkish order; a bare list',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: pageRequest(limits.page.categories),
    output: z.array(Category),
  }),
  findById: endpoint({
    id: 'category.findById',
    method: 'GET',
    path: '/category/find-by-id',
    summary: 'One category',
    roles: signedIn,
    client: 'general',
    writes: false,
    query: ById,
    output: Category,
  }),
  save: endpoint({
    id: 'category.save',
    method: 'POST',
    path: '/category/save',
    summary: 'Create a category',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: CategoryCreate,
    output: Category,
  }),
  update: endpoint({
    id: 'category.update',
    method: 'PUT',
    path: '/category/update',
    summary: 'Change a category',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: CategoryUpdate,
    output: Category,
  }),
  delete: endpoint({
    id: 'category.delete',
    method: 'DELETE',
    path: '/category/delete',
    summary: 'Delete a category that no record uses',
    roles: signedIn,
    client: 'general',
    writes: true,
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
  addReadyMade: endpoint({
    id: 'category.addReadyMade',
    method: 'POST',
    path: '/category/add-ready-made',
    summary: 'Add the ready-made set; names that exist already stay as they are',
    roles: signedIn,
    client: 'general',
    writes: true,
    output: z.array(Category),
  }),
};
