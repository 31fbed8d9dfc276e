import { moneyText, type PaymentMethod, type PlanMeasure, paymentMethodNames } from '@vezne/contract';
import { type Day, dayOf, type Interval, monthEnd, monthOf, yearOf } from '../time/calendar';
import { monthNames } from '../words/phrases-time';

export type CurrencyCode = 'TRY' | 'USD' | 'EUR';

/** 1.234,56 ₺: exact, from the kuruş. */
export const sayMoney = (kurus: bigint, currency: CurrencyCode): string => moneyText(kurus, currency);

/** 1.000 kayıt. */
export const sayCount = (n: number): string => n.toLocaleString('tr-TR');

export const sayNumber = (n: number): string => n.toLocaleString('tr-TR').replace('-', '−');

/** %12,5 and −%12,5, as everywhere. */
export const sayPercent = (n: number): string => `${n < 0 ? '−' : ''}%${sayNumber(Math.abs(n))}`;

const month = (day: Day) => monthNames[monthOf(day) - 1];

export const sayDay = (day: Day): string => `${dayOf(day)} ${month(day)} ${yearOf(day)}`;

export const sayMonth = (yearMonth: string): string => `${month(`${yearMonth}-01`)} ${yearMonth.slice(0, 4)}`;

/** 1–31 Ekim 2026, 5 Mart – 12 Nisan 2026, 31 Aralık 2025 gününe kadar. */
export function sayInterval({ from, to }: Interval): string {
  if (from === null) return `${sayDay(to)} gününe kadar`;
  if (from === to) return sayDay(to);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)}–${sayDay(to)}`;
  if (yearOf(from) === yearOf(to)) return `${dayOf(from)} ${month(from)} – ${sayDay(to)}`;
  return `${sayDay(from)} – ${sayDay(to)}`;
}

/** "Ekim 2026" for a whole month, "2025 yılı" for a whole year, the days otherwise. */
export function sayPeriod(interval: Interval): string {
  if (interval.from?.endsWith('-01-01') && interval.to === `${yearOf(interval.from)}-12-31`)
    return `${yearOf(interval.from)} yılı`;
  const whole = interval.from?.endsWith('-01') && monthEnd(interval.from) === interval.to;
  return whole ? sayMonth(interval.to.slice(0, 7)) : sayInterval(interval);
}

export const measureName: Record<PlanMeasure, string> = {
  EXPENSE: 'Gider',
  INCOME: 'Gelir',
  NET: 'Net',
  VOLUME: 'Gelir ve gider',
};

// The cast is sound: a method that the contract does not know has no name and is shown as it is.
export const methodName = (method: string): string => paymentMethodNames[method as PaymentMethod] ?? method;

export const typeName = (type: string): string => (type === 'GIRIS' ? 'Giriş' : 'Çıkış');

/** At the beginning of a sentence or by itself. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1);
