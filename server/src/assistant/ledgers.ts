import type { Sql } from '../db/database';
import type { Entry } from './engine/ledger/ledger';
import type { SeenEntry } from './engine/see/ledger-index';
import type { LedgerNames } from './engine/words/ledger-words';
import { type Facts, findWindow } from './queries';

/** `id` is another one whenever the ledger was read anew. */
export type ReadLedger = Pick<LedgerNames, 'categories' | 'currency'> & {
  id: number;
  window: Entry[];
  truncated: boolean;
};

export type Ledgers = { read(sql: Sql, companyId: string, facts: Facts): Promise<ReadLedger> };

/** What the engine knows of a ledger while it reads a question: its names, and what its records are told apart by. */
export type SeenLedger = LedgerNames & { entries: readonly (SeenEntry & LedgerNames['entries'][number])[] };

export const seenLedger = ({ categories, window, currency }: ReadLedger): SeenLedger => ({
  categories,
  entries: window.map(({ id: _, categoryId: __, ...seen }) => seen),
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
      const key = JSON.stringify([facts.version, facts.currency, facts.categories, facts.accounts]);
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
