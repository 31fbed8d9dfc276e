import { widthFor } from './register-columns';

test('a column of figures is as wide as its widest figure, and no wider', () => {
  // Drawn 115 px wide, with 16 px beside it.
  expect(widthFor([10_612_597.21, 1], 128)).toBe(132);
  expect(widthFor([-10_612_597.21])).toBeGreaterThan(widthFor([10_612_597.21]) + 8);
  expect(widthFor([1, -2.5], 128)).toBe(128);
  expect(widthFor([], 124)).toBe(124);
});
