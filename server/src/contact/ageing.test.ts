import { randomUUID } from 'node:crypto';
import type { Param } from '../db/database';
import { testDatabase } from '../test/database';
import { readAgeing } from './ageing-queries';

const db = testDatabase();
const companyId = randomUUID();
const today = '2026-11-21';

test('however many contacts there are, the driver reads one row of few columns', async () => {
  await db.run("INSERT INTO company (id, name) VALUES ($1, 'Yılmaz Yapı ve Tasarım')", [companyId]);
  await db.run(
    `INSERT INTO contact (company_id, id, name, kind, opening_kurus, opening_date)
     VALUES ($1, $2, 'Ada', 'MUSTERI', 12345678901234, '2026-10-10'), ($1, $3, 'Çınar', 'TEDARIKCI', 0, NULL)`,
    [companyId, randomUUID(), randomUUID()],
  );
  const read: object[] = [];
  const sql = {
    ...db,
    async first<Row extends object>(text: string, params?: readonly Param[]) {
      const rows = await db.query<Row>(text, params);
      read.push(...rows);
      return rows[0];
    },
  };
  const { rows, totals, receivable } = await readAgeing(sql, companyId, { date: today, side: null, today });
  expect(rows.map(({ name, d0_30, d31_60, d61_90, total }) => [name, d0_30, d31_60, d61_90, total])).toEqual([
    ['Ada', 0, 123_456_789_012.34, 0, 123_456_789_012.34],
    ['Çınar', 0, 0, 0, 0],
  ]);
  expect([totals.d31_60, totals.total, receivable]).toEqual(Array(3).fill(123_456_789_012.34));
  expect(read.map((row) => Object.keys(row).length)).toEqual([7]);
});
