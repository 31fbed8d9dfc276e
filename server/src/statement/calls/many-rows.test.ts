import { api, type Endpoint, limits, type StatementProgress } from '@vezne/contract';
import pg from 'pg';
import { slips } from '../testing';
import { statementApp } from './testing';

const { db, done, refused, read, decide, newCategory, add, balances, sums, world } = statementApp();
const { cashFlow, statement } = api;

test('a file of the most rows is read, added, known again and taken back', async () => {
  const rows = Array.from(
    { length: limits.statement.rows },
    (_, at) => `${String((at % 28) + 1).padStart(2, '0')}.10.2026;Fiş ${at};-1,25`,
  );
  const file = ['Tarih;Açıklama;Tutar', ...rows].join('\n');
  const { batch } = await read(file);
  expect(await add(batch.id, await newCategory('Fiş'))).toMatchObject({ added: limits.statement.rows });
  expect(await sums()).toEqual([0, 25_000]);
  expect((await read(file)).counts).toMatchObject({ duplicate: limits.statement.rows, undecided: 0 });
  expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({
    removed: limits.statement.rows,
  });
  expect(await sums()).toEqual([0, 0]);
}, 60_000);

/** What is told of a batch's commit until that ends. */
async function toldUntil(end: Promise<unknown>, id: string) {
  const told: StatementProgress[] = [];
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    told.push(await done(statement.progress, { query: { id } }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await over;
  return told;
}

test('many rows are added and taken back where all of them would take longer than one statement may', async () => {
  const many = limits.statement.rows / 2;
  const { batch } = await read(slips(many));
  const categoryId = await newCategory('Fiş');
  // Eight seconds for all, where a statement has five.
  await db.run(
    'CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.008); RETURN coalesce(NEW, OLD); END $$',
  );
  for (const [act, row] of [
    ['INSERT', 'NEW'],
    ['DELETE', 'OLD'],
  ])
    await db.run(
      `CREATE TRIGGER slow_${act} BEFORE ${act} ON cash_flow FOR EACH ROW WHEN (${row}.description LIKE '%7') EXECUTE FUNCTION slow()`,
    );
  try {
    const adding = add(batch.id, categoryId);
    const told = (await toldUntil(adding, batch.id)).filter((progress) => progress !== null);
    expect(await adding).toMatchObject({ added: many });
    expect(told.map(({ all }) => all)).toEqual(told.map(() => many));
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(new Set(told.map(({ done }) => done)).size).toBeGreaterThan(2);
    expect(await done(statement.progress, { query: { id: batch.id } })).toBeNull();
    expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({ removed: many });
  } finally {
    await db.run('DROP FUNCTION slow() CASCADE');
  }
  const left = await db.query<{ action: string; count: number }>(
    `SELECT action, (after -> 'count')::int AS count FROM audit
      WHERE company_id = $1 AND entity = 'cash_flow' AND NOT detail ORDER BY at`,
    [world.person.companyId],
  );
  expect(left).toEqual([
    { action: 'AKTAR', count: many },
    { action: 'GERI_AL', count: many },
  ]);
  expect((await done(api.trash.findAll, { body: {} })).totalElements).toBe(0);
}, 90_000);

test('thousands of transfers are taken back as quickly as they were added', async () => {
  const many = 2_000;
  const { batch } = await read(slips(many));
  const other = await done(api.cashAccount.save, { body: { name: 'Şube', kind: 'KASA' } });
  await decide(batch.id, { rest: { group: 'EKSIK', decision: 'VIRMAN', transferAccountId: other.id } });
  const before = await balances();
  expect(await done(statement.commit, { body: { batchId: batch.id } })).toMatchObject({ transfers: many });
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({ removed: many });
  expect(sent.mock.calls.length).toBeLessThan(100);
  sent.mockRestore();
  expect(await balances()).toEqual(before);
  // What nobody has touched can be read from the file again; each is a consequence of one act.
  expect((await done(api.trash.findAll, { body: {} })).totalElements).toBe(0);
  const told = await db.query<{ detail: boolean; count: string }>(
    "SELECT detail, count(*) AS count FROM audit WHERE company_id = $1 AND entity = 'transfer' AND action = 'SIL' GROUP BY detail",
    [world.person.companyId],
  );
  expect(told).toEqual([{ detail: true, count: String(many) }]);
}, 60_000);

test('a step that fails leaves nothing of the others, neither when rows are added nor when they are taken back', async () => {
  const many = 4_100;
  const { batch } = await read(slips(many));
  await decide(batch.id, { rest: { group: 'EKSIK', categoryId: await newCategory('Fiş') } });
  const body = { batchId: batch.id };
  const failing = async (at: string, endpoint: Endpoint) => {
    await db.run(
      `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'on purpose'; END $$`,
    );
    await db.run(`CREATE TRIGGER fails BEFORE ${at} ON cash_flow FOR EACH ROW
      WHEN (${at === 'INSERT' ? 'NEW' : 'OLD'}.description = 'Fiş ${many - 1}') EXECUTE FUNCTION fails()`);
    const { status } = await refused(endpoint, body);
    await db.run('DROP FUNCTION fails() CASCADE');
    return status;
  };
  expect(await failing('INSERT', statement.commit)).toBe(500);
  expect(await sums()).toEqual([0, 0]);
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(0);
  expect((await done(statement.findById, { query: { id: batch.id } })).batch.status).toBe('TASLAK');
  expect(await done(statement.commit, { body })).toMatchObject({ added: many });
  expect(await failing('DELETE', statement.undo)).toBe(500);
  expect(await sums()).toEqual([0, 5_125]);
  expect(await done(statement.undo, { body })).toMatchObject({ removed: many });
}, 90_000);
