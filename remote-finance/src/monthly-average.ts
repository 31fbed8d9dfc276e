/** Those of `months` (oldest first) that lie in the time since the first entry; none in an empty ledger. */
export const monthsSince = <Line extends { month: string }>(
  first: string | null,
  months: readonly Line[],
): Line[] => (first === null ? [] : months.filter(({ month }) => month >= first));

/** How many calendar months there are from one to another, both counted. */
export function countMonths(from: string, to: string): number {
  const [number = 0, last = 0] = [from, to].map((month) => {
    const [year = 0, index = 1] = month.split('-').map(Number);
    return 12 * year + index;
  });
  return last - number + 1;
}

/**
 * What sums of months in kuruş come to on average of a month from `first` to the running one `now`, as an amount: a
 * month without entries counts, one to come neither counts nor adds. Null when none has begun.
 */
export function monthlyAverage(
  sums: readonly { month: string; kurus: number }[],
  first: string,
  now: string,
): number | null {
  if (first > now) return null;
  const begun = sums.filter(({ month }) => month >= first && month <= now);
  return Math.round(begun.reduce((total, { kurus }) => total + kurus, 0) / countMonths(first, now)) / 100;
}
