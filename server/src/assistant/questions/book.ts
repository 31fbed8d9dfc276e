import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@vezne/contract';
import Papa from 'papaparse';
import { z } from 'zod';
import type { Entry } from '../engine/ledger/ledger';
import { LedgerIndex } from '../engine/see/ledger-index';
import { LedgerWords } from '../engine/words/ledger-words';

const WINDOW = 1000;

const Row = z.object({
  id: z.string(),
  date: z.iso.date(),
  cashFlowType: z.enum(['GIRIS', 'CIKIS']),
  categoryName: z.string(),
  description: z.string(),
  amount: z.coerce.number(),
  paymentMethod: z.string(),
});

/** A ledger of the corpus as the assistant sees it: the last thousand records, oldest first. */
export type Book = { window: readonly Entry[]; words: LedgerWords; index: LedgerIndex };

export function readBook(folder: string, ledger: string): Book {
  const text = readFileSync(join(folder, 'ledgers', `${ledger}.csv`), 'utf8');
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: true });
  // Sorting keeps the order of creation within a day.
  const entries = z.array(Row).parse(data).map(entryOf);
  const window = entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(-WINDOW);
  const names = [...new Set(entries.map(({ category }) => category))];
  const categories = names.map((name) => ({
    name,
    spends: entries.every(({ category, type }) => category !== name || type === 'CIKIS'),
  }));
  const words = new LedgerWords({ categories, entries: window, currency: 'TRY' });
  return { window, words, index: new LedgerIndex(window) };
}

const entryOf = (row: z.infer<typeof Row>): Entry => ({
  id: row.id,
  date: row.date,
  type: row.cashFlowType,
  categoryId: row.categoryName,
  category: row.categoryName,
  description: row.description,
  folded: fold(row.description),
  kurus: BigInt(Math.round(row.amount * 100)),
  method: row.paymentMethod,
});
