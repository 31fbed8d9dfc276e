import type { Sql } from '../db/database';

/** Whose reading is meant: what one manager has read is new to a colleague. */
export type Reader = { companyId: string; managerId: string };

/** Which matters a manager has read, and to which day some were put off. */
export type Marks = { read: ReadonlySet<string>; snoozed: ReadonlyMap<string, string> };

export async function findMarks(
  sql: Sql,
  reader: Reader & { today: string },
  keys: string[],
): Promise<Marks> {
  if (keys.length === 0) return { read: new Set(), snoozed: new Map() };
  return { read: await listRead(sql, reader, keys), snoozed: await listSnoozed(sql, reader, keys) };
}

async function listRead(sql: Sql, { companyId, managerId }: Reader, keys: string[]) {
  const rows = await sql.query<{ key: string }>(
    `SELECT r.key FROM unnest($3::text[]) AS k (key)
       JOIN notification_read r ON r.company_id = $1 AND r.manager_id = $2 AND r.key = k.key`,
    [companyId, managerId, keys],
  );
  return new Set(rows.map(({ key }) => key));
}

export const insertRead = (sql: Sql, { companyId, managerId }: Reader, keys: string[]): Promise<number> =>
  sql.run(
    `INSERT INTO notification_read (company_id, manager_id, key)
     SELECT m.company_id, m.id, key FROM manager m, unnest($3::text[]) AS key
      WHERE m.company_id = $1 AND m.id = $2 ON CONFLICT DO NOTHING`,
    [companyId, managerId, keys],
  );

export const deleteRead = (sql: Sql, { companyId, managerId }: Reader, keys: string[]): Promise<number> =>
  sql.run(
    'DELETE FROM notification_read WHERE company_id = $1 AND manager_id = $2 AND key = ANY ($3::text[])',
    [companyId, managerId, keys],
  );

/** Those whose day has come are left out. */
async function listSnoozed(
  sql: Sql,
  { companyId, managerId, today }: Reader & { today: string },
  keys: string[],
): Promise<Map<string, string>> {
  const rows = await sql.query<{ key: string; until: string }>(
    `SELECT s.key, s.until FROM unnest($3::text[]) AS k (key)
       JOIN notification_snooze s
         ON s.company_id = $1 AND s.manager_id = $2 AND s.until > $4 AND s.key = k.key`,
    [companyId, managerId, keys, today],
  );
  return new Map(rows.map(({ key, until }) => [key, until]));
}

export const saveSnoozes = (sql: Sql, { companyId, managerId }: Reader, keys: string[], until: string) =>
  sql.run(
    `INSERT INTO notification_snooze (company_id, manager_id, key, until)
     SELECT m.company_id, m.id, key, $4::date FROM manager m, unnest($3::text[]) AS key
      WHERE m.company_id = $1 AND m.id = $2
     ON CONFLICT (company_id, manager_id, key) DO UPDATE SET until = excluded.until`,
    [companyId, managerId, keys, until],
  );

export const deleteSnoozes = (sql: Sql, { companyId, managerId }: Reader, keys: string[]) =>
  sql.run(
    'DELETE FROM notification_snooze WHERE company_id = $1 AND manager_id = $2 AND key = ANY ($3::text[])',
    [companyId, managerId, keys],
  );
