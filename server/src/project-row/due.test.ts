import { api } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../test/app';
import { projectBody, rowBody } from '../test/bodies';

const t = testApp();
const Saved = z.object({ id: z.string(), date: z.string(), dueDate: z.string().nullable() });
const kinds = [api.projectIncome, api.projectExpense];
const refused = {
  status: 400,
  body: { fields: { dueDate: 'Vade, kaydın tarihinden önce olamaz' } },
};

async function newRow() {
  const who = await t.signUp();
  const category = { name: 'Şantiye', type: 'HER_IKISI' };
  const categoryId = Saved.pick({ id: true }).parse(
    await t.ask(api.category.save, who, { body: category }),
  ).id;
  const project = await t.ask(api.project.save, who, { body: projectBody(categoryId) });
  const { id: projectId } = Saved.pick({ id: true }).parse(project);
  return { who, row: { ...rowBody, projectId, categoryId, date: '2026-03-04' } };
}

test.each(kinds)('a row is due on its day or later ($save.id)', async ({ save, update }) => {
  const { who, row } = await newRow();
  expect(await t.call(save, { body: { ...row, dueDate: '2026-03-03' } }, who)).toMatchObject(refused);
  const { id } = Saved.parse(await t.ask(save, who, { body: { ...row, dueDate: '2026-03-04' } }));
  expect(await t.call(update, { body: { ...row, id, dueDate: '2026-03-03' } }, who)).toMatchObject(refused);
  // The due date that is kept counts as well.
  const { dueDate: _, ...others } = row;
  expect(await t.call(update, { body: { ...others, id, date: '2026-03-05' } }, who)).toMatchObject(refused);
  const moved = Saved.parse(
    await t.ask(update, who, { body: { ...row, id, date: '2026-03-05T10:00:00Z', dueDate: null } }),
  );
  expect(moved).toMatchObject({ date: '2026-03-05', dueDate: null });
});

test('a row that was stored with an earlier due date can be changed otherwise', async () => {
  const { who, row } = await newRow();
  const { id } = Saved.parse(await t.ask(api.projectIncome.save, who, { body: row }));
  await t.db.run("UPDATE project_income SET due_date = '2026-01-01' WHERE id = $1", [id]);
  const { dueDate: _, ...others } = row;
  const changed = { ...others, id, description: 'Hakediş 2', status: 'TAHSIL_EDILDI' };
  expect(await t.ask(api.projectIncome.update, who, { body: changed })).toMatchObject({
    ...{ description: 'Hakediş 2', dueDate: '2026-01-01' },
  });
});
