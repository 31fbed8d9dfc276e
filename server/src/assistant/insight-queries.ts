import { limits } from '@vezne/contract';
import type { Sql } from '../db/database';

/** Whose dismissals are meant: a colleague still sees what one has put away. */
export type Owner = { companyId: string; managerId: string };

export async function findDismissed(sql: Sql, { companyId, managerId }: Owner): Promise<Set<string>> {
  const rows = await sql.query<{ key: string }>(
    'SELECT key FROM insight_dismissal WHERE company_id = $1 AND manager_id = $2',
    [companyId, managerId],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Keeps that a finding was put away; the ones put away first go when there are too many. */
export async function insertDismissal(
  sql: Sql,
  { companyId, managerId }: Owner,
  key: string,
  now: Date,
): Promise<void> {
  await sql.run(
    `INSERT INTO insight_dismissal (company_id, manager_id, key, created_at)
     SELECT company_id, id, $3, $4 FROM manager WHERE company_id = $1 AND id = $2
     ON CONFLICT DO NOTHING`,
    [companyId, managerId, key, now],
  );
  await sql.run(
    `DELETE FROM insight_dismissal WHERE company_id = $1 AND manager_id = $2 AND key IN (
       SELECT key FROM insight_dismissal WHERE company_id = $1 AND manager_id = $2
        ORDER BY created_at DESC, key OFFSET $3)`,
    [companyId, managerId, limits.dismissals],
  );
}
