import { codes, limits, type Manager, type RemovedManager } from '@vezne/contract';
import { type Account, deleteAccount, findAccount, isEmailTaken } from '../auth/queries';
import { HOUR_MS } from '../calendar';
import type { Sql } from '../db/database';
import { AppError, conflict, orNotFound } from '../errors';
import { lockOwner, updateOwner } from './owner-queries';
import { findManager, lockRoles } from './queries';
import * as removals from './removal-queries';

const UNDO_MS = limits.undoRemovalHours * HOUR_MS;
const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MS);

/** Who acts, in their company, at which moment. */
type Act = { companyId: string; callerId: string; now: Date };

/** Removes a manager with their sign-in and sessions: the owner does, never oneself, never the last manager. */
export async function removeManager(
  sql: Sql,
  { companyId, callerId, now }: Act,
  id: string,
): Promise<Account> {
  if (id === callerId) throw new AppError(codes.conflict, 'Kendi hesabınızı silemezsiniz');
  await requireOwner(sql, companyId, callerId, 'Yöneticileri yalnızca şirketin sahibi çıkarabilir.');
  const roles = await lockRoles(sql, companyId);
  const role = orNotFound(roles.get(id));
  const alike = [...roles.values()].filter((each) => each === 'MANAGER').length;
  if (role === 'MANAGER' && alike === 1) throw new AppError(codes.conflict, 'Son yönetici silinemez');
  const account = orNotFound(await findAccount(sql, id));
  await removals.insertRemoval(sql, companyId, { id, removedBy: callerId, now });
  await deleteAccount(sql, id);
  return account;
}

/** Brings a removed manager back as they were, with the same password; within a day of the removal. */
export async function restoreManager(
  sql: Sql,
  { companyId, callerId, now }: Act,
  id: string,
): Promise<{ manager: Manager; account: Account }> {
  await requireOwner(
    sql,
    companyId,
    callerId,
    'Çıkarılan yöneticiyi yalnızca şirketin sahibi geri alabilir.',
  );
  const person = orNotFound(await removals.takeRemoval(sql, companyId, id, undoableSince(now)));
  const [account] = person.account ?? [];
  if (await isEmailTaken(sql, String(account?.email)))
    throw new AppError(codes.conflict, 'Bu kişinin e-posta adresi artık başka bir hesapta; geri alınamaz.');
  await removals.insertRows(sql, person);
  return {
    manager: orNotFound(await findManager(sql, companyId, id)),
    account: orNotFound(await findAccount(sql, id)),
  };
}

/** Who was removed and can still be brought back. */
export async function listRemoved(sql: Sql, companyId: string, now: Date): Promise<RemovedManager[]> {
  const removed = await removals.listRemovals(sql, companyId, undoableSince(now));
  return removed.map((each) => ({
    ...each,
    removedAt: each.removedAt.toISOString(),
    restorableUntil: new Date(each.removedAt.getTime() + UNDO_MS).toISOString(),
  }));
}

/** Makes another manager the company's owner; answers who has it now. */
export async function handOver(sql: Sql, { companyId, callerId }: Act, id: string): Promise<Account> {
  await requireOwner(sql, companyId, callerId, 'Şirketi yalnızca sahibi devredebilir.');
  if (id === callerId) throw conflict('id', 'Şirketin sahibi zaten sizsiniz.');
  const roles = await lockRoles(sql, companyId);
  orNotFound(roles.get(id));
  const account = orNotFound(await findAccount(sql, id));
  // An owner who cannot sign in would leave the company without one.
  if (!account.passwordHash) throw conflict('id', 'Bu kişi henüz şifresini belirlemedi.');
  await updateOwner(sql, companyId, id);
  return account;
}

/** The account of the company's owner. */
export async function findOwner(sql: Sql, companyId: string): Promise<Account | undefined> {
  const ownerId = await lockOwner(sql, companyId);
  return ownerId === undefined ? undefined : findAccount(sql, ownerId);
}

async function requireOwner(sql: Sql, companyId: string, callerId: string, message: string): Promise<void> {
  if ((await lockOwner(sql, companyId)) !== callerId) throw new AppError(codes.forbidden, message);
}
