import type { Sql } from '../db/database';
import type { Entry } from './ledger';
import { LedgerWords } from './ledger-words';
import { type Facts, findWindow } from './queries';

export type ReadLedger = { window: Entry[]; truncated: boolean; words: LedgerWords };

export type Ledgers = { read(sql: Sql, companyId: string, facts: Facts): Promise<ReadLedger> };

const REMEMBERED = 40;

/**
 * Windows read lately, each under the ledger's version and category names, which were read before it: rows may
 * be newer than their version, never older, and the next question notices.
 */
export function createLedgers(): Ledgers {
  const known = new Map<string, { key: string; ledger: Promise<ReadLedger> }>();

  async function load(sql: Sql, companyId: string, { categories, currency }: Facts): Promise<ReadLedger> {
    const { window, truncated } = await findWindow(sql, companyId);
    return { window, truncated, words: new LedgerWords({ categories, entries: window, currency }) };
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
