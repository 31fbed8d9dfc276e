import { useCashAccounts, useCashFlowSummary } from '@vezne/api';
import { type CashAccount, type PaymentMethod, usualMethods } from '@vezne/contract';

export type Accounts = {
  /** Those that take entries. */
  open: readonly CashAccount[];
  /** There is a choice to make: a company with one account is asked nothing and told nothing of it. */
  isMany: boolean;
  nameOf: (id: string) => string | undefined;
};

/**
 * The company's accounts, as forms and filters need them. Those of a company with one are asked for only where a link
 * has named one.
 */
export function useAccounts(isNamed = false): Accounts {
  const isMany = (useCashFlowSummary().data?.accountCount ?? 1) > 1;
  const all = useCashAccounts(isMany || isNamed).data ?? [];
  return {
    open: all.filter(({ closedAt }) => !closedAt),
    isMany,
    nameOf: (id) => all.find((account) => account.id === id)?.name,
  };
}

/** The method that an entry begins with in an account, or in the default one: cash where there is no choice. */
export function methodIn({ isMany, open }: Accounts, accountId: string | null | undefined): PaymentMethod {
  const account = open.find(({ id, isDefault }) => (accountId ? id === accountId : isDefault));
  return account && isMany ? usualMethods[account.kind] : 'CASH';
}

/** Accounts as options of a select. */
export const optionsOfAccounts = (accounts: readonly Pick<CashAccount, 'id' | 'name'>[]) =>
  accounts.map(({ id, name }) => ({ value: id, label: name }));
