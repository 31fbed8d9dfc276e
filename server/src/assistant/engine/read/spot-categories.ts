import type { PaymentMethod } from '@vezne/contract';
import { type CategoryName, glued, type LedgerWords, type StemFound } from '../words/ledger-words';
import { isGrammarWord, isSentenceWord, mistakesAllowed } from '../words/lexicon';
import { isPointing, type Token } from '../words/tokens';
import { type Item, tagsOf } from './items';

/** Quoted words: a category's name in full, or a text to look for in descriptions. */
export function quotedAt(tokens: Token[], at: number, quotes: string[], ledger: LedgerWords): Item[] {
  const token = tokens[at];
  if (!token?.raw.startsWith('\uE000')) return [];
  const text = quotes[Number(token.raw.slice(1))] ?? '';
  const category = isSought(tokens, at) ? undefined : ledger.byFoldedName(text);
  const named = namesCategory(tokens[at + 1]) ? 1 : 0;
  if (category) {
    const meaning = {
      type: 'category' as const,
      names: [category.name],
      forced: true,
      spends: category.spends,
      full: true,
    };
    return [{ meaning, from: at, to: at + 1 + named, tags: tagsOf(tokens[at + named]), cost: 0.1 }];
  }
  if (named) return [{ meaning: { type: 'unknown' }, from: at, to: at + 2, tags: new Set(), cost: 0.2 }];
  return [{ meaning: { type: 'text', text, people: [] }, from: at, to: at + 1, tags: new Set(), cost: 0.1 }];
}

/** "Açıklamasında "kira" geçen": sought in descriptions, whatever a category is called. */
function isSought(tokens: Token[], at: number): boolean {
  const [before, next, time] = [tokens[at - 1]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (before?.startsWith('aciklama') || /^(yazan|yazili|iceren)/.test(next ?? '')) return true;
  return /^gecen/.test(next ?? '') && !/^(ay|yil|sene|hafta|ceyre)/.test(time ?? '');
}

/** "… kategorisinde": the word that makes what stands before it a category. */
const namesCategory = (token: Token | undefined) =>
  !!token?.readings.some(
    ({ lemma, tags }) =>
      ['kategori', 'kategorisi', 'kalem'].includes(lemma) &&
      (tags.has('poss') || tags.has('acc') || lemma === 'kategorisi'),
  );

type Match = { length: number; mistakes: number; words: number };

/** How far the words of a category's name stand here, beginning with its word number `start`. */
function nameMatch(
  tokens: Token[],
  at: number,
  name: CategoryName,
  start: number,
  ledger: LedgerWords,
): Match {
  const whole = start === 0 && isGlued(tokens[at], name, ledger);
  if (whole) return { length: 1, mistakes: 0, words: name.words.length };
  let [i, words, mistakes] = [at, 0, 0];
  for (const { stems } of name.words.slice(start)) {
    const from = words > 0 && isJoin(tokens[i], name) ? i + 1 : i;
    const fit = wordMatch(tokens, from, stems, ledger);
    if (!fit) break;
    words++;
    mistakes += fit.mistakes;
    i = from + fit.length;
    // Inside a name only its own possessive may stand, at the end of it any ending.
    if ([...fit.tags].some((tag) => tag !== 'poss' && tag !== 'acc')) break;
  }
  return { length: i - at, mistakes, words };
}

/** A name of several words, written as one. */
function isGlued(token: Token | undefined, { words }: CategoryName, ledger: LedgerWords): boolean {
  const compound = words.length > 1 ? glued(words) : undefined;
  if (!token || !compound) return false;
  return ledger.stemsAt(token, 0).some(({ stem, tags }) => stem === compound && nominal(tags));
}

/** "ve", "&": between the words of a name that holds it as well. */
const isJoin = (token: Token | undefined, { name }: CategoryName): boolean =>
  token !== undefined && ['ve', 'ile', '&', '-', '/', ','].includes(token.text) && name.includes(token.raw);

/** One word of a name: as it is written, in two parts, or with a slip; over how many tokens. */
function wordMatch(tokens: Token[], at: number, stems: string[], ledger: LedgerWords) {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return undefined;
  const exact = ledger.stemsAt(token, 0).find(({ stem, tags }) => stems.includes(stem) && nominal(tags));
  if (exact) return { ...exact, length: 1 };
  const parted = partedWord(tokens, at, stems, ledger);
  if (parted) return { ...parted, length: 2 };
  const slip = slipped(token, stems, ledger);
  return slip && { ...slip, length: 1 };
}

/** "Yurt içi" for a name's "Yurtiçi". */
function partedWord(
  tokens: Token[],
  at: number,
  stems: string[],
  ledger: LedgerWords,
): StemFound | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word' || second?.kind !== 'word' || first.apostrophe) return undefined;
  if (!stems.some((stem) => stem.startsWith(first.text))) return undefined;
  return ledger
    .stemsAt({ ...second, text: first.text + second.text }, 0)
    .find(({ stem, tags }) => stem.length > first.text.length && stems.includes(stem) && nominal(tags));
}

const VERBAL = ['past', 'evid', 'if', 'while'];

const SHORT = 4;
const LONG = 5;

/** "ettik" is no form of "Et". */
const nominal = (tags: ReadonlySet<string>) => !VERBAL.some((tag) => tags.has(tag));

function slipped(token: Token, stems: string[], ledger: LedgerWords) {
  if (token.readings.some(({ mistakes }) => mistakes === 0)) return undefined;
  const budget = Math.min(mistakesAllowed(token.text), 2);
  if (!budget) return undefined;
  return ledger
    .stemsAt(token, budget)
    .filter(({ stem }) => !isGrammarWord(stem))
    .find((each) => stems.includes(each.stem) && nominal(each.tags) && isRecognisable(each.stem, token));
}

/** "Nisa" and "Aras" are names, not "Nisan" and "Araç"; in a stem of four only exchanged letters are forgiven. */
function isRecognisable(stem: string, { text, capital }: Token): boolean {
  if (stem.length > (capital ? LONG : SHORT)) return true;
  if (stem.length < SHORT) return false;
  if (text.startsWith(stem)) return text.length - stem.length > 2;
  const sorted = (word: string) => [...word.slice(0, stem.length)].sort().join('');
  return sorted(stem) === sorted(text);
}

/** A category whose name, or a word of it, stands in the question. */
type Named = { name: string; spends: boolean; match: Match; full: boolean };

/** Categories named from here: in full, or by a word or words of exactly one name. */
export function categoryAt(tokens: Token[], at: number, ledger: LedgerWords): Item[] {
  const first = tokens[at];
  if (first?.kind !== 'word' || isPointing(first)) return [];
  const found = ledger.categories.flatMap((category) => namedAt(tokens, at, category, ledger));
  const lengths = new Set(found.map(({ match }) => match.length));
  return [...lengths].map((length) => {
    const same = found.filter(({ match }) => match.length === length);
    return categoryItem(same, tokens, { from: at, to: at + length }, ledger);
  });
}

/** How a category may be named from here, beginning with any word of its name. */
function namedAt(tokens: Token[], at: number, category: CategoryName, ledger: LedgerWords): Named[] {
  const { name, spends, words } = category;
  return words.flatMap((_, start) => {
    const match = nameMatch(tokens, at, category, start, ledger);
    const full = start === 0 && match.words === words.length;
    if (!match.words) return [];
    if (match.words === 1) {
      if (tokens[at] && isAnotherWord(tokens[at], category, start)) return [];
      if (!full && !names(category, start, ledger)) return [];
    }
    return { name, spends, match, full };
  });
}

/** One stretch of words for all categories that it may name: those with the fewest slips, in full if any is. */
function categoryItem(
  same: readonly Named[],
  tokens: Token[],
  { from, to }: Pick<Item, 'from' | 'to'>,
  ledger: LedgerWords,
): Item {
  const least = Math.min(...same.map(({ match }) => match.mistakes));
  const exact = same.filter(({ match }) => match.mistakes === least);
  const full = exact.filter((each) => each.full);
  const chosen = full.length ? full : exact;
  const forced = namesCategory(tokens[to]);
  return {
    meaning: {
      type: 'category',
      names: [...new Set(chosen.map(({ name }) => name))],
      forced,
      spends: chosen.every((each) => each.spends),
      full: full.length > 0,
    },
    from,
    to: forced ? to + 1 : to,
    tags: forced ? tagsOf(tokens[to]) : endTags(tokens[to - 1], ledger),
    cost: forced ? 0.3 : 0.9 + least * 0.6 - (full.length ? 0.05 : 0),
  };
}

/** "İçin" and "içinde" are words of grammar, no forms of the "İç" of a name; an apostrophe says otherwise. */
function isAnotherWord({ text, apostrophe }: Token, { words }: CategoryName, start: number): boolean {
  return !apostrophe && !words[start]?.stems.includes(text) && isSentenceWord(text);
}

/** May this single word stand for the category? Not when it is a general word such as "gider". */
function names(category: CategoryName, word: number, ledger: LedgerWords): boolean {
  const stems = category.words[word]?.stems ?? [];
  return (
    stems.some((stem) => stem.length > 1 && ledger.withWord(stem).includes(category)) &&
    stems.every((stem) => ledger.withWord(stem).length > 0 && !isGrammarWord(stem))
  );
}

function endTags(token: Token | undefined, ledger: LedgerWords): Set<string> {
  if (!token) return new Set();
  const found = ledger.stemsAt(token, 1);
  const tags = new Set(found.flatMap((each) => [...each.tags]));
  // What turns the meaning round must be sure: "satışıından" is not "satışsızdan".
  if (!found.every((each) => each.tags.has('without'))) tags.delete('without');
  return tags;
}

const methodWords: [PaymentMethod, string[]][] = [
  ['CASH', ['nakit', 'pesin', 'nakden']],
  ['CHECK', ['cek']],
  ['NOTE', ['senet']],
  ['TRANSFER', ['transfer', 'havale', 'eft', 'fast']],
  ['CARD', ['kart', 'pos']],
  ['VIRMAN', ['virman']],
];
const METHOD_NOUNS = new Set(['odeme', 'tahsilat', 'giris', 'cikis']);

/** Payment methods: "kartla", "kredi kartı ile", "havale/EFT". */
export function methodAt(tokens: Token[], at: number): Item[] {
  const start = ['kredi', 'banka'].includes(tokens[at]?.text ?? '') ? at + 1 : at;
  const token = tokens[start];
  const found = methodWords.find(([, lemmas]) =>
    // "çekti" is the verb; "nakitti" is the method.
    token?.readings.some(({ lemma, tags }) => lemmas.includes(lemma) && (lemma !== 'cek' || nominal(tags))),
  );
  if (!token || !found || (start > at && found[0] !== 'CARD')) return [];
  let to = start + 1;
  const again = (i: number) => tokens[i]?.readings.some(({ lemma }) => found[1].includes(lemma));
  while (tokens[to]?.kind === 'mark' && ['/', '-'].includes(tokens[to]?.text ?? '') && again(to + 1)) to += 2;
  const mistakes = Math.min(...token.readings.map((reading) => reading.mistakes));
  const item: Item = {
    meaning: { type: 'method', method: found[0] },
    from: at,
    to,
    tags: tagsOf(tokens[to - 1]),
    cost: 0.8 + mistakes * 0.7,
  };
  const noun = tokens[to]?.readings.some(({ lemma }) => METHOD_NOUNS.has(lemma));
  return noun ? [{ ...item, cost: item.cost - 0.1 }] : [item];
}
