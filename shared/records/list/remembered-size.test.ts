import { rememberedSize, rememberSize } from './remembered-size';

afterEach(() => localStorage.clear());

test('each list remembers how many rows were chosen in it', () => {
  rememberSize('projects', 12, 3);
  rememberSize('products', 6, 9);
  expect([rememberedSize('projects', 3), rememberedSize('products', 9)]).toEqual([12, 6]);
  expect(rememberedSize('categories', 12)).toBeUndefined();
});

test('a number that is set for all lists afterwards counts more than what was chosen before', () => {
  rememberSize('projects', 12, 3);
  expect(rememberedSize('projects', 6)).toBeUndefined();
});

test('a memory that is no number of rows is none', () => {
  for (const kept of ['', 'x', '7/3', '12', '12/x']) {
    localStorage.setItem('size.projects', kept);
    expect([kept, rememberedSize('projects', 3)]).toEqual([kept, undefined]);
  }
});
