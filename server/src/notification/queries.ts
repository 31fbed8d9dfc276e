import type { Sql } from '../db/database';

/** Whose reading is meant: what one manager has read is new to a colleague. */
export type Reader = { companyId: string; managerId: string };

// Kind, project, last due day and count: fewer rows, none of them later, are nothing new.
const LESS = `k.key ~ '^(GELIR|GIDER)_GECIKTI:'
  AND split_part(r.key, ':', 1) = split_part(k.key, ':', 1) AND split_part(r.key, ':', 2) = split_part(k.key, ':', 2)
  AND split_part(r.key, ':', 3) >= split_part(k.key, ':', 3)
  AND lpad(split_part(r.key, ':', 4), 12, '0') >= lpad(split_part(k.key, ':', 4), 12, '0')`;

const SAME = `(r.key = k.key OR (${LESS}))`;

/** Those of the keys that the manager has read, or has read more than they tell. */
export async function listRead(sql: Sql, { companyId, managerId }: Reader, keys: string[]) {
  const rows = await sql.query<{ key: string }>(
    `SELECT DISTINCT k.key FROM unnest($3::text[]) AS k (key)
       JOIN notification_read r
         ON r.company_id = $1 AND r.manager_id = $2 AND ${SAME}`,
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

/** How many of them were read. */
export const deleteRead = (sql: Sql, { companyId, managerId }: Reader, keys: string[]): Promise<number> =>
  sql.run(
    `DELETE FROM notification_read r USING unnest($3::text[]) AS k (key)
      WHERE r.company_id = $1 AND r.manager_id = $2 AND ${SAME}`,
    [companyId, managerId, keys],
  );

/** To which day the manager has put the keys off, or more than they tell; those whose day has come are left out. */
export async function listSnoozed(
  sql: Sql,
  { companyId, managerId, today }: Reader & { today: string },
  keys: string[],
): Promise<Map<string, string>> {
  const rows = await sql.query<{ key: string; until: string }>(
    `SELECT k.key, max(r.until) AS until FROM unnest($3::text[]) AS k (key)
       JOIN notification_snooze r
         ON r.company_id = $1 AND r.manager_id = $2 AND r.until > $4 AND ${SAME}
      GROUP BY k.key`,
    [companyId, managerId, keys, today],
  );
  return new Map(rows.map(({ key, until }) => [key, until]));
}

/** How many were put off. */
export const saveSnoozes = (sql: Sql, { companyId, managerId }: Reader, keys: string[], until: string) =>
  sql.run(
    `INSERT INTO notification_snooze (company_id, manager_id, key, until)
     SELECT m.company_id, m.id, key, $4::date FROM manager m, unnest($3::text[]) AS key
      WHERE m.company_id = $1 AND m.id = $2
     ON CONFLICT (company_id, manager_id, key) DO UPDATE SET until = excluded.until`,
    [companyId, managerId, keys, until],
  );

/** How many of them were put off. */
export const deleteSnoozes = (sql: Sql, { companyId, managerId }: Reader, keys: string[]) =>
  sql.run(
    `DELETE FROM notification_snooze r USING unnest($3::text[]) AS k (key)
      WHERE r.company_id = $1 AND r.manager_id = $2 AND ${SAME}`,
    [companyId, managerId, keys],
  );
