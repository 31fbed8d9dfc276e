import type { CashFlowQuery } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { knowsDays, knowsMonths } from './conditions';
import { type Tally, tallyOf } from './tally';

const REMEMBERED = 500;

/** Changes with every write to the ledger and with the names of categories, by which lists may be sorted. */
export const VERSION = `concat(
  (SELECT coalesce(sum(ver), 0) FROM ledger_total WHERE company_id = $1), ':',
  (SELECT md5(string_agg(id || name, ',' ORDER BY id)) FROM category WHERE company_id = $1))`;

type Known = { version: string; tally: Tally };
const remembered = new Map<string, Known>();

/** What a query comes to whatever its page. */
export function keyOf(companyId: string, query: CashFlowQuery, ...more: unknown[]): string {
  const { page: _, pageSize: __, ...filter } = query;
  return JSON.stringify([companyId, filter, ...more]);
}

/** The tally of a key, if it was made at this version of the ledger. */
export function recall(key: string, version: string): Tally | undefined {
  const known = remembered.get(key);
  return known?.version === version ? known.tally : undefined;
}

export function remember(key: string, known: Known): void {
  remembered.delete(key);
  remembered.set(key, known);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** The tally of a query without a search text. Where entries themselves must be added up it is kept for its next page. */
export async function tallyFor(sql: Sql, companyId: string, query: CashFlowQuery): Promise<Tally> {
  const hasPeriod = Boolean(query.from ?? query.to);
  if (knowsDays(query) || (knowsMonths(query) && !hasPeriod)) return tallyOf(sql, companyId, query);
  const row = await sql.first<{ version: string }>(`SELECT ${VERSION} AS version`, [companyId]);
  const version = row?.version ?? '';
  const key = keyOf(companyId, query);
  const known = recall(key, version);
  if (known) return known;
  const tally = await tallyOf(sql, companyId, query);
  remember(key, { version, tally });
  return tally;
}
