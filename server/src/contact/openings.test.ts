import { migrate } from '../db/migrate';
import { createLog } from '../log';
import { emptyDatabase } from '../test/database';
import { kinds, openings } from './ageing-queries';

const { db, connection } = emptyDatabase();

test.each(kinds)('openings of one contact are found by their index ($side)', async (kind) => {
  await migrate(connection, createLog('silent'));
  const some = "'0195a1b2-0000-7000-8000-000000000000'";
  const text = openings(kind, false).replaceAll('$1', some).replaceAll('$2', "'2026-11-23'");
  const plan = await db.transaction(async (sql) => {
    await sql.run('SET LOCAL enable_seqscan = off');
    return sql.query<object>(`EXPLAIN (FORMAT JSON) SELECT id FROM (${text}) o WHERE contact_id = ${some}`);
  });
  const told = JSON.stringify(plan);
  expect(told).toContain('"Index Name":"contact_opened"');
  expect(told).toMatch(/"Index Cond":"[^"]*merged_into_id, id\)/i);
});
