import type { Database } from '../../db/database';
import { ACROSS, REFERENCE } from './exceptions';
import { faultsOf } from './statement';
import type { IsDistributed } from './ties';

type Broken = { by: string; faults: string[]; sql: string };

/** Which tables would be spread over shards by their company. */
export async function distributedIn(db: Pick<Database, 'query'>): Promise<IsDistributed> {
  const tables = await db.query<{ name: string }>(
    `SELECT DISTINCT table_name::text AS name FROM information_schema.columns
      WHERE column_name = 'company_id' AND table_schema = 'public'`,
  );
  const names = new Set(['company', ...tables.map(({ name }) => name)]);
  return (table) => names.has(table) && !(table in REFERENCE);
}

/** The statements that break a rule and give no reason, with who sent them. */
export async function brokenBy(
  sent: ReadonlyMap<string, string>,
  isDistributed: IsDistributed,
): Promise<Broken[]> {
  const found: Broken[] = [];
  for (const [sql, by] of sent) {
    const faults = await faultsOf(sql, isDistributed);
    if (faults.length > 0 && !hasReason(sql)) found.push({ by, faults, sql });
  }
  return found;
}

const hasReason = (sql: string) =>
  Object.keys(ACROSS).some((part) => sql.replace(/\s+/g, ' ').includes(part));
