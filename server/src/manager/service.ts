import { codes, type Manager, type ManagerSave, type ManagerUpdate } from '@vezne/contract';
import { assertEmailFree, deleteAccount } from '../auth/queries';
import type { Sql } from '../db/database';
import { AppError, notFound, orNotFound, stale } from '../errors';
import * as queries from './queries';

/** One manager of the company; refuses when it has none such. */
export const getManager = async (sql: Sql, companyId: string, id: string): Promise<Manager> =>
  orNotFound(await queries.findManager(sql, companyId, id));

/** Adds a manager to the caller's company; another company is answered like one that does not exist. */
export async function createManager(sql: Sql, companyId: string, input: ManagerSave): Promise<Manager> {
  if (input.companyId !== undefined && input.companyId !== companyId) throw notFound();
  await assertEmailFree(sql, input.email);
  const id = await queries.insertPerson(sql, companyId, { ...input, role: 'MANAGER', passwordHash: null });
  return getManager(sql, companyId, id);
}

/** Changes a manager; refuses with the current record when `version` is given and stale. */
export async function updateManager(sql: Sql, companyId: string, input: ManagerUpdate): Promise<Manager> {
  const changed = await queries.updateManager(sql, companyId, input);
  const manager = await getManager(sql, companyId, input.id);
  if (changed === 0) throw stale(manager);
  return manager;
}

/** Removes a manager with their sign-in and sessions; never oneself, never the company's last manager. */
export async function deleteManager(
  sql: Sql,
  companyId: string,
  callerId: string,
  id: string,
): Promise<void> {
  if (id === callerId) throw new AppError(codes.conflict, 'Kendi hesabınızı silemezsiniz');
  const roles = await queries.lockRoles(sql, companyId);
  const role = orNotFound(roles.get(id));
  const alike = [...roles.values()].filter((each) => each === 'MANAGER').length;
  if (role === 'MANAGER' && alike === 1) throw new AppError(codes.conflict, 'Son yönetici silinemez');
  await deleteAccount(sql, id);
}
