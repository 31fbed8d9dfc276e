// The product's own backup: taken of the embedded database while people write, restored over it, cut off on the way, and
// moved to another Postgres.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api, buildApi, cli } from './api.mjs';
import { signUp } from './client.mjs';
import { ledgerFacts } from './facts.mjs';
import { ask, postgres, psql, urlOf } from './postgres.mjs';
import { fact, report } from './report.mjs';
import { assertFree, runDrill, sleep } from './sandbox.mjs';
import { compare, startWriters } from './writers.mjs';

/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */

const ports = { api: 3991, database: 3993 };
const BEFORE_MS = 6_000;
const CUTS = 8;
const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
   AND tablename NOT IN ('migration', 'migration_checksum', 'backup_state')`;

await runDrill(['psql'], async (sandbox) => {
  await assertFree(Object.values(ports));
  buildApi();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-drill-data-'));
  sandbox.atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  // The embedded database runs as another user than the sandbox's servers.
  chmodSync(folder, 0o711);
  const keyFile = join(folder, 'backup-key');
  writeFileSync(keyFile, 'a key that is kept in another place as well', { mode: 0o600 });
  const dataDir = join(folder, 'data');
  const settings = { BACKUP_KEY_FILE: keyFile, JWT_SECRET: '', DATA_DIR: dataDir };
  const server = api(sandbox, 'api', ports.api, '', settings);
  const own = {
    server,
    dataDir,
    settings,
    run: commandOn(settings),
    ask: askEmbedded(sandbox, dataDir),
    busy: join(folder, 'under-load.backup'),
    quiet: join(folder, 'quiet.backup'),
  };
  await server.start();
  const { hashes: ours, ...live } = await underLoad(own);
  const cut = await cutOff(own, live.sizes);
  const moved = await elsewhere(sandbox, own, ours);
  report(
    'own-backup',
    ['Postgres 17 embedded', `Postgres ${moved.version}`],
    [...live.facts, ...cut, ...moved.facts, ...live.atRest],
  );
});

/** @typedef {{ server: ReturnType<typeof api>; dataDir: string; settings: Record<string, string>; run: Run; ask: Ask; busy: string; quiet: string }} Own */
/** @typedef {ReturnType<typeof commandOn>} Run */
/** @typedef {import('./postgres.mjs').Ask} Ask */

/**
 * A backup while people write, and one at rest; the first restored over the database.
 *
 * @param {Own} own
 */
async function underLoad({ server, run, ask: on, busy, quiet }) {
  const load = startWriters(server.url, await signUp(server.url));
  await sleep(BEFORE_MS);
  const confirmedBefore = new Map(load.ledger);
  const backedUp = await run('backup', busy);
  await load.stop();
  const atRest = ledgerFacts(load, await compare({ ask: on }, load));
  const refused = await run('restore', busy);
  await run('backup', quiet);
  const ours = await hashes(on);
  await server.retire();

  const restored = await run('restore', busy);
  await server.start();
  /** @type {{ id: string }[]} */
  const entries = await on('SELECT id FROM cash_flow');
  const ids = new Set(entries.map(({ id }) => id));
  const untouched = [...confirmedBefore].filter(([id, entry]) => load.ledger.get(id) === entry);
  const missing = untouched.filter(([id]) => !ids.has(id)).length;
  const sums = await sumsOff(on);
  await server.retire();
  return {
    atRest,
    hashes: ours,
    sizes: { before: ids.size, after: load.ledger.size },
    facts: [
      fact(
        'backup under load: seconds; bytes',
        `${backedUp.seconds}; ${statSync(busy).size}`,
        backedUp.code === 0,
      ),
      fact('restore while the server runs: exit code', refused.code, refused.code === 1),
      fact(
        'restored over the database: seconds; entries',
        `${restored.seconds}; ${ids.size}`,
        restored.code === 0,
      ),
      fact(
        'entries confirmed before the backup and not touched since / missing',
        `${untouched.length} / ${missing}`,
        untouched.length > 0 && missing === 0,
      ),
      fact('sums that differ from the entries in the restored database', sums, sums === 0),
    ],
  };
}

/**
 * The same file, in a Postgres of another version, on which the product is then started.
 *
 * @param {Sandbox} sandbox
 * @param {Own} own
 * @param {{ name: string; hash: string }[]} ours
 */
async function elsewhere(sandbox, { dataDir, settings, quiet }, ours) {
  const database = postgres(sandbox, 'postgres', ports.database);
  await database.create();
  await psql(sandbox, ports.database, "CREATE DATABASE moved ENCODING 'UTF8' TEMPLATE template0", 'postgres');
  const JWT_SECRET = readFileSync(join(dataDir, 'jwt-secret'), 'utf8');
  const DATABASE_URL = urlOf(sandbox, ports.database, 'moved');
  const moved = await commandOn({ ...settings, JWT_SECRET, DATABASE_URL })('restore', quiet);
  /** @type {Ask} */
  const askMoved = (sql) => ask(sandbox, ports.database, sql, 'moved');
  const theirs = await hashes(askMoved);
  const differing = ours.filter(
    ({ name, hash }) => theirs.find((other) => other.name === name)?.hash !== hash,
  );
  return {
    version: database.version,
    facts: [
      fact(
        `backup at rest, restored into Postgres ${database.version}: tables / differing`,
        `${ours.length} / ${differing.length}`,
        moved.code === 0 && ours.length > 0 && differing.length === 0,
      ),
      ...(await productOn(sandbox, DATABASE_URL, JWT_SECRET, askMoved)),
    ],
  };
}

/**
 * Runs a command of the product as operators do.
 *
 * @param {Record<string, string>} settings
 */
function commandOn(settings) {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...settings };
  /** @param {[name: string, file: string]} args */
  return async (...args) => {
    const since = Date.now();
    const { code, said } = await promisify(execFile)(process.execPath, [cli, ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
      ({ code: failed, stdout, stderr }) => ({ code: Number(failed), said: `${stdout}${stderr}` }),
    );
    return { code, said, seconds: ((Date.now() - since) / 1000).toFixed(1) };
  };
}

/**
 * Kills a restore at one moment after the other: what the next start finds is the old data or the restored, whole.
 *
 * @param {Own} own
 * @param {{ before: number; after: number }} sizes entries of the one and of the other
 */
async function cutOff({ server, dataDir, settings, run, ask: on, busy, quiet }, { before, after }) {
  const wholeMs = Number((await run('restore', quiet)).seconds) * 1000;
  const found = [];
  for (let cut = 1; cut <= CUTS; cut++) {
    await run('restore', busy);
    const env = { PATH: process.env.PATH, ...settings };
    const child = execFile(process.execPath, [cli, 'restore', quiet], { env });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await sleep((wholeMs * cut) / CUTS);
    child.kill('SIGKILL');
    await ended;
    await server.start();
    /** @type {{ n: number }[]} */
    const [{ n } = { n: -1 }] = await on('SELECT count(*) AS n FROM cash_flow');
    const sums = await sumsOff(on);
    await server.retire();
    found.push(sums > 0 ? 'sums differ' : n === before ? 'old' : n === after ? 'restored' : `${n} entries`);
  }
  const left = readdirSync(dataDir).filter((name) => name.includes('draft') || name === 'restore.json');
  return [
    fact(
      `restores killed after each eighth of their ${(wholeMs / 1000).toFixed(1)} s: what the next start found`,
      found.join(', '),
      found.every((each) => each === 'old' || each === 'restored'),
    ),
    fact('left behind by them', left.length, left.length === 0),
  ];
}

/**
 * Asks the embedded database, through its socket.
 *
 * @param {Sandbox} sandbox
 * @param {string} dataDir
 * @returns {Ask}
 */
function askEmbedded(sandbox, dataDir) {
  return async (sql) => {
    const { connection } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
    const question = `SELECT coalesce(json_agg(row_to_json(answer)), '[]') FROM (${sql}) answer`;
    const to = ['-h', connection.host, '-U', connection.user, '-d', connection.database];
    const args = ['-XAtq', '-v', 'ON_ERROR_STOP=1', ...to, '-c', question];
    // As ourselves, who may enter the socket's folder.
    const { stdout } = await promisify(execFile)(sandbox.program('psql'), args, { maxBuffer: 1 << 28 });
    return JSON.parse(stdout);
  };
}

/** @param {Ask} on */
async function sumsOff(on) {
  return (await on('SELECT c.id, m.* FROM company c, LATERAL ledger_mismatch(c.id) m')).length;
}

/**
 * One number for each table's whole content.
 *
 * @param {Ask} on
 */
async function hashes(on) {
  /** @type {{ name: string }[]} */
  const tables = await on(TABLES);
  const found = [];
  for (const { name } of tables) {
    const sql = `SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C"), '')) AS hash FROM "${name}" t`;
    /** @type {{ hash: string }[]} */
    const [{ hash } = { hash: '' }] = await on(sql);
    found.push({ name, hash });
  }
  return found;
}

/**
 * The product starts on the restored database, and writes there.
 *
 * @param {Sandbox} sandbox
 * @param {string} url
 * @param {string} secret
 * @param {Ask} on
 */
async function productOn(sandbox, url, secret, on) {
  const server = api(sandbox, 'api-moved', ports.api + 1, url, { JWT_SECRET: secret });
  await server.start();
  const more = startWriters(server.url, await signUp(server.url));
  await sleep(1_000);
  await more.stop();
  const written = more.total.create + more.total.update + more.total.delete;
  const sums = await sumsOff(on);
  return [
    fact('the product there: writes; sums that differ', `${written}; ${sums}`, written > 0 && sums === 0),
  ];
}
