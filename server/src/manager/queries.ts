import type { Manager, ManagerUpdate, Role } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { insertAccount } from '../auth/queries';
import type { Sql } from '../db/database';

const MANAGER = `
  SELECT m.id, m.name, m.surname, a.email, m.phone, m.title, m.company_id AS "companyId", m.role, m.version
    FROM manager m JOIN account a ON a.id = m.id`;

export const findManager = (sql: Sql, companyId: string, id: string) =>
  sql.first<Manager>(`${MANAGER} WHERE m.company_id = $1 AND m.id = $2`, [companyId, id]);

/** All managers of the company in the order of the Turkish alphabet. */
export const listManagers = (sql: Sql, companyId: string) =>
  sql.query<Manager>(
    `${MANAGER} WHERE m.company_id = $1
      ORDER BY m.name COLLATE "tr-TR-x-icu", m.surname COLLATE "tr-TR-x-icu", m.id`,
    [companyId],
  );

type Person = Pick<Manager, 'email' | 'name' | 'surname' | 'phone' | 'title' | 'role'> & {
  passwordHash: string | null;
};

/** Adds a person with a sign-in to a company; without a password they cannot sign in yet. Answers their id. */
export async function insertPerson(sql: Sql, companyId: string, person: Person): Promise<string> {
  const id = newId();
  await insertAccount(sql, { id, companyId, email: person.email, passwordHash: person.passwordHash });
  await sql.run(
    `INSERT INTO manager (company_id, id, name, surname, phone, title, role)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, id, person.name, person.surname, person.phone, person.title, person.role],
  );
  return id;
}

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

export const updateRole = (sql: Sql, companyId: string, id: string, role: Role) =>
  sql.run(
    'UPDATE manager SET role = $3, updated_at = now(), version = version + 1 WHERE company_id = $1 AND id = $2',
    [companyId, id, role],
  );
