import { type CashFlowImport, type CategoryType, fold } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { idsByFoldedName, insertMissingCategories, type NewCategory } from '../category/queries';
import { readyMadeCategories } from '../category/ready-made';
import type { Sql } from '../db/database';
import { insertCashFlows } from './queries';

const readyMade = new Map(readyMadeCategories.map((category) => [fold(category.name), category]));

/**
 * Adds all rows or, by the transaction around it, none. Categories are found by folded name; a missing one is
 * made, for income, expense or both, as the rows use it.
 */
export async function importCashFlows(
  sql: Sql,
  companyId: string,
  { rows }: CashFlowImport,
): Promise<{ imported: number; createdCategories: string[] }> {
  const known = await idsByFoldedName(sql, companyId);
  const missing = missingCategories(rows, known);
  const made = await insertMissingCategories(sql, companyId, missing);
  // Someone else may have made one of them at the same moment: then theirs counts.
  const ids = missing.length === 0 ? known : await idsByFoldedName(sql, companyId);
  const entries = rows.map(({ categoryName, ...row }) => ({
    ...row,
    id: newId(),
    categoryId: idOf(ids, fold(categoryName)),
  }));
  await insertCashFlows(sql, companyId, entries);
  return {
    imported: entries.length,
    createdCategories: missing.filter(({ id }) => made.includes(id)).map(({ name }) => name),
  };
}

function missingCategories(rows: CashFlowImport['rows'], known: ReadonlyMap<string, string>): NewCategory[] {
  const missing = new Map<string, NewCategory>();
  for (const { categoryName, cashFlowType } of rows) {
    const key = fold(categoryName);
    if (known.has(key)) continue;
    const type: CategoryType = cashFlowType === 'GIRIS' ? 'GELIR' : 'GIDER';
    const category = missing.get(key);
    if (category) category.type = category.type === type ? type : 'HER_IKISI';
    else
      missing.set(key, { id: newId(), name: categoryName, type, color: readyMade.get(key)?.color ?? null });
  }
  return [...missing.values()];
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  // The database's fold and ours are one function; a test holds them together.
  if (id === undefined) throw new Error(`no category for ${JSON.stringify(key)}`);
  return id;
}
