import type { SavedView, SavedViewCreate, SavedViewUpdate } from '@vezne/contract';
import type { Sql } from '../db/database';
import { columnsFrom } from '../db/sql/columns';

/** Whose views are meant: nobody sees those of a colleague. */
export type Owner = { companyId: string; managerId: string };

type Row = Omit<SavedView, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const toSavedView = (row: Row): SavedView => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const SELECT = `
  SELECT id, name, address, density, version, opens_first AS "opensFirst", created_at AS "createdAt", updated_at AS "updatedAt"
    FROM saved_view WHERE company_id = $1 AND manager_id = $2`;

export async function listSavedViews(sql: Sql, { companyId, managerId }: Owner): Promise<SavedView[]> {
  const rows = await sql.query<Row>(`${SELECT} ORDER BY name COLLATE "tr-TR-x-icu", id`, [
    companyId,
    managerId,
  ]);
  return rows.map(toSavedView);
}

export async function findSavedView(
  sql: Sql,
  { companyId, managerId }: Owner,
  id: string,
): Promise<SavedView | undefined> {
  const row = await sql.first<Row>(`${SELECT} AND id = $3`, [companyId, managerId, id]);
  return row && toSavedView(row);
}

/**
 * Makes other changes of the manager's views wait until the transaction ends; answers how many there are, or nothing
 * when the manager is gone.
 */
export async function lockSavedViews(sql: Sql, { companyId, managerId }: Owner): Promise<number | undefined> {
  const people = await sql.run('SELECT FROM manager WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    companyId,
    managerId,
  ]);
  if (people === 0) return undefined;
  const row = await sql.first<{ n: string }>(
    'SELECT count(*) AS n FROM saved_view WHERE company_id = $1 AND manager_id = $2',
    [companyId, managerId],
  );
  return Number(row?.n ?? 0);
}

/** No view of the manager opens first any more. */
export const clearFirstView = (sql: Sql, { companyId, managerId }: Owner) =>
  sql.run(
    `UPDATE saved_view SET opens_first = false, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND manager_id = $2 AND opens_first`,
    [companyId, managerId],
  );

export async function insertSavedView(
  sql: Sql,
  { companyId, managerId }: Owner,
  id: string,
  { name, address, density, opensFirst }: SavedViewCreate,
): Promise<void> {
  await sql.run(
    `INSERT INTO saved_view (company_id, manager_id, id, name, address, density, opens_first)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, managerId, id, name, address, density, opensFirst],
  );
}

export async function updateSavedView(
  sql: Sql,
  { companyId, managerId }: Owner,
  { id, name, address, density, opensFirst }: SavedViewUpdate,
): Promise<void> {
  const { assignments, params } = columnsFrom(4, { name, address, density, opens_first: opensFirst });
  await sql.run(
    `UPDATE saved_view SET ${assignments}, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND manager_id = $2 AND id = $3`,
    [companyId, managerId, id, ...params],
  );
}

/** Whether there was one to delete. */
export async function deleteSavedView(
  sql: Sql,
  { companyId, managerId }: Owner,
  id: string,
): Promise<boolean> {
  const deleted = await sql.run(
    'DELETE FROM saved_view WHERE company_id = $1 AND manager_id = $2 AND id = $3',
    [companyId, managerId, id],
  );
  return deleted > 0;
}
