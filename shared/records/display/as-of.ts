import { type Ahead, type Currency, dayInTurkey, formatMoney } from '@vezne/contract';
import { formatDate } from '@vezne/ui';

/** Until which day a balance is told: today, or the last day that something is written for, with what there is today. */
export function asOf(ahead: Ahead | undefined, currency: Currency): string {
  if (!ahead) return `${formatDate(dayInTurkey(new Date()))} itibarıyla`;
  return `${formatDate(ahead.until)} itibarıyla, bugün ${formatMoney(ahead.today, currency)}`;
}
