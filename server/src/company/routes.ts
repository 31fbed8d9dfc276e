import { api } from '@vezne/contract';
import type { Clock } from '../clock';
import type { Sql } from '../db/database';
import { notFound, orNotFound, stale } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { requireFreshProof } from '../session/proof';
import { findCompany, lockCompany, updateCompany, updateCurrency, updateProjectLimit } from './queries';

/** `now` is real time, by which a proof grows old. */
export function registerCompany(app: App, { now }: { now: Clock }): void {
  const { company } = api;

  register(app, company.findById, ({ input, db, companyId }) => {
    if (input.id !== companyId) throw notFound();
    return getCompany(db, companyId);
  });

  register(app, company.update, async ({ input, db, companyId, sessionId }) => {
    if (input.id !== companyId) throw notFound();
    const current = await lockCompany(db, companyId);
    if (input.version !== undefined && input.version !== current?.version) throw stale(current);
    // Where customers pay to: the number a thief of an open session would change.
    if (input.iban !== undefined && input.iban !== current?.iban)
      await requireFreshProof(db, { companyId, sessionId }, now());
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
