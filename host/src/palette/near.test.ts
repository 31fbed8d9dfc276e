import { entries } from '../composed/search';
import { near } from './near';
import { rank } from './rank';

const first = (query: string) => near(entries, query)[0]?.title;

test.each([
  ['kasa deftri', 'Kasa Defteri'],
  ['kasa defetri', 'Kasa Defteri'],
  ['kassa defteri', 'Kasa Defteri'],
  ['projler', 'Projeler'],
  ['katgoriler', 'Kategoriler'],
  ['raporlr', 'Raporlar'],
  ['guvenlk', 'Güvenlik'],
])('%s, which is found nowhere, means %s', (query, title) => {
  expect(rank(entries, query)).toEqual([]);
  expect(first(query)).toBe(title);
});

test.each(['ksa', 'zzzz', 'defteri kasa', 'xasa', 'beton', 'moda apartmani', '', '–'])(
  '%s is no slip of anything',
  (query) => expect(near(entries, query)).toEqual([]),
);
