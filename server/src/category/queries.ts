import {
  type Category,
  type CategoryCreate,
  type CategoryType,
  type CategoryUpdate,
  fold,
  fromKurus,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { columnsFrom } from '../db/sql/columns';
import { defaultCategories } from './defaults';

type Row = {
  id: string;
  name: string;
  type: CategoryType;
  color: string | null;
  description: string | null;
  useCount: string;
  monthIncome: string;
  monthExpense: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const toCategory = (row: Row): Category => ({
  ...row,
  useCount: Number(row.useCount),
  monthIncome: fromKurus(BigInt(row.monthIncome)),
  monthExpense: fromKurus(BigInt(row.monthExpense)),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** How many project records use the category `id`; `$1` is the company. The ledger's entries are not among them. */
const projectUses = (id: string) =>
  ['project', 'project_income', 'project_expense']
    .map((table) => `(SELECT count(*) FROM ${table} WHERE company_id = $1 AND category_id = ${id})`)
    .join(' + ');

/** Categories with their figures; `$1` company, `$2` today. `where` narrows both, `order` sorts and pages. */
const select = (where: string, order = '') => `
  SELECT c.id, c.name, c.type, c.color, c.description, c.version,
         c.created_at AS "createdAt", c.updated_at AS "updatedAt",
         coalesce(u.n, 0) + ${projectUses('c.id')} AS "useCount", coalesce(u.income, 0) AS "monthIncome",
         coalesce(u.expense, 0) AS "monthExpense"
    FROM (SELECT * FROM category WHERE company_id = $1 ${where} ${order}) c
    LEFT JOIN LATERAL (
      SELECT sum(n + n_leg) AS n,
             sum(total) FILTER (WHERE type = 'GIRIS' AND month = date_trunc('month', $2::timestamp)::date) AS income,
             sum(total) FILTER (WHERE type = 'CIKIS' AND month = date_trunc('month', $2::timestamp)::date) AS expense
        FROM ledger_month m WHERE m.company_id = $1 AND m.category_id = c.id
    ) u ON true`;

// The column's own collation is for machines; people look for ç after c and ı before i.
const BY_NAME = `ORDER BY name COLLATE "tr-TR-x-icu", id`;

type PageOf = { page: number; pageSize: number; searchText: string };

export async function listCategories(
  sql: Sql,
  companyId: string,
  today: string,
  { page, pageSize, searchText }: PageOf,
): Promise<Category[]> {
  const rows = await sql.query<Row>(
    `${select('AND name_key LIKE tr_contains($3)', `${BY_NAME} LIMIT $4 OFFSET $5`)} ${BY_NAME}`,
    [companyId, today, searchText.trim(), pageSize, page * pageSize],
  );
  return rows.map(toCategory);
}

export async function findCategory(
  sql: Sql,
  companyId: string,
  today: string,
  id: string,
): Promise<Category | undefined> {
  const row = await sql.first<Row>(select('AND id = $3'), [companyId, today, id]);
  return row && toCategory(row);
}

/** Locks the category until the transaction ends; its version, or undefined when the company has none such. */
export async function lockCategory(sql: Sql, companyId: string, id: string): Promise<number | undefined> {
  const row = await sql.first<{ version: number }>(
    'SELECT version FROM category WHERE company_id = $1 AND id = $2 FOR UPDATE',
    [companyId, id],
  );
  return row?.version;
}

/** How many records of any kind use the category. */
export async function countUses(sql: Sql, companyId: string, id: string): Promise<number> {
  const row = await sql.first<{ n: string }>(
    `SELECT coalesce(sum(n + n_leg), 0) + ${projectUses('$2')} AS n
       FROM ledger_month WHERE company_id = $1 AND category_id = $2`,
    [companyId, id],
  );
  return Number(row?.n ?? 0);
}

export async function insertCategory(
  sql: Sql,
  companyId: string,
  id: string,
  { name, type, color, description }: CategoryCreate,
): Promise<void> {
  await sql.run(
    'INSERT INTO category (company_id, id, name, type, color, description) VALUES ($1, $2, $3, $4, $5, $6)',
    [companyId, id, name, type, color, description],
  );
}

const defaultColors = new Map(defaultCategories.map(({ name, color }) => [fold(name), color]));

/** Without a colour of its own it gets the one of the default category of that name, if there is one. */
export type NewCategory = Pick<Category, 'id' | 'name' | 'type'> & Partial<Pick<Category, 'color'>>;

/** Adds those whose name is not taken yet and answers their ids. */
export async function insertMissingCategories(
  sql: Sql,
  companyId: string,
  categories: readonly NewCategory[],
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `INSERT INTO category (company_id, id, name, type, color)
     SELECT $1, id, name, type, color
       FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS n (id, name, type, color)
      ORDER BY tr_fold(name)
     ON CONFLICT (company_id, name_key) DO NOTHING RETURNING id`,
    [
      companyId,
      categories.map(({ id }) => id),
      categories.map(({ name }) => name),
      categories.map(({ type }) => type),
      categories.map(({ name, color }) => color ?? defaultColors.get(fold(name)) ?? null),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the company's categories by folded name. */
export async function idsByFoldedName(sql: Sql, companyId: string): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; key: string }>(
    'SELECT id, name_key AS key FROM category WHERE company_id = $1',
    [companyId],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** The id of the company's category of a name; made when there is none. */
export async function ensureCategory(
  sql: Sql,
  companyId: string,
  category: Omit<NewCategory, 'id'>,
): Promise<string> {
  const [added] = await insertMissingCategories(sql, companyId, [{ ...category, id: newId() }]);
  if (added) return added;
  const found = await sql.first<{ id: string }>(
    'SELECT id FROM category WHERE company_id = $1 AND name_key = $2',
    [companyId, fold(category.name)],
  );
  if (!found) throw new Error('a category is neither there nor added');
  return found.id;
}

export async function updateCategory(
  sql: Sql,
  companyId: string,
  { id, name, type, color, description }: CategoryUpdate,
): Promise<void> {
  const { assignments, params } = columnsFrom(3, { name, type, color, description });
  await sql.run(
    `UPDATE category SET ${assignments}, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, id, ...params],
  );
}

/** Removes a category that nothing uses, with what is left of its sums. */
export async function deleteCategory(sql: Sql, companyId: string, id: string): Promise<void> {
  await sql.run('DELETE FROM ledger_month WHERE company_id = $1 AND category_id = $2', [companyId, id]);
  await sql.run('DELETE FROM category WHERE company_id = $1 AND id = $2', [companyId, id]);
}

/** Coming back from the trash makes a version too, and changes nothing. */
const IS_AS_MADE = `version = 1 + (
  SELECT count(*) FROM audit a
   WHERE a.company_id = $1 AND a.entity_id = c.id AND a.entity = 'category' AND a.action = 'GERI_YUKLE')`;

/**
 * Removes those of some categories made at `madeAt` that are as they were made and that nothing uses, not even something in
 * the trash, where they do not stay themselves, or a row that a draft of a statement would add. A row that it leaves out keeps
 * the name alone.
 */
export async function removeUntouched(
  sql: Sql,
  companyId: string,
  { names, madeAt }: { names: readonly string[]; madeAt: string },
): Promise<void> {
  // Whoever writes something of one of them at this moment is waited for, and then seen.
  await sql.run(
    'SELECT 1 FROM category WHERE company_id = $1 AND name = ANY($2::text[]) ORDER BY id FOR UPDATE',
    [companyId, names],
  );
  const untouched = await sql.query<{ id: string }>(
    `SELECT id FROM category c
      WHERE company_id = $1 AND name = ANY($2::text[]) AND created_at = $3::timestamptz AND ${IS_AS_MADE} AND ${projectUses('c.id')} = 0
        AND NOT EXISTS (SELECT 1 FROM cash_flow WHERE company_id = $1 AND category_id = c.id)
        AND NOT EXISTS (SELECT 1 FROM import_row r JOIN import_batch b ON b.company_id = $1 AND b.id = r.batch_id
                         WHERE r.company_id = $1 AND r.category_id = c.id AND b.status = 'TASLAK'
                           AND r.decision IS DISTINCT FROM 'ATLA')
        AND c.id NOT IN (
          SELECT (r ->> 'category_id')::uuid
            FROM trash t CROSS JOIN LATERAL (
              SELECT t.payload UNION ALL
              SELECT row FROM jsonb_each(t.children) AS k (name, list), jsonb_array_elements(list) AS l (row)
            ) AS rows (r)
           WHERE t.company_id = $1 AND r ->> 'category_id' IS NOT NULL)`,
    [companyId, names, madeAt],
  );
  const ids = untouched.map(({ id }) => id);
  await sql.run(
    `UPDATE import_row r SET category_id = NULL, category_name = c.name, category_key = c.name_key
       FROM category c, import_batch b
      WHERE c.company_id = $1 AND c.id = ANY($2::uuid[]) AND r.company_id = $1 AND r.category_id = c.id
        AND b.company_id = $1 AND b.id = r.batch_id AND b.status = 'TASLAK'`,
    [companyId, ids],
  );
  for (const id of ids) await deleteCategory(sql, companyId, id);
  await sql.run('DELETE FROM trash WHERE company_id = $1 AND id = ANY($2::uuid[])', [companyId, ids]);
}
