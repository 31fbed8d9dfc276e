import { randomUUID } from 'node:crypto';
import { HistoryQuery } from '@vezne/contract';
import type { Sql } from '../db/database';
import { testDatabase } from '../test/database';
import { newLedger } from '../test/ledger';
import { listLines } from './queries';

const db = testDatabase();
const [busy, other, person] = [randomUUID(), randomUUID(), randomUUID()];
let companyId: string;

beforeAll(async () => {
  companyId = (await newLedger(db)).companyId;
  const lines = `INSERT INTO audit (company_id, manager_id, action, entity, entity_id, label, detail, at)
    SELECT $1, $2, $3, $4, coalesce($5, gen_random_uuid()), $6 || i, false, now() - i * interval '1 minute'
      FROM generate_series(1, $7::int) i`;
  await db.run(lines, [companyId, busy, 'DEGISTIR', 'cash_flow', null, 'Fiş ', 5_000]);
  await db.run(lines, [companyId, other, 'EKLE', 'product', null, 'Çimento ', 20]);
  await db.run(lines, [companyId, busy, 'GUVENLIK', 'login.succeeded', person, null, 20]);
  await db.run('INSERT INTO audit_person VALUES ($1, $2, $3)', [companyId, person, 'Ayşe Çimen']);
  await db.run('ANALYZE audit');
});

const query = (given: object) => HistoryQuery.parse({ pageSize: 10, ...given });
const find = (given: object, how: (sql: Sql) => Sql = (sql) => sql) =>
  db.transaction((sql) => listLines(how(sql), companyId, query(given)));

test('lines are found by what was written down, and by what a person is called now', async () => {
  const named = await find({ searchText: 'çim' });
  expect(named.total).toBe(40);
  expect(new Set(named.lines.map(({ label }) => label?.replace(/ \d+/, '')))).toEqual(
    new Set(['Çimento', 'Ayşe Çimen']),
  );
  expect(await find({ searchText: 'ayse cimen' })).toMatchObject({ total: 20 });
  expect(await find({ searchText: 'fiş 49' })).toMatchObject({ total: 111 });
  expect(await find({ searchText: '%' })).toMatchObject({ total: 0 });
});

test('what one person did, one kind of record and security are read without the lines between them', async () => {
  for (const [given, index] of [
    [{ managerId: other }, 'audit_of_manager'],
    [{ entity: 'product' }, 'audit_of_entity'],
    [{ entity: 'security' }, 'audit_of_security'],
  ] as const) {
    const plans: string[] = [];
    const explained = (sql: Sql): Sql => ({
      ...sql,
      query: async (text, params) => {
        plans.push(JSON.stringify(await sql.query(`EXPLAIN ${text}`, params)));
        return [];
      },
      first: async (text, params) => {
        plans.push(JSON.stringify(await sql.query(`EXPLAIN ${text}`, params)));
        return undefined;
      },
    });
    await find(given, explained);
    expect(plans.map((plan) => plan.includes(index))).toEqual([true, true]);
  }
});

test('a search that takes too long is refused with advice', async () => {
  const hurried = (sql: Sql): Sql => ({
    ...sql,
    run: (text, ...rest) => sql.run(text.replace(/'\d+ms'/, "'1ms'"), ...rest),
  });
  const message = 'Bu arama çok uzun sürdü. Daha uzun bir metin yazın veya tarih aralığını daraltın.';
  await expect(find({ searchText: 'o' }, hurried)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message,
    extras: { fields: { searchText: message } },
  });
});
