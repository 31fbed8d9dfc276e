import { type CashFlow, type CashFlowCreate, type CashFlowUpdate, codes, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, orNotFound, stale } from '../errors';
import { projectExists } from '../project/queries';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

const notThere = (field: string, message: string) =>
  new AppError(codes.notFound, messages.notFound, { fields: { [field]: message } });

export const noCategory = () => notThere('categoryId', 'Kategori bulunamadı');

/** Adds an entry; refuses under `categoryId` when the category is not the company's. */
export async function createCashFlow(sql: Sql, companyId: string, input: CashFlowCreate): Promise<CashFlow> {
  await checkProject(sql, companyId, input.projectId);
  const entry = await queries.insertCashFlow(sql, companyId, newId(), input);
  if (!entry) throw noCategory();
  return entry;
}

/** Changes an entry; refuses with the current record when `version` is given and stale. */
export async function updateCashFlow(sql: Sql, companyId: string, input: CashFlowUpdate): Promise<CashFlow> {
  const current = orNotFound(await queries.lockCashFlow(sql, companyId, input.id));
  if (input.version !== undefined && input.version !== current.version) throw stale(current);
  await checkProject(sql, companyId, input.projectId);
  const entry = await queries.updateCashFlow(sql, companyId, input);
  if (!entry) throw noCategory();
  return entry;
}

export async function checkProject(
  sql: Sql,
  companyId: string,
  projectId: string | null | undefined,
): Promise<void> {
  if (projectId && !(await projectExists(sql, companyId, projectId)))
    throw notThere('projectId', 'Proje bulunamadı');
}
