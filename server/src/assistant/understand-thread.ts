import { serve } from '../threads/thread';
import { threadMs } from '../threads/thread-time';
import type { Reply } from './engine/ask/reply';
import { type Beside, grasp, type Known } from './engine/grasp';
import type { Clause } from './engine/read/clause';
import { TimedWords } from './engine/read/timed-words';
import { LedgerIndex } from './engine/see/ledger-index';
import { tooLong } from './engine/too-long';
import type { SeenLedger } from './ledgers';

/** A question about the ledger that is known by a number; what is `seen` of it needs to come along only once. */
export type Asked = { ledger: number; seen?: SeenLedger; question: string; beside: Beside };

/** A reply in plain values; undefined when the ledger is not known here. */
export type Understood =
  | { reply: Reply; uncovered: Pick<Clause, 'items' | 'tokens'> | undefined }
  | undefined;

/** Many times what an index of 1000 records and 5000 categories takes. */
const INDEX_MS = 2_000;
/** Of a core. Many times what a question takes: the whole answer is measured by `bench:assistant`. */
const READ_MS = 300;
/** When the engine does not even come to look at the clock, its thread is ended, on a busy machine too. */
const END_MS = 4_000;
const REMEMBERED = 16;

const known = new Map<number, Known & { words: TimedWords }>();

function remember(id: number, seen: SeenLedger) {
  const ledger = { words: new TimedWords(seen), index: new LedgerIndex(seen.entries) };
  known.set(id, ledger);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return ledger;
}

// The first question to a fresh engine takes many times as long as the next: it is asked before anyone waits.
const nothing: SeenLedger = { categories: [], entries: [], currency: 'TRY' };
grasp('Geçen ay ne kadar harcadık?', remember(0, nothing), { today: '2026-01-01' });

serve<Asked, Understood>(({ ledger, seen, question, beside }, allow) => {
  if (seen) allow(INDEX_MS);
  const found = seen ? remember(ledger, seen) : known.get(ledger);
  if (!found) return { value: undefined };
  allow(END_MS);
  const reply = found.words.within(READ_MS, () => grasp(question, found, beside), threadMs) ?? tooLong;
  return { value: plain(reply) };
});

function plain({ uncovered, ...reply }: Reply): Understood {
  return { reply, uncovered: uncovered && { items: uncovered.items, tokens: uncovered.tokens } };
}
