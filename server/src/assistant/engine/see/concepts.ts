import { fold } from '@vezne/contract';
import { Analyser, type WordClass } from '../words/analyser';
import asking from '../words/asking.json';
import { isOrdinary } from '../words/ordinary';
import ordinary from '../words/ordinary.json';
import type { Token } from '../words/tokens';

/** What a stretch of words is about, whichever words were chosen for it. */
export type Concept = { concept: string; from: number; to: number };
type Expression = { concept: string; stems: string[] };

const verbs = new Set(ordinary.verbs);
const nouns = new Set(ordinary.nouns);

/** "Bir de" is nothing that is said. */
const PARTICLES = new Set(['de', 'da']);

/** What endings a word of an expression takes; two letters that no list of the language has take none. */
function classesOf(word: string): WordClass[] {
  const [isVerb, isNoun] = [verbs.has(word), nouns.has(word)];
  if (PARTICLES.has(word) || word.length < 2 || (word.length < 3 && !isVerb && !isNoun)) return ['exact'];
  return isVerb ? (isNoun ? ['noun', 'verb'] : ['verb']) : ['noun'];
}

const analyser = new Analyser();
const verbStems = new Set<string>();
const byFirst = new Map<string, Expression[]>();
const known = new Set<string>();
/** Words that are an expression by themselves. */
const whole = new Set<string>();

for (const [concept, expressions] of Object.entries(asking))
  for (const expression of expressions) {
    const words = expression.split(/[^\p{L}\p{N}%]+/u).filter(Boolean);
    const stems = words.map(fold);
    for (const word of words.filter((each) => !known.has(each))) {
      known.add(word);
      for (const wordClass of classesOf(word)) {
        analyser.add(word, wordClass);
        if (wordClass === 'verb') verbStems.add(fold(word));
      }
    }
    const [first, second] = stems;
    if (first && !second) whole.add(first);
    if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, stems }]);
  }

// "Eder", "gider": their t softens.
analyser.add('ed', 'verb', 'et-');
analyser.add('gid', 'verb', 'git-');

/** Stems from this length on may go on in any way: "ortalamasıyla". */
const LONG = 6;
const allStems = [...new Set([...known].map(fold))];
const longStems = new Map<string, string[]>();
for (const stem of allStems.filter(({ length }) => length >= LONG)) {
  const start = stem.slice(0, LONG);
  longStems.set(start, [...(longStems.get(start) ?? []), stem]);
}

/** What a verb says: "bakım" and "ödeme" are no forms of one, though made of it. */
const SAID = ['past', 'evid', 'prog', 'aor', 'if', 'fut', 'cond', 'must', 'wish', 'converb', 'part'];

/** Which words of expressions a word may be a form of; `own` are those that are expressions by themselves. */
type Forms = { all: ReadonlySet<string>; own: ReadonlySet<string> };
const formsOfWord = new Map<string, Forms>();
/** Words are anybody's: no more are remembered than the questions of some ledgers use. */
const REMEMBERED = 20_000;

function formsOf(word: string): Forms {
  const before = formsOfWord.get(word);
  if (before) return before;
  const read = analyser.read(word).map(({ lemma, tags }) => ({
    stem: lemma.replace(/[-=]$/, ''),
    isSaid: lemma.endsWith('-') && (tags.size === 0 || SAID.some((tag) => tags.has(tag))),
    isVerb: lemma.endsWith('-'),
  }));
  const begun = (longStems.get(word.slice(0, LONG)) ?? []).filter((stem) => word.startsWith(stem));
  const slurred = read.length || begun.length || isOrdinary(word) ? [] : verbBegun(word);
  const saying = longest([...read.filter(({ isSaid }) => isSaid).map(({ stem }) => stem), ...slurred]);
  const named = longest([...read.filter(({ isVerb }) => !isVerb).map(({ stem }) => stem), ...begun]);
  const forms = {
    all: new Set([...read.map(({ stem }) => stem), ...begun, ...slurred]),
    own: new Set([...saying, ...named]),
  };
  if (formsOfWord.size >= REMEMBERED) formsOfWord.clear();
  formsOfWord.set(word, forms);
  return forms;
}

const BEGINNING =
  /^(?:[dt][iukm]|m[iu]?s|[iu]?yo|[iuae]r|y?[ae]c|m[ae]|y?[ae]n|s[ae]|[iu][ln]|[ae]l[iu]|[iu]p|[iu]nc|nd|nir|nur)/;

/** "Aldıgmz", "geliyoo": a verb by how its ending begins, of a word that is none of the language. */
function verbBegun(word: string): string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => word.length - 1 - i);
  const cut = cuts.find((at) => verbStems.has(word.slice(0, at)) && BEGINNING.test(word.slice(at)));
  return cut === undefined ? [] : [word.slice(0, cut)];
}

/** "Ödemeler" is more than "ödeme": the longest stem that is an expression by itself. */
function longest(stems: readonly string[]): string[] {
  const single = stems.filter((stem) => whole.has(stem));
  const most = Math.max(0, ...single.map(({ length }) => length));
  return single.filter(({ length }) => length === most);
}

export function conceptsIn(tokens: readonly Token[]): Concept[] {
  const found = tokens.flatMap((token, at) => (token.kind === 'mark' ? [] : conceptsAt(tokens, at)));
  // A longer expression takes its words from shorter ones.
  return found.filter((each) => !found.some((other) => isLonger(other, each)));
}

const understood = new WeakMap<readonly Token[], ReadonlySet<number>>();

/** Places of words that belong to something that is understood, but for topics that no ledger knows. */
export function understoodAt(tokens: readonly Token[]): ReadonlySet<number> {
  const before = understood.get(tokens);
  if (before) return before;
  const places = conceptsIn(tokens)
    .filter(({ concept }) => !concept.startsWith('OUT_'))
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  const found = new Set(places);
  understood.set(tokens, found);
  return found;
}

const isLonger = (a: Concept, b: Concept) =>
  a.from <= b.from && a.to >= b.to && a.to - a.from > b.to - b.from;

function conceptsAt(tokens: readonly Token[], at: number): Concept[] {
  const { all, own } = formsOf(tokens[at]?.text ?? '');
  const longest = new Map<string, number>();
  for (const first of all)
    for (const { concept, stems } of byFirst.get(first) ?? []) {
      const isSaid =
        stems.length === 1
          ? own.has(first)
          : stems.every((stem, i) => formsOf(tokens[at + i]?.text ?? '').all.has(stem));
      if (isSaid) longest.set(concept, Math.max(longest.get(concept) ?? 0, stems.length));
    }
  return [...longest].map(([concept, length]) => ({ concept, from: at, to: at + length }));
}
