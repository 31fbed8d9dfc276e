import { api } from '@vezne/contract';
import type { Sql } from '../db/database';
import { notFound, orNotFound, stale } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findCompany, lockCompany, updateCompany, updateCurrency, updateProjectLimit } from './queries';

export function registerCompany(app: App): void {
  const { company } = api;

  register(app, company.findById, ({ input, db, companyId }) => {
    if (input.id !== companyId) throw notFound();
    return getCompany(db, companyId);
  });

  register(app, company.update, async ({ input, db, companyId }) => {
    if (input.id !== companyId) throw notFound();
    const current = await lockCompany(db, companyId);
    if (input.version !== undefined && input.version !== current?.version) throw stale(current);
    await updateCompany(db, companyId, input);
    return getCompany(db, companyId);
  });

  register(app, company.setCurrency, async ({ input, db, companyId }) => {
    await updateCurrency(db, companyId, input.currency);
    return getCompany(db, companyId);
  });

  register(app, company.setMonthlyProjectLimit, async ({ input, db, companyId }) => {
    if (input.companyId !== companyId) throw notFound();
    await updateProjectLimit(db, companyId, input.monthlyProjectLimit);
    return getCompany(db, companyId);
  });
}

const getCompany = async (sql: Sql, companyId: string) => orNotFound(await findCompany(sql, companyId));
