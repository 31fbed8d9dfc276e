import fc from 'fast-check';
import {
  formatAgainst,
  formatDate,
  formatDateLong,
  formatDay,
  formatDays,
  formatInstant,
  formatInstantDate,
  formatMonth,
  formatMonthShort,
  formatSince,
  formatTime,
  formatWeekday,
} from './date';

test('a day is written the Turkish way', () => {
  expect(formatDate('2026-11-21')).toBe('21.11.2026');
  expect(formatDate('2026-11-21T23:59:59.000Z')).toBe('21.11.2026');
  expect(formatDateLong('2026-11-21')).toBe('21 Kasım 2026');
  expect(formatWeekday('2026-11-21')).toBe('21 Kasım 2026, Cumartesi');
});

test('a day at the head of its records has its weekday, and its year when that is another', () => {
  expect(formatDay('2026-11-20', '2026-11-22')).toBe('20 Kasım Cuma');
  expect(formatDay('2025-12-31', '2026-11-22')).toBe('31 Aralık 2025 Çarşamba');
  expect(formatDay('yok', '2026-11-22')).toBe('yok');
});

test('a month is written the Turkish way', () => {
  expect(formatMonth('2026-11')).toBe('Kasım 2026');
  expect(formatMonth('2026-08-01')).toBe('Ağustos 2026');
  expect(formatMonthShort('2026-02')).toBe('Şub');
});

test('a moment is shown on Turkish clocks, wherever the reader is', () => {
  expect(formatInstant('2026-11-21T11:18:00Z')).toBe('21 Kasım 2026 14:18');
  expect(formatInstant('2026-11-21T21:30:00Z')).toBe('22 Kasım 2026 00:30');
  expect(formatInstantDate('2026-12-31T22:00:00Z')).toBe('01.01.2027');
  expect(formatTime('2026-11-21T11:32:00Z')).toBe('14:32');
});

test('a day never moves, whatever the time zone of the machine', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(formatDate(day).split('.').reverse().join('-')).toBe(day);
        expect(Number(formatDateLong(day).split(' ')[0])).toBe(Number(day.slice(8)));
      },
    ),
  );
});

test('what is no date is shown as it is', () => {
  expect(formatDate('yarın')).toBe('yarın');
  expect(formatDateLong('2026-13-45')).toBe('2026-13-45');
  expect(formatInstant('bozuk')).toBe('bozuk');
});

test.each([
  ['2026-10-01', '2026-10-22', '1–22 Ekim', "1–22 Ekim'e göre"],
  ['2026-02-01', '2026-02-28', 'Şubat', "Şubat'a göre"],
  ['2028-02-01', '2028-02-28', '1–28 Şubat', "1–28 Şubat'a göre"],
  ['2026-09-01', '2026-09-30', 'Eylül', "Eylül'e göre"],
  ['2026-08-05', '2026-08-05', '5 Ağustos', "5 Ağustos'a göre"],
])('the days from %s to %s are %s, and a comparison is %s', (from, to, days, against) => {
  expect([formatDays({ from, to }), formatAgainst({ from, to })]).toEqual([days, against]);
});

test.each([
  ['14:32', "14:32'den"],
  ['09:00', "09:00'dan"],
  ['14:00', "14:00'ten"],
  ['00:00', "00:00'dan"],
  ['13:40', "13:40'tan"],
  ['13:20', "13:20'den"],
  ['13:06', "13:06'dan"],
])('since %s is said with its own ending', (time, said) => {
  jest.useFakeTimers({ now: new Date('2026-11-28T20:30:00Z') });
  expect(formatSince(`2026-11-28T${time}:00+03:00`)).toBe(said);
  expect(formatSince(`2026-11-27T${time}:00+03:00`)).toBe(`27.11.2026 ${said}`);
  jest.useRealTimers();
});
