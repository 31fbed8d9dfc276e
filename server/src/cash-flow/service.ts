import { type CashFlow, type CashFlowCreate, type CashFlowUpdate, codes, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, notFound, orNotFound, stale } from '../errors';
import { checkTakes, findAccountFor, heldBySettlement, refuseInClosed } from './holder-queries';
import { updateSettlementsOf } from './leg-queries';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

export const noCategory = () => notFound({ categoryId: 'Kategori bulunamadı' });

/** Adds an entry; refuses under `categoryId` when the category is not the company's. */
export async function createCashFlow(sql: Sql, companyId: string, input: CashFlowCreate): Promise<CashFlow> {
  await checkProject(sql, companyId, input.projectId);
  const entry = await queries.insertCashFlow(sql, companyId, newId(), input);
  if (!entry) throw await refusalOf(sql, companyId, input);
  return entry;
}

type Wanted = { accountId?: string | null | undefined; date: string };

/** Why no entry was written: by the account, if that is it, else by the category. */
async function refusalOf(sql: Sql, companyId: string, wanted: Wanted): Promise<AppError> {
  await accountFor(sql, companyId, wanted);
  return noCategory();
}

/** The account that entries from a day on may lie in, or why they may not. */
export async function accountFor(sql: Sql, companyId: string, { accountId, date }: Wanted): Promise<string> {
  const account = await findAccountFor(sql, companyId, accountId ?? null);
  if (!account) throw notFound({ accountId: 'Hesap bulunamadı' });
  checkTakes(account, date);
  return account.id;
}

/** Changes an entry; refuses with the current record when `version` is given and stale. */
export async function updateCashFlow(sql: Sql, companyId: string, input: CashFlowUpdate): Promise<CashFlow> {
  const current = orNotFound(await queries.lockCashFlow(sql, companyId, input.id));
  if (input.version !== undefined && input.version !== current.version) throw stale(current);
  if (current.transferId) throw new AppError(codes.conflict, messages.leg);
  if (input.amount !== current.amount || input.date !== current.date) checkFree(current);
  const field = movedField(current, input);
  if (field) await refuseInClosed(sql, companyId, [current.id], { field });
  await checkProject(sql, companyId, input.projectId);
  const entry = await queries.updateCashFlow(sql, companyId, input);
  if (!entry) throw await refusalOf(sql, companyId, { accountId: current.accountId, ...input });
  if (current.settlementId) await asDetail(sql, () => updateSettlementsOf(sql, companyId, [current.id]));
  return entry;
}

/** What of a change moves the balance of the entry's account; undefined where nothing does. */
function movedField(current: CashFlow, input: CashFlowUpdate): string | undefined {
  if (input.amount !== current.amount) return 'amount';
  if (input.date !== current.date) return 'date';
  return input.accountId !== undefined && input.accountId !== current.accountId ? 'accountId' : undefined;
}

/** Deletes an entry that no collection or payment holds, and whose account is open. */
export async function deleteCashFlow(sql: Sql, companyId: string, id: string): Promise<true> {
  checkFree(orNotFound(await queries.lockCashFlow(sql, companyId, id)));
  await refuseInClosed(sql, companyId, [id]);
  return orNotFound(await queries.deleteCashFlow(sql, companyId, id));
}

/** What a settlement wrote goes with it: here the way is told, which the database only knows to refuse. */
function checkFree({ settlementId, cashFlowType }: CashFlow): void {
  if (settlementId) throw new AppError(codes.conflict, heldBySettlement(cashFlowType));
}

export async function checkProject(
  sql: Sql,
  companyId: string,
  projectId: string | null | undefined,
): Promise<void> {
  if (projectId && !(await queries.projectExists(sql, companyId, projectId)))
    throw notFound({ projectId: 'Proje bulunamadı' });
}
