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
  const first = pooled && (await firstStart(sandbox, database));
  // Debian's PgBouncer does not know the names of prepared statements; from 1.21 on it does.
  const settings = pooled ? { PREPARED_STATEMENTS: 'off' } : {};
  const address = urlOf(sandbox, pooled ? ports.pooler : ports.database);
  const apis = [
    api(sandbox, 'api-1', ports.first, address, settings),
    api(sandbox, 'api-2', ports.second, address, settings),
  ];

  // Both find an empty database at the same moment.
  for (const each of apis) each.launch();
  await Promise.all(apis.map((each) => each.ready()));
  const migrations = migrationsRun(pooled ? [first, ...apis] : apis);
  const url = await startNginx(sandbox, ports.web, [ports.first, ports.second]);

  const sameKey = await proveSameKey(apis, database);
  const refresh = await proveRefresh(apis, database);
  const logout = await proveLogout(apis);

  const load = startWriters(url, await signUp(url), { keyed });
  const since = Date.now();
  await sleep(2_000);
  const retired = [];
  for (let round = 0; round < rounds; round++) {
    await apis[0].crash();
    await sleep(1_500);
    await apis[0].start();
    await sleep(1_500);
    retired.push(await apis[1].retire());
    await sleep(500);
    await apis[1].start();
    await sleep(1_500);
  }
  const end = Date.now();
  await load.stop();
  const slowest = Math.max(...retired.map(({ ms }) => ms)) / 1000;
  const facts = [
    fact(
      'migrations in the folder / carried out at a double first start',
      `${migrations.files} / ${migrations.carriedOut}`,
      migrations.files === migrations.carriedOut,
    ),
    fact(
      'same key on both processes at once: pairs / same answer / records',
      `${sameKey.pairs} / ${sameKey.sameAnswer} / ${sameKey.records}`,
      sameKey.sameAnswer === sameKey.pairs && sameKey.records === sameKey.pairs,
    ),
    fact(
      'one refresh token on both at once: tries / still one session',
      `${refresh.sessions} / ${Math.min(refresh.one, refresh.open)}`,
      refresh.one === refresh.sessions && refresh.open === refresh.sessions,
    ),
    fact(
      'session ended on one process, refused by the other after at most',
      `${logout.slowest.toFixed(1)} s`,
      logout.slowest <= 5.5,
    ),
    fact('kill -9 of one process under load', `${rounds} times`),
    fact(
      'SIGTERM of the other under load: exit codes; slowest end',
      `${retired.map(({ code }) => code).join(', ')}; ${slowest.toFixed(1)} s`,
      retired.every(({ code }) => code === 0) && slowest < 12,
    ),
    ...ledgerFacts(load, await compare(database, load)),
    ...clientFacts(load, since, end),
  ];
  const name = ['two-apis', pooled && 'pgbouncer', !keyed && 'without-keys'].filter(Boolean).join('-');
  report(
    name,
    [
      `Postgres ${database.version}`,
      ...(pooled ? [await pgbouncerVersion(sandbox)] : []),
      await nginxVersion(sandbox),
    ],
    facts,
    {
      counterExperiment: !keyed,
    },
  );
});

/** A new version's first process goes straight to Postgres; the role carries the limits that a pooler cannot. */
async function firstStart(sandbox, database) {
  for (const [name, value] of Object.entries(roleLimits))
    await database.sql(`ALTER ROLE vezne SET ${name} = '${value}'`);
  const first = api(sandbox, 'api-0', ports.first, urlOf(sandbox, ports.database));
  await first.start();
  await first.retire();
  await startPgbouncer(sandbox, ports.pooler, ports.database);
  return first;
}

/** The migrations of this version, and how many both processes together carried out. */
function migrationsRun(apis) {
  const files = readdirSync(join(import.meta.dirname, '../server/src/db/migrations')).length;
  const carriedOut = apis.map((each) => each.log().split('"migration":').length - 1);
  return { files, carriedOut: carriedOut.reduce((a, b) => a + b) };
}
