import type { CashAccountKind } from '@vezne/contract';
import { cuesAt } from '../read/cover';
import { tagsOf } from '../read/items';
import { Words } from '../time/period-words';
import { type PeriodRead, periodAt } from '../time/periods';
import type { Cue as AskingCue } from '../words/lexicon';
import { forgivingReadings, isProper, type Token } from '../words/tokens';
import { type BookCue, bookCuesOf, type CueFound } from './cues';
import type { BookNames } from './names';
import { NameIndex } from './spot';

/** What a stretch of words means where something beside the ledger is asked about. */
export type BookItem<Cue extends string = BookCue | 'OVERDUE'> = {
  from: number;
  to: number;
  cost: number;
  tags: ReadonlySet<string>;
} & (
  | { is: 'book'; cue: Cue }
  | { is: 'word'; cues: ReadonlySet<AskingCue> }
  | { is: 'period'; read: PeriodRead }
  | { is: 'number'; n: number }
  | { is: 'accounts'; names: string[] }
  | { is: 'contacts'; names: string[] }
  | { is: 'projects'; names: string[] }
);

/** Words that ask, show and fill in; any other word of the ledger's own questions asks for something else. */
export const ASKING: readonly AskingCue[] = [
  ...(['STOP', 'SHOW', 'LIST_ASK', 'HOW_MUCH', 'WHAT', 'WHICH', 'SUM', 'MONEY', 'VAR', 'EXISTS'] as const),
  ...(['MI', 'BALANCE', 'HOLD', 'ALL', 'SEPARATELY', 'GROUP_BY', 'FOLLOW', 'TOP'] as const),
];

/** What words may mean there: cues of one word or of two, names, and which of the ledger's words ask. */
export type Vocabulary<Cue extends string> = {
  cuesOf: (token: Token) => CueFound<Cue>[];
  /** What a word, and what was found in it, means together with the next one. */
  pairOf?: (token: Token, found: CueFound<Cue>[], next: Token) => CueFound<Cue> | undefined;
  names: readonly (readonly ['accounts' | 'contacts' | 'projects', NameIndex])[];
  asking: readonly AskingCue[];
};

const MOST_SHOWN = 50;
const none: ReadonlySet<string> = new Set();

/** A question about accounts or contacts; undefined where a word is left over. */
export function bookItems(tokens: Token[], names: BookNames): BookItem[] | undefined {
  return itemsOf<BookCue | 'OVERDUE'>(tokens, {
    cuesOf: bookCuesOf,
    pairOf: (_, found, next) => {
      const due = found.find(({ cue }) => cue === 'DUE');
      return due && bookCuesOf(next).some(({ cue }) => cue === 'PASSED')
        ? { ...due, cue: 'OVERDUE' }
        : undefined;
    },
    names: [
      ['accounts', new NameIndex(names.accounts.flatMap(calledAs))],
      ['contacts', new NameIndex(names.contacts.map((name) => [name, name] as const))],
    ],
    asking: ASKING,
  });
}

/** The cheapest row of items that uses every word once; undefined where a word is left over. */
export function itemsOf<Cue extends string>(
  tokens: Token[],
  vocabulary: Vocabulary<Cue>,
): BookItem<Cue>[] | undefined {
  for (const [i, token] of tokens.entries())
    if (!token.readings.length) token.readings = forgivingReadings(token, isProper(tokens, i));
  const words = new Words(tokens);
  const best: ({ items: BookItem<Cue>[]; cost: number } | undefined)[] = [{ items: [], cost: 0 }];
  for (let at = 0; at < tokens.length; at++) {
    const path = best[at];
    if (!path) continue;
    for (const item of itemsAt(tokens, at, words, vocabulary)) {
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

function itemsAt<Cue extends string>(
  tokens: Token[],
  at: number,
  words: Words,
  { cuesOf, pairOf, names, asking }: Vocabulary<Cue>,
): BookItem<Cue>[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return [];
  const items: BookItem<Cue>[] = [];
  if (token.kind === 'mark' && /^[?.,!:;'’-]$/.test(token.raw))
    items.push({ is: 'word', cues: new Set(), from: at, to: at + 1, tags: none, cost: 0 });
  const n = token.kind === 'number' ? Number(token.raw) : 0;
  // "5 müşteri", not "5 bin lira".
  if (n >= 1 && n <= MOST_SHOWN && next && cuesOf(next).length)
    items.push({ is: 'number', n, from: at, to: at + 1, tags: none, cost: 0.3 });
  const own = cuesOf(token);
  const pair = next && pairOf?.(token, own, next);
  const found = [...own.map((each) => [each, 1] as const), ...(pair ? [[pair, 2] as const] : [])];
  for (const [{ cue, tags, mistakes }, long] of found)
    items.push({ is: 'book', cue, from: at, to: at + long, tags, cost: 0.2 + mistakes * 0.6 });
  for (const [is, index] of names) {
    const named = index.at(tokens, at);
    if (named) items.push({ is, from: at, ...named, cost: 0.3 + named.slips * 0.6 });
  }
  const read = periodAt(words, at);
  if (read) items.push({ is: 'period', read, from: at, to: read.next, tags: none, cost: 0.5 });
  for (const { meaning, from, to, cost } of cuesAt(tokens, at)) {
    if (meaning.type !== 'cue') continue;
    const cues = new Set([...meaning.cues].filter((cue) => asking.includes(cue)));
    // Several words at once are no cheaper than one by one: what is asked about must not hide in a phrase.
    if (cues.size)
      items.push({ is: 'word', cues, from, to, tags: tagsOf(tokens[to - 1]), cost: cost * (to - from) });
  }
  return items;
}
