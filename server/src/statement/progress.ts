import type { StatementProgress } from '@vezne/contract';
import type { Sql } from '../db/database';

const nameOf = (batchId: string) => `vezne import ${batchId} `;

/**
 * Tells others how far the commit of a batch has come: what a session calls itself (`application_name`, at most 63
 * bytes) is seen beside its transaction and forgotten with it, so that nothing is left where a commit fails.
 */
export const reportProgress = (sql: Sql, batchId: string, done: number, all: number) =>
  sql.run("SELECT set_config('application_name', $1, true)", [`${nameOf(batchId)}${done}/${all}`]);

/** What the commit of a batch tells at this moment; whose batch it is was looked at before. */
export async function findProgress(sql: Sql, batchId: string): Promise<StatementProgress> {
  const session = await sql.first<{ told: string }>(
    `SELECT substr(application_name, length($1) + 1) AS told FROM pg_stat_activity
      WHERE datname = current_database() AND starts_with(application_name, $1)`,
    [nameOf(batchId)],
  );
  const [done, all] = (session?.told ?? '').split('/').map(Number);
  return done !== undefined && all ? { done, all } : null;
}
