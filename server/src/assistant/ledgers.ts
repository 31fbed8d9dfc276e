import type { Sql } from '../db/database';
import type { Entry } from './engine/ledger/ledger';
import type { LedgerNames } from './engine/words/ledger-words';
import { type Facts, findWindow } from './queries';

/** `id` is another one whenever the ledger was read anew. */
export type ReadLedger = Pick<LedgerNames, 'categories' | 'currency'> & {
  id: number;
  window: Entry[];
  truncated: boolean;
};

export type Ledgers = { read(sql: Sql, companyId: string, facts: Facts): Promise<ReadLedger> };

/** What the engine may know of a ledger while it reads a question. */
export const namesOf = ({ categories, window, currency }: ReadLedger): LedgerNames => ({
  categories,
  entries: window.map(({ description, folded }) => ({ description, folded })),
  currency,
});

const REMEMBERED = 40;

/**
 * Windows read lately, each under the ledger's version and category names, which were read before it: rows may
 * be newer than their version, never older, and the next question notices.
 */
export function createLedgers(): Ledgers {
  const known = new Map<string, { key: string; ledger: Promise<ReadLedger> }>();
  let reads = 0;

  async function load(sql: Sql, companyId: string, { categories, currency }: Facts): Promise<ReadLedger> {
    const id = ++reads;
    return { id, categories, currency, ...(await findWindow(sql, companyId)) };
  }

  return {
    read(sql, companyId, facts) {
      const key = JSON.stringify([facts.version, facts.currency, facts.categories]);
      const before = known.get(companyId);
      if (before?.key === key) return before.ledger;
      const ledger = load(sql, companyId, facts);
      known.delete(companyId);
      known.set(companyId, { key, ledger });
      ledger.catch(() => known.delete(companyId));
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return ledger;
    },
  };
}
