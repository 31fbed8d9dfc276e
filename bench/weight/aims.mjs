// What a visit of a page may cost, by itself and beside the plain bundle, and whether it does.
import { pairedRatio } from './ratio.mjs';

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
 * By the middle of all turns; in brackets how far chance reaches.
 *
 * @param {string} page
 * @param {import('./runs.mjs').Runs} runs
 */
export function judgeBeside(page, runs) {
  const most = beside[page];
  if (!most) return [];
  return /** @type {const} */ (['first', 'repeat']).map((which) => {
    /** @param {'bytes' | 'paint'} key */
    const ratio = (key) =>
      pairedRatio(
        runs.federated.map((visits) => visits[which][key]),
        runs.plain.map((visits) => visits[which][key]),
      );
    const [bytes, paint] = [ratio('bytes'), ratio('paint')];
    const verdict = Math.max(bytes.middle, paint.middle) <= most[which] ? 'met' : 'not met';
    const chance = `${paint.low.toFixed(3)} to ${paint.high.toFixed(3)}`;
    return `${page}, ${which} visit beside one bundle: bytes ${bytes.middle.toFixed(3)}×, paint ${paint.middle.toFixed(3)}× (${chance}), of ${most[which]}× ${verdict}.`;
  });
}
