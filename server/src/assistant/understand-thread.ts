import type { Plan } from '@vezne/contract';
import { serve } from '../threads/thread';
import { type Reply, understand } from './engine/engine';
import type { Clause } from './engine/read/clause';
import { TimedWords } from './engine/read/timed-words';
import { tooLong } from './engine/too-long';
import { type LedgerNames, LedgerWords } from './engine/words/ledger-words';

/** A question about the ledger that is known by a number; its `names` need to come along only once. */
export type Asked = { ledger: number; names?: LedgerNames; question: string; before: Plan | undefined };

/** A reply in plain values; undefined when the ledger is not known here. */
export type Understood =
  | { reply: Reply; uncovered: Pick<Clause, 'items' | 'tokens'> | undefined }
  | undefined;

/** Many times what an index of 1000 records and 5000 categories takes. */
const INDEX_MS = 2_000;
/** Many times what a question takes: the whole answer is measured by `bench:assistant`. */
const READ_MS = 300;
/** When the engine does not even come to look at the clock, its thread is ended. */
const END_MS = 1_000;
const REMEMBERED = 16;

const known = new Map<number, TimedWords>();

function remember(id: number, names: LedgerNames): TimedWords {
  const words = new TimedWords(names);
  known.set(id, words);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return words;
}

// The first question to a fresh engine takes many times as long as the next: it is asked before anyone waits.
understand('Geçen ay ne kadar harcadık?', new LedgerWords({ categories: [], entries: [], currency: 'TRY' }));

serve<Asked, Understood>(({ ledger, names, question, before }, allow) => {
  if (names) allow(INDEX_MS);
  const words = names ? remember(ledger, names) : known.get(ledger);
  if (!words) return { value: undefined };
  allow(END_MS);
  const reply = words.within(READ_MS, () => understand(question, words, before)) ?? tooLong;
  return { value: plain(reply) };
});

function plain({ uncovered, ...reply }: Reply): Understood {
  return { reply, uncovered: uncovered && { items: uncovered.items, tokens: uncovered.tokens } };
}
