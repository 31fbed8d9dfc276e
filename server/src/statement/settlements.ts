import { flowOf, fromKurus, type RowType, type Settlement, type SettlementCreate } from '@vezne/contract';
import type { Sql } from '../db/database';
import { findAlike } from '../settlement/open-queries';
import { linkEntry, settlementRows } from './commit-queries';
import type { Draft } from './row-queries';

/** What statements need of collections and payments. */
export type Settlements = {
  create(sql: Sql, companyId: string, input: SettlementCreate): Promise<Pick<Settlement, 'cashFlowId'>>;
  remove(sql: Sql, companyId: string, id: string): Promise<unknown>;
  /** Locks contacts that are to pay or to be paid. */
  lockContacts(sql: Sql, companyId: string, ids: string[]): Promise<unknown>;
  /** Locks what settlements that are to be removed were allocated to. */
  lockSettled(sql: Sql, companyId: string, ids: string[]): Promise<unknown>;
};

/** What is allocated to no row covers an opening. */
const linesOf = (id: string | null, type: RowType, amount: number) =>
  id === null ? [] : [{ type, id, amount }];

/**
 * Collects or pays the rows that were accepted: of the item that waits for just that amount, else of what is due
 * first. Answers how many there were.
 */
export async function addSettlements(sql: Sql, draft: Draft, by: Settlements): Promise<number> {
  const found = await settlementRows(sql, draft);
  const contacts = found.map(({ contactId }) => contactId);
  if (contacts.length > 0) await by.lockContacts(sql, draft.companyId, contacts);
  for (const { kurus: signed, fingerprint, contactId, ...row } of found) {
    const isIn = BigInt(signed) > 0n;
    const direction = isIn ? 'IN' : 'OUT';
    const kurus = isIn ? BigInt(signed) : -BigInt(signed);
    const amount = fromKurus(kurus);
    const alike = await findAlike(sql, draft.companyId, direction, { contactId, kurus, date: row.date });
    const { cashFlowId } = await by.create(sql, draft.companyId, {
      ...row,
      contactId,
      direction,
      amount,
      categoryId: null,
      projectId: null,
      ...(alike && { lines: linesOf(alike.rowId, flowOf[direction].rowType, amount) }),
    });
    if (!cashFlowId) throw new Error('a settlement wrote no entry');
    await linkEntry(sql, draft, cashFlowId, fingerprint);
  }
  return found.length;
}
