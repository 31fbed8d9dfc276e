import { type CashFlowCreate, type CashFlowType, kurusOf, type PaymentMethod } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { type PreparedEntry, toBytes } from '../cash-flow/import-rows';
import { insertCashFlows } from '../cash-flow/queries';
import { idsByFoldedName, insertCategory } from '../category/queries';
import type { Sql } from '../db/database';

/** A company of a test, with a category for each name. */
export async function newLedger<Name extends string>(sql: Sql, ...names: Name[]) {
  const companyId = newId();
  await sql.run('INSERT INTO company (id, name) VALUES ($1, $2)', [companyId, 'Deneme A.Ş.']);
  const categories = new Map<Name, string>();
  for (const name of names) {
    const id = newId();
    await insertCategory(sql, companyId, id, { name, type: 'HER_IKISI', color: null, description: null });
    categories.set(name, id);
  }
  return { companyId, category: (name: Name) => categories.get(name) ?? '' };
}

/** An entry as the save call takes it; what matters to a test is passed in. */
export const entry = (values: Partial<CashFlowCreate> & { categoryId: string }): CashFlowCreate => ({
  accountId: null,
  date: '2026-03-04',
  description: 'Mart kirası',
  amount: 100,
  cashFlowType: 'GIRIS',
  paymentMethod: 'CASH',
  projectId: null,
  ...values,
});

export type NewEntry = Omit<CashFlowCreate, 'projectId' | 'accountId'> & { id: string };

/** Stores many entries at once, under ids that the test knows. */
export async function insertEntries(sql: Sql, companyId: string, entries: readonly NewEntry[]) {
  const keys = new Map([...(await idsByFoldedName(sql, companyId))].map(([key, id]) => [id, key]));
  const prepared = entries.map(
    (each): PreparedEntry => ({
      id: each.id,
      key: keys.get(each.categoryId) ?? '',
      date: each.date,
      description: each.description,
      kurus: String(kurusOf(each.amount)),
      type: each.cashFlowType,
      method: each.paymentMethod,
    }),
  );
  await insertCashFlows(sql, companyId, toBytes(prepared));
}

export const types: readonly CashFlowType[] = ['GIRIS', 'CIKIS'];
export const methods: readonly PaymentMethod[] = ['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'];
