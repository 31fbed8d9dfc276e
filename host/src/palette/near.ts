import { fold } from '@vezne/contract';
import type { SearchEntry } from '../page';

type Named = Pick<SearchEntry, 'title' | 'description' | 'keywords' | 'priority'>;

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters of a typed word may be wrong, missing, too many or in each other's place. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Entries that are meant although letters are mistyped: the whole query, as ever, at the beginning of words, which
 * begin with the same letter. The nearest come first. For where nothing is found as typed.
 */
export function near<Entry extends Named>(entries: readonly Entry[], query: string): Entry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, slips: slipsOf(entry, wanted) }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.slips - b.slips || a.entry.priority - b.entry.priority)
    .map(({ entry }) => entry);
}

const slipsOf = ({ title, description, keywords }: Named, wanted: readonly string[]): number =>
  Math.min(...[title, description, ...keywords].map((part) => slipsAt(wordsOf(part), wanted)));

function slipsAt(words: readonly string[], wanted: readonly string[]): number {
  const starts = words.slice(0, Math.max(0, words.length - wanted.length + 1)).keys();
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...[...starts].map((start) =>
      wanted.reduce(
        (sum, typed, at) => sum + slipsBetween(typed, words[start + at] ?? '', at === wanted.length - 1),
        0,
      ),
    ),
  );
}

/** Slips between what is typed and a word, or the beginning of the last one; more than is forgiven is no match. */
function slipsBetween(typed: string, word: string, isBeginning: boolean): number {
  if (typed[0] !== word[0]) return Number.POSITIVE_INFINITY;
  const most = slipsIn(typed);
  const distances = distancesTo(typed, word.slice(0, typed.length + most + 1));
  const least = isBeginning ? Math.min(...distances) : (distances.at(-1) ?? 0);
  return least <= most ? least : Number.POSITIVE_INFINITY;
}

/** What turns `typed` into each beginning of `word`: letters put in, left out, changed, or two neighbours swapped. */
function distancesTo(typed: string, word: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row;
}
