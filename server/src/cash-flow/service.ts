import { type CashFlow, type CashFlowCreate, type CashFlowUpdate, codes, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, notFound, stale } from '../errors';
import { deleteCashFlow, findCashFlow, insertCashFlow, lockCashFlow, updateCashFlow } from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

const notThere = (field: string, message: string) =>
  new AppError(codes.notFound, messages.notFound, { fields: { [field]: message } });

/** One entry of the company; 404 when it has none such. */
export async function getCashFlow(sql: Sql, companyId: string, id: string): Promise<CashFlow> {
  const entry = await findCashFlow(sql, companyId, id);
  if (!entry) throw notFound();
  return entry;
}

/** Adds an entry; 404 under `categoryId` when the category is not the company's. */
export async function saveCashFlow(sql: Sql, companyId: string, input: CashFlowCreate): Promise<CashFlow> {
  await checkProject(sql, companyId, input.projectId);
  const entry = await insertCashFlow(sql, companyId, newId(), input);
  if (!entry) throw notThere('categoryId', 'Kategori bulunamadı');
  return entry;
}

/** Changes an entry; 409 with the current record when `version` is given and stale. */
export async function changeCashFlow(sql: Sql, companyId: string, input: CashFlowUpdate): Promise<CashFlow> {
  const current = await lockCashFlow(sql, companyId, input.id);
  if (!current) throw notFound();
  if (input.version !== undefined && input.version !== current.version) throw stale(current);
  await checkProject(sql, companyId, input.projectId);
  const entry = await updateCashFlow(sql, companyId, input);
  if (!entry) throw notThere('categoryId', 'Kategori bulunamadı');
  return entry;
}

/** Deletes an entry; 404 when the company has none such. */
export async function removeCashFlow(sql: Sql, companyId: string, id: string): Promise<true> {
  if (!(await deleteCashFlow(sql, companyId, id))) throw notFound();
  return true;
}

async function checkProject(
  sql: Sql,
  companyId: string,
  projectId: string | null | undefined,
): Promise<void> {
  if (!projectId) return;
  const project = await sql.first('SELECT 1 FROM project WHERE company_id = $1 AND id = $2', [
    companyId,
    projectId,
  ]);
  if (!project) throw notThere('projectId', 'Proje bulunamadı');
}
