// What the first visit of a page may cost, and whether it does.
/** @typedef {import('./visit.mjs').Cost} Cost */

/**
 * @type {Record<string, { key: keyof Cost; label: string; most: number }[]>}
 */
const aims = {
  landing: [
    { key: 'painted', label: 'kB until the largest paint', most: 80_000 },
    { key: 'paint', label: 'ms until the largest paint', most: 1200 },
    { key: 'shift', label: 'shift', most: 0.02 },
  ],
  'sign-in': [
    { key: 'bytes', label: 'kB', most: 190_000 },
    { key: 'painted', label: 'kB until the largest paint', most: 190_000 },
    { key: 'paint', label: 'ms until the largest paint', most: 2200 },
    { key: 'shift', label: 'shift', most: 0.02 },
  ],
  ledger: [
    { key: 'bytes', label: 'kB', most: 342_600 },
    { key: 'requests', label: 'requests', most: 24 },
  ],
};

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
