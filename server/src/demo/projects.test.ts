import { randomUUID } from 'node:crypto';
import { readAgeing } from '../contact/ageing-queries';
import { listProjects } from '../project/queries';
import { projectStatistics } from '../project/statistics';
import { testDatabase } from '../test/database';
import { seedContacts } from './contacts';
import { seedProducts } from './products';
import { seedProjects } from './projects';

const db = testDatabase();
const companyId = randomUUID();
const today = '2026-11-21';

beforeAll(async () => {
  await db.run("INSERT INTO company (id, name) VALUES ($1, 'Yılmaz Yapı ve Tasarım')", [companyId]);
  await db.transaction(async (sql) => {
    await seedProjects(sql, companyId, new Date(`${today}T09:00:00Z`), today);
    await seedContacts(sql, companyId);
    await seedProducts(sql, companyId);
  });
});

test('the demo company has fourteen projects in five categories, some late, some over budget, some not analyzed', async () => {
  const statistics = await projectStatistics(db, companyId, today, 'TRY');
  expect(statistics).toMatchObject({ totalProjects: 14, analyzedProjects: 10, delayedProjects: 2 });
  expect(statistics.byCategory).toHaveLength(5);
  const filter = { page: 0, pageSize: 20, searchText: '', sortOrder: 'ASC' } as const;
  const { content } = await listProjects(db, companyId, filter, today);
  expect(content.filter((project) => (project.budgetUsedPct ?? 0) > 100).length).toBeGreaterThan(1);
});

test('every row of the demo projects belongs to a customer or a supplier', async () => {
  const { rows, receivable, payable } = await readAgeing(db, companyId, { date: today, side: null, today });
  expect(rows.every(({ contactId }) => contactId !== null)).toBe(true);
  expect([rows.length > 20, receivable, payable]).toEqual([true, 6_839_760, 515_600]);
});

test('stored sums of every project are the sums of its rows', async () => {
  const wrong = await db.query(
    `SELECT p.name FROM project p WHERE p.company_id = $1 AND (p.income_kurus, p.expense_kurus) <> (
       (SELECT coalesce(sum(amount_kurus), 0) FROM project_income r WHERE r.company_id = $1 AND r.project_id = p.id),
       (SELECT coalesce(sum(amount_kurus), 0) FROM project_expense r WHERE r.company_id = $1 AND r.project_id = p.id))`,
    [companyId],
  );
  expect(wrong).toEqual([]);
});

test('the demo price list has thirty goods and services', async () => {
  const row = await db.first<{ n: string }>('SELECT count(*) AS n FROM product WHERE company_id = $1', [
    companyId,
  ]);
  expect(row?.n).toBe('30');
});
