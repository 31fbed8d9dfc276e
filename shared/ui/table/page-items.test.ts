import fc from 'fast-check';
import { pageItems, rangeText } from './page-items';

test('up to seven pages are all listed', () => {
  expect(pageItems(0, 1)).toEqual([0]);
  expect(pageItems(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(pageItems(0, 0)).toEqual([]);
});

test.each([
  [0, [0, 1, 2, 3, 4, 'gap', 24]],
  [3, [0, 1, 2, 3, 4, 'gap', 24]],
  [4, [0, 'gap', 3, 4, 5, 'gap', 24]],
  [11, [0, 'gap', 10, 11, 12, 'gap', 24]],
  [20, [0, 'gap', 19, 20, 21, 'gap', 24]],
  [21, [0, 'gap', 20, 21, 22, 23, 24]],
  [24, [0, 'gap', 20, 21, 22, 23, 24]],
])('of 25 pages, page %s offers its neighbourhood', (page, items) => {
  expect(pageItems(page, 25)).toEqual(items);
});

test('a phone shows fewer neighbours', () => {
  expect(pageItems(0, 25, 0)).toEqual([0, 1, 2, 'gap', 24]);
  expect(pageItems(11, 25, 0)).toEqual([0, 'gap', 11, 'gap', 24]);
});

test('first, last and current page can always be reached, and a gap always hides something', () => {
  const pages = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(pages, fc.nat(), fc.constantFrom(0, 1), (total, seed, neighbours) => {
      const current = seed % total;
      const items = pageItems(current, total, neighbours);
      expect(items).toEqual(expect.arrayContaining([0, current, total - 1]));
      items.forEach((item, place) => {
        if (item !== 'gap') return;
        const [before, after] = [items[place - 1], items[place + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(1);
      });
    }),
  );
});

test('the line under a list says which rows are shown', () => {
  expect(rangeText(0, 6, 148)).toBe('148 kayıttan 1–6 arası');
  expect(rangeText(24, 6, 148)).toBe('148 kayıttan 145–148 arası');
  expect(rangeText(0, 3, 14, 'projeden')).toBe('14 projeden 1–3 arası');
  expect(rangeText(0, 6, 0)).toBe('0 kayıt');
  expect(rangeText(0, 12, 1248)).toBe('1.248 kayıttan 1–12 arası');
});
