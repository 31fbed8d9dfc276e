import type { Sql } from '../db/database';

/** Whose reading is meant: what one manager has read is new to a colleague. */
export type Reader = { companyId: string; managerId: string };

// Kind, project, last due day and count: fewer rows, none of them later, are nothing new.
const LESS = `k.key ~ '^(GELIR|GIDER)_GECIKTI:'
  AND split_part(r.key, ':', 1) = split_part(k.key, ':', 1) AND split_part(r.key, ':', 2) = split_part(k.key, ':', 2)
  AND split_part(r.key, ':', 3) >= split_part(k.key, ':', 3)
  AND lpad(split_part(r.key, ':', 4), 12, '0') >= lpad(split_part(k.key, ':', 4), 12, '0')`;

/** Those of the keys that the manager has read, or has read more than they tell. */
export async function listRead(sql: Sql, { companyId, managerId }: Reader, keys: string[]) {
  const rows = await sql.query<{ key: string }>(
    `SELECT DISTINCT k.key FROM unnest($3::text[]) AS k (key)
       JOIN notification_read r
         ON r.company_id = $1 AND r.manager_id = $2 AND (r.key = k.key OR (${LESS}))`,
    [companyId, managerId, keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** How many of them were new. */
export const insertRead = (sql: Sql, { companyId, managerId }: Reader, keys: string[]): Promise<number> =>
  sql.run(
    `INSERT INTO notification_read (company_id, manager_id, key)
     SELECT m.company_id, m.id, key FROM manager m, unnest($3::text[]) AS key
      WHERE m.company_id = $1 AND m.id = $2 ON CONFLICT DO NOTHING`,
    [companyId, managerId, keys],
  );
