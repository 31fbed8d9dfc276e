import { api, type Endpoint } from '@vezne/contract';
import { projectBody } from '../test/bodies';
import { until } from '../test/until';
import { settlementApp, TODAY } from './testing';

// Whoever locks takes contacts first, then projects, then their rows, then what was collected and paid, then its entries: two
// in different orders would end each other.

const { db, done, row, newContact, income, expense, collect, world } = settlementApp();

const isWaited = () =>
  db.first(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);

/** While somebody holds `first`, a call waits for it without having locked `then`; afterwards it is answered. */
async function waitsFor(first: Locked, then: Locked, endpoint: Endpoint, input: object) {
  const answer = await db.transaction(async (sql) => {
    await sql.run(`SELECT 1 FROM ${first.table} WHERE id = $1 FOR UPDATE`, [first.id]);
    const answered = done(endpoint, input);
    answered.catch(() => {});
    await until(async () => (await isWaited()) !== undefined);
    await sql.run(`SELECT 1 FROM ${then.table} WHERE id = $1 FOR UPDATE NOWAIT`, [then.id]);
    return { answered };
  });
  return answer.answered;
}

type Table = 'contact' | 'project' | 'project_income' | 'settlement' | 'cash_flow' | 'trash';
type Locked = { table: Table; id: string };

const project = (): Locked => ({ table: 'project', id: world.projectId });
const theRow = (id: string): Locked => ({ table: 'project_income', id });

test('a row is changed and deleted after its project', async () => {
  const { id, version } = await income({ amount: 100 });
  const changed = { ...row(), id, version, amount: 200 };
  await waitsFor(project(), theRow(id), api.projectIncome.update, { body: changed });
  await waitsFor(project(), theRow(id), api.projectIncome.delete, { query: { id } });
});

test('money is allocated to rows, and taken back, after their project', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100, contactId });
  const paid = { contactId, direction: 'IN', date: TODAY };
  const oldest = { ...paid, amount: 10 };
  await waitsFor(project(), theRow(id), api.settlement.save, { body: oldest });
  const asked = { ...oldest, lines: [{ type: 'GELIR', id, amount: 10 }] };
  await waitsFor(project(), theRow(id), api.settlement.save, { body: asked });
  const ofRow = { type: 'GELIR', id, amount: 10, date: TODAY };
  await waitsFor(project(), theRow(id), api.settlement.ofRow, { body: ofRow });
});

test('what is set against each other waits for the projects of both sides before any row', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 10, vatRate: 0, contactId });
  const { id: projectId } = await done(api.project.save, { body: projectBody(world.categoryId) });
  const owed = await expense({ amount: 10, vatRate: 0, contactId, projectId });
  const lines = [
    { type: 'GELIR', id, amount: 10 },
    { type: 'GIDER', id: owed.id, amount: 10 },
  ];
  const body = { contactId, date: TODAY, lines };
  await waitsFor({ table: 'project', id: projectId }, theRow(id), api.settlement.offset, { body });
});

test('money is taken back and put back after its contact, its project and its row', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100, contactId });
  const paid = await collect(contactId, 10);
  const contact: Locked = { table: 'contact', id: contactId };
  for (const [first, then] of [
    [project(), theRow(id)],
    [contact, project()],
  ] as const) {
    await waitsFor(first, then, api.settlement.delete, { query: { id: paid.id } });
    await waitsFor(first, then, api.trash.restore, { body: { id: paid.id } });
  }
});

test('what comes back is taken out of the trash after its contact, an offset after the projects of both its halves', async () => {
  const contactId = await newContact();
  const paid = await collect(contactId, 10);
  await done(api.settlement.delete, { query: { id: paid.id } });
  const piece: Locked = { table: 'trash', id: paid.id };
  await waitsFor({ table: 'contact', id: contactId }, piece, api.trash.restore, { body: { id: paid.id } });

  const { id } = await income({ amount: 10, vatRate: 0, contactId });
  const { id: projectId } = await done(api.project.save, { body: projectBody(world.categoryId) });
  const owed = await expense({ amount: 10, vatRate: 0, contactId, projectId });
  const lines = [
    { type: 'GELIR', id, amount: 10 },
    { type: 'GIDER', id: owed.id, amount: 10 },
  ];
  const halves = await done(api.settlement.offset, { body: { contactId, date: TODAY, lines } });
  const half = halves.find(({ direction }) => direction === 'IN');
  await done(api.settlement.delete, { query: { id: half?.id } });
  const other: Locked = { table: 'project', id: projectId };
  await waitsFor(other, theRow(id), api.trash.restore, { body: { id: half?.id } });
});

test('an entry of a collection is changed after that', async () => {
  const paid = await collect(await newContact(), 10);
  const entry = await done(api.cashFlow.findById, { query: { id: paid.cashFlowId } });
  const settled: Locked = { table: 'settlement', id: paid.id };
  const written: Locked = { table: 'cash_flow', id: entry.id };
  const { id, categoryId, date, amount } = entry;
  const body = { id, categoryId, date, amount, description: 'Elden' };
  await waitsFor(settled, written, api.cashFlow.update, { body });
  const several = { ids: [id], paymentMethod: 'CARD' };
  await waitsFor(settled, written, api.cashFlow.updateSeveral, { body: several });
  await waitsFor(settled, written, api.settlement.delete, { query: { id: paid.id } });
});

test('a row comes to belong to a contact after that, as when two contacts become one', async () => {
  const contactId = await newContact();
  const { id } = await income({ amount: 100 });
  const contact: Locked = { table: 'contact', id: contactId };
  const change = (to: object) => ({ body: { ...row(), id, amount: 100, ...to } });
  await waitsFor(contact, project(), api.projectIncome.update, change({ contactId }));
  await waitsFor(contact, project(), api.projectIncome.update, change({ counterparty: 'Moda Apartmanı' }));
});
