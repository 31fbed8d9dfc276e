import type { Param, Sql } from '../../db/database';

/** How many rows a statement finds, as Postgres guesses in a third of a millisecond. */
export async function guess(sql: Sql, statement: string, params: Param[]): Promise<number> {
  type Plans = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] };
  const row = await sql.first<Plans>(`EXPLAIN (FORMAT JSON) ${statement}`, params);
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
