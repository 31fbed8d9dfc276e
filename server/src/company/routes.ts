import { api } from '@vezne/contract';
import type { Sql } from '../db/database';
import { notFound, stale } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findCompany, lockCompany, setCurrency, setProjectLimit, updateCompany } from './queries';

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
    await setCurrency(db, companyId, input.currency);
    return getCompany(db, companyId);
  });

  register(app, company.setMonthlyProjectLimit, async ({ input, db, companyId }) => {
    if (input.companyId !== companyId) throw notFound();
    await setProjectLimit(db, companyId, input.monthlyProjectLimit);
    return getCompany(db, companyId);
  });
}

async function getCompany(db: Sql, companyId: string) {
  const company = await findCompany(db, companyId);
  if (!company) throw notFound();
  return company;
}
