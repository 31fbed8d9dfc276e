import { render } from '@testing-library/react';
import { Marked } from './Marked';

const marksOf = (text: string, query: string) => {
  const { container } = render(<Marked text={text} query={query} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

test.each([
  ['Aylık gider raporu', 'GİDER', ['gider']],
  ['Nakit Akışı Ekle', 'akisi', ['Akışı']],
  ['Nakit Akışı Ekle', ' akışı ', ['Akışı']],
  ['Raporlar', 'gider', []],
  ['Raporlar', ' ', []],
])('in "%s" the query "%s" marks %j', (text, query, marked) => {
  expect(marksOf(text, query)).toEqual(marked);
});

test('a text whose length changes when it is folded has nothing marked rather than the wrong letters', () => {
  expect(marksOf('1. etap… hafriyat', 'hafriyat')).toEqual([]);
});
