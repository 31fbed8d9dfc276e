import {
  type Contact,
  type ContactCreate,
  type ContactQuery,
  type ContactUpdate,
  fromKurus,
  type Page,
  toPage,
} from '@vezne/contract';
import { columnsFrom, kurusColumn } from '../db/columns';
import type { Sql } from '../db/database';

type Row = Omit<Contact, 'openingBalance' | 'createdAt' | 'updatedAt'> & {
  opening: string;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `id, name, kind, tax_number AS "taxNumber", tax_office AS "taxOffice", iban, phone, email, address,
  payment_term_days AS "paymentTermDays", opening_kurus AS opening, opening_date AS "openingDate", note, active,
  created_at AS "createdAt", updated_at AS "updatedAt", version`;

const toContact = ({ opening, createdAt, updatedAt, ...row }: Row): Contact => ({
  ...row,
  openingBalance: fromKurus(BigInt(opening)),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export async function listContacts(sql: Sql, companyId: string, query: ContactQuery): Promise<Page<Contact>> {
  const { page, pageSize, searchText, side, inactive } = query;
  const where = `WHERE company_id = $1 AND merged_into_id IS NULL AND name_key LIKE tr_contains($2)
     AND ($3::text IS NULL OR kind IN ($3, 'IKISI')) AND (active OR $4)`;
  const params = [companyId, searchText.trim(), side ?? null, inactive ?? false];
  const count = await sql.first<{ total: string }>(`SELECT count(*) AS total FROM contact ${where}`, params);
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM contact ${where} ORDER BY name COLLATE "tr-TR-x-icu", id LIMIT $5 OFFSET $6`,
    [...params, pageSize, page * pageSize],
  );
  return toPage(rows.map(toContact), Number(count?.total ?? 0), page, pageSize);
}

/** By what contacts are called, each with its id; not those that were merged into another. */
export const listContactNames = (sql: Sql, companyId: string) =>
  sql.query<Pick<Contact, 'id' | 'name'>>(
    'SELECT id, name FROM contact WHERE company_id = $1 AND merged_into_id IS NULL',
    [companyId],
  );

/** One contact; of one that was merged the one that it became in the end. */
export async function findContact(sql: Sql, companyId: string, id: string): Promise<Contact | undefined> {
  const row = await sql.first<Row>(
    `WITH RECURSIVE became AS (
       SELECT c.*, 0 AS step FROM contact c WHERE company_id = $1 AND id = $2
       UNION ALL
       SELECT c.*, b.step + 1 FROM became b JOIN contact c ON c.company_id = $1 AND c.id = b.merged_into_id
     )
     SELECT ${columns} FROM became ORDER BY step DESC LIMIT 1`,
    [companyId, id],
  );
  return row && toContact(row);
}

/** The contact, locked until the transaction ends: whoever settles with it waits. One that was merged is not there. */
export async function lockContact(sql: Sql, companyId: string, id: string): Promise<Contact | undefined> {
  const row = await sql.first<Row>(
    `SELECT ${columns} FROM contact WHERE company_id = $1 AND id = $2 AND merged_into_id IS NULL
        FOR NO KEY UPDATE`,
    [companyId, id],
    { name: 'contact-lock' },
  );
  return row && toContact(row);
}

/** Locks two contacts that become one, in one order for all, and against rows that come to belong to them. */
export async function lockToMerge(sql: Sql, companyId: string, ids: string[]): Promise<boolean> {
  const rows = await sql.query(
    `SELECT id FROM contact WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND merged_into_id IS NULL
      ORDER BY id FOR UPDATE`,
    [companyId, ids],
  );
  return rows.length === ids.length;
}

/** The contact that a name folds to, or once did: one that was merged leads to what it became. */
export const findNamed = (sql: Sql, companyId: string, name: string) =>
  sql.first<{ id: string }>(
    `SELECT id FROM contact WHERE company_id = $1 AND name_key = tr_fold(trim($2))
      ORDER BY merged_into_id IS NOT NULL, updated_at DESC LIMIT 1`,
    [companyId, name],
  );

/** The contact that has a name, however it is written. */
export const findNamesake = (sql: Sql, companyId: string, name: string) =>
  sql.first<{ id: string; name: string }>(
    'SELECT id, name FROM contact WHERE company_id = $1 AND name_key = tr_fold($2) AND merged_into_id IS NULL',
    [companyId, name],
  );

const columnsOf = (contact: ContactCreate | ContactUpdate) => ({
  name: contact.name,
  kind: contact.kind,
  tax_number: contact.taxNumber,
  tax_office: contact.taxOffice,
  iban: contact.iban,
  phone: contact.phone,
  email: contact.email,
  address: contact.address,
  payment_term_days: contact.paymentTermDays,
  opening_kurus: kurusColumn(contact.openingBalance),
  opening_date: contact.openingDate,
  note: contact.note,
  active: contact.active,
});

export async function insertContact(
  sql: Sql,
  companyId: string,
  id: string,
  contact: ContactCreate,
): Promise<void> {
  const { names, places, params } = columnsFrom(3, columnsOf(contact));
  await sql.run(`INSERT INTO contact (company_id, id, ${names}) VALUES ($1, $2, ${places})`, [
    companyId,
    id,
    ...params,
  ]);
}

export async function updateContact(sql: Sql, companyId: string, contact: ContactUpdate): Promise<void> {
  const { assignments, params } = columnsFrom(3, columnsOf(contact));
  await sql.run(
    `UPDATE contact SET ${assignments}, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, contact.id, ...params],
  );
}

const rowTables = ['project_income', 'project_expense'];

/** Makes rows its own that call it by name and belong to nobody. */
export async function adoptRows(sql: Sql, companyId: string, id: string, name: string): Promise<void> {
  for (const table of rowTables)
    await sql.run(
      `UPDATE ${table} SET contact_id = $2, updated_at = now(), version = version + 1
        WHERE company_id = $1 AND contact_id IS NULL AND counterparty IS NOT NULL
          AND tr_fold(trim(counterparty)) = tr_fold($3)`,
      [companyId, id, name],
    );
}

/** How many rows, collections and payments belong to a contact. */
export async function countRecords(sql: Sql, companyId: string, id: string): Promise<number> {
  const counts = [...rowTables, 'settlement'].map(
    (table) => `(SELECT count(*) FROM ${table} WHERE company_id = $1 AND contact_id = $2)`,
  );
  const row = await sql.first<{ n: string }>(
    `SELECT ${counts.join(' + ')} + (SELECT count(*) FROM contact WHERE company_id = $1 AND merged_into_id = $2) AS n`,
    [companyId, id],
  );
  return Number(row?.n ?? 0);
}

export const deleteContact = (sql: Sql, companyId: string, id: string) =>
  sql.run('DELETE FROM contact WHERE company_id = $1 AND id = $2', [companyId, id]);

/** Gives all that belongs to one contact to another. */
export async function moveRecords(sql: Sql, companyId: string, fromId: string, toId: string): Promise<void> {
  for (const table of [...rowTables, 'settlement'])
    await sql.run(
      `UPDATE ${table} SET contact_id = $3, updated_at = now(), version = version + 1
        WHERE company_id = $1 AND contact_id = $2`,
      [companyId, fromId, toId],
    );
  await sql.run(
    `UPDATE contact t
        SET opening_kurus = t.opening_kurus + f.opening_kurus,
            opening_date = CASE WHEN f.opening_kurus = 0 THEN t.opening_date
                                WHEN t.opening_kurus = 0 THEN f.opening_date
                                ELSE least(t.opening_date, f.opening_date) END,
            kind = CASE WHEN t.kind = f.kind THEN t.kind ELSE 'IKISI' END,
            updated_at = now(), version = t.version + 1
       FROM contact f
      WHERE t.company_id = $1 AND t.id = $3 AND f.company_id = $1 AND f.id = $2`,
    [companyId, fromId, toId],
  );
}

/** Makes a contact a sign to the one that it became. */
export async function markMerged(sql: Sql, companyId: string, fromId: string, toId: string): Promise<void> {
  await sql.run(
    `UPDATE contact SET merged_into_id = $3, opening_kurus = 0, opening_date = NULL, active = false,
            updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, fromId, toId],
  );
}
