import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { Id } from './base/ids';
import { Days } from './values/date';
import { Ahead } from './values/money/ahead';
import { Currency, Money } from './values/money/money';
import { ProjectStatus } from './vocabulary';

const Flow = z.object({ income: Money, expense: Money, balance: Money });

/** Change in percent, not rounded; null when there is nothing to divide by, or the figure changed its sign. */
const Change = z.number().nullable();

/**
 * Ledger figures. `income`, `expense` and `balance` (their difference) belong to `period`, the current calendar
 * month; `previous` to as many days of the month before it, `comparedWith`; `changePct` compares the two. `ledger` holds
 * the sums over the whole ledger, `cashBalance` what is in hand; its change is that of today's balance against the end
 * of `comparedWith`. Receivable and payable are project rows that wait, VAT included; `…Net` without it.
 */
export const DashboardData = z.object({
  currency: Currency,
  period: Days,
  comparedWith: Days,
  income: Money,
  expense: Money,
  balance: Money,
  /** Of `period` until today, which is what `changePct` compares; only where later days of it have entries. */
  soFar: Flow.optional(),
  previous: Flow,
  ledger: Flow,
  cashBalance: Money,
  /** Of `cashBalance`. */
  ahead: Ahead.optional(),
  /**
   * Where the cash is: in tills, in banks, and what is owed on cards. Null while it all lies in one account; an older
   * server does not tell.
   */
  accounts: z.object({ cash: Money, bank: Money, cardDebt: Money }).nullish(),
  changePct: z.object({ income: Change, expense: Change, balance: Change, cashBalance: Change }),
  projectCount: z.int(),
  activeProjectCount: z.int(),
  /** Percent of the analyzed projects' income that is left to them, not rounded; null when they have none. */
  averageProfitability: z.number().nullable(),
  /** What waits of project rows, VAT included, and what is left of openings; `…Net` the rows alone and without VAT. */
  receivable: Money,
  payable: Money,
  /** What of both is left of openings; an older server leaves them out. */
  openingReceivable: Money.optional(),
  openingPayable: Money.optional(),
  receivableNet: Money,
  payableNet: Money,
  overdueReceivable: Money,
  overduePayable: Money,
  /** What of both is left of openings; an older server leaves them out. */
  overdueOpenings: z.object({ receivable: Money, payable: Money }).optional(),
  /** From how many customers and to how many suppliers something is overdue; an older server does not tell. */
  overdueContacts: z.object({ receivable: z.int(), payable: z.int() }).optional(),
  /** Days of repeating entries that have come and wait for a yes; an older server does not tell. */
  waitingRecurring: z.int().optional(),
  /** The month of the oldest ledger entry, YYYY-MM; null in an empty ledger. */
  firstMonth: z.string().nullable(),
  monthly: z.array(z.object({ month: z.string(), income: Money, expense: Money })),
  /** The months of `monthly` a year earlier, oldest first; empty when none of them has an entry. */
  yearBefore: z.array(z.object({ month: z.string(), income: Money, expense: Money })),
  /** What of the months in `monthly` only moved between own tills (VIRMAN); months without are left out. */
  transfers: z.array(z.object({ month: z.string(), income: Money, expense: Money })),
});
export type DashboardData = z.infer<typeof DashboardData>;

/** What went out under one category within the month, and in how many entries. */
export const CategoryExpense = z.object({
  categoryId: Id,
  categoryName: z.string(),
  color: z.string().nullable(),
  amount: Money,
  /** Percent of all expenses, not rounded. */
  share: z.number(),
  count: z.int(),
});
export type CategoryExpense = z.infer<typeof CategoryExpense>;

/** An open project; `leftDays` is negative when it is late. */
export const ProjectLeftDays = z.object({
  id: Id,
  name: z.string(),
  endDate: z.string(),
  leftDays: z.int(),
  status: ProjectStatus,
  progressPercent: z.number(),
});
export type ProjectLeftDays = z.infer<typeof ProjectLeftDays>;

/**
 * An analyzed project; `profitability` is the percentage of its last analysis, the sums are those of now, without VAT.
 */
export const RankedProject = z.object({
  id: Id,
  name: z.string(),
  profitability: z.number(),
  income: Money,
  expense: Money,
  profit: Money,
});
export type RankedProject = z.infer<typeof RankedProject>;

const read = { method: 'GET', roles: signedIn, client: 'general', writes: false } as const;

/** Figures of the first page after signing in: nothing in them is stored, every entry changes them. */
export const dashboardEndpoints = {
  data: endpoint({
    ...read,
    id: 'dashboard.data',
    path: '/dashboard/get-dashboard-data',
    summary: 'Headline figures and twelve months of income and expense',
    output: DashboardData,
  }),
  categoryExpenses: endpoint({
    ...read,
    id: 'dashboard.categoryExpenses',
    path: '/dashboard/get-category-expenses',
    summary: 'Expenses of the current month by category, largest first, transfers apart',
    output: z.object({
      expenses: z.array(CategoryExpense),
      /** What went from one own till to another (VIRMAN) and is in no category here. */
      transfers: Money,
      period: Days,
    }),
  }),
  projectsLeftDays: endpoint({
    ...read,
    id: 'dashboard.projectsLeftDays',
    path: '/dashboard/get-projects-left-days',
    summary: 'Open projects, soonest end first',
    output: z.object({ projects: z.array(ProjectLeftDays) }),
  }),
  topAndBottomProjects: endpoint({
    ...read,
    id: 'dashboard.topAndBottomProjects',
    path: '/dashboard/get-top-and-bottom-3-projects-by-profitability',
    summary: 'The three most and the three least profitable analyzed projects',
    output: z.object({ topProjects: z.array(RankedProject), bottomProjects: z.array(RankedProject) }),
  }),
};
