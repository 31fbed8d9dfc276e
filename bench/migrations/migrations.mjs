// How long the newer migrations take on a filled database, one by one, in transactions as at a start.
// Usage: npm run bench -- migrations [--write] [--from 0032] [--entries 1000000] [--rows 200000] [--port 3962]
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillProjects } from '../finance-data.mjs';
import { fill, reconciled, sumUp } from '../ledger-data.mjs';
import { startServer } from '../own-server.mjs';
import { machine, writePage } from '../report.mjs';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    from: { type: 'string', default: '0032' },
    entries: { type: 'string', default: '1000000' },
    rows: { type: 'string', default: '200000' },
    port: { type: 'string', default: '3962' },
  },
});
const entries = Number(options.entries);
const rows = Number(options.rows);
const PROJECTS = 500;
const MOST_SECONDS = 90;
const STEP = 100_000;

const folder = join(import.meta.dirname, '../../server/src/db/migrations');
const files = readdirSync(folder).sort();
const older = files.filter((name) => name < options.from);
const newer = files.filter((name) => name >= options.from);

// Its roles and its cluster are what is needed; its own database is another one.
const server = await startServer(Number(options.port));
const database = 'migrations';
/** @type {pg.Client | undefined} */
let client;
try {
  const own = new pg.Client(server.connection);
  await own.connect();
  await own.query(`CREATE DATABASE ${database}`);
  await own.end();
  client = new pg.Client({ ...server.connection, database });
  await client.connect();
  // What the runner of migrations keeps for itself.
  await client.query(
    `CREATE TABLE migration (id serial PRIMARY KEY, name text NOT NULL, run_on timestamp NOT NULL);
     CREATE TABLE migration_checksum (name text PRIMARY KEY, checksum text NOT NULL)`,
  );
  for (const name of older) await carryOut(client, name);
  const companyId = await fillCompany(client);
  console.log(`${entries} entries and ${rows} rows of projects; ${newer.length} migrations`);

  const lines = [];
  let total = 0;
  for (const name of newer) {
    const seconds = await carryOut(client, name);
    total += seconds;
    lines.push(`| ${name.replace('.sql', '')} | ${seconds.toFixed(2)} |`);
    console.log(lines.at(-1));
  }
  await reconciled(client, companyId);
  const kept = total <= MOST_SECONDS ? 'kept' : 'MISSED';
  const text = [
    '## Migrations of a filled database\n',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()} by \`npm run bench -- migrations --write\`: a company with`,
    `${entries.toLocaleString('en')} entries and ${rows.toLocaleString('en')} rows of projects, which fifty customers and suppliers are named in. Afterwards`,
    `all kept sums are those of the entries. All share the machine, whose load was ${(loadavg()[0] ?? 0).toFixed(1)} at the end.\n`,
    '| migration | seconds |',
    '| --- | --- |',
    ...lines,
    `| all | ${total.toFixed(1)} |`,
    '',
    `Promised are ${MOST_SECONDS} s: ${kept}.`,
  ].join('\n');
  console.log(`\n${text}`);
  if (options.write) writePage('migrations', text);
} finally {
  await client?.end();
  await server.stop();
}

/**
 * Carries a migration out in a transaction; answers the seconds it took.
 *
 * @param {pg.ClientBase} on
 * @param {string} name
 */
async function carryOut(on, name) {
  const began = performance.now();
  await on.query('BEGIN');
  await on.query(readFileSync(join(folder, name), 'utf8'));
  await on.query('COMMIT');
  return (performance.now() - began) / 1_000;
}

/**
 * A company as the release before left it.
 *
 * @param {pg.ClientBase} on
 */
async function fillCompany(on) {
  const companyId = randomUUID();
  await on.query("INSERT INTO company (id, name) VALUES ($1, 'Ölçüm Ltd.')", [companyId]);
  await on.query(
    `INSERT INTO category (company_id, id, name, type)
     SELECT $1, gen_random_uuid(), 'Kategori ' || i, 'HER_IKISI' FROM generate_series(1, 20) i`,
    [companyId],
  );
  // Triggers would write the history of each row.
  await on.query("SET session_replication_role = 'replica'");
  for (let from = 1; from <= entries; from += STEP)
    await fill(on, companyId, from, Math.min(entries, from + STEP - 1));
  await sumUp(on, companyId);
  await fillProjects(on, companyId, PROJECTS, rows);
  await on.query("SET session_replication_role = 'origin'");
  return companyId;
}
