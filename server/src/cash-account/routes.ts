import { api } from '@vezne/contract';
import { listAhead } from '../cash-flow/sum-queries';
import { badInput, orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findCashAccount, listCashAccounts, sumCashAccounts } from './queries';
import * as accounts from './service';
import { findTransfer, suggestTransfers } from './transfer-queries';
import * as transfers from './transfer-service';

export function registerCashAccounts(app: App): void {
  const account = api.cashAccount;
  register(app, account.findAll, ({ db, companyId, input }) => listCashAccounts(db, companyId, input));
  register(app, account.findById, async ({ db, companyId, input }) =>
    orNotFound(await findCashAccount(db, companyId, input.id)),
  );
  register(
    app,
    account.summary,
    async ({ db, companyId, today }) => sumCashAccounts(db, companyId, await listAhead(db, companyId, today)),
    { snapshot: true },
  );
  register(app, account.save, ({ db, companyId, input }) => accounts.createCashAccount(db, companyId, input));
  register(app, account.update, ({ db, companyId, input }) =>
    accounts.updateCashAccount(db, companyId, input),
  );
  register(app, account.delete, ({ db, companyId, input }) =>
    accounts.deleteCashAccount(db, companyId, input.id),
  );
  register(app, account.close, ({ db, companyId, input }) =>
    accounts.closeCashAccount(db, companyId, input.id),
  );
  register(app, account.reopen, ({ db, companyId, input }) =>
    accounts.reopenCashAccount(db, companyId, input.id),
  );
  register(app, account.count, ({ db, companyId, input, today }) => {
    // Nobody has counted yet what a till will hold.
    if (input.date > today) throw badInput({ date: 'Sayım tarihi gelecekte olamaz' });
    return accounts.countCash(db, companyId, input);
  });

  const { transfer } = api;
  register(app, transfer.findById, async ({ db, companyId, input }) =>
    orNotFound(await findTransfer(db, companyId, input.id)),
  );
  register(app, transfer.suggestions, ({ db, companyId }) => suggestTransfers(db, companyId));
  register(app, transfer.save, ({ db, companyId, input }) => transfers.createTransfer(db, companyId, input));
  register(app, transfer.update, ({ db, companyId, input }) =>
    transfers.updateTransfer(db, companyId, input),
  );
  register(app, transfer.delete, ({ db, companyId, input }) =>
    transfers.deleteTransfers(db, companyId, [input.id]),
  );
  register(app, transfer.pair, ({ db, companyId, input }) => transfers.pairEntries(db, companyId, input));
  register(app, transfer.unpair, ({ db, companyId, input }) =>
    transfers.unpairEntries(db, companyId, input.id),
  );
}
