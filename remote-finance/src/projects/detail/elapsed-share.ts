import type { Project } from '@vezne/contract';

/** How much of the planned time has passed, in percent. */
export function elapsedShare({ startDate, endDate, leftDays }: Project): number {
  const total = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  return total <= 0 ? 100 : Math.min(100, Math.max(0, (100 * (total - leftDays)) / total));
}
