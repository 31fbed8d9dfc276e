import type { Currency } from './money';
import { kurusToText } from './money';

/** An amount: a number, or the decimal text of a total too large for one ("123456789012345678.90"). */
export type Amount = number | string;

const MINUS = '\u2212';
const NBSP = '\u00a0';
const symbols: Record<Currency, string> = { TRY: '₺', USD: '$', EUR: '€' };

const figures = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'never',
});
const compact = new Intl.NumberFormat('tr-TR', {
  notation: 'compact',
  maximumFractionDigits: 2,
  signDisplay: 'never',
});

/** The sign a currency is written with. */
export const currencySymbol = (currency: Currency = 'TRY') => symbols[currency];

/** The parts of a written amount: `lead` holds minus and a leading symbol, `tail` cents and a trailing one. */
export function moneyParts(amount: Amount, currency: Currency = 'TRY') {
  const text = figures.format(amount as Intl.StringNumericLiteral); // The text form is a decimal by contract.
  const [whole = '', cents = ''] = text.split(',');
  const isNegative = isBelowZero(amount) && /[1-9]/.test(text);
  const minus = isNegative ? MINUS : '';
  const symbol = symbols[currency];
  return currency === 'TRY'
    ? { isNegative, lead: minus, whole, tail: `,${cents}${NBSP}${symbol}` }
    : { isNegative, lead: `${minus}${symbol}`, whole, tail: `,${cents}` };
}

/** 1234567.89 -> "1.234.567,89 ₺", "$1.234.567,89", "€1.234.567,89"; the minus is U+2212. */
export function formatMoney(amount: Amount, currency: Currency = 'TRY'): string {
  const { lead, whole, tail } = moneyParts(amount, currency);
  return `${lead}${whole}${tail}`;
}

/** An amount in kuruş as a Turkish reader expects it: 1.234,50 ₺, $1.234,50, −€3,00. Exact for any size. */
export const moneyText = (kurus: bigint, currency: Currency): string =>
  formatMoney(kurusToText(kurus), currency);

/** Short figure for axes and chart centres: "1,08 Mn ₺", "500 bin"; without a symbol when no currency is given. */
export function formatCompact(amount: number, currency?: Currency): string {
  // The short form of thousand is read as billion by whoever types amounts: there 1b is a billion.
  const text = compact.format(amount).replace('B', 'bin').replace(/\s/g, NBSP);
  const minus = amount < 0 && /[1-9]/.test(text) ? MINUS : '';
  if (!currency) return `${minus}${text}`;
  const symbol = symbols[currency];
  return currency === 'TRY' ? `${minus}${text}${NBSP}${symbol}` : `${minus}${symbol}${text}`;
}

const isBelowZero = (amount: Amount) =>
  typeof amount === 'number' ? amount < 0 : amount.trimStart().startsWith('-');
