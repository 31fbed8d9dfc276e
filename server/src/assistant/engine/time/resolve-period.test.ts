import { tokenise } from '../words/tokens';
import { Words } from './period-words';
import { periodAt } from './periods';
import { resolvePeriod } from './resolve-period';

function days(text: string, today: string): string {
  const read = periodAt(new Words(tokenise(text)), 0);
  if (!read) return 'not read';
  const { from, to } = resolvePeriod(read.period, today);
  return `${from ?? ''}..${to}`;
}

test.each([
  ['bugün', '2026-03-18..2026-03-18'],
  ['evvelsi gün', '2026-03-16..2026-03-16'],
  ['bu hafta', '2026-03-16..2026-03-18'],
  ['geçen hafta', '2026-03-09..2026-03-15'],
  ['geçen ay', '2026-02-01..2026-02-28'],
  ['iki ay önce', '2026-01-01..2026-01-31'],
  ['bu çeyrek', '2026-01-01..2026-03-18'],
  ['geçen çeyrek', '2025-10-01..2025-12-31'],
  ['yıl başından beri', '2026-01-01..2026-03-18'],
  ['2025 yılında', '2025-01-01..2025-12-31'],
  ['2025te', '2025-01-01..2025-12-31'],
  ['son 30 gün', '2026-02-17..2026-03-18'],
  ['son bir yılda', '2025-03-19..2026-03-18'],
  ['son iki tam ay', '2026-01-01..2026-02-28'],
  ['geçen kış', '2025-12-01..2026-02-28'],
  ['geçen yaz', '2025-06-01..2025-08-31'],
  ['haziranın dokuzunda', '2025-06-09..2025-06-09'],
  ['ağustosun on yedisinde', '2025-08-17..2025-08-17'],
  ['mart', '2026-03-01..2026-03-18'],
  ['nisan', '2025-04-01..2025-04-30'],
  ['03.2025', '2025-03-01..2025-03-31'],
  ['6/2025', '2025-06-01..2025-06-30'],
  ['7. ayda', '2025-07-01..2025-07-31'],
  ['2025 12. ay', '2025-12-01..2025-12-31'],
  ['5-11 ocak haftasında', '2026-01-05..2026-01-11'],
  ['5 ocaktan 11 ocağa kadar olan haftada', '2026-01-05..2026-01-11'],
  ['pazartesi sabahından bu yana', '2026-03-16..2026-03-18'],
  ['pazartesiden bu güne', '2026-03-16..2026-03-18'],
  ['şubattan şimdiye kadar', '2026-02-01..2026-03-18'],
  ["2025'in son günü", '2025-12-31..2025-12-31'],
  ["2026'ya girerken", '2026-01-01..2026-03-18'],
  ['şubat ortasında', '2026-02-11..2026-02-20'],
  ['05.03.2025', '2025-03-05..2025-03-05'],
  ["31 Aralık 2025'te", '2025-12-31..2025-12-31'],
  ['geçen yılın martı', '2025-03-01..2025-03-31'],
  ['2025 ikinci yarısı', '2025-07-01..2025-12-31'],
  ['ilk altı ay', '2026-01-01..2026-03-18'],
  ['ocak-mart arası', '2026-01-01..2026-03-18'],
  ['kasımdan şubata', '2025-11-01..2026-02-28'],
  ['5-12 ekim', '2025-10-05..2025-10-12'],
  ["5 ekim'den beri", '2025-10-05..2026-03-18'],
  ['pazartesiden beri', '2026-03-16..2026-03-18'],
  ['cuma gününden bu yana', '2026-03-13..2026-03-18'],
  ['bir ay öncesi', '2026-02-01..2026-02-28'],
  ['ekimden önce', '..2025-09-30'],
  ['ekimden sonra', '2025-11-01..2026-03-18'],
  ["5 ekim'den sonra", '2025-10-06..2026-03-18'],
  ['ekime kadar', '..2025-10-31'],
  ["5 Ekim 2025'e kadar", '..2025-10-05'],
  ['ekimin ilk haftasında', '2025-10-01..2025-10-07'],
  ['geçen ayın son haftası', '2026-02-22..2026-02-28'],
  ['kasım ayının ilk yarısı', '2025-11-01..2025-11-15'],
  ['bu ayın ikinci yarısında', '2026-03-16..2026-03-18'],
  ["ayın 15'inde", '2026-03-15..2026-03-15'],
  ["ayın 25'inde", '2026-02-25..2026-02-25'],
  ['yaz aylarında', '2025-06-01..2025-08-31'],
  ['kışın', '2025-12-01..2026-02-28'],
  ['geçen hafta sonu', '2026-03-14..2026-03-15'],
])('on 18 March 2026 "%s" is %s', (text, expected) => {
  expect(days(text, '2026-03-18')).toBe(expected);
});

test('three months back from 31 August begin on 1 June', () => {
  expect(days('son 3 ay', '2025-08-31')).toBe('2025-06-01..2025-08-31');
});

test('the last full month of a month that ends today is this one', () => {
  expect(days('son 1 tam ay', '2026-03-31')).toBe('2026-03-01..2026-03-31');
});

test.each([
  ['2026-11-30', '2026-10-31..2026-10-31'],
  ['2026-03-15', '2026-01-31..2026-01-31'],
  ['2026-10-31', '2026-10-31..2026-10-31'],
])('on %s "ayın 31\'inde" is the latest 31st that a month had', (today, expected) => {
  expect(days("ayın 31'inde", today)).toBe(expected);
});
