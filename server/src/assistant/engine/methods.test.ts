import { doubledMedian, median, outliers, percentOf, theilSen } from './ledger/statistics';
import { entry, type Line, shop, testLedger } from './run/testing';

const at = testLedger(shop.map(entry), '2025-12-10');

test('percentages are rounded once, half away from zero, to one decimal', () => {
  expect(percentOf(1n, 8n)).toBe(12.5);
  expect(percentOf(1n, 2000n)).toBe(0.1);
  expect(percentOf(-1n, 2000n)).toBe(-0.1);
  expect(percentOf(5n, 0n)).toBeUndefined();
});

test('the median of an even number is the mean of the two middle values', () => {
  expect(median([1n, 4n, 2n, 100n])).toBe(3n);
  expect(doubledMedian([1n, 2n])).toBe(3n);
  expect(median([1n, 2n])).toBe(2n);
});

test('one wild month does not turn a trend, and three per cent of the mean is flat', () => {
  expect(theilSen([100n, 110n, 120n, 300n, 140n])).toEqual({ perMonth: 10n, direction: 'UP' });
  expect(theilSen([1_000n, 1_030n, 1_060n, 1_090n]).direction).toBe('FLAT');
  expect(theilSen([1_000n, 960n, 900n, 860n]).direction).toBe('DOWN');
});

test('a value is strange beyond 3.5 median deviations, and in a group of equals nothing is', () => {
  const judge = outliers([10n, 11n, 12n, 13n, 14n, 15n, 16n, 17n]);
  expect([judge?.(20n), judge?.(21n), judge?.(5n)]).toEqual([undefined, 'HIGH', 'LOW']);
  expect(outliers([5n, 5n, 5n, 5n])).toBeUndefined();
});

test('an average per month counts full months only and names their span', async () => {
  const { figures, period } = await at.ask('Ayda ortalama kira ne kadar? Depo kirası');
  expect(figures).toEqual([]);
  expect(period).toBeNull();
  const rent = await at.ask('Ayda ortalama depo kirası ne kadar?');
  expect(rent.figures[0]).toMatchObject({ key: 'average', value: 3000, unit: 'TRY' });
  expect(rent.period).toEqual({ from: '2024-10-01', to: '2025-11-30' });
});

test('fixed payments are found with their newest amounts', async () => {
  const { rows, figures } = await at.ask('Aylık sabit giderlerimizin toplamı ne kadar?');
  expect(rows).toHaveLength(5);
  expect(figures[0]).toMatchObject({ key: 'total', value: 12_000 + 3_000 + 21_400 + 7_640.5 + 150 });
});

test('an opening that is too short refuses a trend, a forecast and a runway', async () => {
  const young = testLedger(shop.slice(0, 10).map(entry), '2024-11-20');
  for (const question of [
    'Giderler artıyor mu?',
    'Gelecek ay gelir tahmini ne?',
    'Bu gidişle para kaç ay yeter?',
  ])
    expect(await young.ask(question)).toMatchObject({
      action: 'REFUSE',
      reason: 'insufficient_data',
      figures: [],
    });
});

test('an empty ledger has a balance of nothing and says so', async () => {
  const { action, figures, report } = await testLedger([], '2026-05-04').ask('Bakiye ne?');
  expect([action, figures[0]?.value]).toEqual(['ANSWER', 0]);
  expect(report).toContain('kayıt bulunamadı');
});

test('money beyond the reach of floating point is summed to the kuruş', async () => {
  const lines: Line[] = Array.from({ length: 9 }, () => ['2025-03-01', 'GIRIS', 'Satış', 'satış', 0]);
  const entries = lines.map(entry).map((each, i) => ({ ...each, kurus: 99_999_999_999_999n - BigInt(i) }));
  const { report } = await testLedger(entries, '2025-04-01').ask('Mart geliri ne kadar?');
  expect(report).toContain('8.999.999.999.999,55\u00a0₺');
});

test('an answer longer than the window says from which day on it holds', async () => {
  const lines: Line[] = Array.from({ length: 1_200 }, (_, i) => [
    `2025-${String(1 + Math.floor(i / 120)).padStart(2, '0')}-05`,
    'CIKIS',
    'Kargo',
    'gönderi',
    10,
  ]);
  const long = testLedger(lines.map(entry), '2025-11-01');
  const spent = await long.ask('Toplam ne kadar harcadık?');
  expect(spent).toMatchObject({ truncated: true, scannedCount: 1000, matched: { count: 1000 } });
  expect(spent.report).toContain('Son 1000 kayda bakıldı');
  expect(await long.ask('Ocak 2025 gideri ne kadar?')).toMatchObject({ reason: 'outside_window' });
  expect((await long.ask('Bakiye ne?')).matched.count).toBe(1_200);
});

test('what has not come yet is offered for the year before, where it can be answered', async () => {
  const lines: Line[] = [
    ['2025-08-05', 'CIKIS', 'Kargo', 'gönderi', 10],
    ['2025-12-05', 'CIKIS', 'Kargo', 'gönderi', 30],
  ];
  const { ask } = testLedger(lines.map(entry), '2026-01-05');
  const early = await ask('Bu yılın son çeyreğinde ne kadar harcadık?');
  expect(early).toMatchObject({ action: 'REFUSE', reason: 'outside_window' });
  expect(early.report).toBe('Sorduğunuz dönem henüz gelmedi. Bir yıl öncesini soruyorsanız:');
  expect(early.options).toEqual(['Geçen yılın dördüncü çeyreğinde ne kadar harcadık?']);
  expect((await ask('2024’te ne kadar harcadık?')).options).toEqual([]);
});
