// What a visit of a page may cost, by itself and beside the plain bundle, and whether it does.
/** @typedef {import('./visit.mjs').Cost} Cost */

/**
 * @type {Record<string, { key: keyof Cost; label: string; most: number }[]>}
 */
const aims = {
  landing: [
    { key: 'painted', label: 'kB until the largest paint', most: 80_000 },
    { key: 'paint', label: 'ms until the largest paint', most: 1200 },
    { key: 'shift', label: 'shift', most: 0.02 },
    { key: 'task', label: 'ms for the longest task after it', most: 100 },
  ],
  'sign-in': [
    { key: 'painted', label: 'kB until the largest paint', most: 190_000 },
    { key: 'paint', label: 'ms until the largest paint', most: 2200 },
    { key: 'shift', label: 'shift', most: 0.02 },
  ],
};

// Public pages are prerendered, which the plain bundle is not: beside it only the ledger tells what federation costs.
/** @type {Record<string, Record<'first' | 'repeat', number>>} */
const beside = { ledger: { first: 1.12, repeat: 1.1 } };

/** @param {number} bytes */
export const kB = (bytes) => (bytes / 1000).toFixed(1);

/**
 * @param {string} page
 * @param {Cost} first visit
 */
export function judge(page, first) {
  const judged = (aims[page] ?? []).map(({ key, label, most }) => {
    /** @param {number} value */
    const shown = (value) =>
      label.startsWith('kB') ? kB(value) : key === 'shift' ? value.toFixed(3) : value.toFixed(0);
    return `${shown(first[key])} of ${shown(most)} ${label} ${first[key] <= most ? 'met' : 'not met'}`;
  });
  return judged.length > 0 ? [`${page}, first visit: ${judged.join('; ')}.`] : [];
}

/**
 * @param {string} page
 * @param {Record<'first' | 'repeat', Cost>} federated
 * @param {Record<'first' | 'repeat', Cost>} plain
 */
export function judgeBeside(page, federated, plain) {
  const most = beside[page];
  if (!most) return [];
  return /** @type {const} */ (['first', 'repeat']).map((which) => {
    /** @param {'bytes' | 'paint'} key */
    const ratio = (key) => federated[which][key] / plain[which][key];
    const worst = Math.max(ratio('bytes'), ratio('paint'));
    const verdict = worst <= most[which] ? 'met' : 'not met';
    return `${page}, ${which} visit beside one bundle: bytes ${ratio('bytes').toFixed(3)}×, paint ${ratio('paint').toFixed(3)}×, of ${most[which]}× ${verdict}.`;
  });
}
