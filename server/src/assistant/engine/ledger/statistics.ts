/** Exact arithmetic on kuruş; every result is rounded once, half away from zero. */
const abs = (n: bigint) => (n < 0n ? -n : n);

export function divideRounded(a: bigint, b: bigint): bigint {
  const negative = a < 0n !== b < 0n;
  const [n, d] = [abs(a), abs(b)];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/** 100 · part / whole with one decimal; undefined when there is nothing to divide by. */
export function percentOf(part: bigint, whole: bigint): number | undefined {
  return whole === 0n ? undefined : Number(divideRounded(1000n * part, whole)) / 10;
}

const ascending = (a: bigint, b: bigint) => (a === b ? 0 : a < b ? -1 : 1);

/** Twice the median, so that the mean of two middle values stays whole. */
export function doubledMedian(values: readonly bigint[]): bigint {
  const sorted = values.toSorted(ascending);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0n;
  return sorted.length % 2 ? 2n * upper : upper + (sorted[middle - 1] ?? 0n);
}

export const median = (values: readonly bigint[]): bigint => divideRounded(doubledMedian(values), 2n);

export const mean = (values: readonly bigint[]): bigint =>
  divideRounded(total(values), BigInt(values.length));

const total = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

type Ratio = { n: bigint; d: bigint };
const compareRatio = (a: Ratio, b: Ratio) => ascending(a.n * b.d, b.n * a.d);

export type Slope = { perMonth: bigint; direction: 'UP' | 'DOWN' | 'FLAT' };

/** Theil-Sen: the median of the slopes between all pairs of months; flat within 3 % of the mean. */
export function theilSen(values: readonly bigint[]): Slope {
  const slopes = values.flatMap((low, i) =>
    values.slice(i + 1).map((high, gap): Ratio => ({ n: high - low, d: BigInt(gap + 1) })),
  );
  slopes.sort(compareRatio);
  const middle = Math.floor(slopes.length / 2);
  const upper = slopes[middle] ?? { n: 0n, d: 1n };
  const lower = slopes.length % 2 ? upper : (slopes[middle - 1] ?? upper);
  const n = upper.n * lower.d + lower.n * upper.d;
  const d = 2n * upper.d * lower.d;
  const flat = abs(n) * 100n * BigInt(values.length) <= 3n * abs(total(values)) * d;
  return { perMonth: divideRounded(n, d), direction: flat ? 'FLAT' : n > 0n ? 'UP' : 'DOWN' };
}

/** Is x further than 3.5 median absolute deviations from the median? Undefined when all are alike. */
export function outliers(values: readonly bigint[]): ((x: bigint) => 'HIGH' | 'LOW' | undefined) | undefined {
  const twice = doubledMedian(values);
  const deviations = values.map((value) => abs(2n * value - twice));
  const spread = doubledMedian(deviations);
  if (spread === 0n) return undefined;
  // distance is 2·|x - m| and spread 4·MAD, so |x - m| > 3.5·MAD is 4·distance > 7·spread.
  return (x) => {
    const distance = abs(2n * x - twice);
    if (4n * distance <= 7n * spread) return undefined;
    return 2n * x > twice ? 'HIGH' : 'LOW';
  };
}
