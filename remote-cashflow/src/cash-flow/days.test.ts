import { cashFlow } from '@vezne/testing';
import { daysOf } from './days';

const on = (date: string, n: number, amount: number, cashFlowType: 'GIRIS' | 'CIKIS') =>
  cashFlow(n, { date, amount, cashFlowType });
const entries = [
  on('2026-11-21', 1, 0.1, 'GIRIS'),
  on('2026-11-21', 2, 0.3, 'CIKIS'),
  on('2026-11-20', 3, 5, 'GIRIS'),
  on('2026-11-19', 4, 7, 'CIKIS'),
];

test('entries stand under their days, and a day says to the kuruş what it came to', () => {
  const days = daysOf(entries, { page: 0, totalPages: 1 });
  expect(days.map(({ day, net, entries }) => [day, entries.length, net])).toEqual([
    ['2026-11-21', 2, -0.2],
    ['2026-11-20', 1, 5],
    ['2026-11-19', 1, -7],
  ]);
});

test('a day that may go on on the page before or after says no sum', () => {
  expect(daysOf(entries, { page: 1, totalPages: 3 }).map(({ net }) => net)).toEqual([null, 5, null]);
  expect(daysOf(entries, { page: 0, totalPages: 2 }).map(({ net }) => net)).toEqual([-0.2, 5, null]);
});
