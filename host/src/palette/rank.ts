import { fold } from '@vezne/contract';
import { lower } from '@vezne/ui';
import type { SearchEntry } from '../page';

/** What does the title begin with: the text as typed (0), the text without accents (1), or something else (2)? */
function prefixRank(title: string, query: string): number {
  if (lower(title).startsWith(lower(query))) return 0;
  return fold(title).startsWith(fold(query)) ? 1 : 2;
}

const textOf = ({ title, description, keywords }: SearchEntry) =>
  fold([title, description, ...keywords].join('\n'));

/**
 * Entries in which every word of the query occurs, in title, description or keywords; case and Turkish accents
 * do not matter. Sorted by priority, then by how the title begins, then as listed.
 */
export function rank(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const text = query.trim();
  const words = fold(text).split(/\s+/);
  return entries
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .sort((a, b) => a.priority - b.priority || prefixRank(a.title, text) - prefixRank(b.title, text));
}

/** With nothing typed: what was chosen last, then the pages, then the rest, each by priority. */
export function suggest(entries: readonly SearchEntry[], recent: readonly string[]): SearchEntry[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const place = ({ category, priority }: SearchEntry) => (category === 'page' ? priority : 10 + priority);
  const others = entries.filter((entry) => !known.includes(entry)).sort((a, b) => place(a) - place(b));
  return [...known, ...others];
}

/** The title in three parts: before, within and after the place where the query occurs. */
export function splitAtMatch(title: string, query: string): [string, string, string] {
  const wanted = fold(query.trim());
  // Folding keeps the length of Turkish text, so a place in the folded title is a place in the title.
  const start = wanted === '' ? -1 : fold(title).indexOf(wanted);
  if (start < 0) return [title, '', ''];
  const end = start + wanted.length;
  return [title.slice(0, start), title.slice(start, end), title.slice(end)];
}
