import { daysOverdue } from '@vezne/contract';

/** How overdue something open is on a day, in words; nothing when it is not. */
export function lateText(open: { dueDate: string | null }, day: string): string | null {
  const days = daysOverdue(open, day);
  return days > 0 ? `${days} gün gecikti` : null;
}
