import { fromKurus, type Settlement, type SettlementCreate } from '@vezne/contract';
import type { Sql } from '../db/database';
import { findOpenRow } from '../settlement/open-queries';
import { linkEntry, settlementRows } from './commit-queries';
import type { Draft } from './row-queries';

/** What statements need of collections and payments. */
export type Settlements = {
  create(sql: Sql, companyId: string, input: SettlementCreate): Promise<Pick<Settlement, 'cashFlowId'>>;
  remove(sql: Sql, companyId: string, id: string): Promise<unknown>;
};

/**
 * Collects or pays the rows that were accepted: of the item that waits for just that amount, else of what is due
 * first. Answers how many there were.
 */
export async function addSettlements(sql: Sql, draft: Draft, by: Settlements): Promise<number> {
  const found = await settlementRows(sql, draft);
  for (const { kurus: signed, fingerprint, contactId, ...row } of found) {
    const isIn = BigInt(signed) > 0n;
    const direction = isIn ? 'IN' : 'OUT';
    const kurus = isIn ? BigInt(signed) : -BigInt(signed);
    const amount = fromKurus(kurus);
    const item = await findOpenRow(sql, draft.companyId, direction, { contactId, kurus });
    const { cashFlowId } = await by.create(sql, draft.companyId, {
      ...row,
      ...{ contactId, direction, amount, categoryId: null, projectId: null },
      ...(item && { lines: [{ type: isIn ? 'GELIR' : 'GIDER', id: item.id, amount }] }),
    });
    if (!cashFlowId) throw new Error('a settlement wrote no entry');
    await linkEntry(sql, draft, cashFlowId, fingerprint);
  }
  return found.length;
}
