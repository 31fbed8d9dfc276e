/** The formulas of project finance. Amounts are bigint kuruş; percentages are numbers with two decimals. */

/** `100 · part / whole` rounded half away from zero to two decimals; undefined when whole is 0. */
export function percent(part: bigint, whole: bigint): number | undefined {
  if (whole === 0n) return undefined;
  const negative = part < 0n !== whole < 0n;
  const numerator = (part < 0n ? -part : part) * 10_000n;
  const denominator = whole < 0n ? -whole : whole;
  const hundredths = (numerator * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -hundredths : hundredths) / 100 || 0;
}

/** Margin of income over cost: without income but with cost it is -100, with neither 0. */
export function margin(income: bigint, expense: bigint): number {
  if (income === 0n) return expense > 0n ? -100 : 0;
  return percent(income - expense, income) ?? 0;
}

/**
 * Estimate at completion: the largest of the estimated cost, the cost so far, and the cost so far
 * extrapolated by progress once that is at least 10 %.
 */
export function estimateAtCompletion(
  expense: bigint,
  estimatedCost: bigint | null,
  progressPercent: number,
): bigint {
  const hundredths = BigInt(Math.round(progressPercent * 100));
  const extrapolated = progressPercent >= 10 ? (expense * 20_000n + hundredths) / (hundredths * 2n) : 0n;
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

const DAY = 86_400_000;

/** Whole days from `today` to `endDate`, both YYYY-MM-DD; negative when the end has passed. */
export function daysLeft(endDate: string, today: string): number {
  return Math.round((Date.parse(`${endDate}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY);
}
