// How two ways compare that took turns: each pair had the machine at nearly the same moment, so that what else it did
// falls out of their ratio, which it does not out of two middles.

/**
 * The middle of the ratios of all pairs, and between which two of them the true one lies in at least nine of ten cases.
 *
 * @param {number[]} ones
 * @param {number[]} others in the same order
 */
export function pairedRatio(ones, others) {
  const ratios = ones
    .map((one, index) => one / (others[index] ?? Number.NaN))
    .sort((one, other) => one - other);
  const last = ratios.length - 1;
  const outside = leftOut(ratios.length);
  const at = (/** @type {number} */ index) => ratios[index] ?? Number.NaN;
  return { middle: at(Math.floor(last / 2)), low: at(outside), high: at(last - outside) };
}

/**
 * How many ratios may be left out at either end: each is as likely below the true one as above it, so that how many are
 * below is a matter of so many coins.
 *
 * @param {number} pairs
 */
function leftOut(pairs) {
  let [outside, ways, tail] = [0, 1, 1];
  for (;;) {
    ways = (ways * (pairs - outside)) / (outside + 1);
    if (2 * (tail + ways) > 0.1 * 2 ** pairs) return outside;
    outside++;
    tail += ways;
  }
}
