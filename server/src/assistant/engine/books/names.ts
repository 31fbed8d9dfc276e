import type { CashAccountKind } from '@vezne/contract';

type AccountName = { name: string; kind: CashAccountKind; bankName: string | null };

/** By what a question may name the accounts, contacts and projects of a company. */
export type BookNames = {
  accounts: readonly AccountName[];
  contacts: readonly string[];
  projects?: readonly string[];
};

/** One account is the ledger itself: its balance is asked as ever. */
export const hasAccounts = ({ accounts }: BookNames): boolean => accounts.length > 1;
export const hasContacts = ({ contacts }: BookNames): boolean => contacts.length > 0;
