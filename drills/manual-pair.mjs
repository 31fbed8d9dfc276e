// A pair of Postgres servers, one of them the primary; does by hand what Patroni does by itself.
import { standIn } from './haproxy.mjs';
import { postgres } from './postgres.mjs';
import { sleep, until } from './sandbox.mjs';

/**
 * Settles when the standby confirms each commit and has everything that came before.
 *
 * @param {{ primary: Pick<import('./postgres.mjs').Server, 'ask' | 'sql'> }} pair
 */
export async function waitForStandby({ primary }) {
  await until('the standby is synchronous', async () => {
    /** @type {{ sync_state: string }[]} */
    const [row] = await primary.ask('SELECT sync_state FROM pg_stat_replication');
    return row?.sync_state === 'sync';
  });
  const lsn = await primary.sql('SELECT pg_current_wal_lsn()');
  await until('the standby has caught up', async () => {
    /** @type {{ hasIt: boolean }[]} */
    const [row] = await primary.ask(`SELECT flush_lsn >= '${lsn}' AS "hasIt" FROM pg_stat_replication`);
    return row?.hasIt;
  });
}

/**
 * Holds up what the standby is sent, as a network that fails a moment before the machine does.
 *
 * @param {{ primary: Pick<import('./postgres.mjs').Server, 'ask' | 'name'> }} pair
 * @param {number} ms
 */
export async function stallReplication({ primary }, ms) {
  /** @type {{ pid: number }[]} */
  const [sender] = await primary.ask('SELECT pid FROM pg_stat_replication');
  if (!sender) throw new Error(`${primary.name} has no standby`);
  process.kill(sender.pid, 'SIGSTOP');
  await sleep(ms);
}

/**
 * A pair whose second server follows the first, waited for at each commit unless `synchronous` is false.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {{ a: number; b: number; checkA: number; checkB: number }} ports
 * @param {{ synchronous: boolean }} options
 */
export async function makePair(sandbox, ports, { synchronous }) {
  const [first, second] = [postgres(sandbox, 'a', ports.a), postgres(sandbox, 'b', ports.b)];
  const pair = { primary: first, standby: second };
  async function join() {
    const { primary, standby } = pair;
    await standby.follow(primary);
    // Set after the copy was made, so that a standby that takes over waits for nobody.
    if (!synchronous) return;
    await primary.sql(`ALTER SYSTEM SET synchronous_standby_names = '${standby.name}'`);
    await primary.sql('SELECT pg_reload_conf()');
    await waitForStandby(pair);
  }
  await first.create();
  await join();
  standIn(first, ports.checkA);
  standIn(second, ports.checkB);

  return {
    version: `Postgres ${first.version}, promoted by hand`,
    get primary() {
      return pair.primary;
    },
    get standby() {
      return pair.standby;
    },
    crash: () => pair.primary.crash(),
    /** After the primary's end: the standby takes over alone, as with Patroni's synchronous_mode. */
    async failOver() {
      const { primary, standby } = pair;
      await standby.sql('SELECT pg_promote()');
      [pair.primary, pair.standby] = [standby, primary];
    },
    join,
  };
}
