// How a release fares in browsers, by the metrics of the API's processes.
import { lookup } from 'node:dns/promises';

const COUNTER = 'vezne_remote_outcomes_total{';
const LABEL = /(\w+)="([^"]*)"/g;
const PATIENCE_MS = 5_000;

/** @typedef {(host: string, options: { all: true; family: 4 }) => Promise<{ address: string }[]>} Find */
/** @typedef {{ loaded: number; failed: number; refused: number; threw: number }} Counts */

/**
 * What one process has counted of a release.
 *
 * @param {string} text
 * @param {{ remote: string; release: string }} wanted
 * @returns {Counts}
 */
function countsIn(text, { remote, release }) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const line of text.split('\n').filter((each) => each.startsWith(COUNTER))) {
    const labels = Object.fromEntries([...line.matchAll(LABEL)].map(([, name, value]) => [name, value]));
    if (labels.remote === remote && labels.release === release)
      found[labels.outcome] = Number(line.slice(line.lastIndexOf(' ')));
  }
  const { loaded = 0, failed = 0, refused = 0, threw = 0 } = found;
  return { loaded, failed, refused, threw };
}

/**
 * Whether so many loads failed that the release is to be taken back. What throws was loaded before.
 *
 * @param {Counts} counts
 * @param {{ bound: number; loads: number }} limits `bound` in percent, of at least so many `loads`
 */
export function judge({ loaded, failed, refused, threw }, { bound, loads }) {
  const tried = loaded + failed + refused;
  const failures = failed + refused + threw;
  const percent = (100 * failures) / Math.max(1, tried, failures);
  return { tried, failures, percent, isBad: Math.max(tried, failures) >= loads && percent > bound };
}

/**
 * The processes behind an address: containers have a name in common, and whoever asks for it meets now one, now another.
 * By TLS the name is needed as it is.
 *
 * @param {string} address
 * @param {Find} find
 */
async function processesAt(address, find) {
  const url = new URL(address);
  if (url.protocol === 'https:') return [address];
  // With both kinds of addresses a process would be counted twice.
  const found = await find(url.hostname, { all: true, family: 4 }).catch(() => []);
  if (found.length === 0) return [address];
  return found.map(({ address: host }) => Object.assign(new URL(url), { hostname: host }).href);
}

/**
 * Adds up what is counted from now on, by all processes; one that was started again counts from nothing.
 *
 * @param {string[]} addresses
 * @param {{ remote: string; release: string }} wanted
 * @param {string | undefined} token
 * @param {Find} find
 */
export function createSum(addresses, wanted, token, find = lookup) {
  /** @type {Map<string, Counts>} */
  const last = new Map();
  const sum = { loaded: 0, failed: 0, refused: 0, threw: 0 };

  /** @param {string} address */
  async function readOne(address) {
    const answer = await fetch(address, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const now = countsIn(await answer.text(), wanted);
    const before = last.get(address);
    last.set(address, now);
    for (const kind of /** @type {(keyof Counts)[]} */ (Object.keys(sum)))
      if (before) sum[kind] += now[kind] < before[kind] ? now[kind] : now[kind] - before[kind];
  }

  return {
    sum,
    /** Reads all; answers what could not be read. */
    async read() {
      const processes = (await Promise.all(addresses.map((each) => processesAt(each, find)))).flat();
      const results = await Promise.allSettled([...new Set(processes)].map(readOne));
      return results.flatMap((result) => (result.status === 'rejected' ? [`${result.reason.message}`] : []));
    },
  };
}
