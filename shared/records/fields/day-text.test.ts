import { readDay, shiftDay, shiftMonth } from './day-text';

const today = '2026-11-22';

test.each([
  ['5', '2026-11-05'],
  ['22', '2026-11-22'],
  ['3.2', '2026-02-03'],
  ['03/02', '2026-02-03'],
  ['3.2.25', '2025-02-03'],
  ['03.02.2025', '2025-02-03'],
  ['2025-02-03', '2025-02-03'],
  ['3,5', '2026-05-03'],
  ['3,5,', '2026-05-03'],
  ['0305', '2026-05-03'],
  ['030525', '2025-05-03'],
  ['03052025', '2025-05-03'],
  ['bugün', '2026-11-22'],
  ['DÜN', '2026-11-21'],
  ['yarın', '2026-11-23'],
  ['+3', '2026-11-25'],
  ['-30', '2026-10-23'],
])('"%s" written on 22 November 2026 is %s', (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

test.each([
  '',
  '31',
  '30.2',
  '29.2.2026',
  '0',
  'cuma',
  '1.13',
  '2026',
  '12.12.202',
  '1.2.3.4',
  '3105202',
  '31022026',
])('"%s" is no day of the calendar', (text) => {
  expect(readDay(text, today)).toBeUndefined();
});

test('a month has no thirty-first: the last day stands for it', () => {
  expect(shiftMonth('2026-10-31', 1)).toBe('2026-11-30');
  expect(shiftMonth('2026-03-31', -1)).toBe('2026-02-28');
  expect(shiftMonth('2026-12-15', 1)).toBe('2027-01-15');
});

test('a day moves over the ends of months and years', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
});
