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

/** Cues of one word, and of two: "tahsil edilecek". */
export type OwnCue = BookCue | 'TO_BE_COLLECTED';

/** What a stretch of words means where something beside the ledger is asked about. */
export type BookItem<Cue extends string = OwnCue> = {
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
  return itemsOf<OwnCue>(tokens, {
    cuesOf: bookCuesOf,
    pairOf,
    names: [
      ['accounts', new NameIndex(names.accounts.flatMap(calledAs))],
      ['contacts', new NameIndex(names.contacts.map((name) => [name, name] as const))],
    ],
    asking: ASKING,
  });
}

/** "Vadesi geçen", "tahsil edilecek". */
function pairOf(token: Token, found: CueFound<OwnCue>[], next: Token): CueFound<OwnCue> | undefined {
  const [due, after] = [found.find(({ cue }) => cue === 'DUE'), bookCuesOf(next)];
  if (due && after.some(({ cue }) => cue === 'PASSED')) return { ...due, cue: 'OVERDUE' };
  const done = after.find(({ cue }) => cue === 'TO_BE');
  return done && token.text + token.ending === 'tahsil' ? { ...done, cue: 'TO_BE_COLLECTED' } : undefined;
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
export const calledAs = ({
  name,
  bankName,
}: {
  name: string;
  kind: CashAccountKind;
  bankName: string | null;
}) => [name, ...(bankName ? [bankName] : [])].map((called) => [called, name] as const);

/** Everything that a stretch of words from here on may mean. */
function itemsAt<Cue extends string>(
  tokens: Token[],
  at: number,
  words: Words,
  vocabulary: Vocabulary<Cue>,
): BookItem<Cue>[] {
  const token = tokens[at];
  if (!token) return [];
  return [
    ...plainAt(token, at),
    ...countAt(tokens, at, vocabulary),
    ...ownCuesAt(tokens, at, vocabulary),
    ...namesAt(tokens, at, vocabulary),
    ...timeAt(words, at),
    ...askingAt(tokens, at, vocabulary),
  ];
}

const plainAt = (token: Token, at: number): BookItem<never>[] =>
  token.kind === 'mark' && /^[?.,!:;'’-]$/.test(token.raw)
    ? [{ is: 'word', cues: new Set(), from: at, to: at + 1, tags: none, cost: 0 }]
    : [];

/** "5 müşteri", not "5 bin lira". */
function countAt<Cue extends string>(
  tokens: Token[],
  at: number,
  { cuesOf }: Vocabulary<Cue>,
): BookItem<never>[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const n = token?.kind === 'number' ? Number(token.raw) : 0;
  if (n < 1 || n > MOST_SHOWN || !next || !cuesOf(next).length) return [];
  return [{ is: 'number', n, from: at, to: at + 1, tags: none, cost: 0.3 }];
}

function ownCuesAt<Cue extends string>(
  tokens: Token[],
  at: number,
  { cuesOf, pairOf }: Vocabulary<Cue>,
): BookItem<Cue>[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return [];
  const asItem = ({ cue, tags, mistakes }: CueFound<Cue>, length: number): BookItem<Cue> => ({
    is: 'book',
    cue,
    from: at,
    to: at + length,
    tags,
    cost: 0.2 + mistakes * 0.6,
  });
  const own = cuesOf(token);
  const pair = next && pairOf?.(token, own, next);
  return [...own.map((each) => asItem(each, 1)), ...(pair ? [asItem(pair, 2)] : [])];
}

const namesAt = <Cue extends string>(
  tokens: Token[],
  at: number,
  { names }: Vocabulary<Cue>,
): BookItem<never>[] =>
  names.flatMap(([is, index]) => {
    const named = index.at(tokens, at);
    return named ? [{ is, from: at, ...named, cost: 0.3 + named.slips * 0.6 }] : [];
  });

function timeAt(words: Words, at: number): BookItem<never>[] {
  const read = periodAt(words, at);
  return read ? [{ is: 'period', read, from: at, to: read.next, tags: none, cost: 0.5 }] : [];
}

/** Words of the ledger's own questions that ask here too. */
const askingAt = <Cue extends string>(
  tokens: Token[],
  at: number,
  { asking }: Vocabulary<Cue>,
): BookItem<never>[] =>
  cuesAt(tokens, at).flatMap(({ meaning, from, to, cost }) => {
    const said = meaning.type === 'cue' ? [...meaning.cues] : [];
    const cues = new Set(said.filter((cue) => asking.includes(cue)));
    // Several words at once are no cheaper than one by one: what is asked about must not hide in a phrase.
    return cues.size
      ? [{ is: 'word', cues, from, to, tags: tagsOf(tokens[to - 1]), cost: cost * (to - from) }]
      : [];
  });
