import { inPlace } from '@vezne/contract';
import { entry, type Line, testLedger } from './testing';

/** Forty parcels of about a hundred lira. */
const usual: Line[] = Array.from({ length: 40 }, (_, i) => [
  '2025-10-01',
  'CIKIS',
  'Kargo',
  'gönderi',
  100 + (i % 5),
]);
const ask = (strange: Line[]) =>
  testLedger([...usual, ...strange].map(entry), '2025-12-10').ask('Olağan dışı gider var mı?');

test('of many strange records the five furthest from what is usual are told, each with what that is', async () => {
  const strange: Line[] = Array.from({ length: 7 }, (_, i) => [
    '2025-11-01',
    'CIKIS',
    'Kargo',
    `uçak ${i}`,
    1_000 * (i + 1),
  ]);
  const { report, rows } = await ask(strange);
  expect(rows).toHaveLength(7);
  expect(report.match(/normalde 102,00\u00a0₺ dolayında/g)).toHaveLength(5);
  expect(report.indexOf('uçak 6')).toBeLessThan(report.indexOf('uçak 5'));
  expect(report).not.toContain('uçak 1');
  expect(rows[0]?.label).toContain('normalde 102,00\u00a0₺ dolayında');
});

test('of strange records the strangest has the first place, though the newest stands first', async () => {
  const strange: Line[] = [9_000, 2_000, 5_000].map((lira, i) => [
    `2025-11-0${i + 1}`,
    'CIKIS',
    'Kargo',
    `uçak ${lira}`,
    lira,
  ]);
  const { rows } = await ask(strange);
  expect(rows.map(({ value }) => value)).toEqual([5_000, 2_000, 9_000]);
  expect(inPlace(rows).map(({ value }) => value)).toEqual([9_000, 5_000, 2_000]);
  const largest: { value: number; place?: number }[] = [{ value: 7 }, { value: 3 }];
  expect(inPlace([...rows, ...largest, ...rows]).map(({ value }) => value)).toEqual([
    9_000, 5_000, 2_000, 7, 3, 9_000, 5_000, 2_000,
  ]);
});
