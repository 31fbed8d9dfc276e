import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { choice, field } from './base/fields';
import { ById, Id, Version } from './base/ids';
import { pageOf, pageRequest, SortOrder } from './base/page';
import { kept } from './base/update';
import { limits } from './limits';
import { Instant } from './values/date';
import { Money, optionalAmount } from './values/money/money';
import { VatRate } from './values/money/vat';
import { optionalText, text } from './values/text';
import { ProductKind, productKindNames } from './vocabulary';

/** A line of the price list. Prices are per `unit`, without VAT. */
export const Product = z.object({
  id: Id,
  name: z.string(),
  kind: ProductKind,
  code: z.string().nullable(),
  unit: z.string(),
  salePrice: Money.nullable(),
  purchasePrice: Money.nullable(),
  vatRate: z.number().nullable(),
  description: z.string().nullable(),
  active: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Product = z.infer<typeof Product>;

/**
 * A new line of the price list. Prices are without VAT, 0 allowed, null where none is known; `unit` is what one costs.
 */
export const ProductCreate = z.strictObject({
  name: text('Ürün / hizmet adı', { min: 2, max: 150 }),
  kind: ProductKind,
  code: optionalText('Kod', { max: 40 }),
  unit: text('Birim', { max: 20 }),
  salePrice: optionalAmount('Tutar'),
  purchasePrice: optionalAmount('Tutar'),
  vatRate: VatRate.nullable().default(null),
  description: optionalText('Açıklama', { max: 500 }),
  active: z.boolean({ error: 'Durum geçerli değil' }).default(true),
});
export type ProductCreate = z.infer<typeof ProductCreate>;

/** What is left out stays; a stale `version` is refused with 409 and the product as it is. */
export const ProductUpdate = z.strictObject({
  ...kept(ProductCreate.shape),
  id: Id,
  version: Version.optional(),
});
export type ProductUpdate = z.infer<typeof ProductUpdate>;

/** What people call the columns. */
export const productFields = {
  name: field('Ad'),
  kind: choice('Tür', productKindNames),
  code: field('Kod'),
  unit: field('Birim'),
  salePrice: field('Satış fiyatı', 'money'),
  purchasePrice: field('Alış fiyatı', 'money'),
  vatRate: field('KDV oranı', 'percent'),
  description: field('Açıklama'),
  active: field('Kullanımda', 'yes-no'),
};

/** Without `sortBy` by name; what has no price or rate comes last. */
export const ProductSort = z.enum(['name', 'purchasePrice', 'salePrice', 'vatRate'], {
  error: 'Sıralama alanı geçerli değil',
});
export type ProductSort = z.infer<typeof ProductSort>;

/** Which page, of goods or services or both, offered ones (`active`), others, or all. */
export const ProductQuery = pageRequest(limits.page.projectSearch).extend({
  kind: ProductKind.nullish(),
  active: z.boolean({ error: 'Durum geçerli değil' }).nullish(),
  sortBy: ProductSort.nullish(),
  sortOrder: SortOrder.nullish(),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

/** A page of the price list beside what all that is found holds. */
export const ProductPage = pageOf(Product).extend({
  counts: z.object({ products: z.int(), services: z.int(), passive: z.int() }),
});
export type ProductPage = z.infer<typeof ProductPage>;

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

/** The price list: rows that are filled from it keep what it said then. */
export const productEndpoints = {
  findAll: endpoint({
    ...read,
    id: 'product.findAll',
    method: 'POST',
    path: '/product/find-all',
    summary:
      'The price list by name in Turkish order unless asked otherwise; searches name, code and description',
    body: ProductQuery,
    output: ProductPage,
  }),
  findById: endpoint({
    ...read,
    id: 'product.findById',
    method: 'GET',
    path: '/product/find-by-id',
    summary: 'One product or service',
    query: ById,
    output: Product,
  }),
  save: endpoint({
    ...write,
    id: 'product.save',
    method: 'POST',
    path: '/product/save',
    summary: 'Add a product or service',
    body: ProductCreate,
    output: Product,
  }),
  update: endpoint({
    ...write,
    id: 'product.update',
    method: 'PUT',
    path: '/product/update',
    summary: 'Change a product or service',
    body: ProductUpdate,
    output: Product,
  }),
  delete: endpoint({
    ...write,
    id: 'product.delete',
    method: 'DELETE',
    path: '/product/delete',
    summary: 'Delete a product or service; rows filled from it stay',
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
};
