import { entries } from '../composed/search';
import type { SearchEntry } from '../page';
import { categories } from './categories';
import { near } from './near';
import type { Group, Option } from './option';
import { type OwnEntry, ownEntries } from './own-entries';
import { rank, suggest } from './rank';

type Entry = (SearchEntry | OwnEntry) & Pick<SearchEntry, 'category'>;

/** Everything that can be found without a call: the screens' entries and the frame's own. */
const all = (): Entry[] => [...entries, ...ownEntries()];

const toOption = (entry: Entry): Option => ({
  id: entry.id,
  title: entry.title,
  description: entry.description,
  tag: categories[entry.category],
  Icon: entry.Icon,
  choice: 'choice' in entry ? entry.choice : { to: entry.to, highlight: entry.highlight },
});

const group = (title: string, options: readonly Option[]): Group[] =>
  options.length > 0 ? [{ title, options }] : [];

/** What the words find: pages and actions by priority and title, as the specification orders them. */
export const matching = (text: string): Group[] =>
  group('Sayfalar ve işlemler', rank(all(), text).map(toOption));

/** What is meant although letters are mistyped, where the words find nothing. */
export const nearby = (text: string): Group[] =>
  group('Bunu mu aradınız?', near(all(), text).slice(0, 5).map(toOption));

/** Actions alone: all of them, or those that the words find. */
export function actions(text: string): Group[] {
  const own = all().filter(({ category }) => category === 'action');
  return group('İşlemler', (text === '' ? own : rank(own, text)).map(toOption));
}

/** With nothing typed: what was opened last, then pages, actions and the rest. */
export function suggestions(recent: readonly string[], opened: readonly Option[]): Group[] {
  const suggested = suggest(all(), recent);
  const last = suggested.filter(({ id }) => recent.includes(id));
  const others = suggested.filter(({ id }) => !recent.includes(id));
  const of = (...kinds: SearchEntry['category'][]) =>
    others.filter(({ category }) => kinds.includes(category)).map(toOption);
  return [
    ...group('Son açılanlar', [...last.map(toOption), ...opened]),
    ...group('Sayfalar', of('page')),
    ...group('İşlemler', of('action')),
    ...group('Raporlar, özellikler ve ayarlar', of('report', 'feature', 'setting')),
  ];
}
