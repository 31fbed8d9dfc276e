import fc from 'fast-check';
import { isCalendarDate } from './date';
import { dayInMonth, monthAfter } from './monthly';

/** The first days of something monthly. */
function series(month: string, day: number, count: number): string[] {
  const days: string[] = [];
  for (let at = month; days.length < count; at = monthAfter(`${at}-01`)) days.push(dayInMonth(at, day));
  return days;
}

test.each([
  ['2027-01', 31, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2027-12', 29, ['2027-12-29', '2028-01-29', '2028-02-29', '2028-03-29']],
  ['2099-12', 30, ['2099-12-30', '2100-01-30', '2100-02-28', '2100-03-30']],
  ['2026-12', 5, ['2026-12-05', '2027-01-05', '2027-02-05']],
])('from %s on, day %i of the month is kept and never drifts', (month, day, expected) => {
  expect(series(month, day, expected.length)).toEqual(expected);
});

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

test('every month has exactly one day, a real one, which is the wanted one or the last', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 31 }), (month, day) => {
      const date = dayInMonth(month, day);
      expect(isCalendarDate(date)).toBe(true);
      expect(date.slice(0, 7)).toBe(month);
      const isWanted = Number(date.slice(8)) === day;
      const isLast = new Date(Date.parse(date) + 86_400_000).toISOString().slice(8, 10) === '01';
      expect(isWanted || (isLast && Number(date.slice(8)) < day)).toBe(true);
    }),
  );
});

test('twelve months after a month are the same month of the next year', () => {
  fc.assert(
    fc.property(months, (month) => {
      const later = series(month, 1, 13).at(-1);
      expect(later).toBe(`${Number(month.slice(0, 4)) + 1}${month.slice(4)}-01`);
    }),
  );
});
