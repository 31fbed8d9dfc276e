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

/** The monthly average of a sum in kuruş over `months` months, as an amount. */
export const monthlyAverage = (kurus: number, months: number): number =>
  Math.round(kurus / Math.max(1, months)) / 100;
