import { codes, messages, type Product, type ProductCreate, type ProductUpdate } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, notFound } from '../errors';
import { deleteProduct, findProduct, insertProduct, updateProduct } from './queries';

/** One product of the company; 404 when it has none such. */
export async function getProduct(sql: Sql, companyId: string, id: string): Promise<Product> {
  const product = await findProduct(sql, companyId, id);
  if (!product) throw notFound();
  return product;
}

/** Adds a product; 409 under `code` when the code is taken. */
export async function saveProduct(sql: Sql, companyId: string, product: ProductCreate): Promise<Product> {
  const id = newId();
  await insertProduct(sql, companyId, id, product);
  return getProduct(sql, companyId, id);
}

/** Changes a product; 404, and 409 with the record as it is for a stale version. */
export async function changeProduct(sql: Sql, companyId: string, product: ProductUpdate): Promise<Product> {
  const touched = await updateProduct(sql, companyId, product);
  const current = await getProduct(sql, companyId, product.id);
  if (touched === 0) throw new AppError(codes.stale, messages.stale, { current });
  return current;
}

/** Deletes a product; 404 when the company has none such. */
export async function removeProduct(sql: Sql, companyId: string, id: string): Promise<true> {
  if ((await deleteProduct(sql, companyId, id)) === 0) throw notFound();
  return true;
}
