/** ISO codes of the currencies a company may choose. */
export type CurrencyCode = 'TRY' | 'USD' | 'EUR';

/** An amount: a number, or the decimal text of a total too large for one ("123456789012345678.90"). */
export type Amount = number | string;

export const MINUS = '\u2212';
const NBSP = '\u00a0';
const symbols: Record<CurrencyCode, string> = { TRY: '₺', USD: '$', EUR: '€' };

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
export const currencySymbol = (currency: CurrencyCode = 'TRY') => symbols[currency];

/** The parts of a written amount: `lead` holds minus and a leading symbol, `tail` cents and a trailing one. */
export function moneyParts(amount: Amount, currency: CurrencyCode = 'TRY') {
  const text = figures.format(amount as Intl.StringNumericLiteral); // The text form is a decimal by contract.
  const [whole = '', cents = ''] = text.split(',');
  const minus = isNegative(amount) && /[1-9]/.test(text) ? MINUS : '';
  const symbol = symbols[currency];
  return currency === 'TRY'
    ? { lead: minus, whole, tail: `,${cents}${NBSP}${symbol}` }
    : { lead: `${minus}${symbol}`, whole, tail: `,${cents}` };
}

/** 1234567.89 -> "1.234.567,89 ₺", "$1.234.567,89", "€1.234.567,89"; the minus is U+2212. */
export function formatMoney(amount: Amount, currency: CurrencyCode = 'TRY'): string {
  const { lead, whole, tail } = moneyParts(amount, currency);
  return `${lead}${whole}${tail}`;
}

/** A ledger amount, which is stored without a sign: "+485.000,00 ₺" coming in, "−147.840,00 ₺" going out. */
export function formatLedgerAmount(
  amount: Amount,
  type: 'GIRIS' | 'CIKIS',
  currency: CurrencyCode = 'TRY',
): string {
  return `${type === 'GIRIS' ? '+' : MINUS}${formatMoney(amount, currency)}`;
}

/** Short figure for axes and chart centres: "1,08 Mn ₺", "500 B"; without a symbol when no currency is given. */
export function formatCompact(amount: number, currency?: CurrencyCode): string {
  const text = compact.format(amount).replace(/\s/g, NBSP);
  const minus = amount < 0 && /[1-9]/.test(text) ? MINUS : '';
  if (!currency) return `${minus}${text}`;
  const symbol = symbols[currency];
  return currency === 'TRY' ? `${minus}${text}${NBSP}${symbol}` : `${minus}${symbol}${text}`;
}

/** 27 -> "%27,0", -4.1 -> "−%4,1". */
export function formatPercent(value: number, decimals = 1): string {
  const text = Math.abs(value).toLocaleString('tr-TR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${value < 0 && /[1-9]/.test(text) ? MINUS : ''}%${text}`;
}

/** A count with thousands dots: 1248 -> "1.248". */
export const formatCount = (value: number): string => value.toLocaleString('tr-TR').replace('-', MINUS);

const isNegative = (amount: Amount) =>
  typeof amount === 'number' ? amount < 0 : amount.trimStart().startsWith('-');
