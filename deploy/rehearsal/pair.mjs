// A pair of Postgres servers, one of them the primary; does by hand what Patroni does by itself.
import { until } from './stage.mjs';

/** Makes `standby` the one whose confirmation a commit waits for; settles when it has everything so far. */
async function waitFor(primary, standby) {
  await primary.sql(`ALTER SYSTEM SET synchronous_standby_names = '${standby.name}'`);
  await primary.sql('SELECT pg_reload_conf()');
  await until('the standby is synchronous', async () => {
    const [row] = await primary.ask('SELECT sync_state FROM pg_stat_replication');
    return row?.sync_state === 'sync';
  });
  const lsn = await primary.sql('SELECT pg_current_wal_lsn()');
  await until('the standby has caught up', async () => {
    const [row] = await primary.ask(`SELECT flush_lsn >= '${lsn}' AS "hasIt" FROM pg_stat_replication`);
    return row?.hasIt;
  });
}

/** A pair whose second server follows the first, waited for at each commit unless `synchronous` is false. */
export async function makePair(first, second, { synchronous }) {
  const pair = { primary: first, standby: second };
  async function join() {
    const { primary, standby } = pair;
    await standby.follow(primary);
    // Set after the copy was made, so that a standby that takes over waits for nobody.
    if (synchronous) await waitFor(primary, standby);
  }
  await first.create();
  await join();

  return {
    get primary() {
      return pair.primary;
    },
    get standby() {
      return pair.standby;
    },
    /** After the primary's end: the standby takes over alone, as with Patroni's synchronous_mode. */
    async failOver() {
      const { primary, standby } = pair;
      await standby.sql('SELECT pg_promote()');
      [pair.primary, pair.standby] = [standby, primary];
    },
    join,
  };
}
