// What every drill under load looks at.

import { fact } from './report.mjs';
import { longestPause } from './writers.mjs';

/**
 * @typedef {ReturnType<typeof import('./writers.mjs').startWriters>} Load
 * @typedef {Awaited<ReturnType<typeof import('./writers.mjs').compare>>} Found
 */

const allowed = new Set([200, 409, 503]);
/** @param {number} value */
const round = (value) => value.toFixed(1);

/**
 * Nothing confirmed is lost or doubled, and the sums agree.
 *
 * @param {Pick<Load, 'total' | 'ledger' | 'wrong'>} load
 * @param {Found} found
 */
export function ledgerFacts({ total, ledger, wrong }, found) {
  const { missing, doubled, surplus, changed, sums } = found;
  const confirmed = total.create + total.update + total.delete;
  return [
    fact(
      'confirmed writes',
      `${confirmed} (${total.create} new, ${total.update} changed, ${total.delete} deleted)`,
    ),
    fact('entries stored / confirmed', `${found.stored} / ${ledger.size}`, found.stored === ledger.size),
    fact(
      'lost / made twice / unknown entries; changes lost or made twice; sums that differ',
      `${missing} / ${doubled} / ${surplus}; ${changed}; ${sums}`,
      missing + doubled + surplus + changed + sums === 0,
    ),
    fact(
      'writes with a wrong end',
      wrong.length === 0 ? 0 : `${wrong.length}: ${ends(wrong)}`,
      wrong.length === 0,
    ),
  ];
}

/** @param {Load['wrong']} wrong */
const ends = (wrong) => [...new Set(wrong.map(({ kind, status }) => `${kind} ${status}`))].join(', ');

/**
 * What the clients saw on the way.
 *
 * @param {Pick<Load, 'counts' | 'total' | 'moments'>} load
 * @param {number} since in milliseconds of the clock
 * @param {number} until
 */
export function clientFacts({ counts, total, moments }, since, until) {
  const { statuses, repeats, replayed, foreign, times } = counts;
  const seen = [...statuses].sort(([a], [b]) => a - b);
  const sorted = [...times].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return [
    fact(
      'answers by status (0: none arrived)',
      seen.map(([status, n]) => `${status}: ${n}`).join(', '),
      seen.every(([status]) => allowed.has(status)),
    ),
    fact('answers that were not the API’s JSON', foreign, foreign === 0),
    fact('repeated by the client; of them answered from the key', `${repeats}; ${replayed}`),
    fact('four tries not enough, pressed again', total.pressedAgain),
    fact(
      'writes a second; answer times p50 / p99 / slowest',
      `${round((moments.length * 1000) / (until - since))}; ${at(0.5)} / ${at(0.99)} / ${at(1)} ms`,
    ),
    fact('longest time without a confirmed write', `${round(longestPause(moments, since, until))} s`),
  ];
}
