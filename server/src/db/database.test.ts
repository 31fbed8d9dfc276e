import { randomUUID } from 'node:crypto';
import { codes } from '@vezne/contract';
import { createLog } from '../log';
import { ownTime } from '../test/busy';
import { emptyDatabase, ofCompany, testDatabase } from '../test/database';
import { until } from '../test/until';
import { createDatabase } from './database';

const db = testDatabase();
const empty = emptyDatabase();

beforeAll(async () => {
  await db.run('CREATE TABLE box (id int CONSTRAINT cash_flow_category_fk PRIMARY KEY, n bigint, day date)');
});

test('a calendar date and a big amount come back as the text that was stored', async () => {
  await db.run('INSERT INTO box VALUES (1, $1, $2)', [99_999_999_999_999n, '2026-03-29']);
  expect(await db.first('SELECT n, day FROM box WHERE id = 1')).toEqual({
    n: '99999999999999',
    day: '2026-03-29',
  });
});

test('a broken constraint becomes the sentence that belongs to it', async () => {
  await db.run('INSERT INTO box (id) VALUES (2)');
  await expect(db.run('INSERT INTO box (id) VALUES (2)')).rejects.toMatchObject({
    code: codes.notFound,
    extras: { fields: { categoryId: 'Kategori bulunamadı' } },
  });
});

test('a failed transaction leaves nothing behind', async () => {
  const work = db.transaction(async (sql) => {
    await sql.run('INSERT INTO box (id) VALUES (10)');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await db.query('SELECT 1 FROM box WHERE id = 10')).toEqual([]);
});

test('a transaction whose failure was swallowed is not taken for committed', async () => {
  const work = db.transaction(async (sql) => {
    await sql.run('INSERT INTO box (id) VALUES (11)');
    await sql.run('SELECT 1 / 0').catch(() => {});
  });
  await expect(work).rejects.toThrow('rolled back');
});

test('two transactions that lock each other both end up stored', async () => {
  await db.run('INSERT INTO box VALUES (20, 0), (21, 0)');
  let locked = 0;
  const add = (first: number, second: number) =>
    db.transaction(async (sql) => {
      await sql.run('UPDATE box SET n = n + 1 WHERE id = $1', [first]);
      locked++;
      await until(() => locked >= 2);
      await sql.run('UPDATE box SET n = n + 1 WHERE id = $1', [second]);
    });
  await Promise.all([add(20, 21), add(21, 20)]);
  expect(await db.query('SELECT n FROM box WHERE id IN (20, 21)')).toEqual([{ n: '2' }, { n: '2' }]);
});

test('refused statements do not cost the pool its connections', async () => {
  const pid = async () => (await db.first<{ pid: number }>('SELECT pg_backend_pid() AS pid'))?.pid;
  const before = await pid();
  for (let i = 0; i < 50; i++) await db.run('SELECT 1 / 0').catch(() => {});
  expect(await pid()).toBe(before);
});

test.each([
  ['of callers', 12, ofCompany(db, randomUUID())],
  ['of what concerns all companies', 6, db],
])('a full pool %s answers within three seconds and recovers', async (_, connections, on) => {
  const sleeping = Array.from({ length: connections }, () => on.run('SELECT pg_sleep(3)'));
  const took = ownTime();
  await expect(on.run('SELECT 1')).rejects.toMatchObject({ code: codes.tooMany, extras: { retryAfter: 2 } });
  expect(took()).toBeLessThan(3000);
  expect(await db.ready()).toBe(true);
  await Promise.all(sleeping);
  expect(await on.first('SELECT 1 AS one')).toEqual({ one: 1 });
});

test('connections that the server ends are replaced', async () => {
  const doomed = db.run('SELECT pg_sleep(3)');
  const refused = expect(doomed).rejects.toMatchObject({ code: codes.unavailable });
  await until(
    async () =>
      (
        await db.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT pg_sleep(3)' AND state = 'active'",
        )
      ).length > 0,
  );
  await db.run(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await refused;
  expect(await db.first('SELECT 1 AS one')).toEqual({ one: 1 });
  // A busy machine hears of the other ones later: none of them is handed to the next test.
  const isAlone = () =>
    db
      .first<{ n: string }>('SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()')
      .then(
        (row) => row?.n === '1',
        () => false,
      );
  await until(isAlone);
});

test('a server that has become a standby is away, and no connection to it is kept', async () => {
  const pid = async () => (await db.first<{ pid: number }>('SELECT pg_backend_pid() AS pid'))?.pid;
  const before = await pid();
  const write = db.transaction(async (sql) => {
    await sql.run('SET TRANSACTION READ ONLY');
    await sql.run('INSERT INTO box (id) VALUES (30)');
  });
  await expect(write).rejects.toMatchObject({ code: codes.unavailable, extras: { retryAfter: 2 } });
  expect(await pid()).not.toBe(before);
});

test.each(['İSTANBUL', 'istanbul', 'ISTANBUL', 'ıstanbul', 'Istanbul', 'İstanbul'.normalize('NFD')])(
  'a search folds %s to istanbul',
  async (word) => {
    expect(await db.first('SELECT tr_fold($1) AS folded', [word])).toEqual({ folded: 'istanbul' });
  },
);

test('wildcards in a searched text are ordinary characters', async () => {
  const hits = (text: string, word: string) =>
    db.first('SELECT tr_fold($1) LIKE tr_contains($2) AS hit', [text, word]);
  expect(await hits('Kira %10 arttı', '%10 ART')).toEqual({ hit: true });
  expect(await hits('Kira 10 arttı', '%10')).toEqual({ hit: false });
  expect(await hits('a_b\\c', '_B\\')).toEqual({ hit: true });
  expect(await hits('axb', '_')).toEqual({ hit: false });
});

test('behind a pooler no statement keeps a name on its connection', async () => {
  const names = async (named: boolean) => {
    const own = createDatabase(empty.connection, createLog('silent'), { named, max: 1 });
    await own.query('SELECT 1', [], { name: 'one' });
    const rows = await own.query<{ name: string }>('SELECT name FROM pg_prepared_statements');
    await own.close();
    return rows.map(({ name }) => name);
  };
  expect(await names(true)).toEqual(['one']);
  expect(await names(false)).toEqual([]);
});
