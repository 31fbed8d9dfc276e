import type { CashFlowCreate } from '@vezne/contract';
import { recall, remember } from '@vezne/ui';
import { useAccounts } from '../../cash-account/common/useAccounts';

const KEY = 'entry-account';

/** The account that a new entry lies in: that of the list, else the chosen or the last used one, else the default. */
export function useEntryAccount(ofList: string | undefined) {
  const { open, isMany } = useAccounts();
  const find = (id: string | null | undefined) => open.find((account) => account.id === id)?.id;
  const of = (chosen: string | null | undefined) =>
    ofList ??
    (isMany ? (find(chosen) ?? find(recall(KEY)) ?? open.find(({ isDefault }) => isDefault)?.id) : undefined);
  return {
    /** What there is to choose from; nothing where the list shows one account. */
    options: isMany && !ofList ? open : [],
    of,
    /** An entry with its account, which the next one keeps. */
    placed: (entry: CashFlowCreate): CashFlowCreate => {
      const accountId = of(entry.accountId);
      if (isMany && accountId) remember(KEY, accountId);
      return accountId ? { ...entry, accountId } : entry;
    },
  };
}
