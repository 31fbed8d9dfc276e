export type Slice = { key: string; label: string; amount: number };
type SeriesNumber = 1 | 2 | 3 | 4 | 5 | 6;
export type DrawnSlice = Slice & { series: SeriesNumber; share: number };

const REST = 'Diğer';

/**
 * At most six slices, the largest first: what is beyond five is gathered in "Diğer", which stands last and
 * always has the sixth colour. Shares are percents of the total.
 */
export function drawnSlices(slices: readonly Slice[]): DrawnSlice[] {
  const named = slices.filter(({ label, amount }) => label !== REST && amount > 0);
  const rest = slices.filter(({ label, amount }) => label === REST && amount > 0);
  const ranked = named.toSorted((a, b) => b.amount - a.amount);
  const apart = ranked.length + Math.min(1, rest.length) > 6 ? 5 : 6;
  const gathered = [...ranked.slice(apart), ...rest];
  const amount = sum(gathered);
  const last = amount > 0 ? [{ key: 'rest', label: REST, amount }] : [];
  const shown = [...ranked.slice(0, apart), ...last];
  const total = sum(shown);
  return shown.map((slice, index) => ({
    ...slice,
    series: (slice.label === REST ? 6 : index + 1) as SeriesNumber, // Six at most, by the lines above.
    share: (100 * slice.amount) / total,
  }));
}

/** In kuruş, because sums of decimals drift. */
export const sum = (slices: readonly Slice[]): number =>
  slices.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
