import autocannon from 'autocannon';
import { replay } from './statements.mjs';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** @typedef {{ rate: number, p50: number, p99: number, failed: number }} Measured  per second; milliseconds */

/** Calls the server for `seconds` from `connections` at once; `request` makes the next one. */
export async function overHttp(url, request, connections, seconds) {
  const latencies = [];
  let failed = 0;
  const run = autocannon({
    ...{ url, connections, duration: seconds, pipelining: 1, timeout: 30 },
    requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }],
  });
  run.on('response', (_, status, __, ms) => {
    latencies.push(ms);
    if (status !== 200) failed++;
  });
  const { errors, timeouts } = await run;
  return measured(latencies, seconds, failed + errors + timeouts);
}

/** Sends the same statements over `connections` of the driver for `seconds`. */
export async function rawSql(pool, statements, fresh, connections, seconds) {
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

function measured(latencies, seconds, failed) {
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / seconds,
    p50: percentile(latencies, 0.5) ?? Number.NaN,
    p99: percentile(latencies, 0.99) ?? Number.NaN,
    failed,
  };
}

/** The middle of several rounds, figure by figure; failures are added up. */
export const middle = (rounds) => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});
