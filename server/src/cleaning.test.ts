import { testApp } from './test/app';
import { until } from './test/until';
import { wait } from './wait';

// Before the app listens: what it does every ten minutes is begun by hand here.
const regular = jest.spyOn(globalThis, 'setInterval');
const t = testApp();
beforeAll(() => t.app.server.listen({ host: '127.0.0.1', port: 0 }));

test('cleaning that takes longer than its turn is not begun a second time beside itself', async () => {
  const [clean] = regular.mock.calls.flatMap(([work, ms]) => (ms === 600_000 ? [work] : []));
  regular.mockRestore();
  const waits = `SELECT 1 FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM idem%'`;
  await t.db.transaction(async (sql) => {
    await sql.run('LOCK TABLE idempotency');
    clean?.();
    await until(async () => (await t.db.query(waits)).length > 0);
    clean?.();
    await wait(100);
    expect(t.app.background.running()).toBe(1);
  });
  await t.idle();
  await t.db.run(
    `INSERT INTO login_attempt (key, failures, blocked_until, counted_at) VALUES ('\\x01', 1, now(), '2020-01-01')`,
  );
  clean?.();
  await t.idle();
  expect(await t.db.query('SELECT 1 FROM login_attempt')).toEqual([]);
});
