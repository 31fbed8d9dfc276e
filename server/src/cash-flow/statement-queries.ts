import type { Sql } from '../db/database';
import { deltaOf, rollups } from './sum-queries';

/** Entries that one statement adds or deletes: each must end before its time-out. */
const AT_ONCE = 2_000;

/**
 * Adds the rows of a statement that were decided to be entries, step by step; answers how many found their category.
 * `tell` hears after each step how many there are so far.
 */
export async function insertStatementEntries(
  sql: Sql,
  companyId: string,
  batchId: string,
  tell: (total: number) => Promise<unknown>,
): Promise<number> {
  let total = 0;
  for (let line: number | null | undefined = 0; line != null; ) {
    const step: { n: string; last: number | null } | undefined = await sql.first(
      `WITH part AS (
         SELECT * FROM import_row r
          WHERE r.company_id = $1 AND r.batch_id = $2 AND r.problem IS NULL AND r.decision = 'EKLE' AND r.line > $3
          ORDER BY r.line LIMIT ${AT_ONCE}
       ), entry AS (
         INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method, account_id)
         SELECT $1, r.entry_id, c.id, r.date, r.description, abs(r.kurus),
                CASE WHEN r.kurus > 0 THEN 'GIRIS' ELSE 'CIKIS' END, r.method, coalesce(r.account_id, b.account_id)
           FROM part r JOIN import_batch b ON b.company_id = $1 AND b.id = $2
           LEFT JOIN category named ON named.company_id = $1 AND named.name_key = r.category_key
           JOIN category c ON c.company_id = $1 AND c.id = coalesce(r.category_id, named.id)
         RETURNING *
       ), delta AS (${deltaOf('entry', '')}), ${rollups}
       SELECT count(*) AS n, (SELECT max(line) FROM part) AS last FROM entry`,
      [companyId, batchId, line],
    );
    total += Number(step?.n ?? 0);
    line = step?.last;
    await tell(total);
  }
  return total;
}

/** Deletes the entries that came from a statement; answers how many. */
export async function deleteStatementEntries(sql: Sql, companyId: string, batchId: string): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await sql.first<{ n: string }>(
      `WITH mine AS (
         SELECT f.id FROM import_entry i JOIN cash_flow f ON f.company_id = $1 AND f.id = i.entry_id
          WHERE i.company_id = $1 AND i.batch_id = $2 LIMIT ${AT_ONCE}
       ), entry AS (
         DELETE FROM cash_flow f USING mine WHERE f.company_id = $1 AND f.id = mine.id RETURNING f.*
       ), delta AS (${deltaOf('entry', '-')}), ${rollups}
       SELECT count(*) AS n FROM entry`,
      [companyId, batchId],
    );
    total += Number(deleted?.n ?? 0);
    if (Number(deleted?.n ?? 0) < AT_ONCE) return total;
  }
}
