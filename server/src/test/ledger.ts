import type { CashFlowCreate, CashFlowType, PaymentMethod } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { insertCategory } from '../category/queries';
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
  date: '2026-03-04',
  description: 'Mart kirası',
  amount: 100,
  cashFlowType: 'GIRIS',
  paymentMethod: 'CASH',
  projectId: null,
  ...values,
});

export const types: readonly CashFlowType[] = ['GIRIS', 'CIKIS'];
export const methods: readonly PaymentMethod[] = ['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'];
