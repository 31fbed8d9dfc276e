import { v7 as newId } from 'uuid';
import { idsByFoldedName, insertMissingCategories } from '../category/queries';
import { asAct, asDetail } from '../db/act';
import type { Sql } from '../db/database';
import type { PreparedRows } from './import-rows';
import { insertCashFlows } from './queries';
import { accountFor } from './service';

/**
 * Adds all rows or, by the transaction around it, none. Categories are found by folded name; a missing one is
 * made, for income, expense or both, as the rows use it.
 */
export async function importCashFlows(
  sql: Sql,
  companyId: string,
  { count, categories, entries, accountId, earliest }: PreparedRows,
): Promise<{ imported: number; createdCategories: string[] }> {
  const account = await accountFor(sql, companyId, { accountId, date: earliest });
  const known = await idsByFoldedName(sql, companyId);
  const missing = categories
    .filter(({ key }) => !known.has(key))
    .map(({ name, type }) => ({ id: newId(), name, type }));
  // Someone else may make one of them at the same moment: then theirs counts.
  const made = new Set(await asDetail(sql, () => insertMissingCategories(sql, companyId, missing)));
  const imported = await asAct(sql, 'AKTAR', () => insertCashFlows(sql, companyId, entries, account));
  // The database's fold and ours are one function; a test holds them together.
  if (imported !== count) throw new Error(`${count - imported} rows have no category`);
  return { imported, createdCategories: missing.filter(({ id }) => made.has(id)).map(({ name }) => name) };
}
