import { fold } from '@vezne/contract';
import { lower } from '@vezne/ui';
import type { SearchEntry } from '../page';

/** What of an entry decides where it stands. */
type Findable = Omit<SearchEntry, 'to' | 'highlight' | 'Icon'>;

/** Is it as typed (0), the same without accents (1), or something else (2)? */
const rankOf = (is: (title: string, query: string) => boolean, title: string, query: string) =>
  is(lower(title), lower(query)) ? 0 : is(fold(title), fold(query)) ? 1 : 2;

const isWhole = (title: string, query: string) => title === query;
const isBeginning = (title: string, query: string) => title.startsWith(query);

/** Folded words, each after one space. */
const wordsOf = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/**
 * Entries with the query at the beginning of words in title, description or a keyword; case and Turkish accents do
 * not matter. A title typed in full comes first; then by priority, by how the title begins, and as listed.
 */
export function rank<Entry extends Findable>(entries: readonly Entry[], query: string): Entry[] {
  const text = query.trim();
  const wanted = wordsOf(text);
  if (wanted === ' ') return [];
  const place = ({ title, priority }: Findable) => [
    rankOf(isWhole, title, text),
    priority,
    rankOf(isBeginning, title, text),
  ];
  return entries
    .filter(({ title, description, keywords }) =>
      [title, description, ...keywords].some((part) => wordsOf(part).includes(wanted)),
    )
    .map((entry) => ({ entry, place: place(entry) }))
    .sort((a, b) => a.place.reduce((order, value, at) => order || value - (b.place[at] ?? 0), 0))
    .map(({ entry }) => entry);
}

/** With nothing typed: what was chosen last, then the pages, then the rest, each by priority. */
export function suggest<Entry extends Findable>(
  entries: readonly Entry[],
  recent: readonly string[],
): Entry[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const place = ({ category, priority }: Findable) => (category === 'page' ? priority : 10 + priority);
  const others = entries.filter((entry) => !known.includes(entry)).sort((a, b) => place(a) - place(b));
  return [...known, ...others];
}
