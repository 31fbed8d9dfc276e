import type { Transfer, TransferCreate } from '@vezne/contract';
import type { Sql } from '../db/database';

/** What statements need of transfers between accounts. */
export type Transfers = {
  create(sql: Sql, companyId: string, input: TransferCreate): Promise<Pick<Transfer, 'outId' | 'inId'>>;
  remove(sql: Sql, companyId: string, id: string): Promise<unknown>;
  /** Makes two plain entries of a transfer again. */
  unpair(sql: Sql, companyId: string, id: string): Promise<unknown>;
};
