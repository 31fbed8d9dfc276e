// How fast dashboard, reports and project lists are in a company with a long ledger and many projects.
// Usage: npm run bench -- finance [--write] [--entries 1000000] [--projects 5000] [--rows 200000] [--calls 200] [--port 3957]
import { parseArgs } from 'node:util';
import pg from 'pg';
import { call, signIn, signUp } from './client.mjs';
import { fillProjects } from './finance-data.mjs';
import { fill, reconciled, sumUp } from './ledger-data.mjs';
import { startServer } from './own-server.mjs';
import { plansOf } from './plans.mjs';
import { machine, writePage } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    entries: { type: 'string', default: '1000000' },
    projects: { type: 'string', default: '5000' },
    rows: { type: 'string', default: '200000' },
    calls: { type: 'string', default: '200' },
    port: { type: 'string', default: '3957' },
  },
});
const entries = Number(options.entries);
const projects = Number(options.projects);
const rows = Number(options.rows);
const calls = Number(options.calls);
const GOAL_MS = 150;
const month = new Date().toISOString().slice(0, 7);
/** @type {Record<string, import('./plans.mjs').Filter>} */
const lists = {
  'projects: first page': { page: 0, pageSize: 12 },
  'projects: by name, last page': { page: Math.floor(projects / 12) - 1, pageSize: 12, sortBy: 'name' },
  'projects: search': { page: 0, pageSize: 12, searchText: 'proje 47' },
  'projects: by margin': { page: 0, pageSize: 12, sortBy: 'liveMargin', sortOrder: 'DESC' },
};
/** @typedef {[method: string, path: string, body?: object]} Call */

/** @type {[string, Call][]} */
const listed = Object.entries(lists).map(([name, body]) => [name, ['POST', '/project/search', body]]);
/** @type {Record<string, Call>} */
const parts = {
  'dashboard: figures': ['GET', '/dashboard/get-dashboard-data'],
  'dashboard: category expenses': ['GET', '/dashboard/get-category-expenses'],
  'dashboard: days left': ['GET', '/dashboard/get-projects-left-days'],
  'dashboard: ranking': ['GET', '/dashboard/get-top-and-bottom-3-projects-by-profitability'],
  'project statistics': ['GET', '/project/statistics'],
  ...Object.fromEntries(listed),
  'expenses: first page': ['POST', '/project-expense/find-all', { page: 0, pageSize: 10 }],
  'report: this month': ['GET', `/monthly-report/${month}`],
  'report: all months': ['GET', '/monthly-report/find-all'],
  categories: ['POST', '/category/find-all', { page: 0, pageSize: 100 }],
};

const server = await startServer(Number(options.port));
const pool = new pg.Pool(server.connection);
const client = await pool.connect();
try {
  const companyId = await signUp(server.url);
  const { token } = await signIn(server.url);
  await call(server.url, 'POST', '/category/add-ready-made', { token });
  await fill(client, companyId, 1, entries);
  await sumUp(client, companyId);
  await fillProjects(client, companyId, projects, rows);
  const counted = await reconciled(client, companyId);
  console.log(`${counted} entries, ${projects} projects, ${rows} project rows`);

  const lines = [];
  for (const [name, part] of Object.entries(parts)) {
    const times = await timesOf(part);
    const line = {
      name,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      worst: percentile(times, 1),
    };
    lines.push(line);
    console.log(`${name}: p50 ${line.p50.toFixed(1)} ms, p95 ${line.p95.toFixed(1)} ms`);
  }
  const notes =
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}, one connection, ${calls} calls each, ` +
    `${counted.toLocaleString('en')} ledger entries, ${projects.toLocaleString('en')} projects and ` +
    `${rows.toLocaleString('en')} project rows in one company.`;
  const head = '| part | p50 ms | p95 ms | worst ms |\n| --- | --- | --- | --- |';
  const table = lines
    .map(
      ({ name, p50, p95, worst }) =>
        `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${worst.toFixed(1)} |`,
    )
    .join('\n');
  const plans = await plansOf(pool, companyId, new Date().toISOString().slice(0, 10), lists);
  const said = Object.entries(plans).map(
    ([name, statements]) => `- ${name}\n${statements.map((each) => `  - ${each}`).join('\n')}`,
  );
  const text =
    `## Project finance\n\n${notes}\n\n${head}\n${table}\n\n` +
    'What the database reads for each part, a line for each statement, with its execution time as `EXPLAIN ANALYZE` ' +
    `says it. One company owns every row here, so a table all of whose rows are needed is read from end to end:\n\n${said.join('\n')}`;
  console.log(`\n${text}`);
  if (options.write) writePage('finance', text);
  const slow = lines.filter(({ p95 }) => p95 > GOAL_MS);
  if (slow.length > 0)
    console.log(`\nabove ${GOAL_MS} ms at p95: ${slow.map(({ name }) => name).join(', ')}`);
} finally {
  client.release();
  await pool.end();
  await server.stop();
}

/**
 * How long each call of a part took, in milliseconds, shortest first.
 *
 * @param {Call} part
 */
async function timesOf([method, path, body]) {
  const { token } = await signIn(server.url);
  const send = () => call(server.url, method, path, { body, token });
  for (let warm = 0; warm < 10; warm++) await send();
  const times = [];
  for (let n = 0; n < calls; n++) {
    const began = performance.now();
    await send();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
