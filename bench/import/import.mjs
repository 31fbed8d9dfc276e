// How long a statement of the most rows takes to be read, added and taken back, and what others notice meanwhile.
// Usage: npm run bench -- import [--write] [--rows 20000] [--rounds 3] [--entries 100000] [--port 3958]
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { call, signIn, signUp } from '../client.mjs';
import { fill, sumUp } from '../ledger-data.mjs';
import { startServer } from '../own-server.mjs';
import { machine, writePage } from '../report.mjs';
import { loadQueries } from '../statements.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    rows: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    entries: { type: 'string', default: '100000' },
    port: { type: 'string', default: '3958' },
  },
});
const rows = Number(options.rows);
const rounds = Number(options.rounds);
const entries = Number(options.entries);
const READ_S = 6;
const MEMORY_MB = 300;
const OTHERS_MS = 300;
const PAUSE_MS = 20;
const QUIET_MS = 5_000;
const OTHER = 'komsu@ornek.com.tr';
const KINDS = /** @type {const} */ (['xlsx', 'csv']);

/** @typedef {{ toCsv: Write; toXlsx: Write }} Exports  as the ledger's own page writes files */
/** @typedef {(sheets: import('../../shared/ui/export/sheet').Sheet[]) => Uint8Array<ArrayBuffer>} Write */

/** @type {Exports} */
const { toCsv, toXlsx } = await loadQueries(
  "export { toCsv } from '../shared/ui/export/csv'; export { toXlsx } from '../shared/ui/export/xlsx';",
);
const server = await startServer(Number(options.port));
const pool = new pg.Pool(server.connection);
const client = await pool.connect();
/** @type {Map<string, number[]>} */
const taken = new Map();
/** @type {Map<string, number[]>} */
const others = new Map();
let phase = 'quiet';
let ended = false;
try {
  await signUp(server.url);
  const neighbour = await signUp(server.url, OTHER);
  const token = async () => (await signIn(server.url)).token;
  const other = (await signIn(server.url, OTHER)).token;
  await call(server.url, 'POST', '/category/add-ready-made', { token: other });
  await fill(client, neighbour, 1, entries);
  await sumUp(client, neighbour);
  const [till] = await call(server.url, 'POST', '/cash-account/find-all', { body: {}, token: await token() });

  const watching = Promise.all([
    watch('health', () => fetch(server.url.replace(/\/dev\/v1$/, '/health/ready'))),
    watch('a page of a ledger', () =>
      call(server.url, 'POST', '/cash-flow/find-all', { body: { page: 0, pageSize: 12 }, token: other }),
    ),
  ]);
  await pause(QUIET_MS);
  const before = memoryMb('VmRSS');
  for (let round = 0; round < rounds; round++)
    for (const kind of KINDS) await importOnce(kind, round, { token: await token(), accountId: till.id });
  const most = memoryMb('VmHWM');
  ended = true;
  await watching;
  report(before, most);
} finally {
  ended = true;
  client.release();
  await pool.end();
  await server.stop();
}

/**
 * Reads a file, adds it and takes it back.
 *
 * @param {(typeof KINDS)[number]} kind
 * @param {number} round
 * @param {{ token: string; accountId: string }} by
 */
async function importOnce(kind, round, { token, accountId }) {
  const file = new File([statement(kind, round)], `ekstre.${kind}`);
  const { batch, counts } = await timed(`${kind}: read, with the first page of rows`, async () => {
    const form = new FormData();
    form.append('accountId', accountId);
    form.append('file', file);
    const answer = await fetch(`${server.url}/import/read`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`reading answered ${answer.status}: ${await answer.text()}`);
    const read = await answer.json();
    await call(server.url, 'POST', '/import/rows', {
      body: { batchId: read.batch.id, page: 0, pageSize: 50 },
      token,
    });
    return read;
  });
  if (counts.ready !== rows) throw new Error(`${counts.ready} of ${rows} rows are ready`);
  const body = { batchId: batch.id };
  const added = await timed(`${kind}: added`, () =>
    call(server.url, 'POST', '/import/commit', { body, token }),
  );
  if (added.added !== rows) throw new Error(`${added.added} of ${rows} rows were added`);
  const undone = await timed(`${kind}: taken back`, () =>
    call(server.url, 'POST', '/import/undo', { body, token }),
  );
  if (undone.removed !== rows) throw new Error(`${undone.removed} of ${rows} rows were taken back`);
}

/**
 * A bank's statement of a year: nothing of it is the same twice, in a round or in another.
 *
 * @param {(typeof KINDS)[number]} kind
 * @param {number} round
 */
function statement(kind, round) {
  let balance = 1_000_000;
  const start = Date.UTC(new Date().getUTCFullYear() - 1, 0, 1);
  const lines = Array.from({ length: rows }, (_, at) => {
    const amount = ((at * 7919) % 4_999_999) - 2_499_999 || 1;
    balance += amount;
    const day = new Date(start + Math.floor((at * 365) / rows) * 86_400_000).toISOString().slice(0, 10);
    const words = `FAST GİDEN ${round} ŞİRKET ${at % 997} SORGU NO ${at * 31 + round}`;
    return [day, String(at), words, 'Banka', amount / 100, balance / 100];
  });
  /** @type {import('../../shared/ui/export/sheet').Sheet} */
  const sheet = {
    name: 'Hesap Hareketleri',
    columns: [
      { title: 'Tarih', kind: 'date' },
      { title: 'Fiş', kind: 'text' },
      { title: 'Açıklama', kind: 'text' },
      { title: 'Kategori', kind: 'text' },
      { title: 'Tutar', kind: 'money' },
      { title: 'Bakiye', kind: 'money' },
    ],
    rows: lines,
  };
  return kind === 'csv' ? toCsv([sheet]) : toXlsx([sheet]);
}

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function timed(name, work) {
  phase = name.includes('read') ? 'while a file is read' : 'while rows are added or taken back';
  const began = performance.now();
  const result = await work();
  const ms = performance.now() - began;
  console.log(`${name}: ${(ms / 1000).toFixed(2)} s`);
  taken.set(name, [...(taken.get(name) ?? []), ms]);
  phase = 'between';
  return result;
}

/**
 * Calls again and again; each call counts where it began.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function watch(name, work) {
  while (!ended) {
    const key = `${name}|${phase}`;
    const began = performance.now();
    await work();
    others.set(key, [...(others.get(key) ?? []), performance.now() - began]);
    await pause(PAUSE_MS);
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** @param {'VmRSS' | 'VmHWM'} what  of the server's process, its threads included; Linux tells it */
function memoryMb(what) {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

/**
 * @param {number} before
 * @param {number} most
 */
function report(before, most) {
  const parts = [...taken].map(([name, times]) => ({ name, worst: Math.max(...times) / 1000 }));
  const noticed = [...others]
    .filter(([key]) => !key.endsWith('between'))
    .map(([key, times]) => ({
      key,
      count: times.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      worst: Math.max(...times),
    }));
  const isKept =
    parts.every(({ name, worst }) => !name.includes('read') || worst <= READ_S) &&
    most - before <= MEMORY_MB &&
    noticed.every(({ p95 }) => p95 < OTHERS_MS);
  const text = [
    '## A statement of many rows',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()} by \`npm run bench -- import\`: a statement of ${rows.toLocaleString('en')} rows with balances, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}; the slowest counts. All share the machine, whose load was ${loadavg()[0]?.toFixed(1)} at the end. Meanwhile a neighbour with ${entries.toLocaleString('en')} entries looks at a page of the ledger, and somebody asks for the server's health, each again ${PAUSE_MS} ms after the answer.`,
    [
      '| part | seconds |',
      '| --- | --- |',
      ...parts.map(({ name, worst }) => `| ${name} | ${worst.toFixed(2)} |`),
    ].join('\n'),
    [
      '| others | when | calls | p50 ms | p95 ms | worst ms |',
      '| --- | --- | --- | --- | --- | --- |',
      ...noticed.map(
        ({ key, count, p50, p95, worst }) =>
          `| ${key.replace('|', ' | ')} | ${count} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${worst.toFixed(1)} |`,
      ),
    ].join('\n'),
    `The server's process, its threads included, grew from ${before.toFixed(0)} to at most ${most.toFixed(0)} MB.`,
    `Promised are ${READ_S} s until the rows are seen, ${MEMORY_MB} MB more memory and p95 below ${OTHERS_MS} ms for others: ${isKept ? 'kept' : 'not kept'}.`,
  ].join('\n\n');
  console.log(text);
  if (options.write) writePage('import', text);
}

/**
 * @param {number[]} times
 * @param {number} share
 */
function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
