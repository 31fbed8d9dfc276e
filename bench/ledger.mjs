// How fast the ledger is with 10,000 and with 1,000,000 entries, over HTTP and in the database alone.
// Usage: npm run bench -- ledger [--write] [--sizes 10000,1000000] [--seconds 2] [--rounds 4] [--port 3949]
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { call, signIn, signUp } from './client.mjs';
import { fill, reconciled, sumUp } from './ledger-data.mjs';
import { addedUp, narrowed, ranges, sorts } from './ledger-lists.mjs';
import { best, overHttp, rawSql } from './measure.mjs';
import { startServer } from './own-server.mjs';
import { machine, table, writePage } from './report.mjs';
import { FRESH_DAY, FRESH_ID, freshValues, loadQueries, newDay, recorded } from './statements.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,1000000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '4' },
    port: { type: 'string', default: '3949' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const seconds = Number(options.seconds);
const CONNECTIONS = [1, 16];

/**
 * What the server's own query functions are asked for, and what is measured: the request, and the same without HTTP.
 *
 * @typedef {typeof import('../server/src/cash-flow/list')} ListQueries
 * @typedef {typeof import('../server/src/cash-flow/queries') & typeof import('../server/src/cash-flow/sum-queries')} LedgerQueries
 * @typedef {Pick<typeof import('../server/src/cash-account/queries'), 'sumCashAccounts'>} AccountQueries
 * @typedef {Pick<typeof import('../server/node_modules/@vezne/contract'), 'CashFlowQuery' | 'CashFlowCreate'>} Schemas
 *
 * @typedef {{ method: 'GET' | 'POST'; path: string; body?: object; key?: string }} Request
 * @typedef {(db: import('./statements.mjs').Database) => Promise<unknown>} Asked
 * @typedef {{ name: string; request: () => Request; asked: Asked }} Call
 */

/** @type {ListQueries & LedgerQueries & AccountQueries & Schemas} */
const queries = await loadQueries(
  `export * from './src/cash-flow/list'; export * from './src/cash-flow/queries'; export * from './src/cash-flow/sum-queries';
   export { sumCashAccounts } from './src/cash-account/queries';
   export { CashFlowQuery, CashFlowCreate } from '@vezne/contract';`,
);
const server = await startServer(Number(options.port));
const companyId = await signUp(server.url);
// The bare driver under the server's own role, which sees the company that is worked for.
const pool = new pg.Pool({
  ...server.connection,
  user: 'vezne_app',
  options: `-c vezne.company=${companyId}`,
  max: Math.max(...CONNECTIONS),
});
try {
  const { token } = await signIn(server.url);
  /** @type {{ id: string }[]} */
  const [category] = await call(server.url, 'POST', '/category/add-ready-made', { token });
  if (!category) throw new Error('The company has no category.');
  const accountId = await withClient(
    async (client) =>
      (await client.query('SELECT id FROM cash_account WHERE company_id = $1 AND is_default', [companyId]))
        .rows[0].id,
  );
  const results = [];
  let filled = 0;
  for (const size of sizes) {
    const began = performance.now();
    await withClient((client) => fill(client, companyId, filled + 1, size));
    await withClient((client) => sumUp(client, companyId));
    filled = size;
    const entries = await withClient((client) => reconciled(client, companyId));
    const took = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${entries} entries, all sums equal to them (${took} s)`);
    for (const each of calls(companyId, category.id, accountId, size))
      for (const connections of CONNECTIONS) results.push(await compare(each, companyId, connections, size));
  }
  const entries = await withClient((client) => reconciled(client, companyId));
  const failed = results.reduce((sum, { http }) => sum + http.failed, 0);
  const notes = [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}; load generator, server and database share the`,
    `machine, whose load was ${loadavg()[1]?.toFixed(1)} at the end. ${options.rounds} rounds of ${seconds} s each, HTTP and SQL in turn; the fastest`,
    'round of each counts. "HTTP : SQL" is the rate of the same statements sent by the bare driver over the rate',
    'through HTTP (sign-in checked, input and answer validated, saves with an Idempotency-Key); the last column is',
    `the HTTP rate at the small size over the rate at the large one. ${failed} calls failed; afterwards all sums`,
    `equalled the ${entries.toLocaleString('en')} entries.`,
  ].join('\n');
  const text = `## The ledger\n\n${notes}\n\n${table(sizes, results)}`;
  console.log(`\n${text}`);
  if (options.write) writePage('ledger', text);
  if (failed > 0) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
}

/**
 * The calls that are measured: what goes over HTTP, and what the server then asks the database.
 *
 * @param {string} companyId
 * @param {string} categoryId
 * @param {string} accountId
 * @param {number} size
 * @returns {Call[]}
 */
function calls(companyId, categoryId, accountId, size) {
  const { CashFlowQuery, CashFlowCreate, listCashFlows, sumCashFlows, insertCashFlow } = queries;
  const { listAhead, sumCashAccounts } = queries;
  const today = new Date().toISOString().slice(0, 10);
  /** @type {(name: string, body: object, fresh?: () => { from?: string }) => Call} */
  const list = (name, body, fresh = () => ({})) => ({
    name,
    request: () => ({ method: 'POST', path: '/cash-flow/find-all', body: { ...body, ...fresh() } }),
    asked: (db) =>
      listCashFlows(
        db,
        companyId,
        CashFlowQuery.parse({ ...body, ...(fresh().from && { from: FRESH_DAY }) }),
      ),
  });
  const entry = {
    categoryId,
    date: today,
    description: 'Ölçüm kaydı',
    amount: 12.34,
    cashFlowType: 'GIRIS',
  };
  return [
    list('first page', { page: 0, pageSize: 6 }),
    list('page at 90 %', { page: Math.floor((size * 0.9) / 6), pageSize: 6 }),
    list('search, 1 in 150, counted anew', { searchText: 'çanakkale', pageSize: 6 }, () => ({
      from: newDay(),
    })),
    list('search, 1 in 100,000', { searchText: 'no 47119', pageSize: 6 }, () => ({
      from: newDay(),
    })),
    ...sorts.map(([name, body]) => list(`by ${name}`, { pageSize: 6, ...body })),
    ...narrowed(categoryId, accountId).map(([name, body]) => list(name, { pageSize: 6, ...body })),
    ...addedUp(categoryId, accountId).map(([name, body]) =>
      list(`${name}, added up anew`, { ...body, pageSize: 6 }, () => ({ from: newDay() })),
    ),
    ...ranges.map(([name, body]) =>
      list(`amount ${name}, added up anew`, { ...body, pageSize: 6 }, () => ({ from: newDay() })),
    ),
    {
      name: 'summary',
      request: () => ({ method: 'GET', path: '/cash-flow/get-all-income-and-expense' }),
      asked: (db) => sumCashFlows(db, companyId),
    },
    {
      name: 'balances of accounts',
      request: () => ({ method: 'GET', path: '/cash-account/summary' }),
      asked: async (db) => sumCashAccounts(db, companyId, await listAhead(db, companyId, today)),
    },
    {
      name: 'save',
      request: () => ({ method: 'POST', path: '/cash-flow/save', body: entry, key: randomUUID() }),
      asked: (db) =>
        db.transaction((sql) => insertCashFlow(sql, companyId, FRESH_ID, CashFlowCreate.parse(entry))),
    },
  ];
}

/**
 * @param {Call} call
 * @param {string} companyId
 * @param {number} connections
 * @param {number} size
 */
async function compare({ name, request, asked }, companyId, connections, size) {
  const { token } = await signIn(server.url);
  const statements = await recorded(pool, asked);
  await recorded(pool, (db) => queries.deleteCashFlow(db, companyId, FRESH_ID));
  const next = () => {
    const { method, path, body, key } = request();
    const known = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const headers = key ? { ...known, 'idempotency-key': key } : known;
    return { method, path: `/dev/v1${path}`, headers, body: body && JSON.stringify(body) };
  };
  /** @type {import('./measure.mjs').Measured[]} */
  const http = [];
  /** @type {import('./measure.mjs').Measured[]} */
  const sql = [];
  await overHttp(server.url, next, connections, 1);
  for (let round = 0; round < Number(options.rounds); round++) {
    http.push(await overHttp(server.url, next, connections, seconds));
    sql.push(await rawSql(pool, statements, freshValues, connections, seconds));
  }
  const result = { call: name, connections, size, http: best(http), sql: best(sql) };
  /** @param {import('./measure.mjs').Measured} measured */
  const rate = ({ rate, p99 }) => `${rate.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;
  console.log(`${name}, c=${connections}: HTTP ${rate(result.http)}; SQL ${rate(result.sql)}`);
  return result;
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
