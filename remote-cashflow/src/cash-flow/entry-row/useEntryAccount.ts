import type { CashFlowCreate } from '@vezne/contract';
import { recall, remember } from '@vezne/ui';
import { methodIn, useAccounts } from '../../cash-account/common/useAccounts';

const KEY = 'entry-account';

/** The account that a new entry lies in: that of the list, else the chosen or the last chosen one, else the default. */
export function useEntryAccount(ofList: string | undefined) {
  const accounts = useAccounts();
  const { open, isMany } = accounts;
  const find = (id: string | null | undefined) => open.find((account) => account.id === id)?.id;
  const of = (chosen: string | null | undefined) =>
    ofList ??
    (isMany ? (find(chosen) ?? find(recall(KEY)) ?? open.find(({ isDefault }) => isDefault)?.id) : undefined);
  return {
    /** What there is to choose from; nothing where the list shows one account. */
    options: isMany && !ofList ? open : [],
    of,
    /** The method that an entry begins with in this account, or in that of the next entry. */
    methodOf: (chosen?: string) => methodIn(accounts, of(chosen)),
    /** The reader has chosen it: the next entry lies there too, unlike in one that an earlier entry brought. */
    keep: (id: string) => remember(KEY, id),
    /** An entry with its account. */
    placed: (entry: CashFlowCreate): CashFlowCreate => {
      const accountId = of(entry.accountId);
      return accountId ? { ...entry, accountId } : entry;
    },
  };
}
