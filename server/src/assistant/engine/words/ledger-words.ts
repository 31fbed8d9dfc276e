import { fold } from '@vezne/contract';
import { Analyser } from './analyser';
import { elisionsIn, endingTags } from './case-endings';
import { analyser } from './lexicon';
import type { Token } from './tokens';

/** The names of a ledger, by which the grammar reads a question. */
export type LedgerNames = {
  /** `spends`: only money out is filed there, so that "aldık" means bought. */
  categories: { name: string; spends: boolean }[];
  entries: readonly { description: string; folded: string }[];
  currency: 'TRY' | 'USD' | 'EUR';
};

export type StemFound = { stem: string; mistakes: number; tags: ReadonlySet<string> };
type NameWord = { text: string; stems: string[] };
export type CategoryName = { name: string; spends: boolean; words: NameWord[] };

const CONNECTING = new Set(['ve', 'ile', 'veya', '-', '&', '/']);

/** Direction words inside a longer name ("Ofis Gideri") do not name that category by themselves. */
const DIRECTION = new Set([
  'gider',
  'gelir',
  'masraf',
  'harcama',
  'odeme',
  'tahsilat',
  'giris',
  'cikis',
  'kazanc',
  'hasilat',
  'ciro',
  'ucret',
  'bedel',
  'tutar',
  'islem',
  'kayit',
  'is',
  'diger',
  'genel',
  'cesitli',
]);

/** A stem this short is no name with a derivation on it: "Ali" is no form of "A". */
const SHORT = 4;
/** Words of questions whose readings are kept, so that the names of many categories do not read them anew. */
const REMEMBERED = 2_000;
const DERIVED = ['li', 'lik', 'equ'];

/** Categories and description words of one company, indexed for finding them in a question. */
export class LedgerWords {
  readonly categories: CategoryName[];
  readonly entries: LedgerNames['entries'];
  readonly currency: LedgerNames['currency'];
  private readonly stems = new Analyser();
  private readonly vocabulary = new Set<string>();
  /** Names with an apostrophe, by the way they are typed without it: "lamor". */
  private readonly elided = new Map<string, string>();
  private readonly abbreviations: string[] = [];
  private readonly remembered = new Map<string, StemFound[]>();

  constructor(names: LedgerNames) {
    this.currency = names.currency;
    this.entries = names.entries;
    this.categories = names.categories.map(({ name, spends }) => ({ name, spends, words: nameWords(name) }));
    for (const { words } of this.categories) {
      for (const { stems } of words) for (const stem of stems) this.addStem(stem);
      if (words.length > 1) this.addStem(glued(words));
    }
    for (const { folded } of this.entries) {
      for (const word of folded.split(/[^\p{L}\p{N}]+/u)) this.vocabulary.add(word);
      for (const { written, joined } of elisionsIn(folded)) this.elided.set(joined, written);
    }
  }

  /** The same for a word as it was typed: an abbreviation takes endings as it is spoken (KDV'ye, SGK'ya). */
  stemsAt({ text, ending, apostrophe }: Token, budget: number): StemFound[] {
    const found = this.stemsOf(text + ending, budget);
    if (found.length && !apostrophe) return found;
    const spoken = this.abbreviations
      .filter((stem) => (apostrophe ? text === stem : text.startsWith(stem)))
      .map((stem) => ({ stem, mistakes: 0, tags: endingTags(text.slice(stem.length) + ending) }))
      .filter(({ tags }) => apostrophe || tags.size > 0);
    return [...found, ...spoken];
  }

  /** Category-name stems that a word of the question may be a form of, and the typing mistakes that takes. */
  stemsOf(word: string, budget: number): StemFound[] {
    const key = `${budget} ${word}`;
    const known = this.remembered.get(key);
    if (known) return known;
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    const found = this.stems
      .read(word, budget)
      .map(({ lemma, mistakes, tags }) => ({ stem: lemma, mistakes, tags }))
      .filter(({ stem, tags }) => stem.length > SHORT || !DERIVED.some((tag) => tags.has(tag)));
    this.remembered.set(key, found);
    return found;
  }

  private addStem(stem: string): void {
    this.stems.add(stem, 'noun', stem, true);
    if (!/[aeiou]/.test(stem)) this.abbreviations.push(stem);
  }

  byFoldedName(text: string): CategoryName | undefined {
    const wanted = fold(text).trim();
    return this.categories.find(({ name }) => fold(name).trim() === wanted);
  }

  /** Categories of which this stem is a naming word. */
  withWord(stem: string): CategoryName[] {
    return this.categories.filter(
      ({ words }) =>
        words.some(({ stems }) => stems.includes(stem)) && (words.length === 1 || !DIRECTION.has(stem)),
    );
  }

  hasDescriptionWord(word: string): boolean {
    return this.vocabulary.has(word) || this.elided.has(word);
  }

  /** A word as the descriptions have it: "l'amor" for "lamor". */
  asWritten(word: string): string {
    return this.elided.get(word) ?? word;
  }

  get descriptionWords(): ReadonlySet<string> {
    return this.vocabulary;
  }

  /** Is the folded phrase in a description, at the start of a word? */
  inDescriptions(phrase: string): boolean {
    return this.entries.some(({ folded: text }) => {
      const at = text.indexOf(phrase);
      return at >= 0 && (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ''));
    });
  }
}

/** A name written without its spaces: "petshop". */
export const glued = (words: readonly NameWord[]): string => words.map(({ text }) => text).join('');

/** A name's words, each with its form and the form without a possessive ending: "Kirası" -> kirasi, kira. */
function nameWords(name: string): NameWord[] {
  return fold(name)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word && !CONNECTING.has(word))
    .map((text) => ({ text, stems: [...new Set([text, ...bare(text)])] }));
}

const POSSESSIVE = /(?<=[aeiou])s[iu]$|(?<=[bcdfghjklmnprstvyz])[iu]$|l[ae]r[iu]$/;

function bare(word: string): string[] {
  const known = analyser
    .read(word)
    .filter(
      ({ lemma, tags }) =>
        !/[-=]$/.test(lemma) && [...tags].every((tag) => tag === 'poss' || tag === 'pl' || tag === 'acc'),
    )
    .map(({ lemma }) => lemma);
  if (word.length < 5) return known;
  const cut = word.replace(POSSESSIVE, '');
  const plural = cut.replace(/l[ae]r$/, '');
  return cut.length >= 3 && cut !== word ? [...known, cut, ...(plural.length >= 3 ? [plural] : [])] : known;
}
