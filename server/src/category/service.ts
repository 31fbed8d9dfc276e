import { type Category, type CategoryCreate, type CategoryUpdate, codes } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, notFound, stale } from '../errors';
import {
  countUses,
  deleteCategory,
  findCategories,
  findCategory,
  insertCategory,
  insertMissingCategories,
  lockCategory,
  updateCategory,
} from './queries';
import { readyMadeCategories } from './ready-made';

// Writes run in the transaction that the HTTP layer opens around them.

/** One category of the company; 404 when it has none such. */
export async function getCategory(sql: Sql, companyId: string, today: string, id: string): Promise<Category> {
  const category = await findCategory(sql, companyId, today, id);
  if (!category) throw notFound();
  return category;
}

/** Makes a category; 409 under `name` when the company has one that folds to the same. */
export async function saveCategory(
  sql: Sql,
  companyId: string,
  today: string,
  input: CategoryCreate,
): Promise<Category> {
  const id = newId();
  await insertCategory(sql, companyId, id, input);
  return getCategory(sql, companyId, today, id);
}

/** Changes a category; 409 with the current record when `version` is given and stale. */
export async function changeCategory(
  sql: Sql,
  companyId: string,
  today: string,
  input: CategoryUpdate,
): Promise<Category> {
  const version = await lockCategory(sql, companyId, input.id);
  if (version === undefined) throw notFound();
  if (input.version !== undefined && input.version !== version)
    throw stale(await getCategory(sql, companyId, today, input.id));
  await updateCategory(sql, companyId, input);
  return getCategory(sql, companyId, today, input.id);
}

/** Deletes a category; 409 with the number of records while any uses it. */
export async function removeCategory(sql: Sql, companyId: string, id: string): Promise<true> {
  // The lock makes entries that are being written wait, so the count below cannot grow behind our back.
  if ((await lockCategory(sql, companyId, id)) === undefined) throw notFound();
  const uses = await countUses(sql, companyId, id);
  if (uses > 0) throw new AppError(codes.conflict, `Bu kategori ${uses} kayıtta kullanılıyor.`);
  await deleteCategory(sql, companyId, id);
  return true;
}

/** Adds the ready-made categories whose names are free and answers the company's whole list. */
export async function addReadyMade(sql: Sql, companyId: string, today: string): Promise<Category[]> {
  await insertMissingCategories(
    sql,
    companyId,
    readyMadeCategories.map((category) => ({ ...category, id: newId() })),
  );
  return findCategories(sql, companyId, today, { page: 0, pageSize: 1_000, searchText: '' });
}
