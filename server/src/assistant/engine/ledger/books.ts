import type { Ageing, AssistantLink, CashAccountKind, ContactSide, PlanStep, Project } from '@vezne/contract';
import type { Day, Interval } from '../time/calendar';

export type AccountBalance = { id: string; name: string; kind: CashAccountKind; kurus: bigint };

/** What is asked of them and not of the ledger's records. */
export const OF_BOOKS: readonly PlanStep['op'][] = ['ACCOUNTS', 'OPEN_ITEMS', 'PROJECTS'];

/** Every project with its figures of today, and the profitability of all together. */
export type ProjectList = { projects: Project[]; profitability: number };

/** What stands beside the ledger: what lies in the accounts at the end of a day (null: now), what is open, and projects. */
export type Books = {
  balances: (day: Day | null) => Promise<AccountBalance[]>;
  ageing: (side: ContactSide) => Promise<Ageing>;
  contactId: (name: string) => Promise<string | undefined>;
  projects: () => Promise<ProjectList>;
  /** Transfers between accounts within some days, or all; out of or into the accounts of some names, or all. */
  transfers: (period: Interval | null, accounts?: string[]) => Promise<{ count: number; kurus: bigint }>;
};

export const accountLink = (id: string): AssistantLink => ({ to: 'ACCOUNT', id });
export const contactLink = (id: string): AssistantLink => ({ to: 'CONTACT', id });
