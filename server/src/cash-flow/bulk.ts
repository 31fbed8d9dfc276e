import type { CashFlowBulkUpdate } from '@vezne/contract';
import { lockCategory } from '../category/queries';
import type { Sql } from '../db/database';
import { notFound } from '../errors';
import * as queries from './queries';
import { checkProject, noCategory } from './service';

/** Deletes entries, all or none; each lies in the trash under its own id. */
export async function deleteSeveral(sql: Sql, companyId: string, ids: string[]): Promise<{ count: number }> {
  if ((await queries.deleteCashFlows(sql, companyId, ids)) !== ids.length) throw notFound();
  return { count: ids.length };
}

/** Gives entries, all or none, another category, method or project. */
export async function updateSeveral(
  sql: Sql,
  companyId: string,
  input: CashFlowBulkUpdate,
): Promise<{ count: number }> {
  const { ids, categoryId, projectId } = input;
  if ((await queries.lockCashFlows(sql, companyId, ids)) !== ids.length) throw notFound();
  if (categoryId && !(await lockCategory(sql, companyId, categoryId))) throw noCategory();
  await checkProject(sql, companyId, projectId);
  await queries.updateCashFlows(sql, companyId, input);
  return { count: ids.length };
}
