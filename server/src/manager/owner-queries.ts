import type { Sql } from '../db/database';

/** Whose the company is, kept from changing until the transaction ends; writes of the company's records go on. */
export async function lockOwner(sql: Sql, companyId: string): Promise<string | undefined> {
  const row = await sql.first<{ ownerId: string | null }>(
    'SELECT owner_id AS "ownerId" FROM company WHERE id = $1 FOR NO KEY UPDATE',
    [companyId],
  );
  return row?.ownerId ?? undefined;
}

export const updateOwner = (sql: Sql, companyId: string, ownerId: string) =>
  sql.run('UPDATE company SET owner_id = $2, updated_at = now(), version = version + 1 WHERE id = $1', [
    companyId,
    ownerId,
  ]);
