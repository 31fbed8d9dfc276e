/** The sign of a negative number (U+2212), as wide as a plus; a hyphen is neither. */
export const MINUS = '\u2212';

/** 27 -> "%27,0", -4.1 -> "−%4,1". */
export function formatPercent(value: number, decimals = 1): string {
  const text = Math.abs(value).toLocaleString('tr-TR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${value < 0 && /[1-9]/.test(text) ? MINUS : ''}%${text}`;
}

// Beyond it a percentage says nothing but that there was next to nothing to divide by.
const LARGEST = 999;

/** A percentage that knows no bounds, such as a margin: "%27,0"; a larger one is ">%999", a smaller one "<−%999". */
export function formatMargin(value: number): string {
  if (Math.abs(value) <= LARGEST) return formatPercent(value);
  return value > 0 ? `>${formatPercent(LARGEST, 0)}` : `<${formatPercent(-LARGEST, 0)}`;
}

/** A count with thousands dots: 1248 -> "1.248". */
export const formatCount = (value: number): string => value.toLocaleString('tr-TR').replace('-', MINUS);
