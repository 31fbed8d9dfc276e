import type { PlanPeriod, PlanPeriodPart } from '@vezne/contract';
import { resolvePeriod } from './resolve-period';

const TODAY = '2026-11-22';
const october: PlanPeriod = { kind: 'MONTH', index: 10, year: null };
const part = (of: PlanPeriod, name: PlanPeriodPart) => resolvePeriod({ kind: 'PART', of, part: name }, TODAY);

test.each<[PlanPeriodPart, string, string]>([
  ['FIRST_WEEK', '2026-10-01', '2026-10-07'],
  ['LAST_WEEK', '2026-10-25', '2026-10-31'],
  ['FIRST_HALF', '2026-10-01', '2026-10-15'],
  ['SECOND_HALF', '2026-10-16', '2026-10-31'],
  ['BEGIN', '2026-10-01', '2026-10-10'],
  ['MIDDLE', '2026-10-11', '2026-10-20'],
  ['END', '2026-10-21', '2026-10-31'],
])('the %s of a month has fixed days', (name, from, to) => {
  expect(part(october, name)).toEqual({ from, to });
});

test('a part that is still running ends today, and halves of a year are whole months', () => {
  expect(part({ kind: 'RELATIVE', unit: 'MONTH', offset: 0 }, 'END')).toEqual({
    from: '2026-11-21',
    to: TODAY,
  });
  expect(part({ kind: 'YEAR', year: 2025 }, 'SECOND_HALF')).toEqual({ from: '2025-07-01', to: '2025-12-31' });
  expect(part({ kind: 'YEAR', year: 2025 }, 'BEGIN')).toEqual({ from: '2025-01-01', to: '2025-04-30' });
});

test('the same part of the month before is the month moved, not the days', () => {
  const first: PlanPeriod = { kind: 'PART', of: october, part: 'FIRST_WEEK' };
  expect(resolvePeriod({ kind: 'SHIFT', of: first, by: -1 }, TODAY)).toEqual({
    from: '2026-09-01',
    to: '2026-09-07',
  });
});
