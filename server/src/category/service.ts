import { type Category, type CategoryCreate, type CategoryUpdate, codes } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, orNotFound, stale } from '../errors';
import { defaultCategories } from './defaults';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

/** One category of the company; refuses when it has none such. */
export const getCategory = async (
  sql: Sql,
  companyId: string,
  today: string,
  id: string,
): Promise<Category> => orNotFound(await queries.findCategory(sql, companyId, today, id));

/** Makes a category; a conflict under `name` when the company has one that folds to the same. */
export async function createCategory(
  sql: Sql,
  companyId: string,
  today: string,
  input: CategoryCreate,
): Promise<Category> {
  const id = newId();
  await queries.insertCategory(sql, companyId, id, input);
  return getCategory(sql, companyId, today, id);
}

/** Changes a category; refuses with the current record when `version` is given and stale. */
export async function updateCategory(
  sql: Sql,
  companyId: string,
  today: string,
  input: CategoryUpdate,
): Promise<Category> {
  const version = orNotFound(await queries.lockCategory(sql, companyId, input.id));
  if (input.version !== undefined && input.version !== version)
    throw stale(await getCategory(sql, companyId, today, input.id));
  await queries.updateCategory(sql, companyId, input);
  return getCategory(sql, companyId, today, input.id);
}

/** Deletes a category; a conflict with the number of records while any uses it. */
export async function deleteCategory(sql: Sql, companyId: string, id: string): Promise<true> {
  // The lock makes entries that are being written wait, so the count below cannot grow behind our back.
  orNotFound(await queries.lockCategory(sql, companyId, id));
  const uses = await queries.countUses(sql, companyId, id);
  if (uses > 0) throw new AppError(codes.conflict, `Bu kategori ${uses} kayıtta kullanılıyor.`);
  await queries.deleteCategory(sql, companyId, id);
  return true;
}

/** Adds the default categories whose names are free and answers the company's whole list. */
export async function addDefaults(sql: Sql, companyId: string, today: string): Promise<Category[]> {
  await queries.insertMissingCategories(
    sql,
    companyId,
    defaultCategories.map((category) => ({ ...category, id: newId() })),
  );
  return queries.listCategories(sql, companyId, today, { page: 0, pageSize: 1_000, searchText: '' });
}
