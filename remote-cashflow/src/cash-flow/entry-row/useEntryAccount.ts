import { recall, remember } from '@vezne/ui';
import { useAccounts } from '../../cash-account/common/useAccounts';

const KEY = 'entry-account';

export type EntryAccount = ReturnType<typeof useEntryAccount>;

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
    use: (id: string | undefined) => {
      if (isMany && id) remember(KEY, id);
    },
  };
}
