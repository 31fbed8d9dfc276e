import type { TrashEntity, TrashQuery } from '@vezne/contract';
import type { Param, Sql } from '../db/database';
import { after } from '../db/sql/lock-order';

/** The tables whose deleted rows are kept, by the noun of their records. */
export const tables: Readonly<Record<TrashEntity, string>> = {
  'cash-flow': 'cash_flow',
  'cash-account': 'cash_account',
  transfer: 'transfer',
  category: 'category',
  product: 'product',
  project: 'project',
  'project-income': 'project_income',
  'project-expense': 'project_expense',
  contact: 'contact',
  settlement: 'settlement',
};

export type StoredItem = {
  id: string;
  table: string;
  label: string;
  amount: string | null;
  parts: string;
  deletedBy: string | null;
  deletedAt: Date;
};

const amount = `CASE WHEN t.payload ->> 'type' = 'CIKIS' OR t.entity = 'project_expense' OR t.payload ->> 'direction' = 'OUT'
  THEN -t.amount_kurus ELSE t.amount_kurus END`;

/** One page of what was deleted, newest first, and how much there is. */
export async function listTrash(sql: Sql, companyId: string, query: TrashQuery) {
  const params: Param[] = [companyId];
  const given = (value: Param) => `$${params.push(value)}`;
  const where = ['t.company_id = $1'];
  if (query.entity) where.push(`t.entity = ${given(tables[query.entity])}`);
  if (query.searchText.trim())
    where.push(`tr_fold(t.label) LIKE tr_contains(${given(query.searchText.trim())})`);
  const from = `FROM trash t WHERE ${where.join(' AND ')}`;
  const count = await sql.first<{ total: string }>(`SELECT count(*) AS total ${from}`, params);
  const items = await sql.query<StoredItem>(
    `SELECT t.id, t.entity AS "table", t.label, ${amount} AS amount, t.deleted_at AS "deletedAt",
            (SELECT coalesce(sum(jsonb_array_length(value)), 0) FROM jsonb_each(t.children)) AS parts,
            (SELECT name FROM audit_person p
              WHERE p.company_id = t.company_id AND p.manager_id = t.deleted_by) AS "deletedBy"
       ${from} ORDER BY t.deleted_at DESC, t.id
      LIMIT ${given(query.pageSize)} OFFSET ${given(query.page * query.pageSize)}`,
    params,
  );
  return { items, total: Number(count?.total ?? 0) };
}

export type Piece = {
  entity: string;
  label: string;
  code: string | null;
  projectId: string | null;
  /** Of a transfer its fee, of an offset its other half: a piece of its own when it went along. */
  alongId: string | null;
  /** Tables of the rows that went with it. */
  children: string[];
  /** What a row of a project adds to it, in kuruş. */
  counted: string;
};

/** What lies in the trash under an id. */
export const findPiece = (sql: Sql, companyId: string, id: string) =>
  sql.first<Piece>(
    `SELECT entity, label, payload ->> 'code' AS code, payload ->> 'project_id' AS "projectId",
            coalesce(payload ->> 'fee_cash_flow_id', payload ->> 'offset_id') AS "alongId",
            ARRAY(SELECT jsonb_object_keys(children)) AS children,
            CASE WHEN payload ->> 'status' = 'IPTAL' THEN 0 ELSE coalesce(amount_kurus, 0) END AS counted
       FROM trash WHERE company_id = $1 AND id = $2`,
    [companyId, id],
  );

/** The categories that a piece needs and that are gone, with what they were called if that is known. */
export const missingCategories = (sql: Sql, companyId: string, id: string) =>
  sql.query<{ id: string; name: string | null }>(
    `WITH needed AS (
       SELECT DISTINCT (r ->> 'category_id')::uuid AS id
         FROM trash t CROSS JOIN LATERAL (
           SELECT t.payload UNION ALL
           SELECT row FROM jsonb_each(t.children) AS c (name, list), jsonb_array_elements(list) AS l (row)
         ) AS rows (r)
        WHERE t.company_id = $1 AND t.id = $2 AND r ->> 'category_id' IS NOT NULL
     )
     SELECT n.id, (SELECT label FROM audit a
                    WHERE a.company_id = $1 AND a.entity_id = n.id AND a.entity = 'category'
                    ORDER BY at DESC LIMIT 1) AS name
       FROM needed n
      WHERE NOT EXISTS (SELECT 1 FROM category c WHERE c.company_id = $1 AND c.id = n.id)`,
    [companyId, id],
  );

/** Gives rows of a piece another category in place of some. */
export async function replaceCategories(
  sql: Sql,
  companyId: string,
  id: string,
  { gone, by }: { gone: string[]; by: string },
): Promise<void> {
  const replaced = (row: string) =>
    `CASE WHEN ${row} ->> 'category_id' = ANY ($3) THEN ${row} || jsonb_build_object('category_id', $4::text) ELSE ${row} END`;
  await sql.run(
    `UPDATE trash SET payload = ${replaced('payload')},
            children = coalesce((
              SELECT jsonb_object_agg(c.name, (SELECT jsonb_agg(${replaced('l.row')}) FROM jsonb_array_elements(c.list) AS l (row)))
                FROM jsonb_each(children) AS c (name, list)), '{}')
      WHERE company_id = $1 AND id = $2`,
    [companyId, id, gone, by],
  );
}

/** Forgets a reference of a piece to a record that is gone: what is left does without it, as if never deleted. */
export async function dropDangling(
  sql: Sql,
  companyId: string,
  id: string,
  {
    column,
    table,
    ofChildren = true,
  }: {
    column: 'project_id' | 'product_id' | 'account_id' | 'contact_id';
    table: 'project' | 'product' | 'cash_account' | 'contact';
    ofChildren?: boolean;
  },
): Promise<void> {
  const gone = (row: string) =>
    `NOT EXISTS (SELECT 1 FROM ${table} r WHERE r.company_id = $1 AND r.id = (${row} ->> '${column}')::uuid)`;
  const kept = (row: string) =>
    `CASE WHEN ${row} ->> '${column}' IS NOT NULL AND ${gone(row)} THEN ${row} || '{"${column}": null}' ELSE ${row} END`;
  await sql.run(
    `UPDATE trash SET payload = ${kept('payload')},
            children = ${
              ofChildren
                ? `coalesce((
              SELECT jsonb_object_agg(c.name, (SELECT jsonb_agg(${kept('l.row')}) FROM jsonb_array_elements(c.list) AS l (row)))
                FROM jsonb_each(children) AS c (name, list)), '{}')`
                : 'children'
            }
      WHERE company_id = $1 AND id = $2`,
    [companyId, id],
  );
}

/** Is an account gone that a deleted transfer needs? */
export async function lacksAccount(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const row = await sql.first(
    `SELECT 1 FROM trash t CROSS JOIN LATERAL unnest(ARRAY['from_account_id', 'to_account_id']) AS f (side)
      WHERE t.company_id = $1 AND t.id = $2 AND NOT EXISTS (
              SELECT 1 FROM cash_account a WHERE a.company_id = $1 AND a.id = (t.payload ->> f.side)::uuid)
      LIMIT 1`,
    [companyId, id],
  );
  return row !== undefined;
}

/** Is the contact gone that a deleted collection or payment was with? */
export async function lacksContact(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const row = await sql.first(
    `SELECT 1 FROM trash t WHERE t.company_id = $1 AND t.id = $2 AND t.payload ->> 'contact_id' IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM contact c WHERE c.company_id = $1 AND c.id = (t.payload ->> 'contact_id')::uuid)`,
    [companyId, id],
  );
  return row !== undefined;
}

/** The accounts that entries of a piece are to lie in, and the first of their days; null is the default account. */
export const accountsOf = (sql: Sql, companyId: string, id: string) =>
  sql.query<{ accountId: string | null; date: string }>(
    `SELECT r ->> 'account_id' AS "accountId", min(r ->> 'date') AS date
       FROM trash t CROSS JOIN LATERAL (
         SELECT t.payload WHERE t.entity = 'cash_flow' UNION ALL
         SELECT row FROM jsonb_array_elements(t.children -> 'cash_flow') AS l (row)
       ) AS entries (r)
      WHERE t.company_id = $1 AND t.id = $2 GROUP BY 1 ORDER BY 1`,
    [companyId, id],
  );

/** The pieces that come back with some: the fees of transfers, the other halves of offsets. */
const WITH_ALONG = `
  SELECT unnest(ARRAY[id, (payload ->> 'fee_cash_flow_id')::uuid, (payload ->> 'offset_id')::uuid]) FROM trash
   WHERE company_id = $1 AND id = ANY($2::uuid[])`;

/** Locks pieces and those that come back with them, in one order for all. */
export const lockPieces = (sql: Sql, companyId: string, ids: readonly string[]) =>
  sql.run(`SELECT id FROM trash WHERE company_id = $1 AND id IN (${WITH_ALONG}) ORDER BY id FOR UPDATE`, [
    companyId,
    ids,
  ]);

/**
 * Locks what deleted collections and payments, and the other halves of offsets, come back to: their contacts, the projects
 * of their rows and the rows, each in one order, as by all who settle. Pieces of other records have none.
 */
export const lockSettled = (sql: Sql, companyId: string, ids: readonly string[]) => {
  const isAllocated = (table: 'project_income' | 'project_expense') =>
    `company_id = $1 AND id IN (SELECT (row ->> '${table}_id')::uuid FROM line)`;
  return sql.run(
    `WITH piece AS (
       SELECT payload, children FROM trash
        WHERE company_id = $1 AND id IN (${WITH_ALONG}) AND entity = 'settlement'
     ), line AS (
       SELECT l.row FROM piece CROSS JOIN LATERAL jsonb_array_elements(children -> 'settlement_line') AS l (row)
     ), locked_contact AS MATERIALIZED (
       SELECT c.id FROM contact c
        WHERE c.company_id = $1 AND c.id IN (
          SELECT coalesce(k.merged_into_id, k.id) FROM piece
            JOIN contact k ON k.company_id = $1 AND k.id = (payload ->> 'contact_id')::uuid)
        ORDER BY c.id FOR NO KEY UPDATE
     ), locked_project AS MATERIALIZED (
       SELECT id FROM project
        WHERE company_id = $1 AND ${after('locked_contact')} AND id IN (
          SELECT project_id FROM project_income WHERE ${isAllocated('project_income')} UNION ALL
          SELECT project_id FROM project_expense WHERE ${isAllocated('project_expense')})
        ORDER BY id FOR NO KEY UPDATE
     ), income AS MATERIALIZED (
       SELECT id FROM project_income WHERE ${isAllocated('project_income')} AND ${after('locked_project')}
        ORDER BY id FOR UPDATE
     )
     SELECT id FROM project_expense WHERE ${isAllocated('project_expense')} AND ${after('income')}
      ORDER BY id FOR UPDATE`,
    [companyId, ids],
  );
};

/** Is a row gone that a deleted collection or payment was allocated to? */
export async function lacksRow(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const kept = (table: 'project_income' | 'project_expense') => `
    SELECT r.id FROM ${table} r
     WHERE r.company_id = $1 AND r.id IN (SELECT (row ->> '${table}_id')::uuid FROM line)`;
  const row = await sql.first(
    `WITH line AS (
       SELECT l.row FROM trash t CROSS JOIN LATERAL jsonb_array_elements(t.children -> 'settlement_line') AS l (row)
        WHERE t.company_id = $1 AND t.id = $2
     ), income AS (${kept('project_income')}), expense AS (${kept('project_expense')})
     SELECT 1 WHERE (SELECT count(*) FROM line) > (SELECT count(*) FROM income) + (SELECT count(*) FROM expense)`,
    [companyId, id],
  );
  return row !== undefined;
}

/** Is less open of a row than a deleted collection or payment allocated to it? */
export async function lacksRoom(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const tight = (table: 'project_income' | 'project_expense') => `
    EXISTS (SELECT 1 FROM line JOIN ${table} r ON r.company_id = $1 AND r.id = (line.row ->> '${table}_id')::uuid
             WHERE r.gross_kurus - r.settled_kurus < (line.row ->> 'amount_kurus')::bigint)`;
  const row = await sql.first(
    `WITH line AS (
       SELECT l.row FROM trash t CROSS JOIN LATERAL jsonb_array_elements(t.children -> 'settlement_line') AS l (row)
        WHERE t.company_id = $1 AND t.id = $2
     )
     SELECT 1 WHERE ${tight('project_income')} OR ${tight('project_expense')}`,
    [companyId, id],
  );
  return row !== undefined;
}

/** Puts the piece's own row back. */
export const restoreRow = (sql: Sql, companyId: string, id: string, table: string) =>
  sql.run(
    `SELECT restore_rows($3::regclass, jsonb_build_array(payload)) FROM trash WHERE company_id = $1 AND id = $2`,
    [companyId, id, table],
  );

/** Puts the rows back that went with it. */
export const restoreChildren = (sql: Sql, companyId: string, id: string, table: string) =>
  sql.run(
    `SELECT restore_rows($3::regclass, children -> $3::text) FROM trash WHERE company_id = $1 AND id = $2`,
    [companyId, id, table],
  );

export type Reference = { table: string; column: string };

/** Gives records back the reference that they lost when this piece was deleted, as the history tells. */
export const relink = (sql: Sql, companyId: string, id: string, { table, column }: Reference) =>
  sql.run(
    `UPDATE ${table} e SET ${column} = $2, version = e.version + 1, updated_at = now()
       FROM trash t
       JOIN audit a ON a.company_id = $1 AND a.began = t.began
                   AND a.at >= t.began AND a.at < t.deleted_at + interval '1 minute'
      WHERE t.company_id = $1 AND t.id = $2 AND a.entity = '${table}' AND a.action = 'DEGISTIR'
        AND a.before ->> '${column}' = $2::text AND a.after -> '${column}' = 'null'
        AND e.company_id = $1 AND e.id = a.entity_id AND e.${column} IS NULL`,
    [companyId, id],
  );

/** Gives a contact rows back that came back without it, as it was gone: the history tells whose they were. */
export const rejoin = (sql: Sql, companyId: string, contactId: string, table: string) =>
  sql.run(
    `UPDATE ${table} r SET contact_id = $2, version = r.version + 1, updated_at = now()
      WHERE r.company_id = $1 AND r.contact_id IS NULL AND r.version > 1 AND EXISTS (
        SELECT FROM (
          SELECT action, at FROM audit
           WHERE company_id = $1 AND entity_id = r.id AND after ? 'contact_id' ORDER BY at DESC LIMIT 1
        ) AS last
         WHERE last.action = 'GERI_YUKLE' AND $2 = (
           SELECT (before ->> 'contact_id')::uuid FROM audit
            WHERE company_id = $1 AND entity_id = r.id AND action = 'SIL' AND at < last.at ORDER BY at DESC LIMIT 1))`,
    [companyId, contactId],
  );

/** What a category of the same name, or a record of the same code, is called; undefined when there is none. */
export async function findNamesake(
  sql: Sql,
  companyId: string,
  { table, key, text }: { table: string; key: 'name_key' | 'code_key'; text: string },
): Promise<string | undefined> {
  const row = await sql.first<{ name: string }>(
    `SELECT name FROM ${table} WHERE company_id = $1 AND ${key} = tr_fold($2)
        ${table === 'contact' ? 'AND merged_into_id IS NULL' : ''}`,
    [companyId, text],
  );
  return row?.name;
}

/** Takes a piece out of the trash; undefined when there is none such. */
export const deletePiece = (sql: Sql, companyId: string, id: string) =>
  sql.first<{ entity: string; label: string }>(
    'DELETE FROM trash WHERE company_id = $1 AND id = $2 RETURNING entity, label',
    [companyId, id],
  );

/** Tells the history that a deleted record is gone for good. */
export const insertFinalLine = (
  sql: Sql,
  companyId: string,
  id: string,
  { entity, label }: { entity: string; label: string },
) =>
  sql.run(
    `INSERT INTO audit (company_id, action, entity, entity_id, label) VALUES ($1, 'KALICI_SIL', $3, $2, $4)`,
    [companyId, id, entity, label],
  );
