import { dayMeant, firstDateAfter } from './first-date';

test.each([
  ['2026-11-05', '2026-12-05'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('what stands on %s repeats first on %s', (date, first) => {
  expect(firstDateAfter(date)).toBe(first);
});

test.each([
  ['the day of the entry', '2026-11-05', '2026-12-05', 5],
  ['the 31st, although February is too short for it', '2027-01-31', '2027-02-28', 31],
  ['another day, where one is chosen', '2027-01-31', '2027-02-15', 15],
  ['another last day, where one is chosen', '2027-01-05', '2027-02-28', 28],
])('meant is %s', (_, entry, first, day) => {
  expect(dayMeant(entry, first)).toBe(day);
});
