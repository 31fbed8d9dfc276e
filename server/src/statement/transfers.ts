import type { Transfer, TransferCreate } from '@vezne/contract';
import type { Sql } from '../db/database';

type Legs = Pick<Transfer, 'outId' | 'inId'>;

/** What statements need of transfers between accounts. */
export type Transfers = {
  /** Answers the entries of each, in their order. */
  create(sql: Sql, companyId: string, inputs: Omit<TransferCreate, 'fee'>[]): Promise<Legs[]>;
  remove(sql: Sql, companyId: string, ids: readonly string[]): Promise<unknown>;
  /** Makes plain entries of those of transfers again. */
  unpair(sql: Sql, companyId: string, ids: readonly string[]): Promise<unknown>;
};
