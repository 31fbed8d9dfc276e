import {
  type CashAccount,
  type CashAccountCreate,
  type CashAccountUpdate,
  type CashCount,
  type CashCounted,
  codes,
  fromKurus,
  kurusOf,
  limits,
  madeCategories,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { checkTakes } from '../cash-flow/holder-queries';
import { insertCashFlow } from '../cash-flow/queries';
import { ensureCategory } from '../category/queries';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, badInput, conflict, orNotFound, stale } from '../errors';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

const find = async (sql: Sql, companyId: string, id: string): Promise<CashAccount> =>
  orNotFound(await queries.findCashAccount(sql, companyId, id));

/** Makes an account; a conflict under `name` when the company has one that folds to the same. */
export async function createCashAccount(
  sql: Sql,
  companyId: string,
  input: CashAccountCreate,
): Promise<CashAccount> {
  const id = newId();
  await queries.insertCashAccount(sql, companyId, id, input);
  if (input.isDefault) await queries.makeDefault(sql, companyId, id);
  return find(sql, companyId, id);
}

/** Changes an account; refuses a beginning after its first entry, and to leave the company without a default. */
export async function updateCashAccount(
  sql: Sql,
  companyId: string,
  input: CashAccountUpdate,
): Promise<CashAccount> {
  const { id, openingDate, isDefault } = input;
  const current = orNotFound(await queries.lockCashAccount(sql, companyId, id));
  if (input.version !== undefined && input.version !== current.version) throw stale(current);
  if (
    current.closedAt &&
    ((input.openingBalance ?? current.openingBalance) !== current.openingBalance ||
      (openingDate !== undefined && openingDate !== current.openingDate))
  )
    throw conflict('openingBalance', 'Kapalı hesabın açılışı değiştirilemez. Önce hesabı yeniden açın.');
  if (openingDate && (await queries.hasEntryBefore(sql, companyId, id, openingDate)))
    throw conflict('openingDate', 'Bu tarihten önce kayıt var. Daha erken bir açılış tarihi seçin.');
  if (isDefault === false && current.isDefault)
    throw conflict(
      'isDefault',
      'Varsayılan hesap değişmeden kaldırılamaz. Başka bir hesabı varsayılan yapın.',
    );
  if (isDefault && current.closedAt) throw conflict('isDefault', 'Kapalı bir hesap varsayılan olamaz.');
  await queries.updateCashAccount(sql, companyId, input);
  if (isDefault) await queries.makeDefault(sql, companyId, id);
  return find(sql, companyId, id);
}

const refuseDefault = (act: string) =>
  new AppError(codes.conflict, `Varsayılan hesap ${act}. Önce başka bir hesabı varsayılan yapın.`);

/** Deletes an account; refuses while it has entries, and the default one. */
export async function deleteCashAccount(sql: Sql, companyId: string, id: string): Promise<true> {
  // The lock makes entries that are being written wait, so the count below cannot grow behind our back.
  const account = orNotFound(await queries.lockCashAccount(sql, companyId, id));
  const entries = await queries.countEntries(sql, companyId, id);
  if (entries > 0)
    throw new AppError(codes.conflict, `Bu hesapta ${entries} kayıt var. Hesabı kapatabilirsiniz.`);
  if (account.isDefault) throw refuseDefault('silinemez');
  await queries.deleteCashAccount(sql, companyId, id);
  return true;
}

/** Closes an account, whose balance must be zero; one that is closed already stays as it is. */
export async function closeCashAccount(sql: Sql, companyId: string, id: string): Promise<CashAccount> {
  const account = orNotFound(await queries.lockCashAccount(sql, companyId, id));
  if (account.closedAt) return account;
  if ((await queries.balanceOf(sql, companyId, id)) !== 0n)
    throw new AppError(codes.conflict, 'Bakiyesi sıfır olmayan hesap kapatılamaz.');
  if (account.isDefault) throw refuseDefault('kapatılamaz');
  await queries.setClosed(sql, companyId, id, true);
  return find(sql, companyId, id);
}

/** Opens a closed account again; one that is open stays as it is. */
export async function reopenCashAccount(sql: Sql, companyId: string, id: string): Promise<CashAccount> {
  const account = orNotFound(await queries.lockCashAccount(sql, companyId, id));
  if (!account.closedAt) return account;
  await queries.setClosed(sql, companyId, id, false);
  return find(sql, companyId, id);
}

const COUNTED = madeCategories.count;

/** Compares what was counted in a till with its balance at the end of the day, books what differs, and keeps that it was counted. */
export async function countCash(
  sql: Sql,
  companyId: string,
  { id, date, counted }: CashCount,
): Promise<CashCounted> {
  const account = orNotFound(await queries.lockCashAccount(sql, companyId, id));
  if (account.kind !== 'KASA') throw conflict('id', 'Yalnız kasalar sayılır.');
  checkTakes(account, date, { field: 'id' });
  const expected = await queries.balanceOf(sql, companyId, id, date);
  const inTill = kurusOf(counted);
  const difference = inTill - expected;
  const distance = difference < 0n ? -difference : difference;
  if (distance > limits.maxAmountKurus)
    throw badInput({ counted: 'Kayıtlı bakiyeyle fark en fazla 999.999.999.999,99 olabilir' });
  const cashFlowId = difference === 0n ? null : newId();
  if (cashFlowId) {
    const entry = await insertCashFlow(sql, companyId, cashFlowId, {
      categoryId: await asDetail(sql, () =>
        ensureCategory(sql, companyId, { name: COUNTED, type: 'HER_IKISI' }),
      ),
      date,
      description: COUNTED,
      amount: fromKurus(distance),
      cashFlowType: difference > 0n ? 'GIRIS' : 'CIKIS',
      paymentMethod: 'CASH',
      projectId: null,
      accountId: id,
    });
    orNotFound(entry);
  }
  await queries.insertCashCount(sql, companyId, newId(), {
    accountId: id,
    date,
    counted: inTill,
    difference,
  });
  return { expected: fromKurus(expected), counted, difference: fromKurus(difference), cashFlowId };
}
