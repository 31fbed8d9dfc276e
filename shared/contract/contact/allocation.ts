/**
 * How much of an amount each of several open sums gets, the first one first, as far as it goes; all in kuruş. Forms propose
 * by it, collections and payments without lines go by it, and openings are covered by it.
 */
export function partsInOrder(kurus: bigint, open: readonly bigint[]): bigint[] {
  let left = kurus;
  return open.map((sum) => {
    const isWhole = sum <= left;
    const part = isWhole ? sum : left;
    left -= part;
    return part;
  });
}
