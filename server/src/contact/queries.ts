import {
  type Contact,
  type ContactCreate,
  type ContactMerge,
  type ContactQuery,
  type ContactUpdate,
  fromKurus,
  type Page,
  toPage,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { columnsFrom, kurusColumn } from '../db/sql/columns';

type Row = Omit<Contact, 'openingBalance' | 'broughtIn' | 'createdAt' | 'updatedAt'> & {
  opening: string;
  broughtIn: { name: string; kurus: string; date: string | null }[];
  createdAt: Date;
  updatedAt: Date;
};

/** What was open at the start with those that became a contact, each since its own day. */
const broughtIn = `(SELECT coalesce(sum(m.opening_kurus), 0) FROM contact m WHERE m.company_id = $1 AND m.merged_into_id = c.id)`;

const openingsBroughtIn = `(
  SELECT coalesce(json_agg(json_build_object('name', m.name, 'kurus', m.opening_kurus::text, 'date', m.opening_date)
                           ORDER BY m.opening_date NULLS FIRST, m.name), '[]')
    FROM contact m WHERE m.company_id = $1 AND m.merged_into_id = c.id AND m.opening_kurus <> 0)`;

const columns = `id, name, kind, tax_number AS "taxNumber", tax_office AS "taxOffice", iban, phone, email, address,
  payment_term_days AS "paymentTermDays", opening_kurus + ${broughtIn} AS opening, opening_date AS "openingDate",
  ${openingsBroughtIn} AS "broughtIn", note, active, created_at AS "createdAt", updated_at AS "updatedAt", version`;

const toContact = ({ opening, broughtIn, createdAt, updatedAt, ...row }: Row): Contact => ({
  ...row,
  openingBalance: fromKurus(BigInt(opening)),
  broughtIn: broughtIn.map(({ name, kurus, date }) => ({ name, balance: fromKurus(BigInt(kurus)), date })),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** By name; the one that is called just what is searched for comes first. */
export async function listContacts(sql: Sql, companyId: string, query: ContactQuery): Promise<Page<Contact>> {
  const { page, pageSize, searchText, side, inactive } = query;
  const where = `WHERE company_id = $1 AND merged_into_id IS NULL AND name_key LIKE tr_contains($2)
     AND ($3::text IS NULL OR kind IN ($3, 'IKISI')) AND (active OR $4)`;
  const params = [companyId, searchText.trim(), side ?? null, inactive ?? false];
  const count = await sql.first<{ total: string }>(`SELECT count(*) AS total FROM contact ${where}`, params);
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM contact c ${where}
      ORDER BY name_key = tr_fold($2) DESC, name COLLATE "tr-TR-x-icu", id LIMIT $5 OFFSET $6`,
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
     SELECT ${columns} FROM became c ORDER BY step DESC LIMIT 1`,
    [companyId, id],
  );
  return row && toContact(row);
}

/** The contact, locked until the transaction ends: whoever settles with it waits. One that was merged is not there. */
export const lockContact = (sql: Sql, companyId: string, id: string) =>
  sql.first<Pick<Contact, 'id' | 'name' | 'version'>>(
    `SELECT id, name, version FROM contact WHERE company_id = $1 AND id = $2 AND merged_into_id IS NULL
        FOR NO KEY UPDATE`,
    [companyId, id],
    { name: 'contact-lock' },
  );

/** Keeps a contact, and the one that it became, from being merged until the transaction ends. */
export const keepContact = (sql: Sql, companyId: string, id: string) =>
  sql.run(
    `SELECT id FROM contact
      WHERE company_id = $1
        AND id IN ($2, (SELECT merged_into_id FROM contact WHERE company_id = $1 AND id = $2))
      ORDER BY id FOR KEY SHARE`,
    [companyId, id],
  );

/** What was open with a contact at the start, in kuruş, and since when. */
export type Opening = { kurus: bigint; date: string | null };

/**
 * Locks two contacts that become one, in one order for all, and against rows that come to belong to them. Answers their
 * own openings, or undefined when one is not there.
 */
export async function lockToMerge(
  sql: Sql,
  companyId: string,
  { fromId, toId }: ContactMerge,
): Promise<{ from: Opening; to: Opening; all: bigint } | undefined> {
  const rows = await sql.query<{ id: string; kurus: string; all: string; date: string | null }>(
    `SELECT id, opening_kurus AS kurus, opening_kurus + ${broughtIn} AS all, opening_date AS date FROM contact c WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND merged_into_id IS NULL
      ORDER BY id FOR UPDATE`,
    [companyId, [fromId, toId]],
  );
  const [from, to] = [fromId, toId].map((id) => rows.find((row) => row.id === id));
  if (!from || !to) return undefined;
  const opening = ({ kurus, date }: typeof from) => ({ kurus: BigInt(kurus), date });
  return { from: opening(from), to: opening(to), all: BigInt(from.all) + BigInt(to.all) };
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
  const { opening_kurus: opening, ...given } = columnsOf(contact);
  const { assignments, params } = columnsFrom(4, given);
  await sql.run(
    `UPDATE contact c SET opening_kurus = CASE WHEN $3::bigint IS NULL THEN opening_kurus ELSE $3 - ${broughtIn} END,
             ${assignments}, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, contact.id, opening ?? null, ...params],
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

/** Gives a row, or those of a project, that call a contact by name and belong to nobody to that contact. */
export async function nameRows(sql: Sql, companyId: string, id: string): Promise<void> {
  for (const table of rowTables)
    await sql.run(
      `UPDATE ${table} r SET contact_id = c.id, updated_at = now(), version = r.version + 1
         FROM contact c
        WHERE r.company_id = $1 AND $2 IN (r.id, r.project_id) AND r.contact_id IS NULL AND r.counterparty IS NOT NULL
          AND c.company_id = $1 AND c.merged_into_id IS NULL AND c.name_key = tr_fold(trim(r.counterparty))`,
      [companyId, id],
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

/** Gives all that belongs to one contact to another, and what only the one says of itself. */
export async function moveRecords(
  sql: Sql,
  companyId: string,
  { fromId, toId }: ContactMerge,
): Promise<void> {
  for (const table of [...rowTables, 'settlement'])
    await sql.run(
      `UPDATE ${table} SET contact_id = $3, updated_at = now(), version = version + 1
        WHERE company_id = $1 AND contact_id = $2`,
      [companyId, fromId, toId],
    );
  await sql.run('UPDATE contact SET merged_into_id = $3 WHERE company_id = $1 AND merged_into_id = $2', [
    companyId,
    fromId,
    toId,
  ]);
  const said = ['tax_number', 'tax_office', 'iban', 'phone', 'email', 'address', 'payment_term_days', 'note'];
  await sql.run(
    `UPDATE contact t
        SET kind = CASE WHEN t.kind = f.kind THEN t.kind ELSE 'IKISI' END,
            ${said.map((column) => `${column} = coalesce(t.${column}, f.${column})`).join(', ')},
            updated_at = now(), version = t.version + 1
       FROM contact f
      WHERE t.company_id = $1 AND t.id = $3 AND f.company_id = $1 AND f.id = $2`,
    [companyId, fromId, toId],
  );
}

export const setOpening = (sql: Sql, companyId: string, id: string, { kurus, date }: Opening) =>
  sql.run('UPDATE contact SET opening_kurus = $3, opening_date = $4 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
    kurus,
    date,
  ]);

/** Makes a contact a sign to the one that it became; an opening that stays with it is that one's. */
export async function markMerged(
  sql: Sql,
  companyId: string,
  { fromId, toId }: ContactMerge,
  { kurus, date }: Opening,
): Promise<void> {
  await sql.run(
    `UPDATE contact SET merged_into_id = $3, opening_kurus = $4, opening_date = $5, active = false,
            updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, fromId, toId, kurus, date],
  );
}
