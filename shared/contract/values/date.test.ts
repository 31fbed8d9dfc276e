import fc from 'fast-check';
import { calendarDate, dayInTurkey, isCalendarDate, optionalDate } from './date';

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
  '2026-02-30T00:00:00Z',
  '2026-01-01T',
  '2026-01-01 00:00',
  '2026-01-01Tbugün',
])('%s is no day', (day) => {
  expect(calendarDate('Tarih').safeParse(day).error?.issues[0]?.message).toBe('Geçerli bir tarih girin');
});

test.each([
  '2026-03-04T00:00Z',
  '2026-03-04T23:59:59Z',
  '2026-03-04T21:30:00.123Z',
  '2026-03-04T00:00:00+03:00',
  '2026-03-04T12:00:00',
])('of the instant %s the first ten characters count', (instant) => {
  expect(calendarDate('Tarih').parse(instant)).toBe('2026-03-04');
  expect(optionalDate().parse(instant)).toBe('2026-03-04');
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

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

test('a month has as many days as the calendar gives it, in every year', () => {
  for (let year = 1900; year <= 2100; year++) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const [index, length] of lengths.entries()) {
      const month = `${year}-${pad(index + 1)}`;
      const days = Array.from({ length: 33 }, (_, day) => day).filter((day) =>
        isCalendarDate(`${month}-${pad(day)}`),
      );
      if (days.length !== length || days[0] !== 1 || days.at(-1) !== length) throw new Error(month);
    }
  }
});

test('a year outside of 1900 to 2100 has no day', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: 1899 }), fc.integer({ min: 2101, max: 9999 })), (year) => {
      expect(isCalendarDate(`${pad(year, 4)}-06-15`)).toBe(false);
    }),
  );
});

test('today in Turkey is the day three hours ahead of Greenwich', () => {
  // Since September 2016 Turkey keeps one time all year round.
  const moment = fc.date({ min: new Date('2017-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (at) => {
      const day = dayInTurkey(at);
      expect(day).toBe(new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10));
      expect(isCalendarDate(day)).toBe(true);
    }),
  );
});

test('a later moment is never an earlier day', () => {
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      expect(dayInTurkey(first) <= dayInTurkey(second)).toBe(true);
    }),
  );
});

test('an optional day may be nothing, and is a day otherwise', () => {
  const day = optionalDate();
  expect([undefined, null, '', '2024-02-29'].map((value) => day.parse(value))).toEqual([
    null,
    null,
    null,
    '2024-02-29',
  ]);
  expect(day.safeParse('2023-02-29').error?.issues[0]?.message).toBe('Geçerli bir tarih girin');
});

test('today is written year, month, day in a browser that writes Canadian days the American way', () => {
  const engine: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = jest.spyOn(engine, 'format', 'get');
  format.mockReturnValue(() => '11/23/2026');
  expect(dayInTurkey(new Date('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
  format.mockRestore();
});
