import { percent } from '../../percent';

/** The formulas of project finance. Amounts are bigint kuruş; percentages are numbers with two decimals. */

/**
 * Margin of income over cost: without income but with cost it is -100, with neither 0. It ends where a column of the
 * database does; screens say no more than "<−%999" long before.
 */
export function margin(income: bigint, expense: bigint): number {
  if (income === 0n) return expense > 0n ? -100 : 0;
  return Math.max(percent(income - expense, income) ?? 0, -FARTHEST);
}
const FARTHEST = 1e12;

/** The progress in percent from which on the cost so far is drawn on to the end. */
export const DRAWN_ON_FROM = 10;

/**
 * Estimate at completion: the largest of the estimated cost, the cost so far, and the cost so far
 * extrapolated by progress once that is at least `DRAWN_ON_FROM`.
 */
export function estimateAtCompletion(
  expense: bigint,
  estimatedCost: bigint | null,
  progressPercent: number,
): bigint {
  const hundredths = BigInt(Math.round(progressPercent * 100));
  const extrapolated =
    progressPercent >= DRAWN_ON_FROM ? (expense * 20_000n + hundredths) / (hundredths * 2n) : 0n;
  return [estimatedCost ?? 0n, expense, extrapolated].reduce((largest, value) =>
    value > largest ? value : largest,
  );
}

/** Share of the estimated cost that is spent; null without an estimate. */
export function budgetUsed(expense: bigint, estimatedCost: bigint | null): number | null {
  return estimatedCost === null ? null : (percent(expense, estimatedCost) ?? null);
}

/** Mean of percentages, rounded half away from zero to two decimals; null for none. */
export function meanPercent(values: number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + BigInt(Math.round(value * 100)), 0n);
  return percent(sum, BigInt(values.length) * 10_000n) ?? null;
}

/** Median of numbers with two decimals; the mean of the two middle ones for an even count; null for none. */
export function medianOf(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (meanPercent([lower, upper]) ?? null);
}
