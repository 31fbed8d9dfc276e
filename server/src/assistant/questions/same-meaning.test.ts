import { readBook } from './book';
import { meaningOf } from './same-meaning';

const book = readBook(__dirname, 'market');
const month = (offset: number) => ({ kind: 'RELATIVE', unit: 'MONTH', offset });
const meaning = (step: Record<string, unknown> & { op: string }) =>
  meaningOf({ steps: [step] }, book, '2026-11-22');

test('what a period is compared with is part of what a comparison means', () => {
  const against = (offset: number) =>
    meaning({ op: 'COMPARE', period: month(-1), other: { period: month(offset) }, percent: false });
  expect(against(-2)).not.toBe(against(-3));
  expect(against(-2)).toBe(
    meaning({
      op: 'COMPARE',
      period: month(-1),
      other: { period: { kind: 'SHIFT', of: month(-1), by: -1 } },
      percent: false,
    }),
  );
});

test('the part that is asked for is part of what a share means', () => {
  const [first, second] = book.words.categories;
  const share = (name = '') => meaning({ op: 'SHARE', part: { filter: { categories: [name] } } });
  expect(share(first?.name)).not.toBe(share(second?.name));
});
