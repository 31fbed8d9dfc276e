// Two API processes behind nginx on one Postgres: killed, retired and started again under load.
// Usage: two-apis.mjs [--without-keys] [--rounds=3] [--write]
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api, buildApi } from './api.mjs';
import { signUp } from './browser.mjs';
import { clientFacts, ledgerFacts } from './facts.mjs';
import { compare, startWriters } from './ledger.mjs';
import { nginxVersion, startNginx } from './nginx.mjs';
import { fact, report } from './page.mjs';
import { postgres, urlOf } from './postgres.mjs';
import { proveLogout, proveRefresh, proveSameKey } from './sessions.mjs';
import { assertFree, rehearse, sleep } from './stage.mjs';

const ports = { web: 3990, first: 3991, second: 3992, database: 3993 };
const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3);
const keyed = !process.argv.includes('--without-keys');

await rehearse(['psql', 'nginx'], async (stage) => {
  await assertFree(Object.values(ports));
  buildApi();
  const database = postgres(stage, 'postgres', ports.database);
  await database.create();
  const address = urlOf(stage, ports.database);
  const apis = [api(stage, 'api-1', ports.first, address), api(stage, 'api-2', ports.second, address)];

  // Both find an empty database at the same moment.
  for (const each of apis) each.launch();
  await Promise.all(apis.map((each) => each.ready()));
  const migrations = migrationsRun(apis);
  const url = await startNginx(stage, ports.web, [ports.first, ports.second]);

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
  const name = keyed ? 'two-apis' : 'two-apis-without-keys';
  report(name, [`Postgres ${database.version}`, await nginxVersion(stage)], facts, {
    counterExperiment: !keyed,
  });
});

/** The migrations of this version, and how many both processes together carried out. */
function migrationsRun(apis) {
  const files = readdirSync(join(import.meta.dirname, '../../server/src/db/migrations')).length;
  const carriedOut = apis.map((each) => each.log().split('"migration":').length - 1);
  return { files, carriedOut: carriedOut.reduce((a, b) => a + b) };
}
