import fc from 'fast-check';
import {
  addDays,
  comparedDays,
  daysBetween,
  firstDay,
  lastDay,
  lastMonths,
  monthOf,
  shiftMonth,
} from './calendar';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a day some days later lies as many days away', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test('days are counted on the calendar and turn negative after the end', () => {
  expect([
    daysBetween('2026-02-28', '2026-03-01'),
    daysBetween('2026-03-30', '2026-03-28'),
    daysBetween('2026-01-01', '2026-01-01'),
  ]).toEqual([1, -2, 0]);
});

test('a month begins behind the end of the month before and holds its own days', () => {
  fc.assert(
    fc.property(days, (day) => {
      const month = monthOf(day);
      expect(addDays(lastDay(shiftMonth(month, -1)), 1)).toBe(firstDay(month));
      expect(firstDay(month) <= day && day <= lastDay(month)).toBe(true);
    }),
  );
});

test('leap years have their day, the last months cross the year', () => {
  expect([lastDay('2024-02'), lastDay('2025-02'), lastDay('2000-02'), lastDay('2100-02')]).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2000-02-29',
    '2100-02-28',
  ]);
  expect(lastMonths('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
});

test.each([
  ['2026-11', '2026-11-22', '2026-11-22', ['2026-10-01', '2026-10-22']],
  ['2026-03', '2026-03-31', '2026-03-31', ['2026-02-01', '2026-02-28']],
  ['2028-03', '2028-03-30', '2028-03-30', ['2028-02-01', '2028-02-29']],
  ['2027-01', '2027-01-05', '2027-01-05', ['2026-12-01', '2026-12-05']],
  ['2026-10', '2026-11-22', '2026-10-31', ['2026-09-01', '2026-09-30']],
  ['2026-12', '2026-11-22', '2026-12-31', ['2026-11-01', '2026-11-30']],
])('%s, read on %s, counts up to %s and is compared with %s', (month, today, until, [from, to]) => {
  const { own, before } = comparedDays(month, today);
  expect([own.to, before]).toEqual([until, { from, to }]);
});
