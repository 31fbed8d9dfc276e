import { api } from '@vezne/contract';
import { companyCurrency } from '../company/queries';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { currentSummary, getReport, listReports } from './service';

export function registerMonthlyReports(app: App): void {
  register(
    app,
    api.monthlyReport.summary,
    async ({ db, companyId, now, today }) =>
      currentSummary(db, companyId, { now, today, currency: await companyCurrency(db, companyId) }),
    { snapshot: true },
  );
  register(
    app,
    api.monthlyReport.findAll,
    async ({ db, companyId, now, today }) =>
      listReports(db, companyId, { now, today, currency: await companyCurrency(db, companyId) }),
    { snapshot: true },
  );
  register(
    app,
    api.monthlyReport.findById,
    async ({ input, db, companyId, now, today }) =>
      getReport(db, companyId, input.id, { now, today, currency: await companyCurrency(db, companyId) }),
    { snapshot: true },
  );
}
