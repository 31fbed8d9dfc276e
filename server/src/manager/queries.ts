import type { Manager, ManagerUpdate, Role } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { insertAccount } from '../auth/queries';
import type { Sql } from '../db/database';
import { columnsFrom } from '../db/sql/columns';
import type { Invitation } from './invitation-queries';

const MANAGER = `
  SELECT m.id, m.name, m.surname, a.email, m.phone, m.title, m.company_id AS "companyId", m.role, m.version,
         m.id = c.owner_id AS "isOwner"
    FROM manager m JOIN account a ON a.id = m.id JOIN company c ON c.id = m.company_id`;

export const findManager = (sql: Sql, companyId: string, id: string) =>
  sql.first<Manager>(`${MANAGER} WHERE m.company_id = $1 AND m.id = $2`, [companyId, id]);

type Row = Omit<Manager, 'invitation'> & { sentAt: Date | null; expiresAt: Date | null };

/** All managers of the company and the invited, in the order of the Turkish alphabet. */
export async function listPeople(sql: Sql, companyId: string): Promise<Manager[]> {
  const rows = await sql.query<Row>(
    `SELECT * FROM (
       SELECT m.id, m.name, m.surname, a.email, m.phone, m.title, m.company_id AS "companyId", m.role, m.version,
              m.id = c.owner_id AS "isOwner", NULL::timestamptz AS "sentAt", NULL::timestamptz AS "expiresAt"
         FROM manager m JOIN account a ON a.id = m.id JOIN company c ON c.id = m.company_id WHERE m.company_id = $1
       UNION ALL
       SELECT id, name, surname, email, phone, title, company_id, 'MANAGER', version, false, sent_at, expires_at
         FROM invitation WHERE company_id = $1
     ) person
     ORDER BY name COLLATE "tr-TR-x-icu", surname COLLATE "tr-TR-x-icu", id`,
    [companyId],
  );
  return rows.map(({ sentAt, expiresAt, ...person }) =>
    sentAt && expiresAt ? { ...person, invitation: linkDates({ sentAt, expiresAt }) } : person,
  );
}

/** An invitation as the calls about managers show it. */
export const invitedPerson = ({ companyName: _, sentAt, expiresAt, ...person }: Invitation): Manager => ({
  ...person,
  role: 'MANAGER',
  isOwner: false,
  invitation: linkDates({ sentAt, expiresAt }),
});

const linkDates = ({ sentAt, expiresAt }: { sentAt: Date; expiresAt: Date }) => ({
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

type Person = Pick<Manager, 'email' | 'name' | 'surname' | 'phone' | 'title' | 'role'> & {
  passwordHash: string;
  /** Made here unless it is known already. */
  id?: string;
};

/** Adds a person with a sign-in to a company. Answers their id. */
export async function insertPerson(sql: Sql, companyId: string, person: Person): Promise<string> {
  const id = person.id ?? newId();
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

/** Changes what is said of a manager, or of who is invited, if the version is the one given or none is given. */
export function updatePerson(
  sql: Sql,
  table: 'manager' | 'invitation',
  companyId: string,
  { id, version, name, surname, phone, title }: ManagerUpdate,
): Promise<number> {
  const { assignments, params } = columnsFrom(4, { name, surname, phone, title });
  return sql.run(
    `UPDATE ${table} SET ${assignments}, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2 AND ($3::integer IS NULL OR version = $3)`,
    [companyId, id, version ?? null, ...params],
  );
}

export const updateRole = (sql: Sql, companyId: string, id: string, role: Role) =>
  sql.run(
    'UPDATE manager SET role = $3, updated_at = now(), version = version + 1 WHERE company_id = $1 AND id = $2',
    [companyId, id, role],
  );
