import { periodsOn, periodsToChoose, periodText } from './periods';

test('the offered periods are whole days, weeks from Monday, months and years', () => {
  const days = periodsOn('2026-11-22').map(({ label, from, to }) => [label, from, to]);
  expect(days).toEqual([
    ['Bugün', '2026-11-22', '2026-11-22'],
    ['Bu hafta', '2026-11-16', '2026-11-22'],
    ['Bu ay', '2026-11-01', '2026-11-30'],
    ['Geçen ay', '2026-10-01', '2026-10-31'],
    ['Son 30 gün', '2026-10-24', '2026-11-22'],
    ['Bu yıl', '2026-01-01', '2026-12-31'],
  ]);
  expect(periodsOn('2026-01-15')[3]).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
});

test('on the last day of a month of thirty its days have one name to choose', () => {
  const labels = (today: string) => periodsToChoose(today).map(({ label }) => label);
  expect(labels('2026-11-29')).toContain('Son 30 gün');
  expect(labels('2026-11-30')).toEqual(['Bugün', 'Bu hafta', 'Bu ay', 'Geçen ay', 'Bu yıl']);
});

test.each([
  [{}, null],
  [{ from: '2026-10-01', to: '2026-10-31' }, 'Ekim 2026'],
  [{ from: '2026-01-01', to: '2026-12-31' }, '2026'],
  [{ from: '2026-10-01', to: '2026-10-15' }, '01.10.2026 – 15.10.2026'],
  [{ from: '2026-10-01' }, '01.10.2026 ve sonrası'],
  [{ to: '2026-10-31' }, '31.10.2026 ve öncesi'],
  [{ from: '2026-10-31', to: '2026-10-31' }, '31.10.2026'],
])('%j is written "%s"', (period, words) => {
  expect(periodText(period)).toBe(words);
});
