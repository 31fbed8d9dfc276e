import type { RateClass } from '@vezne/contract';

/** How often one sender may do something before it is answered 429. */
export type Budget = {
  max: number;
  /** Length of the window, which opens with the sender's first request. */
  seconds: number;
  per: 'network' | 'user' | 'company' | 'recipient';
  /** Counted in the database, for all processes together; without it each process counts for itself. */
  shared?: true;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Far above what people do, and above the client's own limits of 50 and 100 a minute. */
const USER = { max: 300, seconds: MINUTE, per: 'user' } as const;
// Thirty people behind one address, each at the end of the own budget, do not come to it.
const OFFICE = 30;

/** What a request is when it arrives, before anything in it is believed. */
const arrivals = {
  call: { max: OFFICE * USER.max, seconds: MINUTE, per: 'network' },
  // A first visit loads about 25 files, a walk through every screen about 100.
  file: { max: 6_000, seconds: MINUTE, per: 'network' },
  docs: { max: 120, seconds: MINUTE, per: 'network' },
  health: { max: 1_200, seconds: MINUTE, per: 'network' },
  report: { max: 60, seconds: MINUTE, per: 'network' },
  // One page in four sends two or three; thirty people turn pages.
  event: { max: 600, seconds: MINUTE, per: 'network' },
} satisfies Record<string, Budget>;

/** Who a call is from. A token that was never ours makes a stranger; one that has expired does not. */
const senders = {
  stranger: { max: 60, seconds: MINUTE, per: 'network' },
  user: USER,
} satisfies Record<string, Budget>;

const classes: Record<RateClass | 'trialImport', Budget> = {
  login: { max: 40, seconds: MINUTE, per: 'network', shared: true },
  signup: { max: 20, seconds: HOUR, per: 'network', shared: true },
  forgot: { max: 20, seconds: HOUR, per: 'network', shared: true },
  contact: { max: 5, seconds: HOUR, per: 'network', shared: true },
  invite: { max: 10, seconds: HOUR, per: 'company', shared: true },
  import: { max: 30, seconds: HOUR, per: 'company', shared: true },
  trialImport: { max: 6, seconds: HOUR, per: 'company', shared: true },
  // A month's files of several accounts, some of them read twice.
  upload: { max: 60, seconds: HOUR, per: 'company', shared: true },
  assistant: { max: 20, seconds: MINUTE, per: 'user' },
  export: { max: 10, seconds: HOUR, per: 'company', shared: true },
};

/** Who gets a letter that a stranger can bring about, whoever does. */
const recipients = {
  verification: { max: 5, seconds: DAY, per: 'recipient', shared: true },
  invitee: { max: 3, seconds: DAY, per: 'recipient', shared: true },
} satisfies Record<string, Budget>;

export type Recipient = keyof typeof recipients;
export type Arrival = keyof typeof arrivals;
export type BudgetName = Arrival | keyof typeof senders | keyof typeof classes | Recipient;

/** Every request budget of the server; `docs/operations.md` lists them too. */
export const budgets: Record<BudgetName, Budget> = {
  ...arrivals,
  ...senders,
  ...classes,
  ...recipients,
};
