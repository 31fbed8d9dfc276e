import autocannon from 'autocannon';
import { replay } from './statements.mjs';

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** @typedef {{ rate: number, p50: number, p99: number, failed: number }} Measured  per second; milliseconds */

/** Calls the server for `seconds` from `connections` at once; `request` makes the next one. */
export async function overHttp(url, request, connections, seconds) {
  const latencies = [];
  let failed = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    pipelining: 1,
    timeout: 30,
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

/** The fastest of several rounds: other work on the machine only ever slows. All failures count. */
export const best = (rounds) => ({
  ...rounds.reduce((fastest, round) => (round.rate > fastest.rate ? round : fastest)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});
