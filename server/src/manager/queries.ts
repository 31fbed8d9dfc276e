import type { Manager, ManagerUpdate, Role } from '@vezne/contract';
import type { Sql } from '../db/database';

const MANAGER = `
  SELECT m.id, m.name, m.surname, a.email, m.phone, m.title, m.company_id AS "companyId", m.role, m.version
    FROM manager m JOIN account a ON a.id = m.id`;

export const findManager = (sql: Sql, companyId: string, id: string) =>
  sql.first<Manager>(`${MANAGER} WHERE m.company_id = $1 AND m.id = $2`, [companyId, id]);

/** All managers of the company in the order of the Turkish alphabet. */
export const findManagers = (sql: Sql, companyId: string) =>
  sql.query<Manager>(
    `${MANAGER} WHERE m.company_id = $1
      ORDER BY m.name COLLATE "tr-TR-x-icu", m.surname COLLATE "tr-TR-x-icu", m.id`,
    [companyId],
  );

export const insertManager = (
  sql: Sql,
  manager: Pick<Manager, 'id' | 'companyId' | 'name' | 'surname' | 'phone' | 'title' | 'role'>,
) =>
  sql.run(
    `INSERT INTO manager (company_id, id, name, surname, phone, title, role)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      manager.companyId,
      manager.id,
      manager.name,
      manager.surname,
      manager.phone,
      manager.title,
      manager.role,
    ],
  );

/** Everyone's role by id, kept from changing until the transaction ends. */
export async function lockRoles(sql: Sql, companyId: string): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; role: string }>(
    'SELECT id, role FROM manager WHERE company_id = $1 ORDER BY id FOR UPDATE',
    [companyId],
  );
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** Changes a manager, if the version is the one given or none is given. */
export const updateManager = (sql: Sql, companyId: string, input: ManagerUpdate) =>
  sql.run(
    `UPDATE manager SET name = $3, surname = $4, phone = $5, title = $6, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2 AND ($7::integer IS NULL OR version = $7)`,
    [companyId, input.id, input.name, input.surname, input.phone, input.title, input.version ?? null],
  );

export const setRole = (sql: Sql, companyId: string, id: string, role: Role) =>
  sql.run(
    'UPDATE manager SET role = $3, updated_at = now(), version = version + 1 WHERE company_id = $1 AND id = $2',
    [companyId, id, role],
  );
