import {
  type CashFlow,
  type CashFlowBefore,
  type CashFlowBulkUpdate,
  type CashFlowCreate,
  type CashFlowType,
  type CashFlowUpdate,
  kurusOf,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { after } from '../db/sql/lock-order';
import { columns, type Row, toCashFlow, withNames } from './list/rows';
import { deltaOf, rollups } from './sum-queries';

export async function findCashFlow(sql: Sql, companyId: string, id: string): Promise<CashFlow | undefined> {
  const row = await sql.first<Row>(
    `SELECT ${columns} FROM cash_flow e ${withNames} WHERE e.company_id = $1 AND e.id = $2`,
    [companyId, id],
  );
  return row && toCashFlow(row);
}

/** The collections and payments that wrote some entries, locked before them, as by all who settle. */
const holders = (entries: string) => `
  WITH holder AS MATERIALIZED (
    SELECT id FROM settlement
     WHERE company_id = $1 AND id IN (SELECT settlement_id FROM cash_flow WHERE company_id = $1 AND ${entries})
     ORDER BY id FOR NO KEY UPDATE
  )`;

/** The entry as it is stored, locked until the transaction ends. */
export async function lockCashFlow(sql: Sql, companyId: string, id: string): Promise<CashFlow | undefined> {
  const row = await sql.first<Row>(
    `${holders('id = $2')}
     SELECT ${columns} FROM cash_flow e ${withNames}
      WHERE e.company_id = $1 AND e.id = $2 AND ${after('holder')} FOR UPDATE OF e`,
    [companyId, id],
  );
  return row && toCashFlow(row);
}

const DEFAULT_ACCOUNT = '(SELECT id FROM cash_account WHERE company_id = $1 AND is_default)';

/** Had account `a` begun on a day? */
const isOpen = (day: string) => `(a.opening_date IS NULL OR a.opening_date <= ${day})`;

/** Has the company a project with this id? */
export async function projectExists(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const params = [companyId, id];
  return (await sql.first('SELECT 1 FROM project WHERE company_id = $1 AND id = $2', params)) !== undefined;
}

/** Adds an entry, of a settlement if it is named; undefined when the company has no such category, or no such account that takes entries of the day. */
export async function insertCashFlow(
  sql: Sql,
  companyId: string,
  id: string,
  input: CashFlowCreate,
  settlementId: string | null = null,
): Promise<CashFlow | undefined> {
  const row = await sql.first<Row>(
    `WITH entry AS (
       INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type,
                              payment_method, project_id, account_id, settlement_id)
       SELECT $1, $2, c.id, $4::date, $5, $6::bigint, $7, $8, $9::uuid, a.id, $11::uuid
         FROM category c CROSS JOIN cash_account a
        WHERE c.company_id = $1 AND c.id = $3 AND a.company_id = $1 AND a.id = coalesce($10::uuid, ${DEFAULT_ACCOUNT})
          AND a.closed_at IS NULL AND ${isOpen('$4::date')}
          FOR KEY SHARE OF a
       RETURNING *
     ), delta AS (${deltaOf('entry', '')}), ${rollups}
     SELECT ${columns} FROM entry e ${withNames}`,
    [
      companyId,
      id,
      input.categoryId,
      input.date,
      input.description,
      kurusOf(input.amount),
      input.cashFlowType,
      input.paymentMethod,
      input.projectId,
      input.accountId ?? null,
      settlementId,
    ],
    { name: 'cash-flow-insert' },
  );
  return row && toCashFlow(row);
}

/** Changes a locked entry, all but its type; undefined as when one is added. */
export async function updateCashFlow(
  sql: Sql,
  companyId: string,
  input: CashFlowUpdate,
): Promise<CashFlow | undefined> {
  const row = await sql.first<Row>(
    `WITH old AS (SELECT * FROM cash_flow WHERE company_id = $1 AND id = $2),
     account AS (
       SELECT a.id FROM cash_account a, old
        WHERE a.company_id = $1 AND a.id = coalesce($10::uuid, CASE WHEN $11 THEN old.account_id ELSE ${DEFAULT_ACCOUNT} END)
          AND (a.closed_at IS NULL OR a.id = old.account_id) AND ${isOpen('$4::date')}
          FOR KEY SHARE OF a
     ),
     entry AS (
       UPDATE cash_flow e
          SET category_id = c.id, date = $4, description = $5, amount_kurus = $6,
              payment_method = coalesce($7, e.payment_method),
              project_id = CASE WHEN $8 THEN e.project_id ELSE $9 END,
              account_id = a.id, updated_at = now(), version = e.version + 1
         FROM category c, account a
        WHERE e.company_id = $1 AND e.id = $2 AND c.company_id = $1 AND c.id = $3
       RETURNING e.*
     ), delta AS (
       ${deltaOf('entry', '')} UNION ALL ${deltaOf('old', '-')} WHERE EXISTS (SELECT 1 FROM entry)
     ), ${rollups}
     SELECT ${columns} FROM entry e ${withNames}`,
    [
      companyId,
      input.id,
      input.categoryId,
      input.date,
      input.description,
      kurusOf(input.amount),
      input.paymentMethod ?? null,
      input.projectId === undefined,
      input.projectId ?? null,
      input.accountId ?? null,
      input.accountId === undefined,
    ],
  );
  return row && toCashFlow(row);
}

/** Deletes an entry; undefined when the company has none such. */
export async function deleteCashFlow(sql: Sql, companyId: string, id: string): Promise<true | undefined> {
  const row = await sql.first(
    `WITH entry AS (DELETE FROM cash_flow WHERE company_id = $1 AND id = $2 RETURNING *),
     delta AS (${deltaOf('entry', '-')}), ${rollups}
     SELECT 1 FROM entry`,
    [companyId, id],
  );
  return row && true;
}

/** Deletes entries; answers which there were. */
export const deleteCashFlows = (sql: Sql, companyId: string, ids: string[]) =>
  sql.query<{ id: string }>(
    `WITH entry AS (DELETE FROM cash_flow WHERE company_id = $1 AND id = ANY($2::uuid[]) RETURNING *),
     delta AS (${deltaOf('entry', '-')}), ${rollups}
     SELECT id FROM entry`,
    [companyId, ids],
  );

/** An entry as a change of several finds it. */
export type Chosen = CashFlowBefore & {
  description: string;
  accountId: string;
  transferId: string | null;
  settlementId: string | null;
  cashFlowType: CashFlowType;
};

/** Locks entries until the transaction ends, in one order for all; answers those that there are. */
export const lockCashFlows = (sql: Sql, companyId: string, ids: string[]) =>
  sql.query<Chosen>(
    `${holders('id = ANY($2::uuid[])')}
     SELECT id, version, category_id AS "categoryId", payment_method AS "paymentMethod", project_id AS "projectId",
            date::text, description, account_id AS "accountId", transfer_id AS "transferId",
            settlement_id AS "settlementId", type AS "cashFlowType"
       FROM cash_flow WHERE company_id = $1 AND id = ANY($2::uuid[]) AND ${after('holder')} ORDER BY id FOR UPDATE`,
    [companyId, ids],
  );

/** Gives locked entries what is given and leaves the rest as it is. */
export const updateCashFlows = (sql: Sql, companyId: string, input: CashFlowBulkUpdate) =>
  sql.run(
    `WITH old AS (SELECT * FROM cash_flow WHERE company_id = $1 AND id = ANY($2::uuid[])),
     entry AS (
       UPDATE cash_flow e
          SET category_id = coalesce($3, e.category_id), payment_method = coalesce($4, e.payment_method),
              project_id = CASE WHEN $5 THEN e.project_id ELSE $6 END, date = coalesce($7, e.date),
              account_id = coalesce($8, e.account_id),
              updated_at = now(), version = e.version + 1
        WHERE e.company_id = $1 AND e.id = ANY($2::uuid[])
       RETURNING e.*
     ), delta AS (
       ${deltaOf('entry', '')} UNION ALL ${deltaOf('old', '-')}
     ), ${rollups}
     SELECT 1 FROM entry`,
    [
      companyId,
      input.ids,
      input.categoryId ?? null,
      input.paymentMethod ?? null,
      input.projectId === undefined,
      input.projectId ?? null,
      input.date ?? null,
      input.accountId ?? null,
    ],
  );

/** Gives each of some locked entries values of its own. */
export const putBackCashFlows = (sql: Sql, companyId: string, entries: CashFlowBefore[]) =>
  sql.run(
    `WITH given AS (
       SELECT * FROM json_to_recordset($2::json)
         AS r (id uuid, "categoryId" uuid, "paymentMethod" text, "projectId" uuid, date date, "accountId" uuid)
     ), old AS (
       SELECT * FROM cash_flow WHERE company_id = $1 AND id IN (SELECT id FROM given)
     ), entry AS (
       UPDATE cash_flow e
          SET category_id = g."categoryId", payment_method = g."paymentMethod", project_id = g."projectId",
              date = g.date, account_id = coalesce(g."accountId", e.account_id), updated_at = now(), version = e.version + 1
         FROM given g
        WHERE e.company_id = $1 AND e.id = g.id
       RETURNING e.*
     ), delta AS (
       ${deltaOf('entry', '')} UNION ALL ${deltaOf('old', '-')}
     ), ${rollups}
     SELECT 1 FROM entry`,
    [companyId, JSON.stringify(entries)],
  );

/** Adds an entry that was put back into its table to the sums again. */
export const addRestoredSums = (sql: Sql, companyId: string, id: string) =>
  sql.run(
    `WITH entry AS (SELECT * FROM cash_flow WHERE company_id = $1 AND id = $2),
     delta AS (${deltaOf('entry', '')}), ${rollups}
     SELECT 1 FROM entry`,
    [companyId, id],
  );

/**
 * Adds entries of one company at once, given as the JSON of a list of `PreparedEntry`; answers how many found
 * their category. They stay bytes: thousands of values would hold up the event loop on their way to the driver.
 */
export async function insertCashFlows(
  sql: Sql,
  companyId: string,
  entries: Uint8Array,
  accountId: string | null = null,
): Promise<number> {
  const added = await sql.first<{ n: string }>(
    `WITH entry AS (
       INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method,
                              account_id)
       SELECT $1, r.id, c.id, r.date, r.description, r.kurus, r.type, r.method, $3::uuid
         FROM json_to_recordset($2::json) AS r (
                id uuid, key text, date date, description text, kurus bigint, type text, method text
              )
         JOIN category c ON c.company_id = $1 AND c.name_key = r.key
       RETURNING *
     ), delta AS (${deltaOf('entry', '')}), ${rollups}
     SELECT count(*) AS n FROM entry`,
    [companyId, Buffer.from(entries.buffer, entries.byteOffset, entries.byteLength), accountId],
  );
  return Number(added?.n ?? 0);
}
