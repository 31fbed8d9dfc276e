import { cashFlowEndpoints } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { importCashFlows } from './import';
import { findCashFlows } from './list';
import { sumCashFlows } from './queries';
import { changeCashFlow, getCashFlow, removeCashFlow, saveCashFlow } from './service';

export function registerCashFlows(app: App): void {
  const { findAll, findById, summary, save, update, delete: remove, import: importRows } = cashFlowEndpoints;
  // A search opens a transaction of its own, which only the database itself can.
  register(app, findAll, ({ companyId, input }) => findCashFlows(app.db, companyId, input));
  register(app, findById, ({ db, companyId, input }) => getCashFlow(db, companyId, input.id));
  register(app, summary, ({ db, companyId }) => sumCashFlows(db, companyId));
  register(app, save, ({ db, companyId, input }) => saveCashFlow(db, companyId, input));
  register(app, update, ({ db, companyId, input }) => changeCashFlow(db, companyId, input));
  register(app, remove, ({ db, companyId, input }) => removeCashFlow(db, companyId, input.id));
  register(app, importRows, ({ db, companyId, input }) => importCashFlows(db, companyId, input));
}
