// What two hundred people at once feel: 300 mixed calls a second on 100,000 entries, for five minutes.
// Usage: npm run bench -- mix [--write] [--people 200] [--entries 100000] [--rate 300] [--seconds 300] [--port 3951]
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { call, signIn, signUp, timed } from './client.mjs';
import { fill, reconciled, sumUp } from './ledger-data.mjs';
import { startServer } from './own-server.mjs';
import { machine, writePage } from './report.mjs';

/**
 * @typedef {{ companyId: string; categoryId: string; token: string }} Person
 * @typedef {import('./client.mjs').Call} Call
 */

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    people: { type: 'string', default: '200' },
    entries: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '300' },
    port: { type: 'string', default: '3951' },
  },
});
const rate = Number(options.rate);
const seconds = Number(options.seconds);
const PROMISED = { p95: 150, p99: 400 };

/** How many of a hundred calls are of which kind. @type {[share: number, name: string, (person: Person) => Call][]} */
const MIX = [
  [40, 'page of the ledger', () => list({ page: 0, pageSize: 6 })],
  [10, 'search', () => list({ searchText: 'beton', page: 0, pageSize: 6 })],
  [15, 'sums', () => ({ method: 'GET', path: '/cash-flow/get-all-income-and-expense' })],
  [10, 'dashboard', () => ({ method: 'GET', path: '/dashboard/get-dashboard-data' })],
  [10, 'projects', () => ({ method: 'POST', path: '/project/search', body: { page: 0, pageSize: 12 } })],
  [15, 'save', ({ categoryId }) => ({ method: 'POST', path: '/cash-flow/save', body: entryOf(categoryId) })],
];

/** @type {(body: object) => Call} */
const list = (body) => ({ method: 'POST', path: '/cash-flow/find-all', body });
/** @param {string} categoryId */
const entryOf = (categoryId) => ({
  categoryId,
  date: new Date().toISOString().slice(0, 10),
  description: 'Ölçüm kaydı',
  amount: 12.34,
  cashFlowType: 'GIRIS',
});

const KINDS = MIX.flatMap(([share, name, make]) => Array.from({ length: share }, () => ({ name, make })));
const server = await startServer(Number(options.port));
const agent = new Agent({ keepAlive: true });
try {
  const people = await withClient(settle);
  console.log(`${people.length} people signed in; ${seconds} s of ${rate} calls a second begin`);
  /** @type {{ name: string; ms: number; failed: boolean }[]} */
  const heard = [];
  await steadily((at) => ask(people, at), heard);
  const failed = heard.filter(({ failed }) => failed).length;
  const entries = await withClient(async (client) => {
    let sum = 0;
    for (const { companyId } of people) sum += await reconciled(client, companyId);
    return sum;
  });
  const all = figures(heard);
  const text = page(heard, entries, failed);
  console.log(`\n${text}`);
  if (options.write) writePage('mix', text);
  if (failed > 0 || all.p95 >= PROMISED.p95 || all.p99 >= PROMISED.p99) process.exitCode = 1;
} finally {
  agent.destroy();
  await server.stop();
}

/**
 * Signs everybody up, each with a company and an equal share of the entries.
 *
 * @param {pg.Client} client
 * @returns {Promise<Person[]>}
 */
async function settle(client) {
  const each = Math.ceil(Number(options.entries) / Number(options.people));
  /** @type {Person[]} */
  const people = [];
  for (let at = 0; at < Number(options.people); at++) {
    const email = `olcum${at}@ornek.com.tr`;
    const companyId = await signUp(server.url, email);
    const { token } = await signIn(server.url, email);
    /** @type {{ id: string }[]} */
    const [category] = await call(server.url, 'POST', '/category/add-ready-made', { token });
    if (!category) throw new Error('The company has no category.');
    await fill(client, companyId, at * each + 1, (at + 1) * each);
    people.push({ companyId, categoryId: category.id, token });
  }
  for (const { companyId } of people) await sumUp(client, companyId);
  return people;
}

/**
 * Asks at an even rate, whether answers come or not: a server that falls behind is not spared. Times count from the
 * moment at which a call was due.
 *
 * @param {(at: number) => Promise<{ name: string; failed: boolean }>} work
 * @param {{ name: string; ms: number; failed: boolean }[]} heard
 */
async function steadily(work, heard) {
  const began = performance.now();
  /** @type {Promise<unknown>[]} */
  const underWay = [];
  for (let at = 0; at < rate * seconds; at++) {
    const due = began + (at * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    underWay.push(work(at).then((answer) => heard.push({ ...answer, ms: performance.now() - due })));
  }
  await Promise.all(underWay);
}

/**
 * @param {Person[]} people
 * @param {number} at
 * @returns {Promise<{ name: string; failed: boolean }>}
 */
function ask(people, at) {
  const person = people[at % people.length];
  // 37 and 100 have no divisor in common: every hundred calls hold each kind as often as the mix says.
  const kind = KINDS[(at * 37) % KINDS.length];
  if (!person || !kind) throw new Error('Nobody asks for nothing.');
  return timed(server.url, agent, person.token, kind.make(person)).then((failed) => ({
    name: kind.name,
    failed,
  }));
}

/** @param {{ ms: number }[]} heard */
function figures(heard) {
  const sorted = heard.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/**
 * @param {{ name: string; ms: number; failed: boolean }[]} heard
 * @param {number} entries
 * @param {number} failed
 */
function page(heard, entries, failed) {
  const row = (/** @type {string} */ name, /** @type {{ ms: number; failed: boolean }[]} */ of) => {
    const { p50, p95, p99, worst } = figures(of);
    const lost = of.filter(({ failed }) => failed).length;
    return `| ${name} | ${of.length} | ${lost} | ${[p50, p95, p99, worst].map((ms) => ms.toFixed(1)).join(' | ')} |`;
  };
  const { p95, p99 } = figures(heard);
  const isKept = failed === 0 && p95 < PROMISED.p95 && p99 < PROMISED.p99;
  return [
    '## Two hundred people at once',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}; load generator, server and database share the`,
    `machine, whose load was ${loadavg()[0]?.toFixed(1)} at the end. ${options.people} people, ${options.rate} calls a second for ${options.seconds} s at an`,
    'even rate, whether answers come or not; times in milliseconds from the moment a call was due.',
    `${failed} of ${heard.length} calls failed; afterwards all sums equalled the ${entries.toLocaleString('en')} entries.`,
    '',
    '| call | calls | failed | p50 | p95 | p99 | worst |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...MIX.map(([, name]) =>
      row(
        name,
        heard.filter((each) => each.name === name),
      ),
    ),
    row('all', heard),
    '',
    `Promised are p95 below ${PROMISED.p95} ms, p99 below ${PROMISED.p99} ms and no failure: ${isKept ? 'kept' : 'not kept'}.`,
  ].join('\n');
}

/**
 * Work as the database's administrator.
 *
 * @template Result
 * @param {(client: pg.Client) => Promise<Result>} work
 */
async function withClient(work) {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
