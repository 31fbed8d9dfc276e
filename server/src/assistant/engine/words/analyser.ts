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

/** Stems in which no letter may be guessed; exchanged and doubled ones are still forgiven. */
const SHORT = 4;

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
    const slipping: Slipping = { word, strict: budget === 0, trusted: budget > 1 ? 3 : 1 };
    const reaches = reachability(slipping);
    const visit = (place: Place, before: string[], stem: string | undefined, guessed: boolean): void => {
      const { at, left } = place;
      if (!reaches(place) || (guessed && isTooShort(at))) return;
      const tags = at.tag ? [...before, at.tag] : before;
      const lemma = at.lemma ?? stem;
      if (lemma && ends(place, word)) {
        const reading = { lemma, tags: new Set(tags), mistakes: budget - left, morphemes: tags.length };
        const id = `${lemma} ${tags.join()}`;
        found.set(id, found.get(id) ?? reading);
      }
      for (const next of steps(slipping, place)) visit(next, tags, lemma, guessed || next.guessed);
    };
    visit({ at: this.root, i: 0, left: budget, owed: '', guessed: false }, [], undefined, false);
    return [...found.values()];
  }
}

/** A letter guessed into so short a stem leaves nothing to recognise it by: "Selin" is no "salı". */
const isTooShort = ({ lemma }: Node): boolean =>
  lemma !== undefined && lemma.replace(/[-=]$/, '').length <= SHORT;

const ends = ({ at, i, owed }: Place, word: string): boolean => i === word.length && at.end && !owed;

/** Where a walk stands: before letter `i`, with `left` slips to forgive; `owed` must come next (exchanged letters). */
type Place = { at: Node; i: number; left: number; owed: string; guessed: boolean };

/** The first letters are trusted: one, or three when two slips are forgiven. */
type Slipping = { word: string; strict: boolean; trusted: number };

/**
 * Where a walk may go from here. A slip is two letters exchanged, one struck twice, a missing or a wrong one;
 * the last two guess a letter.
 */
function steps(slipping: Slipping, { at, i, left, owed }: Place): Place[] {
  const letter = slipping.word[i];
  const onward: Place[] = [];
  for (const next of at.jumps) onward.push({ at: next, i, left, owed, guessed: false });
  if (owed) {
    for (const next of at.edges.get(owed) ?? [])
      onward.push({ at: next, i: i + 2, left, owed: '', guessed: false });
    return onward;
  }
  for (const next of at.edges.get(letter ?? '') ?? [])
    onward.push({ at: next, i: i + 1, left, owed, guessed: false });
  if (left > 0 && i >= slipping.trusted) pushWrong(onward, slipping.word, at, i, left - 1);
  if (left > 0 && i + 1 >= slipping.trusted) pushExchanged(onward, slipping.word, at, i, left - 1);
  return onward;
}

/** One letter too many, another than was meant, or one missing. */
function pushWrong(onward: Place[], word: string, at: Node, i: number, left: number): void {
  const letter = word[i] ?? '';
  if (letter && isExtra(word, i)) {
    const isDoubled = letter === word[i - 1] || letter === word[i + 1];
    onward.push({ at, i: i + 1, left, owed: '', guessed: !isDoubled });
  }
  for (const [expected, nexts] of at.edges) {
    if (expected === letter) continue;
    const isWrong = isNear(letter, expected);
    for (const next of nexts) {
      if (isWrong) onward.push({ at: next, i: i + 1, left, owed: '', guessed: true });
      onward.push({ at: next, i, left, owed: '', guessed: true });
    }
  }
}

/** The next letter stands here, and this one is owed. */
function pushExchanged(onward: Place[], word: string, at: Node, i: number, left: number): void {
  const [letter, following] = [word[i], word[i + 1]];
  if (!letter || !following || following === letter) return;
  for (const next of at.edges.get(following) ?? [])
    onward.push({ at: next, i, left, owed: letter, guessed: false });
}

/** Can the rest of the word be finished from a place? Remembered, so that dead ends cost once. */
function reachability(slipping: Slipping): (place: Place) => boolean {
  const { word, strict } = slipping;
  const known = new Map<number, boolean>();
  const reaches = (place: Place): boolean => {
    const { at, i, left, owed } = place;
    const key = ((at.id * 64 + i) * 4 + left) * 128 + (owed ? owed.charCodeAt(0) % 128 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const open = !strict || admits(at, word, i);
    const done = open && (ends(place, word) || steps(slipping, place).some(reaches));
    known.set(key, done);
    return done;
  };
  return reaches;
}

/** Nouns and exact words are known by their folded form, verbs by stem and hyphen. */
export const lemmaOf = (spelling: string, kind: WordClass) => fold(spelling) + (kind === 'verb' ? '-' : '');
