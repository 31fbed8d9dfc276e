import { fold, type PaymentMethod } from '@vezne/contract';
import { nameStems, oneSlip } from './endings-after';
import { type Item, tagsOf } from './items';
import type { CategoryName, LedgerWords } from './ledger-words';
import { isGrammarWord, mistakesAllowed, readWord } from './lexicon';
import type { Token } from './tokens';

/** Quoted words: a category's name in full, or a text to look for in descriptions. */
export function quotedAt(tokens: Token[], at: number, quotes: string[], ledger: LedgerWords): Item[] {
  const token = tokens[at];
  if (!token?.raw.startsWith('\uE000')) return [];
  const text = quotes[Number(token.raw.slice(1))] ?? '';
  const category = ledger.byFoldedName(text);
  const named = namesCategory(tokens[at + 1]) ? 1 : 0;
  if (category) {
    const meaning = {
      type: 'category' as const,
      names: [category.name],
      forced: true,
      spends: category.spends,
    };
    return [{ meaning, from: at, to: at + 1 + named, tags: tagsOf(tokens[at + named]), cost: 0.1 }];
  }
  if (named) return [{ meaning: { type: 'unknown' }, from: at, to: at + 2, tags: new Set(), cost: 0.2 }];
  return [{ meaning: { type: 'text', text, people: [] }, from: at, to: at + 1, tags: new Set(), cost: 0.1 }];
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
  let [i, words, mistakes] = [at, 0, 0];
  for (const word of name.words.slice(start)) {
    const skip =
      words > 0 &&
      ['ve', 'ile', '&', '-', '/', ','].includes(tokens[i]?.text ?? '') &&
      name.name.includes(tokens[i]?.raw ?? ' ')
        ? 1
        : 0;
    const token = tokens[i + skip];
    if (!token || token.kind === 'mark') break;
    const fit =
      ledger
        .stemsOf(token.text + token.ending, 0)
        .find(({ stem, tags }) => word.stems.includes(stem) && nominal(tags)) ??
      slipped(token, word.stems, ledger);
    if (!fit) break;
    // Inside a name only its own possessive may stand, at the end of it any ending.
    const inner = [...fit.tags].some((tag) => tag !== 'poss' && tag !== 'acc');
    words++;
    mistakes += fit.mistakes;
    i += skip + 1;
    if (inner) break;
  }
  return { length: i - at, mistakes, words };
}

const VERBAL = ['past', 'evid', 'if', 'while'];
/** "ettik" is no form of "Et". */
const nominal = (tags: ReadonlySet<string>) => !VERBAL.some((tag) => tags.has(tag));

function slipped(token: Token, stems: string[], ledger: LedgerWords) {
  if (token.readings.some(({ mistakes }) => mistakes === 0)) return undefined;
  const budget = Math.min(mistakesAllowed(token.text), 2);
  return budget
    ? ledger
        .stemsOf(token.text + token.ending, budget)
        .find(({ stem, tags }) => stems.includes(stem) && stem.length >= 4 && nominal(tags))
    : undefined;
}

/** Categories named from here: in full, or by a word or words of exactly one name. */
export function categoryAt(tokens: Token[], at: number, ledger: LedgerWords): Item[] {
  if (tokens[at]?.kind !== 'word') return [];
  const found: { name: string; spends: boolean; match: Match; full: boolean }[] = [];
  for (const category of ledger.categories) {
    for (let start = 0; start < category.words.length; start++) {
      const match = nameMatch(tokens, at, category, start, ledger);
      if (!match.words) continue;
      const full = start === 0 && match.words === category.words.length;
      if (!full && match.words === 1 && !names(category, start, ledger)) continue;
      found.push({ name: category.name, spends: category.spends, match, full });
    }
  }
  const items: Item[] = [];
  for (const length of new Set(found.map(({ match }) => match.length))) {
    const same = found.filter(({ match }) => match.length === length);
    const least = Math.min(...same.map(({ match }) => match.mistakes));
    const exact = same.filter(({ match }) => match.mistakes === least);
    const full = exact.filter((each) => each.full);
    const chosen = full.length ? full : exact;
    const named = namesCategory(tokens[at + length]) ? 1 : 0;
    items.push({
      meaning: {
        type: 'category',
        names: [...new Set(chosen.map(({ name }) => name))],
        forced: named === 1,
        spends: chosen.every((each) => each.spends),
      },
      from: at,
      to: at + length + named,
      tags: named ? tagsOf(tokens[at + length]) : endTags(tokens[at + length - 1], ledger),
      cost: named ? 0.3 : 0.9 + least * 0.6 - (full.length ? 0.05 : 0),
    });
  }
  return items;
}

/** May this single word stand for the category? Not when it is a general word such as "gider". */
function names(category: CategoryName, word: number, ledger: LedgerWords): boolean {
  const stems = category.words[word]?.stems ?? [];
  return (
    stems.some((stem) => ledger.withWord(stem).includes(category)) &&
    stems.every((stem) => ledger.withWord(stem).length > 0 && !isGrammarWord(stem))
  );
}

function endTags(token: Token | undefined, ledger: LedgerWords): Set<string> {
  if (!token) return new Set();
  return new Set(ledger.stemsOf(token.text + token.ending, 1).flatMap(({ tags }) => [...tags]));
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
    cost: 0.8 + mistakes * 0.6,
  };
  const noun = tokens[to]?.readings.some(({ lemma }) => METHOD_NOUNS.has(lemma));
  return noun ? [{ ...item, cost: item.cost - 0.1 }] : [item];
}

export const methodLemmas = methodWords.flatMap(([, words]) => words);

/** A firm, person or plate that stands in the descriptions: the longest run of words found there. */
export function nameAt(tokens: Token[], at: number, ledger: LedgerWords): Item[] {
  for (let length = Math.min(5, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some((token) => token.raw.startsWith('\uE000'))) continue;
    const strange = run.filter((token) => token.kind === 'word' && isStrange(token, ledger));
    if (
      !strange.length ||
      !run.every((token) => token.kind !== 'mark' || ['-', '.', '&'].includes(token.text))
    )
      continue;
    if (run[0]?.kind === 'mark' || run.at(-1)?.kind === 'mark') continue;
    const text = findPhrase(run, ledger);
    if (text === undefined) continue;
    const people = run.length === 1 ? peopleWith(text.text, ledger) : [];
    return [
      {
        meaning: { type: 'text', text: text.text, people },
        from: at,
        to: at + length,
        tags: lastTags(run.at(-1), text.text),
        cost: 1.1 - 0.1 * length + text.slips * 0.7,
      },
    ];
  }
  return [];
}

const isStrange = (token: Token, ledger: LedgerWords) =>
  !token.readings.some(({ mistakes }) => mistakes === 0) &&
  !ledger.stemsOf(token.text + token.ending, 0).length;

function findPhrase(run: Token[], ledger: LedgerWords): { text: string; slips: number } | undefined {
  const last = run.at(-1);
  if (!last) return undefined;
  const before = run.slice(0, -1).map(({ text }) => text);
  const stems = last.apostrophe ? [last.text] : nameStems(last.text);
  for (const stem of stems) {
    if (stem.length < 2 && before.length === 0) continue;
    // "elimizde" is no form of a name "El": a short name must stand as it is.
    const cut = !last.apostrophe && stem.length < last.text.length;
    if (cut && before.length === 0 && stem.length < (last.capital ? 3 : 4)) continue;
    const known = ledger.hasDescriptionWord(stem);
    const text = [...before, stem].join(' ');
    if (known && ledger.inDescriptions(text)) return { text, slips: 0 };
  }
  if (last.kind !== 'word' || run.some(({ text }) => text.length < 2)) return undefined;
  const corrected = run.map((token, i) => similarWord(token, i === run.length - 1, ledger));
  if (corrected.some((word) => word === undefined)) return undefined;
  const text = corrected.join(' ');
  const slips = corrected.filter((word, i) => !run[i]?.text.startsWith(word ?? '')).length;
  return ledger.inDescriptions(text) && slips <= 2 ? { text, slips } : undefined;
}

function similarWord(token: Token, inflected: boolean, ledger: LedgerWords): string | undefined {
  const stems = inflected && !token.apostrophe ? nameStems(token.text) : [token.text];
  const exact = stems.find(
    (stem) => (stem.length > 3 || stem === token.text) && ledger.hasDescriptionWord(stem),
  );
  if (exact) return exact;
  for (const stem of stems.filter(({ length }) => length >= 5)) {
    for (const word of ledger.descriptionWords) {
      if (word.length >= 4 && oneSlip(stem, word) && !readWord(word, false).length) return word;
    }
  }
  return undefined;
}

function lastTags(token: Token | undefined, text: string): Set<string> {
  const stem = text.split(' ').at(-1) ?? '';
  const ending = token ? (token.apostrophe ? token.ending : token.text.slice(stem.length)) : '';
  const tags = new Set<string>();
  for (const [tag, shape] of CASES) if (shape.test(ending)) tags.add(tag);
  return tags;
}

const CASES: [string, RegExp][] = [
  ['dat', /^[yn]?[ae]$/],
  ['abl', /^n?[dt][ae]n$/],
  ['gen', /^n?[iu]n$/],
  ['ins', /^y?l[ae]$/],
  ['acc', /^[yn]?[iu]$/],
  ['loc', /^n?[dt][ae]/],
];

/** Names in which the word is a first name or a surname, in their spelling of the ledger. */
function peopleWith(word: string, ledger: LedgerWords): string[] {
  const found = new Map<string, string>();
  for (const { description: text, folded } of ledger.entries) {
    if (!folded.includes(word)) continue;
    for (const [run] of text.matchAll(/\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*)+/gu)) {
      const words = fold(run).split(/\s+/);
      if (words[0] === word || words.at(-1) === word) found.set(words.join(' '), run);
    }
  }
  return found.size > 1 ? [...found.values()] : [];
}
