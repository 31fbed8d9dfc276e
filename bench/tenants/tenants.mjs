// What many companies in one database cost a small one: 16 connections of all of them beside 16 of it alone.
// Usage: npm run bench -- tenants [--write] [--companies 2000] [--entries 10000000] [--large 12] [--seconds 20]
//        [--rounds 3] [--port 3953]
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { timed } from '../client.mjs';
import { reconciled } from '../ledger-data.mjs';
import { startServer } from '../own-server.mjs';
import { machine, writePage } from '../report.mjs';
import { fillAround, settle, sizesOf, stateOf, sumUpAll } from './data.mjs';
import { AIM, pageOf, percentile } from './page.mjs';

/** @typedef {import('./data.mjs').Manager} Manager */
/** @typedef {import('../client.mjs').Call} Call */
/** @typedef {{ kind: string; isLarge: boolean; ms: number; failed: boolean }} Heard */

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    companies: { type: 'string', default: '2000' },
    entries: { type: 'string', default: '10000000' },
    large: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '3953' },
  },
});
const sizes = sizesOf({
  companies: Number(options.companies),
  entries: Number(options.entries),
  large: Number(options.large),
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const CONNECTIONS = 16;
/** One call in five is a large company's. */
const LARGE_CALLS = 5;
const month = new Date().toISOString().slice(0, 7);

/** @type {(body: object) => Call} */
const list = (body) => ({ method: 'POST', path: '/cash-flow/find-all', body });
/** How many of twenty calls are of which kind. @type {[share: number, kind: string, (manager: Manager) => Call][]} */
const MIX = [
  [6, 'first page', () => list({ page: 0, pageSize: 6 })],
  [3, 'filter', ({ categoryId }) => list({ categoryIds: [categoryId], page: 0, pageSize: 6 })],
  [3, 'summary', () => ({ method: 'GET', path: '/cash-flow/get-all-income-and-expense' })],
  [4, 'save', ({ categoryId }) => ({ method: 'POST', path: '/cash-flow/save', body: entryOf(categoryId) })],
  [2, 'dashboard', () => ({ method: 'GET', path: '/dashboard/get-dashboard-data' })],
  [2, 'report', () => ({ method: 'GET', path: `/monthly-report/${month}` })],
];
const KINDS = MIX.flatMap(([share, kind, make]) => Array.from({ length: share }, () => ({ kind, make })));

/** @param {string} categoryId */
const entryOf = (categoryId) => ({
  categoryId,
  date: new Date().toISOString().slice(0, 10),
  description: 'Ölçüm kaydı',
  amount: 12.34,
  cashFlowType: 'GIRIS',
});

const server = await startServer(Number(options.port));
const agent = new Agent({ keepAlive: true });
const client = new pg.Client(server.connection);
await client.connect();
try {
  const empty = Number((await client.query('SELECT pg_database_size(current_database()) AS n')).rows[0]?.n);
  const first = await settle(server.url, client, { at: 0, entries: sizes.smallEach, isLarge: false });
  await sumUpAll(client);
  const only = await asked([first], 1);
  const managers = await fillAround(server.url, client, first, sizes);
  const filled = await stateOf(client);
  console.log(
    `${filled.entries} entries in ${sizes.companies} companies, ${managers.length} of them sign in`,
  );
  const among = await asked([first], 1);
  /** @type {Heard[][]} */
  const alone = [];
  /** @type {Heard[][]} */
  const mixed = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await asked([first], CONNECTIONS));
    mixed.push(await asked(managers, CONNECTIONS));
  }
  const state = await stateOf(client);
  let sums = 0;
  for (const { companyId } of managers.slice(0, sizes.large + 5)) sums += await reconciled(client, companyId);
  const { text, worst, failed } = pageOf({
    kinds: MIX.map(([, kind]) => kind),
    only,
    among,
    alone,
    mixed,
    sizes,
    filled,
    state,
    empty,
    sums,
    about: `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}, load ${loadavg()[0]?.toFixed(1)} at the end; ${rounds} rounds of ${seconds} s.`,
  });
  console.log(`\n${text}`);
  if (options.write) writePage('tenants', text, 'scale');
  if (failed > 0 || worst > AIM) process.exitCode = 1;
} finally {
  agent.destroy();
  await client.end();
  await server.stop();
}

/**
 * Asks without a pause over `connections` for a round; answers what was heard.
 *
 * @param {Manager[]} managers
 * @param {number} connections
 * @returns {Promise<Heard[]>}
 */
async function asked(managers, connections) {
  const large = managers.filter(({ isLarge }) => isLarge);
  const small = managers.filter(({ isLarge }) => !isLarge);
  /** @type {Heard[]} */
  const heard = [];
  let at = 0;
  const end = performance.now() + seconds * 1000;
  async function work() {
    while (performance.now() < end) {
      const n = at++;
      // 7 and 20 have no divisor in common: twenty calls hold each kind as often as the mix says.
      const kind = KINDS[(n * 7) % KINDS.length];
      const turn = Math.floor(n / LARGE_CALLS);
      const isLarge = large.length > 0 && n % LARGE_CALLS === turn % LARGE_CALLS;
      const from = isLarge ? large : small;
      const manager = from[turn % from.length];
      if (!kind || !manager) throw new Error('Nobody asks for nothing.');
      const began = performance.now();
      const failed = await timed(server.url, agent, manager.token, kind.make(manager));
      heard.push({ kind: kind.kind, isLarge, ms: performance.now() - began, failed });
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  const times = heard.map(({ ms }) => ms);
  console.log(
    `${connections} connections, ${managers.length} companies: ${heard.length} calls, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  );
  return heard;
}
