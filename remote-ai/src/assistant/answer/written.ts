import { type AssistantRow, type Currency, formatMoney } from '@vezne/contract';
import { formatCount, formatPercent } from '@vezne/ui';

/** A figure or a row's value as it is written everywhere. */
export function written({ value, unit }: Pick<AssistantRow, 'value' | 'unit'>, currency: Currency): string {
  if (unit === 'COUNT') return formatCount(value);
  if (unit === 'DAYS') return `${formatCount(value)} gün`;
  if (unit === 'MONTHS') return `${formatCount(value)} ay`;
  return unit === 'PERCENT' ? formatPercent(value) : formatMoney(value, currency);
}

/** The answer's sentences without the list under them, which rows and figures show better. */
export const sentencesOf = (report: string): string =>
  report
    .split('\n')
    .filter((line) => !line.startsWith('•') && line !== '…')
    .map((line) =>
      line
        .replace(/(?:,? (?:dönemlere göre|dağılımı)|; normalden en uzak olanlar| Sıralama)?:$/, '.')
        .replace(/\.\.$/, '.'),
    )
    .join('\n');
