import { isOrdinaryVerb } from '../words/ordinary';
import type { Token } from '../words/tokens';
import type { Bits } from './bits';
import type { LedgerIndex } from './ledger-index';
import { FORM, likeness } from './likeness';
import { otherWords } from './other-words';

/** A word of the question that descriptions hold: `texts` find its records. */
export type WordSeen = { at: number; likeness: number; bits: Bits; texts: string[] };
/** Two words that stand side by side in the question and in descriptions: "su faturası", "A blok". */
export type PhraseSeen = WordSeen & { to: number };
export type CategorySeen = {
  name: string;
  bits: Bits;
  likeness: number;
  /** All words of the name were said. */
  whole: boolean;
  from: number;
  to: number;
};

/** Below this a word is another word. */
const LEAST = 0.4;
/** Another word for the same thing counts for less than the word itself, and for more than a slip. */
const OTHER = 0.65;
/** Of possible slips none is much better than the others. */
const SLIP = 0.1;
/** An abbreviation that was said letter by letter. */
const SAID = 0.9;

/**
 * A word that was read as it is written is no slip of another: "verdi" is not "vergi". What is done is a form of nothing
 * that it only begins like: "hazırlar" is not "haziran".
 */
const leastFor = ({ text, readings }: Token): number => {
  if (isOrdinaryVerb(text)) return FORM;
  return readings.some(({ mistakes }) => mistakes === 0) ? OTHER : LEAST;
};

/** They stand between words, and name none of the records whose descriptions hold them. */
const JOINS = new Set(['ve', 'veya', 'ile', 'de', 'da', 'ki', 'en', 'mi', 'icin']);

export function seenWord(token: Token, at: number, index: LedgerIndex): WordSeen | undefined {
  if (token.kind === 'number') return index.hasWord(token.raw) ? seen(at, 1, [token.raw], index) : undefined;
  if (token.text.length < 2 || JOINS.has(token.text)) return undefined;
  const likely = likelyWords(token, index);
  if (!likely.length) return undefined;
  // A form of the word itself is preferred; words of the same stem are all meant.
  const best = Math.max(...likely.map(({ like }) => like));
  const near = best < FORM ? best - SLIP : FORM;
  const meant = likely.filter(({ like }) => like >= near).map(({ word }) => word);
  return seen(at, best, shortest(meant), index);
}

type Likely = { word: string; like: number };

/** Words of the ledger that a word may be a form or a slip of, or is said for; else those it is another word for. */
function likelyWords(token: Token, index: LedgerIndex): Likely[] {
  const { text } = token;
  const likely = [...wordsNear(text, leastFor(token), index), ...wordsSaid(text, index)];
  if (likely.some(({ like }) => like >= FORM)) return likely;
  const others = [...otherWords(text)].flatMap((other) => wordsNear(other, FORM, index));
  return [...likely, ...others.map(({ word }) => ({ word, like: OTHER }))];
}

/** Most words are near nothing: what is like none is not kept. */
function wordsNear(asked: string, least: number, index: LedgerIndex): Likely[] {
  const near: Likely[] = [];
  for (const word of index.wordsLike(asked)) {
    const like = likeness(asked, word);
    if (like >= least) near.push({ word, like });
  }
  return near;
}

/** Abbreviations that are said so: "kadeve". */
function wordsSaid(asked: string, index: LedgerIndex): Likely[] {
  const near: Likely[] = [];
  for (const [said, word] of index.spoken) {
    const like = likeness(asked, said);
    if (like >= FORM) near.push({ word, like: Math.min(like, SAID) });
  }
  return near;
}

const seen = (at: number, like: number, texts: string[], index: LedgerIndex): WordSeen => ({
  at,
  likeness: like,
  texts: texts.flatMap((text) => index.textsOf(text)).slice(0, TEXTS),
  bits: index.bitsOfTexts(texts.flatMap((text) => index.textsOf(text)).slice(0, TEXTS)),
});
/** Texts that a filter takes. */
const TEXTS = 40;

/** Words side by side of which one is so short that it says little by itself. */
export function seenPhrases(free: readonly (Token | undefined)[], index: LedgerIndex): PhraseSeen[] {
  return free.flatMap((token, at) => {
    const next = free[at + 1];
    if (!token || !next || Math.min(token.text.length, next.text.length) > 3) return [];
    const near = wordsFor(token, index).flatMap((first) =>
      [...index.followersOf(first)].flatMap((second) => {
        const like = likeness(next.text, second);
        return like < FORM ? [] : [{ text: `${first} ${second}`, like }];
      }),
    );
    if (!near.length) return [];
    const texts = near.map(({ text }) => text);
    const best = Math.max(...near.map(({ like }) => like));
    return [{ at, to: at + 2, likeness: best, texts: texts.slice(0, TEXTS), bits: index.bitsOfTexts(texts) }];
  });
}

function wordsFor({ text }: Token, index: LedgerIndex): string[] {
  if (text.length <= 3) return index.hasWord(text) ? [text] : [];
  return [...index.wordsLike(text)].filter((word) => likeness(text, word) >= FORM);
}

/** Without the words that contain another one, which finds them too. */
const shortest = (words: readonly string[]): string[] =>
  [...new Set(words)]
    .filter((word) => !words.some((other) => other !== word && word.includes(other)))
    .sort()
    .slice(0, 40);

/** Categories whose name, or a part of it, stands at a place of the question; `free` holds the words to look at. */
export function seenCategories(free: readonly (Token | undefined)[], index: LedgerIndex): CategorySeen[] {
  const asked = free.map((token) =>
    token?.kind === 'word'
      ? { text: token.text, least: leastFor(token), others: otherWords(token.text) }
      : undefined,
  );
  const found: CategorySeen[] = [];
  for (const { name, words, bits } of index.categories)
    for (let at = 0; at < asked.length; at++) {
      const best = longestRun(asked, words, at);
      if (best) found.push({ ...best, name, bits, from: at });
    }
  // Where a name itself was said, another word for the same thing names nothing else: "maaş" is not "işçilik".
  return found.filter((each) => each.likeness >= FORM || !found.some((other) => isSaidThere(other, each)));
}

const isSaidThere = (said: CategorySeen, at: CategorySeen) =>
  said.likeness >= FORM && said.whole && said.from <= at.from && at.to <= said.to;

type Run = Pick<CategorySeen, 'likeness' | 'whole' | 'to'>;

/** A word to look at: how like it must be to a word of a name, and what else is called so. */
type AskedWord = { text: string; least: number; others: ReadonlySet<string> };

function longestRun(
  asked: readonly (AskedWord | undefined)[],
  words: readonly string[],
  at: number,
): Run | undefined {
  let best: Run | undefined;
  for (let start = 0; start < words.length; start++) {
    let [n, like] = [0, 1];
    while (start + n < words.length) {
      const word = asked[at + n];
      const each = word ? named(word, words[start + n] ?? '', n === 0) : 0;
      if (each === 0) break;
      like = Math.min(like, each);
      n++;
    }
    if (n > 0 && (!best || at + n > best.to))
      best = { likeness: like, whole: start === 0 && n === words.length, to: at + n };
  }
  return best;
}

/** How well a word names a word of a category, 0 where it does not; only the first may be another word for it. */
function named({ text, least, others }: AskedWord, word: string, mayBeOther: boolean): number {
  const own = likeness(text, word);
  const like = own < least ? 0 : own;
  if (like >= FORM || !mayBeOther) return like;
  for (const other of others) if (likeness(other, word) >= FORM) return Math.max(like, OTHER);
  return like;
}
