// How fast the figures of customers and suppliers are, and a collection beside a save of the ledger.
// Usage: npm run bench -- contacts [--write] [--contacts 5000] [--rows 200000] [--calls 200] [--port 3961]
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { call, signIn, signUp, timed } from '../client.mjs';
import { fillProjects } from '../finance-data.mjs';
import { startServer } from '../own-server.mjs';
import { machine, writePage } from '../report.mjs';
import { fillContacts } from './data.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    contacts: { type: 'string', default: '5000' },
    rows: { type: 'string', default: '200000' },
    calls: { type: 'string', default: '200' },
    port: { type: 'string', default: '3961' },
  },
});
const contacts = Number(options.contacts);
const rows = Number(options.rows);
const calls = Number(options.calls);
const PROJECTS = 500;
const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const server = await startServer(Number(options.port));
const client = new pg.Client(server.connection);
try {
  await client.connect();
  const companyId = await signUp(server.url);
  const { token } = await signIn(server.url);
  /** @type {{ id: string }[]} */
  const [category] = await call(server.url, 'POST', '/category/add-ready-made', { token });
  await fillProjects(client, companyId, PROJECTS, rows);
  const filled = await fillContacts(client, companyId, contacts);
  console.log(`${contacts} contacts, ${rows} rows, ${filled.settlements} collections and payments`);

  const of = () => filled.ids[Math.floor(Math.random() * filled.ids.length)] ?? '';
  const moved = { date: day(0), amount: 12.34, paymentMethod: 'TRANSFER' };
  const get = (/** @type {string} */ path) => ({ method: /** @type {const} */ ('GET'), path });
  const post = (/** @type {string} */ path, /** @type {object} */ body) => ({
    method: /** @type {const} */ ('POST'),
    path,
    body,
  });
  /** @type {Record<string, () => import('../client.mjs').Call>} */
  const parts = {
    'ageing today': () => get('/contact/ageing'),
    'ageing of customers': () => get('/contact/ageing?side=MUSTERI'),
    'ageing a month ago': () => get(`/contact/ageing?date=${day(30)}`),
    'contacts: first page': () => post('/contact/find-all', { page: 0, pageSize: 10 }),
    'open items of one': () => get(`/contact/open-items?id=${of()}`),
    'statement of one': () => get(`/contact/statement?id=${of()}`),
    'save in the ledger': () =>
      post('/cash-flow/save', {
        ...moved,
        categoryId: category?.id,
        description: 'Ölçüm',
        cashFlowType: 'GIRIS',
      }),
    'collection, allocated to what is due': () =>
      post('/settlement/save', { ...moved, contactId: of(), direction: 'IN', categoryId: category?.id }),
  };
  const lines = [];
  for (const [name, part] of Object.entries(parts)) {
    const times = await timesOf(part, token);
    const at = (/** @type {number} */ share) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    lines.push({ name, p50: at(0.5), p95: at(0.95), worst: at(1) });
    console.log(`${name}: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`);
  }
  const table = lines.map(
    ({ name, ...times }) =>
      `| ${[name, ...Object.values(times).map((time) => time.toFixed(1))].join(' | ')} |`,
  );
  const text = [
    '## Customers and suppliers\n',
    `Measured ${day(0)} on ${machine()} by \`npm run bench -- contacts --write\`, one connection, ${calls} calls each, to the last byte:`,
    `${contacts.toLocaleString('en')} customers and suppliers, ${rows.toLocaleString('en')} rows of projects, of which one in`,
    `three waits, and ${filled.settlements.toLocaleString('en')} collections and payments in one company. The aims: ageing within`,
    '80 ms, a collection within one and a half times a save of the ledger.\n',
    '| call | p50 ms | p95 ms | worst ms |',
    '| --- | --- | --- | --- |',
    ...table,
  ].join('\n');
  console.log(`\n${text}`);
  if (options.write) writePage('contacts', text);
} finally {
  await client.end();
  await server.stop();
}

/**
 * How long each call took, in milliseconds, shortest first.
 *
 * @param {() => import('../client.mjs').Call} part
 * @param {string} token
 */
async function timesOf(part, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async () => {
    const asked = part();
    const began = performance.now();
    if (await timed(server.url, agent, token, asked)) throw new Error(`${asked.path} failed`);
    return performance.now() - began;
  };
  for (let warm = 0; warm < 10; warm++) await send();
  const times = [];
  for (let n = 0; n < calls; n++) times.push(await send());
  agent.destroy();
  return times.sort((a, b) => a - b);
}
