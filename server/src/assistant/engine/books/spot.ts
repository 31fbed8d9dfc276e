import { fold } from '@vezne/contract';
import { endingTags } from '../words/case-endings';
import { nameStems, oneSlip } from '../words/endings-after';
import { isGrammarWord } from '../words/lexicon';
import type { Token } from '../words/tokens';
import { bookCuesOf } from './cues';

/** Names that stand in a question: all that its words may mean, and the endings of the last word. */
export type Spotted = { names: string[]; to: number; slips: number; tags: ReadonlySet<string> };

type Called = { name: string; words: string[]; needed: string[] };

/** What is written behind a firm's name, or before an account's, and names nobody by itself. */
const COMMON = new Set([
  ...['ltd', 'sti', 'as', 'a', 's', 'san', 'tic', 've', 'limited', 'sirketi', 'anonim', 'sanayi', 'ticaret'],
  ...['hesap', 'hesabi', 'banka', 'bankasi', 'kasa', 'kasasi', 'kart', 'karti', 'kredi', 'tl', 'vadesiz'],
]);
const LONG = 5;

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Names of one kind, found by any of their words that name somebody. */
export class NameIndex {
  private readonly byWord = new Map<string, Called[]>();
  private readonly words: string[];

  /** Several names may lead to one: an account is called by its bank too. */
  constructor(names: readonly (readonly [called: string, name: string])[]) {
    for (const [called, name] of names) {
      const words = wordsOf(called);
      const each = { name, words, needed: words.filter((word) => !COMMON.has(word)) };
      for (const word of new Set(words)) {
        const known = this.byWord.get(word);
        if (known) known.push(each);
        else this.byWord.set(word, [each]);
      }
    }
    this.words = [...this.byWord.keys()];
  }

  /** The longest row of words from here on that belong to one name at least. */
  at(tokens: readonly Token[], from: number): Spotted | undefined {
    let fitting: Called[] | undefined;
    let [to, slips] = [from, 0];
    const said = new Set<string>();
    let last: string | undefined;
    for (; to < tokens.length; to++) {
      const token = tokens[to];
      if (token?.text === '.' && fitting) continue;
      const word = token && this.wordOf(token);
      const narrowed = word && this.having(word.word, fitting);
      if (!word || !narrowed?.length) break;
      fitting = narrowed;
      said.add(word.word);
      last = word.stem;
      slips += word.slips;
    }
    const ending = tokens[to - 1]?.raw === '.' ? endingTags(tokens[to]?.text ?? '') : undefined;
    const named = fitting?.filter((each) => isNamed(each, said));
    if (!named?.length) return undefined;
    const whole = named.filter(({ needed }) => needed.every((word) => said.has(word)));
    const names = [...new Set((whole.length ? whole : named).map(({ name }) => name))];
    // "Ltd. Şti.'nin": the ending stands behind the full stop.
    if (ending?.size) return { names, to: to + 1, slips, tags: ending };
    return { names, to, slips, tags: tagsOf(tokens[to - 1], last ?? '') };
  }

  private having(word: string, among: readonly Called[] | undefined): Called[] {
    const all = this.byWord.get(word) ?? [];
    const kept = new Set(among);
    return among ? all.filter((each) => kept.has(each)) : all;
  }

  private wordOf(token: Token): { word: string; stem: string; slips: number } | undefined {
    if (token.kind !== 'word') return undefined;
    const stems = token.apostrophe ? [token.text] : nameStems(token.text);
    const stem = [token.text, ...stems].find((each) => this.byWord.has(each));
    if (stem) return { word: stem, stem, slips: 0 };
    if (token.readings.some(({ mistakes }) => mistakes === 0) || bookCuesOf(token).length) return undefined;
    for (const each of stems.filter(({ length }) => length >= LONG)) {
      const near = this.words.find((known) => isSlip(each, known));
      if (near) return { word: near, stem: each, slips: 1 };
    }
    return undefined;
  }
}

const isSlip = (stem: string, word: string) => word.length >= LONG && oneSlip(stem, word);

/** Said by a word of its own: in full, or by one that is no word of every question. */
function isNamed({ words, needed }: Called, said: ReadonlySet<string>): boolean {
  if (words.length > 1 && words.every((word) => said.has(word))) return true;
  return needed.some((word) => said.has(word) && word.length > 1 && !isGrammarWord(word));
}

function tagsOf(token: Token | undefined, stem: string): ReadonlySet<string> {
  if (!token) return new Set();
  return endingTags(token.apostrophe ? token.ending : token.text.slice(stem.length));
}
