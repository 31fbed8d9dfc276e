// A rolling upgrade under load, as compose and Kubernetes carry it out: every new process has a new address, the old
// ones go when the new ones are ready, and host and remotes are released meanwhile. Three logins, PgBouncer, nginx.
// Usage: rolling-upgrade.mjs [--from=COMMIT] [--rounds=2] [--write]
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api, buildApi, buildApiOf } from './api.mjs';
import { signUp } from './client.mjs';
import { clientFacts, ledgerFacts } from './facts.mjs';
import { nginxVersion, startNginx } from './nginx.mjs';
import { pgbouncerVersion, startPgbouncer } from './pgbouncer.mjs';
import { postgres, urlOf } from './postgres.mjs';
import { fact, report } from './report.mjs';
import { startNames } from './rolling-upgrade/names.mjs';
import { startReaders } from './rolling-upgrade/readers.mjs';
import { releases, startVisitors } from './rolling-upgrade/visitors.mjs';
import { assertFree, runDrill, sleep } from './sandbox.mjs';
import { compare, startWriters } from './writers.mjs';

/** @typedef {import('./api.mjs').Api} Api */

const ports = { web: 3990, api: 3991, database: 3993, names: 3995, pooler: 3996 };
const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 2);
const from = /--from=(\S+)/.exec(process.argv.join(' '))?.[1];
// nginx knows a new address two seconds later, as deploy/nginx/api-by-name.conf says; balancers take as long.
const KNOWN_MS = 3_000;

await runDrill(['psql', 'nginx', 'pgbouncer'], async (sandbox) => {
  await assertFree([ports.web, ports.api, ports.database, ports.pooler]);
  const old = buildApiOf(from);
  buildApi();
  const database = postgres(sandbox, 'postgres', ports.database, { superuser: 'postgres' });
  await database.create();
  await startPgbouncer(sandbox, ports.pooler, ports.database, ['vezne_app', 'vezne_system']);
  const names = startNames(ports.names);
  const fleet = createFleet(sandbox, names.addresses);
  await fleet.replaceBy(old.bundle);
  const url = await startNginx(sandbox, ports.web, { nameServer: ports.names, port: ports.api });
  const site = await releases(sandbox, join(sandbox.folder, 'web'));
  await site.release();

  const company = await signUp(url);
  const load = startWriters(url, company);
  const readers = startReaders(url, company);
  const visitors = startVisitors(url);
  const since = Date.now();
  await sleep(2_000);
  for (let round = 0; round < rounds; round++) {
    await fleet.replaceBy(undefined);
    await site.release();
    await sleep(1_000);
    await site.rollBack();
    await site.release();
  }
  const end = Date.now();
  await Promise.all([load.stop(), readers.stop(), visitors.stop()]);

  const versions = [
    `Postgres ${database.version}`,
    await pgbouncerVersion(sandbox),
    await nginxVersion(sandbox),
  ];
  const { visits, files, failed } = visitors.seen;
  const superusers = await database.ask(
    "SELECT DISTINCT usename FROM pg_stat_activity WHERE usename LIKE 'vezne%' AND usename IN (SELECT rolname FROM pg_roles WHERE rolsuper)",
  );
  report('rolling-upgrade', versions, [
    fact(
      'from commit; migrations it knew / of today, carried out under load',
      `${old.name}; ${old.migrations} / ${migrations()}`,
    ),
    fact(
      'API processes replaced; host and remote released, both taken back',
      `${fleet.retired.length}; ${site.done.host}, ${site.done.rollbacks}`,
    ),
    fact(
      'old processes’ exit codes; slowest end',
      `${fleet.retired.map(({ code }) => code).join(', ')}; ${slowest(fleet.retired)} s`,
      fleet.retired.every(({ code }) => code === 0),
    ),
    fact('logins of the product that are superusers', superusers.length, superusers.length === 0),
    fact(
      'user actions that failed: writes after the browser’s own tries, reads, page visits',
      `${load.wrong.length + load.total.pressedAgain}, ${readers.seen.failed.length}, ${failed.length}${told([...readers.seen.failed, ...failed])}`,
      load.wrong.length + load.total.pressedAgain + readers.seen.failed.length + failed.length === 0,
    ),
    fact('reads; page visits, files of them', `${readers.seen.reads}; ${visits}, ${files}`),
    ...ledgerFacts(load, await compare(database, load)),
    ...clientFacts(load, since, end),
  ]);
});

function migrations() {
  return readdirSync(join(import.meta.dirname, '../server/src/db/migrations')).length;
}

/** @param {{ ms: number }[]} retired */
function slowest(retired) {
  return (Math.max(...retired.map(({ ms }) => ms)) / 1000).toFixed(1);
}

/** @param {string[]} failed */
function told(failed) {
  return failed.length > 0 ? `: ${[...new Set(failed)].slice(0, 5).join(', ')}` : '';
}

/**
 * The API's processes, as their names are known to nginx. `bundle` is an earlier version's; without it today's.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {Set<string>} addresses
 */
function createFleet(sandbox, addresses) {
  /** @type {Api[]} */
  let running = [];
  /** @type {{ code: unknown; ms: number }[]} */
  const retired = [];
  let started = 0;
  const login = (/** @type {string} */ user, port = ports.pooler) => urlOf(sandbox, port, 'vezne', user);
  const settings = {
    SYSTEM_DATABASE_URL: login('vezne_system'),
    MIGRATION_DATABASE_URL: login('vezne', ports.database),
    // Debian's PgBouncer does not know the names of prepared statements.
    PREPARED_STATEMENTS: 'off',
  };
  return {
    retired,
    /** @param {string | undefined} bundle */
    async replaceBy(bundle) {
      const before = running;
      running = [];
      for (let n = 0; n < 2; n++) {
        const host = `127.0.0.${10 + ++started}`;
        const each = api(sandbox, `api-${started}`, ports.api, login('vezne_app'), settings, {
          host,
          bundle,
        });
        await each.start();
        addresses.add(host);
        running.push(each);
      }
      await sleep(KNOWN_MS);
      for (const each of before) {
        addresses.delete(new URL(each.url).hostname);
        retired.push(await each.retire());
        await sleep(500);
      }
    },
  };
}
