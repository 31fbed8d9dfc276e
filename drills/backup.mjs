// A dump taken while people write, restored into a new database, and compared table by table.
import { join } from 'node:path';
import { api, buildApi } from './api.mjs';
import { signUp } from './client.mjs';
import { ledgerFacts } from './facts.mjs';
import { ask, binaries, postgres, psql, urlOf } from './postgres.mjs';
import { fact, report } from './report.mjs';
import { assertFree, runDrill, sleep } from './sandbox.mjs';
import { compare, startWriters } from './writers.mjs';

const ports = { api: 3991, database: 3993 };
const BEFORE_MS = 6_000;

await runDrill(['psql'], async (sandbox) => {
  await assertFree(Object.values(ports));
  buildApi();
  const database = postgres(sandbox, 'postgres', ports.database);
  await database.create();
  const server = api(sandbox, 'api', ports.api, urlOf(sandbox, ports.database));
  await server.start();

  const load = startWriters(server.url, await signUp(server.url));
  await sleep(BEFORE_MS);
  const confirmedBefore = new Map(load.ledger);
  const dumped = await timed(() => dump(sandbox, 'under-load.dump'));
  await load.stop();
  const restored = await timed(() => restore(sandbox, 'under-load.dump', 'restored'));

  // Of a moment while people wrote: whole in itself, and nothing confirmed before it is missing.
  /** @type {{ id: string }[]} */
  const entries = await ask(sandbox, ports.database, 'SELECT id FROM cash_flow', 'restored');
  const ids = new Set(entries.map(({ id }) => id));
  const untouched = [...confirmedBefore].filter(([id, entry]) => load.ledger.get(id) === entry);
  const missing = untouched.filter(([id]) => !ids.has(id)).length;
  const sums = await sumsOff(sandbox, 'restored');

  // Of a quiet moment: the same, row by row.
  await dump(sandbox, 'quiet.dump');
  await restore(sandbox, 'quiet.dump', 'same');
  const [ours, theirs] = [await hashes(sandbox, 'vezne'), await hashes(sandbox, 'same')];
  const differing = ours.filter(
    ({ name, hash }) => theirs.find((other) => other.name === name)?.hash !== hash,
  );

  report(
    'backup',
    [`Postgres ${database.version}`],
    [
      fact('dump under load: seconds', dumped.seconds),
      fact('restored into a new database: seconds; entries', `${restored.seconds}; ${ids.size}`),
      fact(
        'entries confirmed before the dump and not touched since / missing',
        `${untouched.length} / ${missing}`,
        missing === 0,
      ),
      fact('sums that differ from the entries in the restored database', sums, sums === 0),
      fact(
        'dump at rest: tables / differing after the restore',
        `${ours.length} / ${differing.length}`,
        ours.length > 0 && differing.length === 0,
      ),
      ...(await productOn(sandbox, 'same')),
      ...ledgerFacts(load, await compare(database, load)),
    ],
  );
});

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const since = Date.now();
  await work();
  return { seconds: ((Date.now() - since) / 1000).toFixed(1) };
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} file
 */
function dump(sandbox, file) {
  const to = ['--format=custom', '--file', join(sandbox.folder, file)];
  return sandbox.run(binaries().bin('pg_dump'), [...to, urlOf(sandbox, ports.database)]);
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} file
 * @param {string} name
 */
async function restore(sandbox, file, name) {
  await psql(sandbox, ports.database, `CREATE DATABASE ${name}`, 'postgres');
  const how = ['--exit-on-error', '--no-owner', '--dbname', urlOf(sandbox, ports.database, name)];
  await sandbox.run(binaries().bin('pg_restore'), [...how, join(sandbox.folder, file)]);
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} name
 */
async function sumsOff(sandbox, name) {
  const sql = 'SELECT c.id, m.* FROM company c, LATERAL ledger_mismatch(c.id) m';
  return (await ask(sandbox, ports.database, sql, name)).length;
}

/**
 * One number for each table's whole content.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} name
 */
async function hashes(sandbox, name) {
  /** @type {{ name: string }[]} */
  const tables = await ask(
    sandbox,
    ports.database,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    name,
  );
  return Promise.all(
    tables.map(async (table) => {
      const sql = `SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS hash FROM "${table.name}" t`;
      /** @type {{ hash: string }[]} */
      const [{ hash } = { hash: '' }] = await ask(sandbox, ports.database, sql, name);
      return { name: table.name, hash };
    }),
  );
}

/**
 * The product starts on the restored database, and writes there.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {string} name
 */
async function productOn(sandbox, name) {
  const server = api(sandbox, 'api-restored', ports.api + 1, urlOf(sandbox, ports.database, name));
  await server.start();
  const more = startWriters(server.url, await signUp(server.url));
  await sleep(1_000);
  await more.stop();
  const written = more.total.create + more.total.update + more.total.delete;
  const sums = await sumsOff(sandbox, name);
  const whole = more.wrong.length === 0 && sums === 0 && written > 0;
  return [
    fact('the product on the restored database: writes; sums that differ', `${written}; ${sums}`, whole),
  ];
}
