import { codes, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testDatabase } from '../test/database';
import { entry, newLedger } from '../test/ledger';
import { checkProject, createCashFlow, updateCashFlow } from './service';

const db = testDatabase();

async function company() {
  const { companyId, category } = await newLedger(db, 'Kira', 'Depo');
  const projectId = newId();
  await db.run(
    `INSERT INTO project (company_id, id, name, code, status, start_date, end_date)
     VALUES ($1, $2, 'Moda', 'MODA', 'DEVAM_EDIYOR', '2026-01-01', '2026-12-31')`,
    [companyId, projectId],
  );
  return { companyId, projectId, rent: category('Kira'), depot: category('Depo') };
}
const noCategory = {
  code: codes.notFound,
  message: 'Kategori bulunamadı',
  extras: { fields: { categoryId: 'Kategori bulunamadı' } },
};
const noProject = {
  code: codes.notFound,
  message: 'Proje bulunamadı',
  extras: { fields: { projectId: 'Proje bulunamadı' } },
};

test('an entry is added with a category and a project of the own company alone', async () => {
  const [ours, theirs] = [await company(), await company()];
  const add = (change: object) =>
    createCashFlow(db, ours.companyId, entry({ categoryId: ours.rent, ...change }));
  expect(await add({ projectId: ours.projectId })).toMatchObject({
    categoryId: ours.rent,
    projectId: ours.projectId,
    version: 1,
  });
  expect(await add({})).toMatchObject({ projectId: null });
  for (const categoryId of [theirs.rent, newId()])
    await expect(add({ categoryId })).rejects.toMatchObject(noCategory);
  for (const projectId of [theirs.projectId, newId()])
    await expect(add({ projectId })).rejects.toMatchObject(noProject);
  expect(await db.query('SELECT 1 FROM cash_flow WHERE company_id = $1', [ours.companyId])).toHaveLength(2);
});

test('an entry is changed with a category and a project of the own company alone', async () => {
  const [ours, theirs] = [await company(), await company()];
  const { id } = await createCashFlow(db, ours.companyId, entry({ categoryId: ours.rent }));
  const { cashFlowType: _, ...fields } = entry({ categoryId: ours.depot, amount: 7 });
  const change = (values: object, companyId = ours.companyId) =>
    db.transaction((sql) => updateCashFlow(sql, companyId, { ...fields, id, ...values }));
  expect(await change({ projectId: ours.projectId })).toMatchObject({
    id,
    categoryId: ours.depot,
    projectId: ours.projectId,
    amount: 7,
    version: 2,
  });
  await expect(change({ categoryId: theirs.rent })).rejects.toMatchObject(noCategory);
  await expect(change({ projectId: theirs.projectId })).rejects.toMatchObject(noProject);
  const missing = { code: codes.notFound, message: messages.notFound, extras: {} };
  await expect(change({ id: newId() })).rejects.toMatchObject(missing);
  await expect(change({}, theirs.companyId)).rejects.toMatchObject(missing);
});

test('who has seen an older version is shown the entry as it is, and changes nothing', async () => {
  const { companyId, rent } = await company();
  const { id } = await createCashFlow(db, companyId, entry({ categoryId: rent, amount: 1 }));
  const { cashFlowType: _, ...fields } = entry({ categoryId: rent });
  const change = (amount: number, version?: number) =>
    db.transaction((sql) => updateCashFlow(sql, companyId, { ...fields, id, amount, version }));
  expect(await change(2, 1)).toMatchObject({ amount: 2, version: 2 });
  await expect(change(3, 1)).rejects.toMatchObject({
    code: codes.stale,
    extras: { current: { id, amount: 2, version: 2 } },
  });
  expect(await change(3)).toMatchObject({ amount: 3, version: 3 });
});

test('no project is always good', async () => {
  const { companyId } = await company();
  for (const none of [null, undefined])
    await expect(checkProject(db, companyId, none)).resolves.toBeUndefined();
});
