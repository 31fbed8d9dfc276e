import { type Currency, formatMoney } from '@vezne/contract';
import { formatAgainst, formatDays, useIsMobile } from '@vezne/ui';

type Days = { from: string; to: string };

/** What a change is against; a phone has room for the days alone. */
export function Against({ days }: { days: Days }) {
  return useIsMobile() ? formatDays(days, 'short') : formatAgainst(days);
}

type Props = { days: Days; before: number | null; currency: Currency };

/** What stands in place of a change where there was nothing to compare with; `before` is null where it is not told. */
export function Incomparable({ days, before, currency }: Props) {
  const text = formatDays(days, useIsMobile() ? 'short' : 'long');
  return before === null ? `${text} ile karşılaştırılamaz` : `${text}: ${formatMoney(before, currency)}`;
}
