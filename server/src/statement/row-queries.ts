import { messages } from '@vezne/contract';
import type { Sql } from '../db/database';

// Statements on the rows of a draft: `$1` is the company, `$2` the batch.

export type Draft = { companyId: string; batchId: string };

const IN_BATCH = 'r.company_id = $1 AND r.batch_id = $2';

/** Is a category missing? As SQL on a row of that name. */
export const hasNoCategory = (row: string) => `${row}.category_id IS NULL AND ${row}.category_key IS NULL`;

/** Must somebody still decide it? As SQL on a row `r`. */
export const IS_UNDECIDED = `r.problem IS NULL AND (r.decision IS NULL OR r.decision = 'EKLE' AND ${hasNoCategory('r')})`;

/**
 * Does work on a whole draft. Its rows are new, so that the planner takes them for a few and would compare each with
 * each.
 */
export async function onAllRows<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const set = (to: 'on' | 'off') => sql.run("SELECT set_config('enable_nestloop', $1, true)", [to]);
  await set('off');
  const result = await work();
  await set('on');
  return result;
}

/**
 * Puts rows, the JSON of a list of `PreparedLine`, in place of those that are there. They stay bytes on their way to
 * the driver, as an import's entries do.
 */
export async function replaceRows(
  sql: Sql,
  { companyId, batchId }: Draft,
  rows: Uint8Array,
  method: string,
): Promise<void> {
  await sql.run('DELETE FROM import_row WHERE company_id = $1 AND batch_id = $2', [companyId, batchId]);
  await sql.run(
    `INSERT INTO import_row (company_id, batch_id, line, entry_id, date, kurus, description, balance_kurus, method,
                             category_id, category_name, category_key, account_id, currency, problem, fingerprint, decision)
     SELECT $1, $2, n.line, n.entry, n.date, n.kurus, n.description, n.balance, coalesce(n.method, $4), c.id,
            CASE WHEN c.id IS NULL THEN n.category END, CASE WHEN c.id IS NULL THEN n.key END, n.account, n.currency, f.problem,
            CASE WHEN f.problem IS NULL THEN decode(n.fingerprint, 'hex') END,
            CASE WHEN f.problem IS NULL THEN 'EKLE' END
       FROM json_to_recordset($3::json) AS n (
              line int, entry uuid, date date, kurus bigint, description text, balance bigint, method text,
              category text, key text, account uuid, currency text, problem text, fingerprint text
            )
       JOIN import_batch b ON b.company_id = $1 AND b.id = $2
       JOIN cash_account a ON a.company_id = $1 AND a.id = coalesce(n.account, b.account_id)
       LEFT JOIN category c ON c.company_id = $1 AND c.name_key = n.key
      CROSS JOIN LATERAL (
        SELECT coalesce(n.problem, CASE WHEN n.date < a.opening_date THEN $5 END) AS problem
      ) f`,
    [
      companyId,
      batchId,
      Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength),
      method,
      messages.beforeOpening,
    ],
  );
}

/** What people chose of rows that holds in any account: a category, or that they are left out. */
export type Choice = { line: number; categoryId: string | null; isSkipped: boolean };

export const listChoices = (sql: Sql, { companyId, batchId }: Draft): Promise<Choice[]> =>
  sql.query<Choice>(
    `SELECT r.line, r.category_id AS "categoryId", s.skipped AS "isSkipped"
       FROM import_row r
      CROSS JOIN LATERAL (SELECT r.twin_kind IS NULL AND coalesce(r.decision, '') = 'ATLA' AS skipped) s
      WHERE ${IN_BATCH} AND r.problem IS NULL AND (r.category_id IS NOT NULL OR s.skipped)`,
    [companyId, batchId],
  );

export const chooseAgain = (sql: Sql, { companyId, batchId }: Draft, choices: readonly Choice[]) =>
  sql.run(
    `UPDATE import_row r
        SET category_id = coalesce(n."categoryId", r.category_id),
            category_name = CASE WHEN n."categoryId" IS NULL THEN r.category_name END,
            category_key = CASE WHEN n."categoryId" IS NULL THEN r.category_key END,
            decision = CASE WHEN n."isSkipped" THEN 'ATLA' ELSE r.decision END
       FROM json_to_recordset($3::json) AS n (line int, "categoryId" uuid, "isSkipped" boolean)
      WHERE ${IN_BATCH} AND r.line = n.line AND r.problem IS NULL`,
    [companyId, batchId, JSON.stringify(choices)],
  );

/**
 * Takes rows `r` of a draft that meet a condition for entries which came with the same fingerprint: each for another one,
 * and none for an entry that a row of the draft is taken for already. A balance that comes back makes two movements
 * alike.
 */
export const takeExactTwins = (sql: Sql, { companyId, batchId }: Draft, condition: string) =>
  sql.run(
    `WITH wanted AS (
       SELECT r.line, r.fingerprint, row_number() OVER (PARTITION BY r.fingerprint ORDER BY r.line) AS nth
         FROM import_row r WHERE ${IN_BATCH} AND r.fingerprint IS NOT NULL AND ${condition}
     ), there AS (
       SELECT e.entry_id, e.fingerprint, row_number() OVER (PARTITION BY e.fingerprint ORDER BY e.entry_id) AS nth
         FROM (SELECT DISTINCT fingerprint FROM wanted) w
         JOIN import_entry e ON e.company_id = $1 AND e.fingerprint = w.fingerprint
         JOIN cash_flow f ON f.company_id = $1 AND f.id = e.entry_id
         LEFT JOIN import_row r ON ${IN_BATCH} AND r.twin_id = e.entry_id
        WHERE r.line IS NULL
     )
     UPDATE import_row r SET twin_kind = 'KESIN', twin_id = t.entry_id, decision = 'ATLA'
       FROM wanted w JOIN there t ON t.fingerprint = w.fingerprint AND t.nth = w.nth
      WHERE ${IN_BATCH} AND r.line = w.line`,
    [companyId, batchId],
  );

/** Rows whose very movement is in the ledger already: they are left out unless somebody wants them. */
export async function markExactTwins(sql: Sql, draft: Draft): Promise<void> {
  await takeExactTwins(sql, draft, 'r.twin_kind IS NULL');
  await doubtExactTwins(sql, draft);
}

/**
 * Files that cut a day in half may hold movements with the same words, amount and balance on either side of the cut. One
 * that stands between two movements of its day which are new is not surely the stored one: somebody decides. Where one
 * movement is both its neighbours, as it leads from its balance back to where it began, that is so only if the file has
 * no other one like it: of two, one is the stored one.
 */
const doubtExactTwins = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.run(
    `WITH fresh AS (
       SELECT r.line, r.fingerprint, coalesce(r.account_id, $2) AS account, r.date,
              r.balance_kurus - r.kurus AS before, r.balance_kurus AS after
         FROM import_row r WHERE ${IN_BATCH} AND r.problem IS NULL AND r.twin_kind IS NULL AND r.balance_kurus IS NOT NULL
     ), ends AS (
       SELECT account, date, after, min(line) AS first, max(line) AS last FROM fresh GROUP BY 1, 2, 3
     ), begins AS (
       SELECT account, date, before, min(line) AS first, max(line) AS last FROM fresh GROUP BY 1, 2, 3
     )
     UPDATE import_row r SET twin_kind = 'OLASI', decision = NULL
       FROM (SELECT r.line FROM import_row r
               JOIN ends e ON e.account = coalesce(r.account_id, $2) AND e.date = r.date
                          AND e.after = r.balance_kurus - r.kurus
               JOIN begins b ON b.account = e.account AND b.date = r.date AND b.before = r.balance_kurus
              WHERE ${IN_BATCH} AND r.twin_kind = 'KESIN' AND r.balance_kurus IS NOT NULL
                AND (least(e.first, b.first) <> greatest(e.last, b.last)
                     OR r.fingerprint NOT IN (SELECT fingerprint FROM fresh WHERE fingerprint IS NOT NULL))) d
      WHERE ${IN_BATCH} AND r.line = d.line`,
    [companyId, batchId],
  );

/** The nearest day counts. */
const DAYS = [0, 1, -1, 2, -2, 3, -3];

/**
 * Rows that may be in the ledger already: an entry of the same account and amount within three days that no other row
 * is taken for. Movements that both came with balances are one only if their balances are.
 */
export async function markLikelyTwins(sql: Sql, { companyId, batchId }: Draft): Promise<void> {
  for (const days of DAYS)
    await sql.run(
      `WITH waiting AS (
         SELECT r.line, r.date + $3::int AS day, r.kurus, get_byte(r.fingerprint, 0) AS mark,
                coalesce(r.account_id, b.account_id) AS account,
                row_number() OVER (PARTITION BY r.account_id, r.date, r.kurus ORDER BY r.line) AS nth
           FROM import_row r JOIN import_batch b ON b.company_id = $1 AND b.id = $2 WHERE ${IN_BATCH} AND r.problem IS NULL AND r.twin_kind IS NULL
       ), bounds AS (
         SELECT min(day) AS first, max(day) AS last, max(mark) AS mark FROM waiting
       ), there AS (
         SELECT f.id, f.account_id AS account, f.date AS day, signed_kurus(f.type, f.amount_kurus)::bigint AS kurus,
                row_number() OVER (PARTITION BY f.account_id, f.date, f.type, f.amount_kurus ORDER BY f.id) AS nth
           FROM bounds CROSS JOIN (SELECT DISTINCT account FROM waiting) w
           JOIN cash_flow f ON f.company_id = $1 AND f.account_id = w.account
                           AND f.date BETWEEN bounds.first AND bounds.last
           LEFT JOIN import_entry i ON i.company_id = $1 AND i.entry_id = f.id
          WHERE (i.fingerprint IS NULL OR get_byte(i.fingerprint, 0) = 0 OR bounds.mark = 0
                 OR substring(i.fingerprint FOR 9) IN (
                      SELECT substring(r.fingerprint FOR 9) FROM import_row r
                       WHERE ${IN_BATCH} AND r.twin_kind IS NULL AND r.fingerprint IS NOT NULL))
            AND NOT EXISTS (SELECT FROM import_row r WHERE ${IN_BATCH} AND r.twin_id = f.id)
       )
       UPDATE import_row r SET twin_kind = 'OLASI', twin_id = t.id, decision = NULL
         FROM waiting w JOIN there t ON t.account = w.account AND t.day = w.day AND t.kurus = w.kurus AND t.nth = w.nth
        WHERE ${IN_BATCH} AND r.line = w.line`,
      [companyId, batchId, days],
    );
}

/** Entries, newest first, among which earlier choices are looked for. */
const LOOKED_AT = 20_000;
/** As many entries of one mind make a choice of themselves; fewer are offered. */
const AGREEING = 2;

/** Finds for each row without a category the one that the newest entry with the same words has. */
export const suggestCategories = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.run(
    `WITH recent AS (
       SELECT f.category_id, f.type, statement_words(f.description) AS words, f.date::text || f.id::text AS age
         FROM (SELECT * FROM cash_flow WHERE company_id = $1 AND transfer_id IS NULL
                ORDER BY date DESC, id DESC LIMIT ${LOOKED_AT}) f
     ), past AS (
       SELECT words, type, category_id, count(*) AS n,
              row_number() OVER (PARTITION BY words, type ORDER BY max(age) DESC) AS place
         FROM recent WHERE words <> '' GROUP BY words, type, category_id
     )
     UPDATE import_row r
        SET suggested_category_id = p.category_id, agreeing = p.n,
            category_id = CASE WHEN p.n >= ${AGREEING} THEN p.category_id END
       FROM past p
      WHERE ${IN_BATCH} AND p.place = 1 AND p.words = r.words AND p.type = CASE WHEN r.kurus > 0 THEN 'GIRIS' ELSE 'CIKIS' END
        AND r.problem IS NULL AND ${hasNoCategory('r')}`,
    [companyId, batchId],
  );

type Tally = Record<
  'all' | 'ready' | 'incomplete' | 'duplicate' | 'faulty' | 'undecided' | 'in' | 'out',
  string
>;

/** How many rows there are of each kind, and what they come to. */
export const tallyRows = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.first<Tally>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE grp = 'HAZIR') AS ready,
            count(*) FILTER (WHERE grp = 'EKSIK') AS incomplete, count(*) FILTER (WHERE grp = 'MUKERRER') AS duplicate,
            count(*) FILTER (WHERE grp = 'HATALI') AS faulty, count(*) FILTER (WHERE ${IS_UNDECIDED}) AS undecided,
            coalesce(sum(kurus) FILTER (WHERE problem IS NULL AND kurus > 0), 0) AS in,
            coalesce(-sum(kurus) FILTER (WHERE problem IS NULL AND kurus < 0), 0) AS out
       FROM import_row r WHERE ${IN_BATCH}`,
    [companyId, batchId],
  );

/** What rows that are not in the ledger yet move until the end of a day, in kuruş. */
export async function sumNew(sql: Sql, { companyId, batchId }: Draft, day: string): Promise<bigint> {
  const row = await sql.first<{ sum: string }>(
    `SELECT coalesce(sum(r.kurus), 0) AS sum FROM import_row r
      WHERE ${IN_BATCH} AND r.problem IS NULL AND r.twin_kind IS NULL AND r.date <= $3`,
    [companyId, batchId, day],
  );
  return BigInt(row?.sum ?? 0);
}
