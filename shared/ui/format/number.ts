export const MINUS = '\u2212';

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
