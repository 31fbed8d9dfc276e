import { randomUUID } from 'node:crypto';
import { createLog } from '../log';
import { emptyDatabase } from '../test/database';
import { createDatabase, type Database, type Sql } from './database';
import type { Scope } from './scope';

const { db, connection } = emptyDatabase();
// One connection: what a scope left behind on it would be seen by the next.
const single = createDatabase(connection, createLog('silent'), { max: 1 });
const unnamed = createDatabase(connection, createLog('silent'), { max: 1, named: false });
afterAll(() => Promise.all([single.close(), unnamed.close()]));
beforeAll(() => db.run('CREATE TABLE box (n int CONSTRAINT box_pk PRIMARY KEY)'));

const someone = (): Scope => ({
  companyId: randomUUID(),
  managerId: randomUUID(),
  sessionId: randomUUID(),
  requestId: "o'brien",
});

const seen = (sql: Sql, options?: { name: string }) =>
  sql.first(
    `SELECT nullif(current_setting('vezne.company', true), '') AS "companyId",
            nullif(current_setting('vezne.actor', true), '') AS "managerId",
            nullif(current_setting('vezne.session', true), '') AS "sessionId",
            nullif(current_setting('vezne.request', true), '') AS "requestId", $1::int AS n`,
    [7],
    options,
  );
const nobody = { companyId: null, managerId: null, sessionId: null, requestId: null };

test.each([
  ['with prepared statements', single],
  ['without prepared statements', unnamed],
])(
  'a statement and a transaction know on whose behalf they work, and leave nothing behind, %s',
  async (_, on: Database) => {
    for (const scope of [someone(), someone()]) {
      const scoped = on.scoped(scope);
      for (const options of [undefined, { name: 'seen' }]) {
        expect(await seen(scoped, options)).toEqual({ ...scope, n: 7 });
        expect(await seen(on, options)).toEqual({ ...nobody, n: 7 });
        expect(await scoped.transaction((sql) => seen(sql, options))).toEqual({ ...scope, n: 7 });
        expect(await seen(on, options)).toEqual({ ...nobody, n: 7 });
      }
    }
  },
);

test('rows, counts and dates of a scoped statement come back as they do otherwise', async () => {
  const scoped = single.scoped(someone());
  expect(await scoped.run('INSERT INTO box VALUES (1), (2)')).toBe(2);
  expect(await scoped.query('SELECT n FROM box ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await scoped.query('SELECT n FROM box WHERE n > $1', [9])).toEqual([]);
  expect(await scoped.first("SELECT date '2026-03-29' AS day")).toEqual({ day: '2026-03-29' });
});

test('a refused statement is undone alone and costs neither the connection nor its statements', async () => {
  const scoped = single.scoped(someone());
  const pid = () => single.first('SELECT pg_backend_pid() AS pid');
  const before = await pid();
  const insert = (n: number | string) => scoped.run('INSERT INTO box VALUES ($1::int)', [n], { name: 'put' });
  await insert(10);
  await expect(insert(10)).rejects.toMatchObject({ constraint: 'box_pk' });
  await expect(insert('x')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await insert(11);
  await expect(scoped.query('SELECT nonsense', [], { name: 'new' })).rejects.toMatchObject({ code: '42703' });
  await expect(scoped.query('SELECT nonsense', [], { name: 'new' })).rejects.toMatchObject({ code: '42703' });
  expect(await scoped.query('SELECT n FROM box WHERE n >= 10 ORDER BY n')).toEqual([{ n: 10 }, { n: 11 }]);
  expect(await pid()).toEqual(before);
});

test('many callers at once see themselves alone', async () => {
  const answers = Array.from({ length: 200 }, async () => {
    const scope = someone();
    expect(await seen(db.scoped(scope), { name: 'seen' })).toEqual({ ...scope, n: 7 });
  });
  await Promise.all(answers);
});

test.each([
  ['with prepared statements', single],
  ['without prepared statements', unnamed],
])(
  'a setting that is sent ahead holds for what follows in its transaction alone, %s',
  async (_, on: Database) => {
    const make = (sql: Sql, to: string) =>
      sql.run('SELECT WHERE set_config($1, $2, true) IS NULL', ['vezne.detail', to], {
        name: 'act',
        ahead: true,
      });
    const detail = (sql: Sql) =>
      sql.first<{ is: string | null }>("SELECT current_setting('vezne.detail', true) AS is");
    for (let tries = 0; tries < 2; tries++) {
      await on.transaction(async (sql) => {
        await make(sql, 'on');
        await make(sql, 'off');
        await make(sql, "o'n");
        expect(await detail(sql)).toEqual({ is: "o'n" });
        expect(await detail(sql)).toEqual({ is: "o'n" });
        await make(sql, 'forgotten');
      });
      await make(on, 'nobody');
      expect((await on.transaction(detail))?.is ?? '').toBe('');
    }
  },
);
