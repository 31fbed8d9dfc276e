import { formatPercent } from '@vezne/ui';

// Below it a margin says nothing but that there was next to no income.
const SMALLEST = -999;

/** What is left of the income in percent, as it is written; `none` stands where nothing moved. */
export function marginText(margin: number | null, none = '–'): string {
  if (margin === null) return none;
  return margin < SMALLEST ? `<${formatPercent(SMALLEST, 0)}` : formatPercent(margin);
}
