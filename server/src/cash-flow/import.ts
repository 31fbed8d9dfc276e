import { codes } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { idsByFoldedName, insertMissingCategories } from '../category/queries';
import { asAct, asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import type { PreparedRows } from './import-rows';
import { insertCashFlows, sumCashFlows } from './queries';

/** Six imports an hour for thirty days would be 21 million rows of an account that is free. */
const MOST_ON_TRIAL = 100_000;

/** Refuses rows that would take the ledger of a company on trial beyond what anyone needs to try the product. */
export async function checkRoom(sql: Sql, companyId: string, { count }: PreparedRows): Promise<void> {
  const { incomeCount, expenseCount } = await sumCashFlows(sql, companyId);
  const room = Math.max(0, MOST_ON_TRIAL - incomeCount - expenseCount);
  if (count > room) throw new AppError(codes.conflict, noRoom(room));
}

const noRoom = (room: number) =>
  `Deneme süresinde kasa defterine en fazla ${MOST_ON_TRIAL.toLocaleString('tr')} kayıt aktarılabilir; ${room.toLocaleString('tr')} kayıtlık yer kaldı.`;

/**
 * Adds all rows or, by the transaction around it, none. Categories are found by folded name; a missing one is
 * made, for income, expense or both, as the rows use it.
 */
export async function importCashFlows(
  sql: Sql,
  companyId: string,
  { count, categories, entries }: PreparedRows,
): Promise<{ imported: number; createdCategories: string[] }> {
  const known = await idsByFoldedName(sql, companyId);
  const missing = categories
    .filter(({ key }) => !known.has(key))
    .map(({ name, type }) => ({ id: newId(), name, type }));
  // Someone else may make one of them at the same moment: then theirs counts.
  const made = new Set(await asDetail(sql, () => insertMissingCategories(sql, companyId, missing)));
  const imported = await asAct(sql, 'AKTAR', () => insertCashFlows(sql, companyId, entries));
  // The database's fold and ours are one function; a test holds them together.
  if (imported !== count) throw new Error(`${count - imported} rows have no category`);
  return { imported, createdCategories: missing.filter(({ id }) => made.has(id)).map(({ name }) => name) };
}
