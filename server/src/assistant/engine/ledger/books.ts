import type { Ageing, AssistantLink, CashAccountKind, ContactSide } from '@vezne/contract';
import type { Day } from '../time/calendar';

export type AccountBalance = { id: string; name: string; kind: CashAccountKind; kurus: bigint };

/** What stands beside the ledger: what lies in the accounts at the end of a day (null: now), and what is open. */
export type Books = {
  balances: (day: Day | null) => Promise<AccountBalance[]>;
  ageing: (side: ContactSide) => Promise<Ageing>;
  contactId: (name: string) => Promise<string | undefined>;
};

export const accountLink = (id: string): AssistantLink => ({ to: 'ACCOUNT', id });
export const contactLink = (id: string): AssistantLink => ({ to: 'CONTACT', id });
