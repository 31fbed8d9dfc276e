import { tokenise } from '../words/tokens';
import { Words } from './period-words';
import { periodAt } from './periods';
import { resolvePeriod } from './resolve-period';

const TODAY = '2026-11-22';

/** The days of a period that takes up the whole text. */
function daysOf(text: string) {
  const tokens = tokenise(text);
  const read = periodAt(new Words(tokens), 0);
  if (read?.next !== tokens.length) return `read as far as ${read?.next ?? 0} of ${tokens.length}`;
  const { from, to } = resolvePeriod(read.period, TODAY);
  return `${from} ${to}`;
}

test.each([
  "geçen ayın 10'u ile 20'si arasında",
  'geçen ayın 10 ile 20’si arasında',
  'geçen ayın onuyla yirmisi arasında',
  "geçen ayın 10'undan 20'sine kadar",
  'geçen ayın 10-20 arası',
  "ekimin 10'u ile 20'si arasında",
  "ekim ayının 10'undan 20'sine",
  "ekimin 10-20'si",
  'ekim 10-20 arası',
  '10-20 ekim arası',
  '10 ile 20 ekim tarihleri arasında',
  '10 ekim - 20 ekim tarihleri arasında',
  '10/10 ile 20/10 arasında',
  '10.10 - 20.10 tarihleri arasında',
])('"%s" are the same eleven days', (text) => {
  expect(daysOf(text)).toBe('2026-10-10 2026-10-20');
});

test.each([
  ["bu ayın 5'i ile 12'si arası", '2026-11-05 2026-11-12'],
  ['ayın birinden on beşine kadar', '2026-11-01 2026-11-15'],
  ['geçen ayın ilk on günü', '2026-10-01 2026-10-10'],
  ['ekimin ilk 15 gününde', '2026-10-01 2026-10-15'],
  ['ekimin son 5 günü', '2026-10-27 2026-10-31'],
  ['ayın ilk haftası', '2026-11-01 2026-11-07'],
  ['ekimin ikinci haftası', '2026-10-08 2026-10-14'],
  ['ekimin 3. haftasında', '2026-10-15 2026-10-21'],
  ['ayın on beşinde', '2026-11-15 2026-11-15'],
  ["ayın 15'i", '2026-11-15 2026-11-15'],
  ["2025 ekiminin 10'u ile 20'si arasında", '2025-10-10 2025-10-20'],
  ["ayın başından 10'una kadar", '2026-11-01 2026-11-10'],
  ['haziran başından ağustos sonuna kadar', '2026-06-01 2026-08-31'],
  ['yılbaşından mart sonuna kadar', '2026-01-01 2026-03-31'],
  ['mart sonundan beri', '2026-04-01 2026-11-22'],
  ['mayıs ila eylül', '2026-05-01 2026-09-30'],
  ["2025'in son iki ayı", '2025-11-01 2025-12-31'],
  ['2025 ilk iki çeyrek', '2025-01-01 2025-06-30'],
  ['son bir buçuk yıl', '2025-05-23 2026-11-22'],
  ['üç aydır', '2026-08-23 2026-11-22'],
  ['iki haftadır', '2026-11-09 2026-11-22'],
  ['son tam ay', '2026-10-01 2026-10-31'],
  ['geçen yıl bugün', '2025-11-22 2025-11-22'],
  ['geçen yılın bu ayı', '2025-11-01 2025-11-30'],
  ['yaz boyunca', '2026-06-01 2026-08-31'],
  ['12 mart perşembe günü', '2026-03-12 2026-03-12'],
  ['on beş ekim', '2026-10-15 2026-10-15'],
  ['on beş ekimle otuz ekim arası', '2026-10-15 2026-10-30'],
  ['dördüncü ayda', '2026-04-01 2026-04-30'],
  ["2025'in onuncu ayında", '2025-10-01 2025-10-31'],
])('"%s" is %s', (text, days) => {
  expect(daysOf(text)).toBe(days);
});

test('the fourth month of something else is no April, and two Octobers are no second of October', () => {
  expect(periodAt(new Words(tokenise('işin dördüncü ayında')), 1)).toBeUndefined();
  expect(periodAt(new Words(tokenise('son iki ekim')), 1)).toBeUndefined();
});

test('days of every month are no day of this one, and what is no day of a month is none', () => {
  expect(daysOf("ayın 45'i")).toMatch(/^read as far/);
  expect(periodAt(new Words(tokenise("her ayın 5'i")), 1)).toBeUndefined();
});
