import {
  type AccountCreate,
  codes,
  type Manager,
  type ManagerSave,
  type ManagerUpdate,
  messages,
  type Role,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { deleteAccount, insertAccount, isEmailTaken } from '../auth/queries';
import { insertTrial } from '../auth/service';
import { insertCompany } from '../company/queries';
import type { Sql } from '../db/database';
import { AppError, conflict, notFound, stale } from '../errors';
import { findManager, insertManager, lockRoles, updateManager } from './queries';

export type NewAccount = Omit<AccountCreate, 'password' | 'kvkkRead' | 'termsAccepted'> & {
  passwordHash: string;
};

/** Makes a company with its first manager and a trial that starts at `now`; 409 when the address is taken. */
export async function createAccount(
  db: Sql,
  account: NewAccount,
  now: Date,
  role: Role = 'MANAGER',
): Promise<{ managerId: string; companyId: string }> {
  const companyId = newId();
  await insertCompany(db, { ...account, id: companyId, name: account.companyName });
  await insertTrial(db, companyId, now);
  const managerId = await addPerson(db, companyId, { ...account, title: null, role });
  return { managerId, companyId };
}

type Person = Pick<Manager, 'email' | 'name' | 'surname' | 'phone' | 'title' | 'role'> & {
  passwordHash: string | null;
};

/** Adds a person with a sign-in to a company; without a password they cannot sign in yet. */
export async function addPerson(db: Sql, companyId: string, person: Person): Promise<string> {
  const id = newId();
  await insertAccount(db, { id, companyId, email: person.email, passwordHash: person.passwordHash });
  await insertManager(db, { ...person, id, companyId });
  return id;
}

export async function refuseTakenEmail(db: Sql, email: string): Promise<void> {
  if (await isEmailTaken(db, email)) throw conflict('email', messages.emailTaken);
}

export async function getManager(db: Sql, companyId: string, id: string): Promise<Manager> {
  const manager = await findManager(db, companyId, id);
  if (!manager) throw notFound();
  return manager;
}

/** Adds a manager to the caller's company; another company is answered like one that does not exist. */
export async function saveManager(db: Sql, companyId: string, input: ManagerSave): Promise<Manager> {
  if (input.companyId !== undefined && input.companyId !== companyId) throw notFound();
  await refuseTakenEmail(db, input.email);
  const id = await addPerson(db, companyId, { ...input, role: 'MANAGER', passwordHash: null });
  return getManager(db, companyId, id);
}

/** Changes a manager; 409 with the current record when `version` is given and stale. */
export async function changeManager(db: Sql, companyId: string, input: ManagerUpdate): Promise<Manager> {
  const changed = await updateManager(db, companyId, input);
  const manager = await getManager(db, companyId, input.id);
  if (changed === 0) throw stale(manager);
  return manager;
}

/** Removes a manager with their sign-in and sessions; never oneself, never the company's last manager. */
export async function removeManager(db: Sql, companyId: string, callerId: string, id: string): Promise<void> {
  if (id === callerId) throw new AppError(codes.conflict, 'Kendi hesabınızı silemezsiniz');
  const roles = await lockRoles(db, companyId);
  const role = roles.get(id);
  if (!role) throw notFound();
  const alike = [...roles.values()].filter((each) => each === 'MANAGER').length;
  if (role === 'MANAGER' && alike === 1) throw new AppError(codes.conflict, 'Son yönetici silinemez');
  await deleteAccount(db, id);
}
