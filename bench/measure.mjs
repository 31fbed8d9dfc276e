import autocannon from 'autocannon';
import { replay } from './statements.mjs';

/** @typedef {import('./statements.mjs').Statement} Statement */

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** @typedef {{ rate: number; p50: number; p99: number; failed: number }} Measured  per second; milliseconds */

/**
 * Calls the server for `seconds` from `connections` at once; `request` makes the next one.
 *
 * @param {string} url
 * @param {() => autocannon.Request} request
 * @param {number} connections
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export function overHttp(url, request, connections, seconds) {
  /** @type {number[]} */
  const latencies = [];
  let failed = 0;
  const options = {
    url,
    connections,
    duration: seconds,
    pipelining: 1,
    timeout: 30,
    requests: [{ setupRequest: (/** @type {autocannon.Request} */ base) => ({ ...base, ...request() }) }],
  };
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve(measured(latencies, seconds, failed + result.errors + result.timeouts));
    });
    run.on('response', (_client, status, _bytes, ms) => {
      latencies.push(ms);
      if (status !== 200) failed++;
    });
  });
}

/**
 * Sends the same statements over `connections` of the driver for `seconds`.
 *
 * @param {import('pg').Pool} pool
 * @param {Statement[]} statements
 * @param {import('./statements.mjs').Fresh} fresh
 * @param {number} connections
 * @param {number} seconds
 */
export async function rawSql(pool, statements, fresh, connections, seconds) {
  /** @type {number[]} */
  const latencies = [];
  const end = performance.now() + seconds * 1000;
  async function work() {
    const client = await pool.connect();
    try {
      while (performance.now() < end) {
        const began = performance.now();
        await replay(client, statements, fresh);
        latencies.push(performance.now() - began);
      }
    } finally {
      client.release();
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return measured(latencies, seconds, 0);
}

/**
 * @param {number[]} latencies
 * @param {number} seconds
 * @param {number} failed
 * @returns {Measured}
 */
function measured(latencies, seconds, failed) {
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / seconds,
    p50: percentile(latencies, 0.5) ?? Number.NaN,
    p99: percentile(latencies, 0.99) ?? Number.NaN,
    failed,
  };
}

/**
 * The fastest of several rounds: other work on the machine only ever slows. All failures count.
 *
 * @param {Measured[]} rounds
 * @returns {Measured}
 */
export const best = (rounds) => ({
  ...rounds.reduce((fastest, round) => (round.rate > fastest.rate ? round : fastest)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});
