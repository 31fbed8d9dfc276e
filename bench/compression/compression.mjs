// What it costs to compress long answers, and what it saves: pages of the ledger asked for by sixteen at once.
// Usage: npm run bench -- compression [--write] [--rounds 5] [--port 3951]
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { call, signIn, signUp } from '../client.mjs';
import { fill, reconciled, sumUp } from '../ledger-data.mjs';
import { startServer } from '../own-server.mjs';
import { machine, writePage } from '../report.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '3951' },
  },
});
const ENTRIES = 10_000;
const CONNECTIONS = 16;
// Entries on a page, and how often a round asks for it.
const PAGES = [
  [12, 800],
  [50, 400],
  [100, 400],
  [1_000, 64],
];
const ENCODINGS = ['identity', 'br', 'gzip'];
// Linux counts processor time in hundredths of a second.
const TICK_MS = 10;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** @typedef {{ bytes: number; rate: number; p50: number; p99: number; processor: number }} Round  times in ms */
/** @typedef {Round & { entries: number; encoding: string }} Row */

const server = await startServer(Number(options.port));
try {
  const companyId = await signUp(server.url);
  const { token } = await signIn(server.url);
  await call(server.url, 'POST', '/category/add-ready-made', { token });
  await filled(companyId);
  /** @type {Row[]} */
  const rows = [];
  for (const [entries = 0, calls = 0] of PAGES) {
    const ask = (/** @type {string} */ encoding) => measure(token, entries, encoding, calls);
    /** @type {Record<string, Round[]>} */
    const rounds = Object.fromEntries(ENCODINGS.map((encoding) => [encoding, []]));
    for (const encoding of ENCODINGS) await ask(encoding);
    for (let round = 0; round < Number(options.rounds); round++)
      for (const encoding of ENCODINGS) rounds[encoding]?.push(await ask(encoding));
    for (const encoding of ENCODINGS) {
      const best = cheapest(rounds[encoding] ?? []);
      rows.push({ entries, encoding, ...best });
      console.log(entries, encoding, best);
    }
  }
  const text = report(rows);
  console.log(`\n${text}`);
  if (options.write) writePage('compression', text);
} finally {
  agent.destroy();
  await server.stop();
}

/** @param {string} companyId */
async function filled(companyId) {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    await fill(client, companyId, 1, ENTRIES);
    await sumUp(client, companyId);
    await reconciled(client, companyId);
  } finally {
    await client.end();
  }
}

/**
 * A round of calls, sixteen at a time, with the server's processor time for each, its threads included.
 *
 * @param {string} token
 * @param {number} pageSize
 * @param {string} encoding
 * @param {number} calls
 * @returns {Promise<Round>}
 */
async function measure(token, pageSize, encoding, calls) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': encoding,
  };
  const body = JSON.stringify({ page: 0, pageSize });
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  let left = calls;
  async function work() {
    while (left-- > 0) {
      const asked = performance.now();
      bytes = await bytesOf(headers, body);
      times.push(performance.now() - asked);
    }
  }
  const [began, before] = [performance.now(), processorMs()];
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const [took, processor] = [performance.now() - began, (processorMs() - before) / calls];
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { bytes, rate: (calls / took) * 1000, p50: at(0.5), p99: at(0.99), processor };
}

function processorMs() {
  // What stands before the last bracket is the program's name; user and system time are the 14th and 15th fields.
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Bytes of a page of the ledger as they travel; an answer that is not good ends the measurement.
 *
 * @param {Record<string, string>} headers
 * @param {string} body
 * @returns {Promise<number>}
 */
function bytesOf(headers, body) {
  return new Promise((resolve, reject) => {
    const url = new URL('/dev/v1/cash-flow/find-all', server.url);
    const sent = request(url, { method: 'POST', headers, agent }, async (response) => {
      let bytes = 0;
      for await (const piece of response) bytes += piece.length;
      if (response.statusCode === 200) resolve(bytes);
      else reject(new Error(`The ledger answered ${response.statusCode}.`));
    });
    sent.on('error', reject).end(body);
  });
}

/**
 * The round that took the least processor time: other work on the machine only ever adds to it.
 *
 * @param {Round[]} rounds
 */
function cheapest(rounds) {
  return rounds.reduce((best, each) => (each.processor < best.processor ? each : best));
}

/** @param {Row[]} rows */
function report(rows) {
  const notes = [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()} by \`npm run bench -- compression\`; load generator, server and`,
    `database share the machine, whose load was ${loadavg()[1]?.toFixed(1)} at the end. A page of the ledger is asked for over`,
    `${CONNECTIONS} connections, the encodings in turn; of ${options.rounds} rounds the one that took the least processor time counts.`,
    "Processor: the server's own time for each answer, its threads included, without the database. The calls of the",
    'other tables did not ask for compressed answers.',
  ].join('\n');
  const head =
    '| entries | compressed | bytes | processor ms | /s | p50 / p99 ms |\n|---|---|---|---|---|---|';
  return `## Compressed answers\n\n${notes}\n\n${head}\n${rows.map(line).join('\n')}`;
}

/** @param {Row} row */
function line({ entries, encoding, bytes, processor, rate, p50, p99 }) {
  const how = encoding === 'identity' ? 'no' : encoding;
  const cells = [entries, how, bytes.toLocaleString('en'), processor.toFixed(2), rate.toFixed(0)];
  return `| ${[...cells, `${p50.toFixed(1)} / ${p99.toFixed(1)}`].join(' | ')} |`;
}
