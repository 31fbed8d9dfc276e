import { fromKurus, type PaymentMethod, type StatementShare } from '@vezne/contract';
import type { Sql } from '../db/database';
import { type Draft, IS_UNDECIDED, takeExactTwins } from './row-queries';

/** Rows that become entries, as SQL on a row `r` of batch `$2` of company `$1`. */
const ADDED = `r.company_id = $1 AND r.batch_id = $2 AND r.problem IS NULL AND r.decision = 'EKLE'`;

/** What stands in the way of adding a draft. */
export const findObstacles = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.first<Record<'undecided' | 'early' | 'adding' | 'all' | 'faulty', string>>(
    `SELECT count(*) FILTER (WHERE ${IS_UNDECIDED}) AS undecided, count(*) AS all,
            count(*) FILTER (WHERE problem IS NOT NULL) AS faulty,
            count(*) FILTER (WHERE problem IS NULL AND decision IN ('EKLE', 'VIRMAN', 'TAHSILAT')) AS adding,
            count(*) FILTER (WHERE problem IS NULL AND decision IN ('EKLE', 'VIRMAN', 'TAHSILAT') AND r.date < a.opening_date) AS early
       FROM import_row r JOIN import_batch b ON b.company_id = $1 AND b.id = $2
       JOIN cash_account a ON a.company_id = $1 AND a.id = coalesce(r.account_id, b.account_id)
      WHERE r.company_id = $1 AND r.batch_id = $2`,
    [companyId, batchId],
  );

/** The accounts that rows of a draft lie in, besides the one of its file. */
export const accountsOfRows = async (sql: Sql, { companyId, batchId }: Draft): Promise<string[]> => {
  const rows = await sql.query<{ id: string }>(
    `SELECT DISTINCT account_id AS id FROM import_row r
      WHERE r.company_id = $1 AND r.batch_id = $2 AND r.account_id IS NOT NULL AND r.problem IS NULL
        AND r.decision IN ('EKLE', 'VIRMAN', 'TAHSILAT')`,
    [companyId, batchId],
  );
  return rows.map(({ id }) => id);
};

/**
 * Leaves out rows whose movement got into the ledger after the file was read: by a colleague, or another window. A row
 * that was shown beside its very twin is as somebody decided.
 */
export const skipNewTwins = (sql: Sql, draft: Draft) =>
  takeExactTwins(
    sql,
    draft,
    `r.problem IS NULL AND r.decision IN ('EKLE', 'VIRMAN', 'TAHSILAT') AND r.twin_kind IS DISTINCT FROM 'KESIN'
       AND NOT EXISTS (SELECT FROM import_entry e
                        WHERE e.company_id = $1 AND e.entry_id = r.twin_id AND e.fingerprint = r.fingerprint)`,
  );

/** Categories that the file names and the company has not, with what the rows use them for. */
export const namedCategories = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.query<{ name: string; hasIn: boolean; hasOut: boolean }>(
    `SELECT (array_agg(r.category_name ORDER BY r.line))[1] AS name, bool_or(r.kurus > 0) AS "hasIn",
            bool_or(r.kurus < 0) AS "hasOut"
       FROM import_row r WHERE ${ADDED} AND r.category_id IS NULL GROUP BY r.category_key ORDER BY min(r.line)`,
    [companyId, batchId],
  );

/** One line of the history for all of it. */
export const recordAdded = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.run(
    `INSERT INTO audit (company_id, action, entity, after)
     SELECT $1, 'AKTAR', 'cash_flow', jsonb_strip_nulls(jsonb_build_object(
              'count', count(*), 'from', min(r.date), 'to', max(r.date),
              'income', sum(r.kurus) FILTER (WHERE r.kurus > 0), 'expense', -sum(r.kurus) FILTER (WHERE r.kurus < 0)))
       FROM import_row r WHERE ${ADDED}`,
    [companyId, batchId],
  );

/** Writes down which entries came from the batch. */
export const linkEntries = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.run(
    `INSERT INTO import_entry (company_id, entry_id, batch_id, fingerprint)
     SELECT $1, r.entry_id, $2, r.fingerprint FROM import_row r WHERE ${ADDED}`,
    [companyId, batchId],
  );

export type TransferRow = {
  line: number;
  date: string;
  kurus: string;
  description: string;
  fingerprint: string;
  accountId: string;
  otherId: string;
  otherName: string;
  /** Before the other account begins. */
  isEarly: boolean;
};

/** Rows that become transfers, in the order of the file. */
export const transferRows = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.query<TransferRow>(
    `SELECT r.line, r.date::text, r.kurus, r.description, encode(r.fingerprint, 'hex') AS fingerprint,
            coalesce(r.account_id, b.account_id) AS "accountId", o.id AS "otherId", o.name AS "otherName",
            coalesce(r.date < o.opening_date, false) AS "isEarly"
       FROM import_row r JOIN import_batch b ON b.company_id = $1 AND b.id = $2
       JOIN cash_account o ON o.company_id = $1 AND o.id = r.transfer_account_id
      WHERE r.company_id = $1 AND r.batch_id = $2 AND r.problem IS NULL AND r.decision = 'VIRMAN' ORDER BY r.line`,
    [companyId, batchId],
  );

export type SettlementRow = {
  date: string;
  kurus: string;
  description: string;
  paymentMethod: PaymentMethod;
  fingerprint: string;
  accountId: string;
  contactId: string;
};

/** Rows that are settled with contacts, in the order of the file; a contact that was merged since is what it became. */
export async function settlementRows(sql: Sql, { companyId, batchId }: Draft): Promise<SettlementRow[]> {
  await sql.run(
    `UPDATE import_row SET contact_id = contact_id
      WHERE company_id = $1 AND batch_id = $2 AND problem IS NULL AND decision = 'TAHSILAT'`,
    [companyId, batchId],
  );
  return sql.query(
    `SELECT r.date::text, r.kurus, r.description, r.method AS "paymentMethod", r.contact_id AS "contactId",
            encode(r.fingerprint, 'hex') AS fingerprint, coalesce(r.account_id, b.account_id) AS "accountId"
       FROM import_row r JOIN import_batch b ON b.company_id = $1 AND b.id = $2
      WHERE r.company_id = $1 AND r.batch_id = $2 AND r.problem IS NULL AND r.decision = 'TAHSILAT' ORDER BY r.line`,
    [companyId, batchId],
  );
}

/** An entry that another act has made of a row. */
export const linkEntry = (sql: Sql, { companyId, batchId }: Draft, entryId: string, fingerprint: string) =>
  sql.run(
    `INSERT INTO import_entry (company_id, entry_id, batch_id, fingerprint) VALUES ($1, $3, $2, decode($4, 'hex'))`,
    [companyId, batchId, entryId, fingerprint],
  );

type Linked = { own: string; other: string; fingerprint: string };

/** Both legs of each came from the batch; the movement of the statement is the one in its account. */
export const linkLegs = (sql: Sql, { companyId, batchId }: Draft, legs: readonly Linked[]) =>
  sql.run(
    `INSERT INTO import_entry (company_id, entry_id, batch_id, fingerprint)
     SELECT $1, e.id, $2, decode(e.fingerprint, 'hex')
       FROM unnest($3::uuid[], $4::uuid[], $5::text[]) AS n (own, other, fingerprint)
      CROSS JOIN LATERAL (VALUES (n.own, n.fingerprint), (n.other, NULL)) AS e (id, fingerprint)`,
    [
      companyId,
      batchId,
      legs.map(({ own }) => own),
      legs.map(({ other }) => other),
      legs.map(({ fingerprint }) => fingerprint),
    ],
  );

/** What the batch has added: entries, and the acts that other rows became, each of which counts once. */
export const setAdded = (sql: Sql, { companyId, batchId }: Draft, acts: number, outcome: object) =>
  sql.run(
    `UPDATE import_batch b
        SET status = 'AKTARILDI', added_at = now(), rows_added = t.n + $3, sum_in_kurus = t.income,
            sum_out_kurus = t.expense, outcome = $4
       FROM (SELECT count(*) FILTER (WHERE decision = 'EKLE')::int AS n, coalesce(sum(kurus) FILTER (WHERE kurus > 0), 0) AS income,
                    coalesce(-sum(kurus) FILTER (WHERE kurus < 0), 0) AS expense
               FROM import_row WHERE company_id = $1 AND batch_id = $2 AND problem IS NULL
                AND decision IN ('EKLE', 'VIRMAN', 'TAHSILAT')) t
      WHERE b.company_id = $1 AND b.id = $2`,
    [companyId, batchId, acts, JSON.stringify(outcome)],
  );

/** What became of the rows that could be read, as the account sees it. */
export async function sumShares(sql: Sql, { companyId, batchId }: Draft): Promise<StatementShare[]> {
  const rows = await sql.query<{ kind: StatementShare['kind']; n: number; kurus: string; names: string[] }>(
    `WITH named AS (
       SELECT CASE WHEN r.decision IN ('VIRMAN', 'ATLA') THEN r.decision WHEN r.kurus > 0 THEN 'GIRIS' ELSE 'CIKIS' END AS part,
              CASE r.decision WHEN 'VIRMAN' THEN a.name WHEN 'TAHSILAT' THEN p.name WHEN 'EKLE' THEN coalesce(c.name, r.category_name) END AS name,
              count(*) AS n, sum(r.kurus) AS kurus
         FROM import_row r
         LEFT JOIN cash_account a ON a.company_id = $1 AND a.id = r.transfer_account_id
         LEFT JOIN contact p ON p.company_id = $1 AND p.id = r.contact_id
         LEFT JOIN category c ON c.company_id = $1 AND c.id = r.category_id
        WHERE r.company_id = $1 AND r.batch_id = $2 AND r.problem IS NULL
        GROUP BY 1, 2
     )
     SELECT CASE part WHEN 'ATLA' THEN 'ATLANAN' ELSE part END AS kind, sum(n)::int AS n, sum(kurus) AS kurus,
            coalesce((array_agg(name ORDER BY n DESC, name) FILTER (WHERE name IS NOT NULL))[1:3], '{}') AS names
       FROM named GROUP BY part ORDER BY array_position(ARRAY['GIRIS', 'CIKIS', 'VIRMAN', 'ATLA'], part)`,
    [companyId, batchId],
  );
  return rows.map(({ kind, n, kurus, names }) => ({ kind, count: n, sum: fromKurus(BigInt(kurus)), names }));
}
