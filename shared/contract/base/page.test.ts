import fc from 'fast-check';
import { limits } from '../limits';
import { pageRequest, toPage } from './page';

test('pages are just enough for all rows', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.integer({ min: 1, max: limits.page.maxSize }),
      (total, size) => {
        const { totalPages } = toPage([], total, 0, size);
        expect(totalPages * size).toBeGreaterThanOrEqual(total);
        expect((totalPages - 1) * size).toBeLessThan(Math.max(total, 1));
      },
    ),
  );
});

test('rows read page by page are all rows, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (rows, size) => {
      const pageAt = (page: number) =>
        toPage(rows.slice(page * size, (page + 1) * size), rows.length, page, size);
      const pages = Array.from({ length: pageAt(0).totalPages }, (_, page) => pageAt(page));
      expect(pages.flatMap(({ content }) => content)).toEqual(rows);
      expect(pages.every(({ content }) => content.length > 0)).toBe(true);
    }),
  );
});

test('a request without a page is the first one of the usual size, searching for nothing', () => {
  expect(pageRequest(7).parse({})).toEqual({ page: 0, pageSize: 7, searchText: '' });
  expect(pageRequest(7).parse({ searchText: null }).searchText).toBe('');
});

test('a page is a whole number from zero on, its size one from 1 to 1000', () => {
  const accepts = (input: object) => pageRequest(7).safeParse(input).success;
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (value) => {
      const isWhole = Number.isInteger(value) && !Object.is(value, -0);
      expect(accepts({ page: value })).toBe(isWhole && value >= 0 && value <= limits.page.maxPage);
      expect(accepts({ pageSize: value })).toBe(isWhole && value >= 1 && value <= limits.page.maxSize);
    }),
  );
  expect(pageRequest(7).safeParse({ page: -1 }).error?.issues[0]?.message).toBe('Sayfa en az 0 olmalıdır');
  expect(pageRequest(7).safeParse({ pageSize: 0 }).error?.issues[0]?.message).toBe(
    'Sayfa boyutu en az 1 olmalıdır',
  );
});
