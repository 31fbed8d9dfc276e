import { v7 as newId } from 'uuid';
import { insertCashFlow } from '../cash-flow/queries';
import { deleteProject } from '../project/queries';
import { testDatabase } from '../test/database';
import { entry, newLedger } from '../test/ledger';

const db = testDatabase();

const insertRows = (companyId: string, projectId: string, categoryId: string, descriptions: string[]) =>
  db.run(
    `INSERT INTO project_income (company_id, id, project_id, description, category_id, amount_kurus, date, status)
     SELECT $1, gen_random_uuid(), $2, d, $3, 100, '2026-03-04', 'BEKLIYOR' FROM unnest($4::text[]) AS n (d)`,
    [companyId, projectId, categoryId, descriptions],
  );

async function newProject() {
  const { companyId, category } = await newLedger(db, 'Kira');
  const projectId = newId();
  await db.run(
    `INSERT INTO project (company_id, id, name, code, status, start_date, end_date)
     VALUES ($1, $2, 'Moda', 'P-1', 'DEVAM_EDIYOR', '2026-01-01', '2026-12-31')`,
    [companyId, projectId],
  );
  await insertRows(companyId, projectId, category('Kira'), ['bir', 'iki', 'üç']);
  return { companyId, projectId, categoryId: category('Kira') };
}

const trashOf = (companyId: string) =>
  db.query<{ id: string; entity: string; children: Record<string, object[]> }>(
    'SELECT id, entity, children FROM trash WHERE company_id = $1',
    [companyId],
  );

test('a project takes its rows along as one piece, and the history tells them as its consequence', async () => {
  const { companyId, projectId, categoryId } = await newProject();
  await insertCashFlow(db, companyId, newId(), entry({ categoryId, projectId }));
  await db.transaction((sql) => deleteProject(sql, companyId, projectId));
  const [piece, ...others] = await trashOf(companyId);
  expect(others).toEqual([]);
  expect(piece).toMatchObject({ id: projectId, entity: 'project' });
  expect(piece?.children.project_income).toHaveLength(3);
  const lines = await db.query<{ entity: string; action: string; detail: boolean }>(
    `SELECT entity, action, detail FROM audit
      WHERE company_id = $1 AND began = (SELECT began FROM trash WHERE company_id = $1) ORDER BY entity, detail`,
    [companyId],
  );
  const told = (entity: string, action: string, detail: boolean) => ({ entity, action, detail });
  expect(lines).toEqual([
    told('cash_flow', 'DEGISTIR', true),
    told('project', 'SIL', false),
    ...['bir', 'iki', 'üç'].map(() => told('project_income', 'SIL', true)),
  ]);
});

test('a row that is deleted alone is a piece of its own', async () => {
  const { companyId } = await newProject();
  await db.run(`DELETE FROM project_income WHERE company_id = $1 AND description = 'iki'`, [companyId]);
  expect(await trashOf(companyId)).toMatchObject([{ entity: 'project_income', children: {} }]);
});

test('rows come back as they were, as the next version', async () => {
  const { companyId, projectId } = await newProject();
  const stored = () =>
    db.query('SELECT * FROM project_income WHERE company_id = $1 ORDER BY id', [companyId]);
  const before = await stored();
  await db.transaction((sql) => deleteProject(sql, companyId, projectId));
  expect(await stored()).toEqual([]);
  await db.run(
    `SELECT restore_rows('project', jsonb_build_array(payload)), restore_rows('project_income', children -> 'project_income')
       FROM trash WHERE company_id = $1`,
    [companyId],
  );
  const restored = await stored();
  expect(restored).toMatchObject(before.map((row) => ({ ...row, version: 2, updated_at: expect.any(Date) })));
});
