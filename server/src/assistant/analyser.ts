import { fold } from '@vezne/contract';
import { type Endings, endings, type Harmony, type Node, node } from './morphology';

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

const SOFT: Record<string, string> = { k: 'g', t: 'd', p: 'b' };

/** A set of stems through which words are read. */
export class Analyser {
  private readonly root = node();

  /** `spelling` in real Turkish letters: harmony is read off it. Several spellings may share a lemma. */
  add(spelling: string, kind: WordClass, lemma = lemmaOf(spelling, kind), loose = false): void {
    const stem = fold(spelling);
    const tails = byHarmony[loose ? 'ae' : harmonyOf(spelling)];
    const bare = node({ lemma, end: true });
    if (kind === 'exact') return this.lead(stem, bare);
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
      const found = this.walk(word, mistakes);
      if (found.length) return found;
    }
    return [];
  }

  private walk(word: string, budget: number): Reading[] {
    const found = new Map<string, Reading>();
    const visited = new Set<string>();
    const ids = new Map<Node, number>();
    const idOf = (at: Node) => ids.get(at) ?? (ids.set(at, ids.size), ids.size - 1);
    // `owed` is the letter that must come next because it was typed one place too early.
    const step = (at: Node, i: number, left: number, before: string[], stem?: string, owed = ''): void => {
      const tags = at.tag ? [...before, at.tag] : before;
      const lemma = at.lemma ?? stem;
      const key = `${idOf(at)} ${i} ${left} ${owed} ${lemma ?? ''} ${tags.join()}`;
      if (visited.has(key)) return;
      visited.add(key);
      if (i === word.length && at.end && lemma && !owed) {
        const id = `${lemma} ${tags.join()}`;
        const reading = { lemma, tags: new Set(tags), mistakes: budget - left, morphemes: tags.length };
        if (!found.has(id)) found.set(id, reading);
      }
      for (const next of at.jumps) step(next, i, left, tags, lemma, owed);
      if (owed) {
        for (const next of at.edges.get(owed) ?? []) step(next, i + 2, left, tags, lemma);
        return;
      }
      const letter = word[i];
      for (const next of at.edges.get(letter ?? '') ?? []) step(next, i + 1, left, tags, lemma);
      if (left > 0) slip(at, i, left - 1, tags, lemma);
    };
    // One slip: a letter too many, another one, a missing one, or two exchanged. The first letter is trusted.
    const slip = (at: Node, i: number, left: number, tags: string[], lemma?: string): void => {
      const letter = word[i];
      if (letter !== undefined && i > 0) step(at, i + 1, left, tags, lemma);
      for (const [expected, nexts] of at.edges) {
        for (const next of nexts) {
          if (i > 0 && letter !== undefined && expected !== letter) step(next, i + 1, left, tags, lemma);
          if (i > 0 && expected !== letter) step(next, i, left, tags, lemma);
          if (letter !== undefined && expected === word[i + 1] && expected !== letter) {
            step(next, i, left, tags, lemma, letter);
          }
        }
      }
    };
    step(this.root, 0, budget, []);
    return [...found.values()];
  }
}

/** Nouns and exact words are known by their folded form, verbs by stem and hyphen. */
export const lemmaOf = (spelling: string, kind: WordClass) => fold(spelling) + (kind === 'verb' ? '-' : '');
