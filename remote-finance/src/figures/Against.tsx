import { formatAgainst, formatDays, useIsMobile } from '@vezne/ui';

/** What a change is against; a phone has room for the days alone. */
export function Against({ days }: { days: { from: string; to: string } }) {
  return useIsMobile() ? formatDays(days, 'short') : formatAgainst(days);
}
