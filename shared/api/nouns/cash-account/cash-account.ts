import { api, type EndpointInput, limits, type Transfer } from '@vezne/contract';
import { useState } from 'react';
import { toApiError } from '../../client/api-error';
import { call } from '../../client/call';
import { useCommand } from '../../hooks/command';
import { useApi } from '../../hooks/context';
import { useInvalidate, useQuery } from '../../hooks/query';
import { newId } from '../../id';
import { ledgerFigures, mentionsOf } from '../stale';

const { cashAccount, transfer } = api;
const accounts = [cashAccount.findAll, cashAccount.findById];
const entries = [...mentionsOf.account, api.cashFlow.summary, api.category.findAll, transfer.findById];
/** An account carries its name into entries, and its opening balance into what the company has. */
const stale = [...accounts, ...entries, ...ledgerFigures];

/** Every account, closed ones last. `false` asks nothing. */
export const useCashAccounts = (isAsked = true) =>
  useQuery(cashAccount.findAll, isAsked ? { page: 0, pageSize: limits.page.maxSize, searchText: '' } : null);

/** What lies in the accounts that are not closed. `false` asks nothing. */
export const useCashAccountSummary = (isAsked = true) =>
  useQuery(cashAccount.summary, isAsked ? undefined : null);

/** The same, asked once after something was written; a failure is not told. */
export const useReadCashAccountSummary = () => useCommand(cashAccount.summary, { quiet: true });

/** Opens an account. Stale: accounts and all figures of the ledger. */
export const useSaveCashAccount = () => useCommand(cashAccount.save, { invalidates: stale });
/** Changes an account. Stale: what tells of it by its name, and all figures of the ledger. */
export const useUpdateCashAccount = () => useCommand(cashAccount.update, { invalidates: stale });
/** Deletes an account without entries that is not the default one. */
export const useDeleteCashAccount = () => useCommand(cashAccount.delete, { invalidates: stale });
/** Opens a closed account again. Stale as after a change. */
export const useReopenCashAccount = () => useCommand(cashAccount.reopen, { invalidates: stale });
/** Enters what was counted in a till; a difference is booked. */
export const useCountCash = () => useCommand(cashAccount.count, { invalidates: stale });
/** Closes an account whose balance is zero: it takes no more entries. */
export const useCloseCashAccount = () => useCommand(cashAccount.close, { invalidates: stale });

/** One transfer; null asks nothing. */
export const useTransfer = (id: string | null) => useQuery(transfer.findById, id === null ? null : { id });
/** Moves money from one account to another. Stale: both entries, accounts and the figures of the ledger. */
export const useSaveTransfer = () => useCommand(transfer.save, { invalidates: stale });
/** Changes a transfer, both sides at once. Stale as after a new one. */
export const useUpdateTransfer = () => useCommand(transfer.update, { invalidates: stale });
/** What is gone is not asked for again while the question about it fades out. */
const staleAfter = stale.filter((one) => one !== transfer.findById);
/** Deletes a transfer, both sides at once. Stale as after a new one, but for the transfer itself. */
export const useDeleteTransfer = () => useCommand(transfer.delete, { invalidates: staleAfter });
/** Makes two plain entries of a transfer again. */
export const useUnpairTransfer = () => useCommand(transfer.unpair, { invalidates: staleAfter });

/** Entries that look like the two sides of one transfer. */
export const useTransferSuggestions = () => useQuery(transfer.suggestions, undefined, { quiet: true });

type Pairs = EndpointInput<typeof transfer.pair>[];

/** Makes transfers of pairs of entries, and plain entries of them again: one after the other, as far as it goes. */
export function usePairTransfers() {
  const invalidate = useInvalidate();
  const { reportCommand } = useApi();
  const [done, setDone] = useState<number | null>(null);

  async function each<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
    setDone(0);
    try {
      for (const [at, item] of items.entries()) {
        await act(item);
        setDone(at + 1);
      }
    } catch (error) {
      reportCommand(toApiError(error));
    } finally {
      setDone(null);
      invalidate([...stale, api.history.findAll]);
    }
  }

  const pair = async (pairs: Pairs): Promise<Transfer[]> => {
    const made: Transfer[] = [];
    await each(pairs, async (input) =>
      made.push(await call(transfer.pair, input, { idempotencyKey: newId() })),
    );
    return made;
  };
  const unpair = async (made: Transfer[]): Promise<void> =>
    each(made, ({ id }) => call(transfer.unpair, { id }, { idempotencyKey: newId() }));
  return { pair, unpair, done };
}
