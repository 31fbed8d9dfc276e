import type { CashAccountKind } from '@vezne/contract';
import { cuesAt } from '../read/cover';
import { tagsOf } from '../read/items';
import { Words } from '../time/period-words';
import { type PeriodRead, periodAt } from '../time/periods';
import type { Cue } from '../words/lexicon';
import { forgivingReadings, isProper, type Token } from '../words/tokens';
import { type BookCue, bookCuesOf } from './cues';
import type { BookNames } from './names';
import { NameIndex } from './spot';

/** What a stretch of words means where accounts and contacts are asked about. */
export type BookItem = { from: number; to: number; cost: number; tags: ReadonlySet<string> } & (
  | { is: 'book'; cue: BookCue | 'OVERDUE' }
  | { is: 'word'; cues: ReadonlySet<Cue> }
  | { is: 'period'; read: PeriodRead }
  | { is: 'number'; n: number }
  | { is: 'accounts'; names: string[] }
  | { is: 'contacts'; names: string[] }
);

/** Words that ask, show and fill in; any other word of the ledger's own questions asks for something else. */
const ASKING: readonly Cue[] = [
  ...(['STOP', 'SHOW', 'LIST_ASK', 'HOW_MUCH', 'WHAT', 'WHICH', 'SUM', 'MONEY', 'VAR', 'EXISTS'] as const),
  ...(['MI', 'BALANCE', 'HOLD', 'ALL', 'SEPARATELY', 'GROUP_BY', 'FOLLOW', 'TOP'] as const),
];

const MOST_SHOWN = 50;
const none: ReadonlySet<string> = new Set();

/** The cheapest row of items that uses every word once; undefined where a word is left over. */
export function bookItems(tokens: Token[], names: BookNames): BookItem[] | undefined {
  for (const [i, token] of tokens.entries())
    if (!token.readings.length) token.readings = forgivingReadings(token, isProper(tokens, i));
  const accounts = new NameIndex(names.accounts.flatMap(calledAs));
  const contacts = new NameIndex(names.contacts.map((name) => [name, name] as const));
  const words = new Words(tokens);
  const best: ({ items: BookItem[]; cost: number } | undefined)[] = [{ items: [], cost: 0 }];
  for (let at = 0; at < tokens.length; at++) {
    const path = best[at];
    if (!path) continue;
    for (const item of itemsAt(tokens, at, words, { accounts, contacts })) {
      const cost = path.cost + item.cost;
      const known = best[item.to];
      if (!known || cost < known.cost) best[item.to] = { items: [...path.items, item], cost };
    }
  }
  return best[tokens.length]?.items;
}

/** An account is called by its name, and by its bank. */
const calledAs = ({ name, bankName }: { name: string; kind: CashAccountKind; bankName: string | null }) =>
  [name, ...(bankName ? [bankName] : [])].map((called) => [called, name] as const);

function itemsAt(
  tokens: Token[],
  at: number,
  words: Words,
  { accounts, contacts }: { accounts: NameIndex; contacts: NameIndex },
): BookItem[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return [];
  const items: BookItem[] = [];
  if (token.kind === 'mark' && /^[?.,!:;'’-]$/.test(token.raw))
    items.push({ is: 'word', cues: new Set(), from: at, to: at + 1, tags: none, cost: 0 });
  const n = token.kind === 'number' ? Number(token.raw) : 0;
  // "5 müşteri", not "5 bin lira".
  if (n >= 1 && n <= MOST_SHOWN && next && bookCuesOf(next).length)
    items.push({ is: 'number', n, from: at, to: at + 1, tags: none, cost: 0.3 });
  for (const { cue, tags, mistakes } of bookCuesOf(token)) {
    const cost = 0.2 + mistakes * 0.6;
    items.push({ is: 'book', cue, from: at, to: at + 1, tags, cost });
    const isPast = cue === 'DUE' && next && bookCuesOf(next).some((each) => each.cue === 'PASSED');
    if (isPast) items.push({ is: 'book', cue: 'OVERDUE', from: at, to: at + 2, tags, cost });
  }
  for (const [is, index] of [['accounts', accounts] as const, ['contacts', contacts] as const]) {
    const named = index.at(tokens, at);
    if (named) items.push({ is, from: at, ...named, cost: 0.3 + named.slips * 0.6 });
  }
  const read = periodAt(words, at);
  if (read) items.push({ is: 'period', read, from: at, to: read.next, tags: none, cost: 0.5 });
  for (const { meaning, from, to, cost } of cuesAt(tokens, at)) {
    if (meaning.type !== 'cue') continue;
    const cues = new Set([...meaning.cues].filter((cue) => ASKING.includes(cue)));
    // Several words at once are no cheaper than one by one: what is asked about must not hide in a phrase.
    if (cues.size)
      items.push({ is: 'word', cues, from, to, tags: tagsOf(tokens[to - 1]), cost: cost * (to - from) });
  }
  return items;
}
