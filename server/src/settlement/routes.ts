import { api } from '@vezne/contract';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findSettlement, listSettlements } from './queries';
import * as service from './service';

export function registerSettlements(app: App): void {
  const { settlement } = api;
  register(app, settlement.findAll, ({ db, companyId, input }) => listSettlements(db, companyId, input));
  register(app, settlement.findById, async ({ db, companyId, input }) =>
    orNotFound(await findSettlement(db, companyId, input.id)),
  );
  register(app, settlement.save, ({ db, companyId, input }) =>
    service.createSettlement(db, companyId, input),
  );
  register(app, settlement.ofRow, ({ db, companyId, input }) => service.settleRow(db, companyId, input));
  register(app, settlement.lay, ({ db, companyId, input }) =>
    service.allocateSettlement(db, companyId, input),
  );
  register(app, settlement.offset, ({ db, companyId, input }) => service.offsetRows(db, companyId, input));
  register(app, settlement.delete, ({ db, companyId, input }) =>
    service.deleteSettlement(db, companyId, input.id),
  );
}
