// A pair of Postgres servers under write load: the primary dies without a word, the standby takes over.
// Usage: failover.mjs [--patroni [--freeze]] [--async] [--rounds=3] [--write]
import { api, buildApi } from './api.mjs';
import { signUp } from './client.mjs';
import { clientFacts, ledgerFacts } from './facts.mjs';
import { haproxyVersion, startHaproxy } from './haproxy.mjs';
import { makePair, stallReplication } from './manual-pair.mjs';
import { nginxVersion, startNginx } from './nginx.mjs';
import { makePatroniPair } from './patroni-pair.mjs';
import { urlOf } from './postgres.mjs';
import { fact, report } from './report.mjs';
import { assertFree, runDrill, sleep, until } from './sandbox.mjs';
import { compare, longestPause, startWriters } from './writers.mjs';

const ports = {
  web: 3990,
  first: 3991,
  second: 3992,
  a: 3993,
  b: 3994,
  primary: 3995,
  checkA: 3996,
  checkB: 3997,
  etcd: 3998,
  etcdPeer: 3999,
};
const byPatroni = process.argv.includes('--patroni');
const synchronous = !process.argv.includes('--async');
const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3);
const freezes = byPatroni && process.argv.includes('--freeze');
const name = ['failover', byPatroni && 'patroni', freezes && 'freeze', !synchronous && 'async']
  .filter(Boolean)
  .join('-');
// The line to the standby fails this long before the machine does: what is on its way then was not copied.
const STALL_MS = 300;
const CALM_MS = 4_000;

const programs = ['psql', 'nginx', 'haproxy', ...(byPatroni ? ['patroni', 'etcd'] : [])];

await runDrill(programs, async (sandbox) => {
  await assertFree(Object.values(ports));
  buildApi();
  const pair = await (byPatroni ? makePatroniPair : makePair)(sandbox, ports, { synchronous, freezes });
  await startHaproxy(sandbox, ports.primary, [
    { name: 'a', port: ports.a, check: ports.checkA },
    { name: 'b', port: ports.b, check: ports.checkB },
  ]);
  const address = urlOf(sandbox, ports.primary);
  const apis = [api(sandbox, 'api-1', ports.first, address), api(sandbox, 'api-2', ports.second, address)];
  for (const each of apis) await each.start();
  const url = await startNginx(sandbox, ports.web, [ports.first, ports.second]);

  const load = startWriters(url, await signUp(url));
  const since = Date.now();
  /** @type {number[]} */
  const pauses = [];
  for (let round = 0; round < rounds; round++) {
    await sleep(CALM_MS);
    const stalled = Date.now();
    await stallReplication(pair, STALL_MS);
    await pair.crash();
    await pair.failOver();
    const confirmed = load.moments.length;
    await until('a write is confirmed again', () => load.moments.length > confirmed + 16);
    await sleep(CALM_MS);
    pauses.push(longestPause(load.moments, stalled, Date.now()));
    await pair.join();
  }
  await sleep(CALM_MS);
  const end = Date.now();
  await load.stop();

  const faults = apis.flatMap((each) => each.faults());
  const alive = apis.filter((each) => each.isRunning()).length;
  const facts = [
    fact(
      `primary ${freezes ? 'frozen' : 'killed'}, standby promoted, the old one its standby`,
      `${rounds} times`,
    ),
    fact('without a confirmed write each time', pauses.map((each) => `${each.toFixed(1)} s`).join(', ')),
    ...ledgerFacts(load, await compare(pair.primary, load)),
    ...(await standbyFacts(pair, load)),
    fact('API processes that lived through it', `${alive} of ${apis.length}`, alive === apis.length),
    fact('faults that the API could not explain', faults.join('; ') || 0, faults.length === 0),
    ...clientFacts(load, since, end),
  ];
  const versions = [pair.version, await haproxyVersion(sandbox), await nginxVersion(sandbox)];
  report(name, versions, facts, { counterExperiment: !synchronous });
});

/**
 * The standby that is there at the end holds the same.
 *
 * @param {Record<'primary' | 'standby', Pick<import('./postgres.mjs').Server, 'ask' | 'sql'>>} pair
 * @param {import('./facts.mjs').Load} load
 */
async function standbyFacts({ primary, standby }, load) {
  const lsn = await primary.sql('SELECT pg_current_wal_lsn()');
  const hasAll = () => standby.sql(`SELECT pg_last_wal_replay_lsn() >= '${lsn}'`).catch(() => 'f');
  await until('the standby has applied everything', async () => (await hasAll()) === 't');
  const { stored, missing } = await compare(standby, load);
  return [fact('entries on the standby / missing there', `${stored} / ${missing}`, missing === 0)];
}
