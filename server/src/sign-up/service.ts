import type { AccountCreate, Role } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { insertCompany } from '../company/queries';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { insertPerson } from '../manager/queries';
import { insertTrial } from '../subscription/queries';

export type NewAccount = Omit<AccountCreate, 'password' | 'kvkkRead' | 'termsAccepted'> & {
  passwordHash: string;
  /** Made here unless they are known already. */
  companyId?: string;
  managerId?: string;
};

/** Makes a company with its first manager and a trial that starts at `now`; refuses an address that is taken. */
export async function createAccount(
  sql: Sql,
  account: NewAccount,
  now: Date,
  role: Role = 'MANAGER',
): Promise<{ managerId: string; companyId: string }> {
  const companyId = account.companyId ?? newId();
  await insertCompany(sql, { ...account, id: companyId, name: account.companyName });
  return asDetail(sql, async () => {
    await insertTrial(sql, companyId, now);
    const managerId = await insertPerson(sql, companyId, {
      ...account,
      id: account.managerId,
      title: null,
      role,
    });
    return { managerId, companyId };
  });
}
