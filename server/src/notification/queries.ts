import type { Sql } from '../db/database';

/** Whose reading is meant: what one manager has read is new to a colleague. */
export type Reader = { companyId: string; managerId: string };

/** Those of the keys that the manager has read. */
export async function listRead(sql: Sql, { companyId, managerId }: Reader, keys: string[]) {
  const rows = await sql.query<{ key: string }>(
    'SELECT key FROM notification_read WHERE company_id = $1 AND manager_id = $2 AND key = ANY($3)',
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
