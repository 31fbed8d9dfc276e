import type { Manager, ManagerUpdate } from '@vezne/contract';
import type { Sql } from '../db/database';
import { orNotFound, stale } from '../errors';
import { findInvitation } from './invitation-queries';
import { changeInvitation } from './invitations';
import * as queries from './queries';

/** One manager of the company; refuses when it has none such. */
export const getManager = async (sql: Sql, companyId: string, id: string): Promise<Manager> =>
  orNotFound(await queries.findManager(sql, companyId, id));

/** A manager of the company, or somebody invited to it. */
export async function getPerson(sql: Sql, companyId: string, id: string): Promise<Manager> {
  const manager = await queries.findManager(sql, companyId, id);
  if (manager) return manager;
  return queries.invitedPerson(orNotFound(await findInvitation(sql, companyId, id)));
}

/** Changes a manager or an invited person; refuses with the current record when `version` is given and stale. */
export async function updatePerson(sql: Sql, companyId: string, input: ManagerUpdate): Promise<Manager> {
  const invited = await changeInvitation(sql, companyId, input);
  if (invited) return invited;
  const changed = await queries.updatePerson(sql, 'manager', companyId, input);
  const manager = await getManager(sql, companyId, input.id);
  if (changed === 0) throw stale(manager);
  return manager;
}
