import { fold } from '@vezne/contract';
import { admits, type Endings, endings, type Harmony, type Node, node } from './morphology';
import { isExtra, isNear } from './slips';

/** One way to read a word: its lemma, what its endings say, and the typing mistakes assumed. */
export type Reading = { lemma: string; tags: ReadonlySet<string>; mistakes: number; morphemes: number };

export type WordClass = 'noun' | 'verb' | 'exact';

const byHarmony: Record<Harmony, Endings> = { a: endings('a'), e: endings('e'), ae: endings('ae') };
const VOWELS = 'aeiouâîû';

/** Harmony by the last vowel of the spelling; names of a company's own may be loan words: both. */
function harmonyOf(spelling: string): Harmony {
  const last = [...spelling.toLocaleLowerCase('tr')].findLast((letter) => 'aıouâûeiöüî'.includes(letter));
  if (!last) return 'ae';
  return 'aıouâû'.includes(last) ? 'a' : 'e';
}

/** Two slips are forgiven only in stems longer than this: shorter ones would be found everywhere. */
const LONG = 6;

/** Stems that must be typed right. */
const SHORT = 3;

const SOFT: Record<string, string> = { k: 'g', t: 'd', p: 'b' };

/** A set of stems through which words are read. */
export class Analyser {
  private readonly root = node();

  /** `spelling` in real Turkish letters: harmony is read off it. Several spellings may share a lemma. */
  add(spelling: string, kind: WordClass, lemma = lemmaOf(spelling, kind), loose = false): void {
    const stem = fold(spelling);
    const tails = byHarmony[loose ? 'ae' : harmonyOf(spelling)];
    const bare = node({ lemma, end: true });
    if (kind === 'exact') {
      this.lead(stem, bare);
      return;
    }
    if (kind === 'noun') {
      this.lead(stem, node({ lemma, jumps: [tails.nominal] }));
      const soft = SOFT[stem.at(-1) ?? ''];
      if (soft && stem.length > 3)
        this.lead(stem.slice(0, -1) + soft, node({ lemma, jumps: [tails.nominal] }));
      return;
    }
    this.lead(stem, node({ lemma, jumps: [tails.verbal] }));
    if (VOWELS.includes(stem.at(-1) ?? '')) {
      this.lead(stem.slice(0, -1), node({ lemma, jumps: [tails.progressive] }));
    }
  }

  private lead(stem: string, to: Node): void {
    let at = this.root;
    for (const letter of stem) {
      const known = at.edges.get(letter)?.[0];
      const next = known ?? node();
      if (!known) at.edges.set(letter, [next]);
      at = next;
    }
    at.jumps.push(to);
  }

  /** Readings of a folded word with exactly as few mistakes as needed, at most `budget`. */
  read(word: string, budget = 0): Reading[] {
    for (let mistakes = 0; mistakes <= budget; mistakes++) {
      const found = this.walk(word, mistakes).filter(({ lemma }) => mistakes < 2 || lemma.length > LONG);
      if (found.length) return found;
    }
    return [];
  }

  private walk(word: string, budget: number): Reading[] {
    const found = new Map<string, Reading>();
    const trusted = budget > 1 ? 3 : 1;
    const reaches = reachability(word, trusted);
    const visit = (at: Node, i: number, left: number, before: string[], stem?: string, owed = ''): void => {
      if (!reaches(at, i, left, owed)) return;
      // A slip inside a stem of three letters leaves nothing to recognise it by.
      if (at.lemma && left < budget && at.lemma.replace(/[-=]$/, '').length <= SHORT) return;
      const tags = at.tag ? [...before, at.tag] : before;
      const lemma = at.lemma ?? stem;
      if (i === word.length && at.end && lemma && !owed) {
        const id = `${lemma} ${tags.join()}`;
        const reading = { lemma, tags: new Set(tags), mistakes: budget - left, morphemes: tags.length };
        if (!found.has(id)) found.set(id, reading);
      }
      for (const [next, j, rest, due] of steps(word, at, i, left, owed, trusted))
        visit(next, j, rest, tags, lemma, due);
    };
    visit(this.root, 0, budget, []);
    return [...found.values()];
  }
}

type Step = [next: Node, i: number, left: number, owed: string];

/**
 * Where a walk may go from here. A slip is a letter too many, a wrong one, a missing one, or two exchanged
 * (`owed` is the letter that must come next because it was typed one place late). The first letters are trusted:
 * one, or three when two slips are forgiven.
 */
function steps(word: string, at: Node, i: number, left: number, owed: string, trusted: number): Step[] {
  const onward: Step[] = at.jumps.map((next) => [next, i, left, owed]);
  if (owed) {
    for (const next of at.edges.get(owed) ?? []) onward.push([next, i + 2, left, '']);
    return onward;
  }
  const letter = word[i];
  for (const next of at.edges.get(letter ?? '') ?? []) onward.push([next, i + 1, left, '']);
  if (left === 0) return onward;
  if (letter !== undefined && i >= trusted && isExtra(word, i)) onward.push([at, i + 1, left - 1, '']);
  for (const [expected, nexts] of at.edges) {
    if (expected === letter) continue;
    for (const next of nexts) {
      if (i >= trusted && letter !== undefined && isNear(letter, expected))
        onward.push([next, i + 1, left - 1, '']);
      if (i >= trusted) onward.push([next, i, left - 1, '']);
      if (i + 1 >= trusted && letter !== undefined && expected === word[i + 1])
        onward.push([next, i, left - 1, letter]);
    }
  }
  return onward;
}

/** Can the rest of the word be finished from a node? Remembered per place, so that dead ends cost once. */
function reachability(
  word: string,
  trusted: number,
): (at: Node, i: number, left: number, owed: string) => boolean {
  const known = new Map<number, boolean>();
  const reaches = (at: Node, i: number, left: number, owed: string): boolean => {
    const key = ((at.id * 64 + i) * 4 + left) * 128 + (owed ? owed.charCodeAt(0) % 128 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const done =
      admits(at, word, i) &&
      ((i === word.length && at.end && !owed) ||
        steps(word, at, i, left, owed, trusted).some(([next, j, rest, due]) => reaches(next, j, rest, due)));
    known.set(key, done);
    return done;
  };
  return reaches;
}

/** Nouns and exact words are known by their folded form, verbs by stem and hyphen. */
export const lemmaOf = (spelling: string, kind: WordClass) => fold(spelling) + (kind === 'verb' ? '-' : '');
