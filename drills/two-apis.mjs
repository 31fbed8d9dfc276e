// Two API processes behind nginx on one Postgres: killed, retired and started again under load.
// Usage: two-apis.mjs [--pgbouncer] [--without-keys] [--rounds=3] [--write]
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api, buildApi } from './api.mjs';
import { signUp } from './client.mjs';
import { clientFacts, ledgerFacts } from './facts.mjs';
import { nginxVersion, startNginx } from './nginx.mjs';
import { pgbouncerVersion, startPgbouncer } from './pgbouncer.mjs';
import { postgres, urlOf } from './postgres.mjs';
import { fact, report } from './report.mjs';
import { assertFree, runDrill, sleep } from './sandbox.mjs';
import { proveLogout, proveRefresh, proveSameKey } from './session-checks.mjs';
import { compare, startWriters } from './writers.mjs';

/** @typedef {import('./api.mjs').Api} Api */

const ports = { web: 3990, first: 3991, second: 3992, database: 3993, pooler: 3996 };
const pooled = process.argv.includes('--pgbouncer');
const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3);
const keyed = !process.argv.includes('--without-keys');

const roleLimits = { statement_timeout: '5s', idle_in_transaction_session_timeout: '10s' };

await runDrill(['psql', 'nginx', ...(pooled ? ['pgbouncer'] : [])], async (sandbox) => {
  await assertFree(Object.values(ports));
  buildApi();
  const database = postgres(sandbox, 'postgres', ports.database);
  await database.create();
  const { apis, migrations } = await startApis(sandbox, database);
  const url = await startNginx(sandbox, ports.web, [ports.first, ports.second]);

  const agreement = [
    migrationsFact(migrations),
    sameKeyFact(await proveSameKey(apis, database)),
    refreshFact(await proveRefresh(apis, database)),
    logoutFact(await proveLogout(apis)),
  ];

  const load = startWriters(url, await signUp(url), { keyed });
  const since = Date.now();
  await sleep(2_000);
  const retired = await killAndRetire(apis);
  const end = Date.now();
  await load.stop();

  const name = ['two-apis', pooled && 'pgbouncer', !keyed && 'without-keys'].filter(Boolean).join('-');
  const versions = [
    `Postgres ${database.version}`,
    ...(pooled ? [await pgbouncerVersion(sandbox)] : []),
    await nginxVersion(sandbox),
  ];
  const facts = [
    ...agreement,
    fact('kill -9 of one process under load', `${rounds} times`),
    retiredFact(retired),
    ...ledgerFacts(load, await compare(database, load)),
    ...clientFacts(load, since, end),
  ];
  report(name, versions, facts, { counterExperiment: !keyed });
});

/**
 * Two processes that find an empty database at the same moment; behind a pooler, one goes before them.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {import('./postgres.mjs').Server} database
 * @returns {Promise<{ apis: [Api, Api]; migrations: ReturnType<typeof migrationsRun> }>}
 */
async function startApis(sandbox, database) {
  const first = pooled ? [await firstStart(sandbox, database)] : [];
  // Debian's PgBouncer does not know the names of prepared statements; from 1.21 on it does.
  /** @type {Record<string, string>} */
  const settings = pooled ? { PREPARED_STATEMENTS: 'off' } : {};
  const address = urlOf(sandbox, pooled ? ports.pooler : ports.database);
  /** @type {[Api, Api]} */
  const apis = [
    api(sandbox, 'api-1', ports.first, address, settings),
    api(sandbox, 'api-2', ports.second, address, settings),
  ];
  for (const each of apis) each.launch();
  await Promise.all(apis.map((each) => each.ready()));
  return { apis, migrations: migrationsRun([...first, ...apis]) };
}

/**
 * Crashes one process and retires the other, round after round; answers how the latter ended.
 *
 * @param {[Api, Api]} apis
 */
async function killAndRetire([crashing, retiring]) {
  /** @type {{ code: unknown; ms: number }[]} */
  const retired = [];
  for (let round = 0; round < rounds; round++) {
    await crashing.crash();
    await sleep(1_500);
    await crashing.start();
    await sleep(1_500);
    retired.push(await retiring.retire());
    await sleep(500);
    await retiring.start();
    await sleep(1_500);
  }
  return retired;
}

/** @param {ReturnType<typeof migrationsRun>} run */
function migrationsFact({ files, carriedOut }) {
  return fact(
    'migrations in the folder / carried out at a double first start',
    `${files} / ${carriedOut}`,
    files === carriedOut,
  );
}

/** @param {Awaited<ReturnType<typeof proveSameKey>>} run */
function sameKeyFact({ pairs, sameAnswer, records }) {
  return fact(
    'same key on both processes at once: pairs / same answer / records',
    `${pairs} / ${sameAnswer} / ${records}`,
    sameAnswer === pairs && records === pairs,
  );
}

/** @param {Awaited<ReturnType<typeof proveRefresh>>} run */
function refreshFact({ sessions, one, open }) {
  return fact(
    'one refresh token on both at once: tries / still one session',
    `${sessions} / ${Math.min(one, open)}`,
    one === sessions && open === sessions,
  );
}

/** @param {Awaited<ReturnType<typeof proveLogout>>} run */
function logoutFact({ slowest }) {
  return fact(
    'session ended on one process, refused by the other after at most',
    `${slowest.toFixed(1)} s`,
    slowest <= 5.5,
  );
}

/** @param {{ code: unknown; ms: number }[]} retired */
function retiredFact(retired) {
  const slowest = Math.max(...retired.map(({ ms }) => ms)) / 1000;
  return fact(
    'SIGTERM of the other under load: exit codes; slowest end',
    `${retired.map(({ code }) => code).join(', ')}; ${slowest.toFixed(1)} s`,
    retired.every(({ code }) => code === 0) && slowest < 12,
  );
}

/**
 * A new version's first process goes straight to Postgres; the role carries the limits that a pooler cannot.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {import('./postgres.mjs').Server} database
 */
async function firstStart(sandbox, database) {
  for (const [name, value] of Object.entries(roleLimits))
    await database.sql(`ALTER ROLE vezne SET ${name} = '${value}'`);
  const first = api(sandbox, 'api-0', ports.first, urlOf(sandbox, ports.database));
  await first.start();
  await first.retire();
  await startPgbouncer(sandbox, ports.pooler, ports.database);
  return first;
}

/**
 * The migrations of this version, and how many both processes together carried out.
 *
 * @param {Api[]} apis
 */
function migrationsRun(apis) {
  const files = readdirSync(join(import.meta.dirname, '../server/src/db/migrations')).length;
  const carriedOut = apis.map((each) => each.log().split('"migration":').length - 1);
  return { files, carriedOut: carriedOut.reduce((a, b) => a + b) };
}
