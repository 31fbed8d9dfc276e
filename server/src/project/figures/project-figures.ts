import { isOpenStatus } from '@vezne/contract';
import { daysBetween } from '../../calendar';
import { budgetUsed, DRAWN_ON_FROM, estimateAtCompletion, margin } from './figures';

/** What figures are worked out from: stored sums in kuruş and plan data of one project. */
export type ProjectBasis = {
  status: string;
  endDate: string;
  progressPercent: number;
  contractAmount: bigint | null;
  estimatedCost: bigint | null;
  income: bigint;
  expense: bigint;
  receivable: bigint;
  payable: bigint;
  overdueReceivable: bigint;
  overduePayable: bigint;
};

/** Figures of one project on one day. Amounts in kuruş, percentages with two decimals. */
export type ProjectFigures = {
  income: bigint;
  expense: bigint;
  profit: bigint;
  profitability: number;
  receivable: bigint;
  payable: bigint;
  overdueReceivable: bigint;
  overduePayable: bigint;
  /** Does what waits hold VAT? Income, expense and plan never do. */
  vatIncluded: boolean;
  budgetUsedPct: number | null;
  progressPct: number;
  eac: bigint;
  forecastProfit: bigint | null;
  leftDays: number;
  isOpen: boolean;
};

/** Works out every figure of a project as of `today` (YYYY-MM-DD). */
export function figuresOf(basis: ProjectBasis, today: string): ProjectFigures {
  const { income, expense, estimatedCost, contractAmount, progressPercent } = basis;
  const eac = estimateAtCompletion(expense, estimatedCost, progressPercent);
  return {
    income,
    expense,
    profit: income - expense,
    profitability: margin(income, expense),
    receivable: basis.receivable,
    payable: basis.payable,
    overdueReceivable: basis.overdueReceivable,
    overduePayable: basis.overduePayable,
    vatIncluded: true,
    budgetUsedPct: budgetUsed(expense, estimatedCost),
    progressPct: progressPercent,
    eac,
    forecastProfit: contractAmount === null ? null : contractAmount - eac,
    ...timeOf(basis, today),
  };
}

/** How many days are left as of `today`, less than none when late, and whether they still count. */
export const timeOf = ({ status, endDate }: Pick<ProjectBasis, 'status' | 'endDate'>, today: string) => ({
  leftDays: daysBetween(today, endDate),
  isOpen: isOpenStatus(status),
});

/** Has so much been done that what it took tells what the rest will take? */
export const tellsTheRest = ({ progressPct }: ProjectFigures) => progressPct >= DRAWN_ON_FROM;
