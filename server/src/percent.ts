/** `100 · part / whole` rounded half away from zero to two decimals; undefined when whole is 0. */
export function percent(part: bigint, whole: bigint): number | undefined {
  if (whole === 0n) return undefined;
  const negative = part < 0n !== whole < 0n;
  const numerator = (part < 0n ? -part : part) * 10_000n;
  const denominator = whole < 0n ? -whole : whole;
  const hundredths = (numerator * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -hundredths : hundredths) / 100 || 0;
}

/** `100 · part / whole` as it is, rounded once, where it is shown; null when whole is 0. */
export const share = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : Number(part * 100n) / Number(whole) || 0;

/** Percent of an income that is left after the expense, both in kuruş; null without income. */
export const profitabilityOf = ({ income, expense }: { income: bigint; expense: bigint }): number | null =>
  share(income - expense, income);

/** Change in percent against an earlier figure; null when that is 0 or on the other side of it: no share says how far. */
export const percentChange = (now: bigint, before: bigint): number | null =>
  (before < 0n && now > 0n) || (before > 0n && now < 0n)
    ? null
    : share(now - before, before < 0n ? -before : before);

/** Beyond it a percentage says nothing but that there was next to nothing to divide by. */
export const LARGEST_SAID = 999;

/** Without its sign, as every screen writes percents and points: "27,0". */
export const oneDecimal = (value: number): string =>
  Math.abs(value).toLocaleString('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** As every screen writes percents: "%27,0"; beyond bounds ">%999" or "<−%999". */
export function percentText(value: number): string {
  if (value > LARGEST_SAID) return `>%${LARGEST_SAID}`;
  if (value < -LARGEST_SAID) return `<−%${LARGEST_SAID}`;
  const text = oneDecimal(value);
  return `${value < 0 && text !== '0,0' ? '−' : ''}%${text}`;
}
