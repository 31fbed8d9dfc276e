import { cashFlow, cashFlowPage } from '@vezne/testing';
import { countText, daysOf } from './days';

const on = (date: string, n: number, amount: number, cashFlowType: 'GIRIS' | 'CIKIS') =>
  cashFlow(n, { date, amount, cashFlowType });
const entries = [
  on('2026-11-21', 1, 0.1, 'GIRIS'),
  on('2026-11-21', 2, 0.3, 'CIKIS'),
  on('2026-11-20', 3, 5, 'GIRIS'),
  on('2026-11-19', 4, 7, 'CIKIS'),
];

test('entries stand under their days, and a day says to the kuruş what it came to', () => {
  const days = daysOf(cashFlowPage(entries));
  expect(days.map((day) => [day.date, countText(day), day.whole?.net])).toEqual([
    ['2026-11-21', '2 kayıt', -0.2],
    ['2026-11-20', '1 kayıt', 5],
    ['2026-11-19', '1 kayıt', -7],
  ]);
});

test('a day that the page cuts says how many of it are there, and the sum of all of it', () => {
  const [day] = daysOf(cashFlowPage(entries, { page: 0, pageSize: 1 }));
  expect(day && [countText(day), day.whole?.net]).toEqual(['2 kayıttan 1', -0.2]);
});
