import { api, historyFields } from '@vezne/contract';
import { columnField, nounOf } from '../db/inventory/field-names';
import { settlementApp, TODAY } from '../settlement/testing';
import { cashFlowBody } from '../test/bodies';
import { namedBy } from './queries';

const { db, world, done, newContact, income, collect } = settlementApp();
const { cashAccount, cashFlow, contact, history, project, transfer } = api;

/** What the history last said of the fields of a record. */
async function told(entity: string, entityId: string | null, ...fields: string[]) {
  const { content } = await done(history.findAll, { body: { entity, entityId } });
  return fields.map((field) => {
    const line = content.find(({ changes }) => changes.some((each) => each.field === field));
    return line?.changes.find((each) => each.field === field)?.after;
  });
}

test('the history calls what is there by its name', async () => {
  const [till] = await done(cashAccount.findAll, { body: {} });
  const bank = await done(cashAccount.save, { body: { name: 'Banka', kind: 'BANKA' } });
  const contactId = await newContact('Moda Apartmanı');
  const row = await income({ amount: 100, contactId });
  expect(await told('project-income', row.id, 'contact', 'project')).toEqual(['Moda Apartmanı', 'Konut']);

  const { id, cashFlowId } = await collect(contactId, 120, { description: 'Kasım hakedişi' });
  expect(await told('settlement', id, 'contact')).toEqual(['Moda Apartmanı']);
  expect(await told('cash-flow', cashFlowId, 'account', 'settlement')).toEqual([
    till?.name,
    'Kasım hakedişi',
  ]);

  const moved = { fromAccountId: bank.id, toAccountId: till?.id, amount: 5, date: TODAY, fee: 1 };
  const made = await done(transfer.save, { body: { ...moved, description: 'Haftalık' } });
  expect(await told('transfer', made.id, 'fromAccount', 'toAccount', 'feeCashFlow')).toEqual([
    'Banka',
    till?.name,
    'Haftalık masrafı',
  ]);
  expect(await told('cash-flow', made.outId, 'transfer')).toEqual(['Haftalık']);

  const kept = await newContact('Moda');
  await done(contact.merge, { body: { fromId: contactId, toId: kept } });
  expect(await told('contact', contactId, 'mergedInto')).toEqual(['Moda']);
});

test('what is gone is called as it was, and after thirty days a deleted record', async () => {
  const body = { ...cashFlowBody, categoryId: world.categoryId, projectId: world.projectId };
  const { id } = await done(cashFlow.save, { body });
  await done(project.delete, { query: { id: world.projectId } });
  const before = async () => {
    const { content } = await done(history.findAll, { body: { entity: 'cash-flow', entityId: id } });
    return content[0]?.changes;
  };
  expect(await before()).toMatchObject([{ field: 'project', before: 'Konut', after: null }]);
  await done(api.trash.delete, { query: { id: world.projectId } });
  expect(await before()).toMatchObject([{ field: 'project', before: 'Silinmiş kayıt', after: null }]);
});

test('each field of the history that names a record leads to the table that has its name', async () => {
  const columns = await db.query<{ table: string; column: string; target: string | null }>(
    `SELECT c.table_name AS table, c.column_name AS column,
            (SELECT confrelid::regclass::text FROM pg_constraint f
              WHERE f.contype = 'f' AND f.conrelid = c.table_name::regclass
                AND f.conkey[2] = (SELECT attnum FROM pg_attribute
                                    WHERE attrelid = f.conrelid AND attname = c.column_name)) AS target
       FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND c.column_name LIKE '%\\_id'`,
  );
  const naming = columns.filter(({ table, column }) => columnField(table, column)?.kind === 'record');
  const fields = Object.values(historyFields).flatMap((each) => Object.values(each));
  expect(naming).toHaveLength(fields.filter(({ kind }) => kind === 'record').length);
  for (const { table, column, target } of naming)
    expect([nounOf(table), column, namedBy[column]]).toEqual([
      nounOf(table),
      column,
      column === 'owner_id' ? 'audit_person' : (target ?? expect.any(String)),
    ]);
  expect(Object.keys(namedBy).toSorted()).toEqual(
    [...new Set(naming.map(({ column }) => column))].toSorted(),
  );
});
