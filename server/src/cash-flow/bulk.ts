import { type CashFlowBulkUpdate, codes, limits, messages } from '@vezne/contract';
import { lockCategory } from '../category/queries';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import * as queries from './queries';
import { checkProject, noCategory } from './service';

/** Deletes entries, all or none; each lies in the trash under its own id. */
export async function deleteSeveral(sql: Sql, companyId: string, ids: string[]): Promise<{ count: number }> {
  checkAll(ids, await queries.deleteCashFlows(sql, companyId, ids));
  return { count: ids.length };
}

/** Gives entries, all or none, another category, method, project or day. */
export async function updateSeveral(
  sql: Sql,
  companyId: string,
  input: CashFlowBulkUpdate,
): Promise<{ count: number }> {
  const { ids, categoryId, projectId } = input;
  checkAll(ids, await queries.lockCashFlows(sql, companyId, ids));
  if (categoryId && !(await lockCategory(sql, companyId, categoryId))) throw noCategory();
  await checkProject(sql, companyId, projectId);
  await queries.updateCashFlows(sql, companyId, input);
  return { count: ids.length };
}

/** Refuses when some of the chosen entries are not there, and names the first of them by their places. */
function checkAll(ids: string[], found: { id: string }[]): void {
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.flatMap((id, at) => (there.has(id) ? [] : [[`ids.${at}`, messages.notFound] as const]));
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.slice(0, limits.fieldErrors));
  throw new AppError(codes.notFound, messages.notFound, { fields });
}
