// What federation costs a visitor: landing, sign-in and ledger beside the same code as one plain bundle.
// Usage: npm run bench -- weight [--write] [--runs 5] [--port 3950]        Build first; needs Chromium and a quiet machine.

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPageServer } from '../../scripts/dev/page-server.mjs';
import { call, signUp } from '../client.mjs';
import { startServer } from '../own-server.mjs';
import { machine, writePage } from '../report.mjs';
import { judge, judgeBeside, kB } from './aims.mjs';
import { buildPlainBundle } from './plain-bundle.mjs';
import { enter, launch, openSession, startHost } from './site.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '3950' },
  },
});
const port = Number(options.port);

/**
 * @typedef {{ name: string; path: string; selector: string; isSignedIn: boolean }} Page
 * @typedef {import('./visit.mjs').Cost} Cost
 * @typedef {{ first: Cost; repeat: Cost }} Visits
 */

/** @type {Page[]} */
const pages = [
  { name: 'landing', path: '/', selector: 'main h1', isSignedIn: false },
  { name: 'sign-in', path: '/login', selector: 'main h1', isSignedIn: false },
  { name: 'ledger', path: '/cash-flow', selector: 'main tbody tr', isSignedIn: true },
];
/** @type {(keyof Visits)[]} */
const visits = ['first', 'repeat'];
/** @type {(keyof Cost)[]} */
const measures = ['requests', 'bytes', 'depth', 'paint', 'ready', 'painted'];

/**
 * A company with a few entries; what the browser stores after signing in.
 *
 * @param {string} api
 */
async function signInWithEntries(api) {
  await signUp(api);
  const session = await openSession(api);
  const { token } = session;
  const category = { body: { name: 'Malzeme', type: 'HER_IKISI' }, token };
  const { id: categoryId } = await call(api, 'POST', '/category/save', category);
  const entry = { categoryId, date: '2026-03-04', amount: 1250.5, cashFlowType: 'GIRIS' };
  for (let index = 1; index <= 6; index++) {
    const body = { ...entry, description: `Hakediş ${index}` };
    await call(api, 'POST', '/cash-flow/save', { body, token });
  }
  return session;
}

/**
 * What a page costs at its first visit and at a repeated one, on either site: the middle of all runs, which take turns
 * so that what else the machine does falls on both.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ federated: string; plain: string }} origins
 * @param {Page} page
 * @param {Record<string, string>} session
 * @returns {Promise<{ federated: Visits; plain: Visits }>}
 */
async function measure(browser, origins, page, session) {
  /** @type {{ federated: Visits[]; plain: Visits[] }} */
  const runs = { federated: [], plain: [] };
  for (let run = 0; run < Number(options.runs); run++)
    for (const site of /** @type {const} */ (['federated', 'plain'])) {
      const context = await browser.newContext({ locale: 'tr-TR' });
      if (page.isSignedIn) await enter(context, session);
      const url = origins[site] + page.path;
      const first = await visit(context, url, page.selector);
      runs[site].push({ first, repeat: await visit(context, url, page.selector) });
      await context.close();
    }
  return { federated: middleVisits(runs.federated), plain: middleVisits(runs.plain) };
}

/**
 * @param {Visits[]} runs
 * @returns {Visits}
 */
const middleVisits = (runs) => ({
  first: middleOf(runs.map(({ first }) => first)),
  repeat: middleOf(runs.map(({ repeat }) => repeat)),
});

/**
 * @param {Cost[]} costs
 * @returns {Cost}
 */
function middleOf(costs) {
  /** @param {keyof Cost} key */
  const middle = (key) => {
    const sorted = costs.map((cost) => cost[key]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    requests: middle('requests'),
    bytes: middle('bytes'),
    depth: middle('depth'),
    paint: middle('paint'),
    ready: middle('ready'),
    painted: middle('painted'),
    shift: middle('shift'),
    task: middle('task'),
  };
}

/** @param {Cost} cost */
const cells = ({ requests, bytes, depth, paint, ready, painted, shift }) =>
  [requests, kB(bytes), depth, paint.toFixed(0), ready.toFixed(0), kB(painted), shift.toFixed(3)].join(' | ');

/**
 * @param {{ page: string; federated: Visits; plain: Visits }[]} results
 */
function report(results) {
  const rows = results.flatMap(({ page, federated, plain }) =>
    visits.flatMap((which) => {
      /** @param {keyof Cost} key */
      const ratio = (key) => (plain[which][key] > 0 ? federated[which][key] / plain[which][key] : 1);
      const compared = measures.map((key) => `${ratio(key).toFixed(2)}×`).join(' | ');
      return [
        `| ${page}, ${which} visit | federated | ${cells(federated[which])} |`,
        `| | one bundle | ${cells(plain[which])} |`,
        `| | ratio | ${compared} | |`,
      ];
    }),
  );
  return [
    '## Weight of federation',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}: 1.6 Mbit/s, 150 ms, processor 4× slower, brotli,`,
    `HTTP/1.1, middle of ${options.runs} runs. Depth is the longest chain of requests that waited for each other; paint is`,
    'the largest contentful paint, ready the moment the content of the remote is there, both in milliseconds;',
    '"kB to paint" had come by the largest paint; shift is how much the page moved by itself.',
    `The machine's load was ${loadavg()[1]?.toFixed(1)} at the end.`,
    '',
    '| page | build | requests | kB | depth | paint | ready | kB to paint | shift |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...results.flatMap(({ page, federated }) => judge(page, federated.first)),
    ...results.flatMap(({ page, federated, plain }) => judgeBeside(page, federated, plain)),
  ].join('\n');
}

const plain = await buildPlainBundle();
const server = await startServer(port);
const api = new URL(server.url).origin;
const sites = [
  await startHost(port + 1, api),
  await startPageServer({ port: port + 2, api, places: [['/', plain]], fallback: join(plain, 'index.html') }),
];
const browser = await launch();
try {
  const session = await signInWithEntries(server.url);
  const origins = { federated: `http://localhost:${port + 1}`, plain: `http://localhost:${port + 2}` };
  const results = [];
  for (const page of pages)
    results.push({ page: page.name, ...(await measure(browser, origins, page, session)) });
  const text = report(results);
  console.log(`\n${text}`);
  if (options.write) writePage('weight', text);
} finally {
  await browser.close();
  for (const site of sites) {
    site.closeAllConnections();
    site.close();
  }
  await server.stop();
}
