import { calendarDate, dayInTurkey, isCalendarDate } from './date';

test.each(['2024-02-29', '1900-01-01', '2100-12-31'])('%s is a day', (day) => {
  expect(isCalendarDate(day)).toBe(true);
});

test.each([
  '2026-02-30',
  '2023-02-29',
  '2026-13-01',
  '0000-01-01',
  '10000-01-01',
  '1899-12-31',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
])('%s is no day', (day) => {
  expect(calendarDate('Tarih').safeParse(day).error?.issues[0]?.message).toBe('Geçerli bir tarih girin');
});

test('a missing day is asked for', () => {
  for (const missing of [undefined, null, '']) {
    expect(calendarDate('Tarih').safeParse(missing).error?.issues[0]?.message).toBe('Tarih gerekli');
  }
});

test('the day changes at midnight in Turkey, not in Greenwich', () => {
  expect(dayInTurkey(new Date('2026-03-17T20:59:59Z'))).toBe('2026-03-17');
  expect(dayInTurkey(new Date('2026-03-17T21:00:00Z'))).toBe('2026-03-18');
});
