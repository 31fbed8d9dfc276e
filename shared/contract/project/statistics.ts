import { z } from 'zod';
import { Id } from '../base/ids';
import { Instant } from '../values/date';
import { Currency, Money } from '../values/money/money';
import { ProjectStatus } from '../vocabulary';
import { Percent } from './project';

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
  averageProfitability: Percent.nullable(),
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

export const ProjectOverview = z.object({
  cards: z.object({
    active: z.int(),
    delayed: z.int(),
    endingIn7Days: z.int(),
    overBudget: z.int(),
    notAnalyzed: z.int(),
  }),
  overBudget: z.array(ProjectBrief.extend({ budgetUsedPct: Percent })),
  dueSoon: z.array(ProjectBrief.extend({ endDate: z.string(), leftDays: z.int() })),
  recent: z.array(ProjectBrief.extend({ updatedAt: Instant })),
});
export type ProjectOverview = z.infer<typeof ProjectOverview>;
