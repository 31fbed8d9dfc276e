import { fold } from '@vezne/contract';
import { endingTags } from '../words/case-endings';
import { nameStems, oneSlip } from '../words/endings-after';
import { isGrammarWord } from '../words/lexicon';
import type { Token } from '../words/tokens';
import { bookCuesOf } from './cues';

/** Names that stand in a question: all that its words may mean, and the endings of the last word. */
export type Spotted = { names: string[]; to: number; slips: number; tags: ReadonlySet<string> };

type Called = { name: string; words: string[] };
type Said = { word: string; stem: string; slips: number };

/** What is written behind a firm's name, or before an account's, and names nobody by itself. */
const COMMON = new Set([
  ...['ltd', 'sti', 'as', 'a', 's', 'san', 'tic', 've', 'limited', 'sirketi', 'anonim', 'sanayi', 'ticaret'],
  ...['hesap', 'hesabi', 'banka', 'bankasi', 'kasa', 'kasasi', 'kart', 'karti', 'kredi', 'tl', 'vadesiz'],
]);
const LONG = 5;

/** Letters and digits apart, as a question is cut. */
const wordsOf = (name: string): string[] => fold(name).match(/\p{L}+|\p{N}+/gu) ?? [];

/** Names of one kind, found by any of their words that name somebody. */
export class NameIndex {
  private readonly called: readonly Called[];
  private readonly words = new Set<string>();
  /** Filled with the words that are asked about: of all words it would cost most of a question's time. */
  private readonly byWord = new Map<string, readonly Called[]>();
  private readonly byLetter = new Map<string, string[]>();
  private readonly read = new Map<Token, Said | undefined>();

  /** Several names may lead to one: an account is called by its bank too. */
  constructor(names: readonly (readonly [called: string, name: string])[]) {
    this.called = names.map(([called, name]) => ({ name, words: wordsOf(called) }));
    for (const { words } of this.called) for (const word of words) this.words.add(word);
    for (const word of this.words) if (word.length >= LONG) push(this.byLetter, word[0] ?? '', word);
  }

  /** The longest row of words from here on that belong to one name at least. */
  at(tokens: readonly Token[], from: number): Spotted | undefined {
    const { said, fitting, to } = this.run(tokens, from);
    const names = namedBy(said, fitting);
    if (!names.length) return undefined;
    const slips = said.reduce((sum, each) => sum + each.slips, 0);
    // "Ltd. Şti.'nin": the ending stands behind the full stop.
    const ending = tokens[to - 1]?.raw === '.' ? endingTags(tokens[to]?.text ?? '') : undefined;
    if (ending?.size) return { names, to: to + 1, slips, tags: ending };
    return { names, to, slips, tags: tagsOf(tokens[to - 1], said.at(-1)?.stem ?? '') };
  }

  /** Words one behind the other that stand in one name, with full stops between, and the names they stand in. */
  private run(
    tokens: readonly Token[],
    from: number,
  ): { said: Said[]; fitting: readonly Called[]; to: number } {
    let fitting: readonly Called[] = [];
    const said: Said[] = [];
    for (let to = from; ; to++) {
      const token = tokens[to];
      if (token?.raw === '.' && said.length) continue;
      const word = token && this.wordOf(token);
      const narrowed = word ? this.having(word.word, said.length ? fitting : undefined) : [];
      if (!word || !narrowed.length) return { said, fitting, to };
      fitting = narrowed;
      said.push(word);
    }
  }

  private having(word: string, among: readonly Called[] | undefined): readonly Called[] {
    const bearing = (names: readonly Called[]) => names.filter(({ words }) => words.includes(word));
    if (among) return bearing(among);
    const known = this.byWord.get(word) ?? bearing(this.called);
    this.byWord.set(word, known);
    return known;
  }

  private wordOf(token: Token): Said | undefined {
    const known = this.read.get(token);
    if (known || this.read.has(token)) return known;
    const found = this.look(token);
    this.read.set(token, found);
    return found;
  }

  private look(token: Token): Said | undefined {
    if (token.kind === 'mark') return undefined;
    const text = token.kind === 'number' ? token.raw : token.text;
    const stems = token.kind === 'number' || token.apostrophe ? [text] : [text, ...nameStems(text)];
    const stem = stems.find((each) => this.words.has(each));
    if (stem) return { word: stem, stem, slips: 0 };
    const isKnown = token.readings.some(({ mistakes }) => mistakes === 0) || bookCuesOf(token).length > 0;
    for (const each of isKnown ? [] : stems.filter(({ length }) => length >= LONG)) {
      const near = this.byLetter.get(each[0] ?? '')?.find((word) => oneSlip(each, word));
      if (near) return { word: near, stem: each, slips: 1 };
    }
    return undefined;
  }
}

function push<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Those that are said in full; else, by a word that is no word of every name or question, all that bear it. */
function namedBy(said: readonly Said[], fitting: readonly Called[]): string[] {
  const words = new Set(said.map(({ word }) => word));
  const tells = said.some(({ word }) => word.length > 1 && !COMMON.has(word) && !isGrammarWord(word));
  const isWhole = (each: Called) =>
    each.words.every((word) => words.has(word) || (tells && COMMON.has(word)));
  const whole = fitting.filter((each) => (tells || each.words.length > 1) && isWhole(each));
  return [...new Set((whole.length || !tells ? whole : fitting).map(({ name }) => name))];
}

function tagsOf(token: Token | undefined, stem: string): ReadonlySet<string> {
  if (!token) return new Set();
  const isApart = token.apostrophe || token.kind === 'number';
  return endingTags(isApart ? token.ending : token.text.slice(stem.length));
}
