import { z } from 'zod';
import { Id } from '../base/ids';
import { Instant } from '../values/date';
import { Currency, Money } from '../values/money/money';
import { ProjectStatus } from '../vocabulary';
import { Percent } from './project';
import { type ProjectRow, projectRows } from './row';
import type { RowKind } from './row-kinds';

/**
 * Figures of all projects of the company: sums are without VAT, months YYYY-MM, `resetsOn` the day on which the month's
 * limit begins anew.
 */
export const ProjectStatistics = z.object({
  currency: Currency,
  totalProjects: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  delayedProjects: z.int(),
  analyzedProjects: z.int(),
  totalIncome: Money,
  totalExpense: Money,
  totalProfit: Money,
  /** Of the analyzed projects together, not rounded; null when they have no income. */
  averageProfitability: z.number().nullable(),
  byStatus: z.array(z.object({ status: ProjectStatus, count: z.int() })),
  byCategory: z.array(
    z.object({
      categoryId: Id.nullable(),
      categoryName: z.string(),
      count: z.int(),
      income: Money,
      expense: Money,
      profitability: Percent.nullable(),
    }),
  ),
  monthly: z.array(z.object({ month: z.string(), income: Money, expense: Money, profit: Money })),
  projectLimit: z.object({
    limit: z.int().nullable(),
    used: z.int(),
    remaining: z.int().nullable(),
    resetsOn: z.string(),
  }),
});
export type ProjectStatistics = z.infer<typeof ProjectStatistics>;

const ProjectBrief = z.object({ id: Id, name: z.string() });

/** A row that waits and is overdue or due within a week, with the name of its project. */
const dueRow = <Kind extends RowKind>(kind: Kind) =>
  projectRows[kind].Row.extend({ projectName: z.string() });
export type DueRow<Kind extends RowKind = RowKind> = ProjectRow<Kind> & { projectName: string };

/** What needs a look: at most five of each sort, the most pressing first. */
export const ProjectOverview = z.object({
  cards: z.object({
    active: z.int(),
    delayed: z.int(),
    endingIn7Days: z.int(),
    overBudget: z.int(),
    notAnalyzed: z.int(),
  }),
  late: z.array(ProjectBrief.extend({ endDate: z.string(), leftDays: z.int() })),
  overBudget: z.array(ProjectBrief.extend({ budgetUsedPct: Percent })),
  dueSoon: z.array(ProjectBrief.extend({ endDate: z.string(), leftDays: z.int() })),
  dueIncomes: z.array(dueRow('income')),
  dueExpenses: z.array(dueRow('expense')),
  recent: z.array(ProjectBrief.extend({ updatedAt: Instant })),
});
export type ProjectOverview = z.infer<typeof ProjectOverview>;
