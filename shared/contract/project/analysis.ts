import { z } from 'zod';
import { Id } from '../base/ids';
import { Instant } from '../values/date';
import { Money } from '../values/money/money';
import { Percent } from './project';

/** A record that a figure or a finding rests on. */
export const SourceRef = z.object({
  type: z.enum(['CASH_FLOW', 'PROJECT_INCOME', 'PROJECT_EXPENSE']),
  id: Id,
  label: z.string(),
  date: z.string(),
  amount: Money,
});
export type SourceRef = z.infer<typeof SourceRef>;

/**
 * What was found out about a project at `analyzedAt`; `stale`: its rows have changed since. Money is without VAT unless
 * `vatIncluded`; `eac` is what it will have cost in the end, `forecastProfit` what of the contract amount that leaves,
 * null without one.
 */
export const ProjectAnalysis = z.object({
  projectId: Id,
  profitability: Percent,
  analyzedAt: Instant,
  stale: z.boolean(),
  riskLevel: z.enum(['DUSUK', 'ORTA', 'YUKSEK']),
  engine: z.enum(['RULES', 'LLM']),
  figures: z.object({
    income: Money,
    expense: Money,
    profit: Money,
    receivable: Money,
    payable: Money,
    /** Do the two before hold VAT? Analyses of before this was kept do not. */
    vatIncluded: z.boolean().optional(),
    budgetUsedPct: Percent.nullable(),
    progressPct: Percent,
    eac: Money,
    forecastProfit: Money.nullable(),
    leftDays: z.int(),
  }),
  summary: z.string(),
  findings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['BILGI', 'UYARI', 'KRITIK']),
      title: z.string(),
      text: z.string(),
      sources: z.array(SourceRef),
    }),
  ),
  recommendations: z.array(z.object({ title: z.string(), text: z.string() })),
  missingData: z.array(z.string()),
});
export type ProjectAnalysis = z.infer<typeof ProjectAnalysis>;

/** `rank` counts from 1 = best among the project and its peers; null when a value is missing. */
export const ProjectComparison = z.object({
  projectId: Id,
  projectName: z.string(),
  scope: z.enum(['CATEGORY', 'COMPANY']),
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  sampleSize: z.int(),
  enoughData: z.boolean(),
  metrics: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(['PERCENT', 'MONEY', 'DAYS']),
      project: z.number().nullable(),
      average: z.number().nullable(),
      median: z.number().nullable(),
      best: z.number().nullable(),
      worst: z.number().nullable(),
      difference: z.number().nullable(),
      rank: z.int().nullable(),
      higherIsBetter: z.boolean(),
    }),
  ),
  expenseMix: z.array(
    z.object({
      categoryId: Id,
      categoryName: z.string(),
      projectShare: Percent,
      categoryShare: Percent,
      difference: Percent,
    }),
  ),
  peers: z.array(
    z.object({
      projectId: Id,
      name: z.string(),
      profitability: Percent.nullable(),
      income: Money,
      expense: Money,
    }),
  ),
  comment: z.string(),
});
export type ProjectComparison = z.infer<typeof ProjectComparison>;
