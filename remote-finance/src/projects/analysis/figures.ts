import { type Currency, formatMoney, type ProjectComparison } from '@vezne/contract';
import { formatMargin, MINUS } from '@vezne/ui';

export type Metric = ProjectComparison['metrics'][number];

/** A figure of the comparison in its unit; "-" when there is none. */
export function writeFigure(value: number | null, unit: Metric['unit'], currency: Currency): string {
  if (value === null) return '-';
  if (unit === 'MONEY') return formatMoney(value, currency);
  if (unit === 'PERCENT') return formatMargin(value);
  return `${value < 0 ? MINUS : ''}${Math.abs(value).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} gün`;
}

/** The same as a difference: what is more has a plus, and percentages are points apart. */
export function writeDifference(value: number | null, unit: Metric['unit'], currency: Currency): string {
  if (value !== null && unit === 'PERCENT') return writePoints(value);
  return `${value !== null && value > 0 ? '+' : ''}${writeFigure(value, unit, currency)}`;
}

/** The difference of two percentages: "+8,6 puan", ">999 puan". */
export function writePoints(value: number): string {
  const points = formatMargin(value).replace('%', '');
  return `${value > 0 && !points.startsWith('>') ? '+' : ''}${points} puan`;
}
