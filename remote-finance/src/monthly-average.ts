/** Those of `months` (oldest first) that lie in the time since the first entry; none in an empty ledger. */
export const monthsSince = <Line extends { month: string }>(
  first: string | null,
  months: readonly Line[],
): Line[] => (first === null ? [] : months.filter(({ month }) => month >= first));

/** The monthly average of a sum in kuruş over `months` months, as an amount. */
export const monthlyAverage = (kurus: number, months: number): number =>
  Math.round(kurus / Math.max(1, months)) / 100;
