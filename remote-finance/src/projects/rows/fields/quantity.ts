const ONE = 1000n;

/**
 * A quantity as it is written, in thousandths: "1.250,5" is 1250500n, "2.5" is 2500n. Undefined for what is no number
 * above zero, or has more than nine digits or three decimals. No thousands begin with 0: "0.125" is an eighth.
 */
export function readQuantity(text: string): bigint | undefined {
  const written = text.trim();
  const plain = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(written) ? written.replaceAll('.', '') : written;
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{0,3}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const quantity = BigInt(whole) * ONE + BigInt(decimals.padEnd(3, '0'));
  return quantity > 0n ? quantity : undefined;
}

/** Is it a quantity but for its size, with more than nine digits before the comma? */
export const isTooLarge = (text: string): boolean =>
  /^[1-9](\d{9,}|\d{0,2}(\.\d{3}){3,})(,\d*)?$/.test(text.trim());

/** 1250500n -> "1.250,5" */
export const quantityText = (quantity: bigint): string =>
  (Number(quantity) / Number(ONE)).toLocaleString('tr-TR', { maximumFractionDigits: 3 });

/** What a quantity costs in kuruş, half a kuruş rounded up. */
export const costOf = (quantity: bigint, kurus: bigint): bigint => (quantity * kurus + ONE / 2n) / ONE;
