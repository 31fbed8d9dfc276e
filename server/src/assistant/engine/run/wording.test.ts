import type { PlanPeriod } from '@vezne/contract';
import { entry, type Line, shop, testLedger } from './testing';

const at = testLedger(shop.map(entry), '2025-12-10');

test.each([
  ['Kasım 2025 gideri ne kadar?', 'Kasım 2025: Toplam gider 44.080,50\u00a0₺ (5 kayıt).'],
  ['Kasım 2025 maaş ne kadar?', 'Kasım 2025 (Kategori: Maaş): Toplam 21.300,00\u00a0₺ (1 kayıt).'],
  ['Bu ay kâr mı ettik?', 'Hayır. 1–10 Aralık 2025: '],
  ['10 Kasım 2025 ile 25 Kasım 2025 arasında gelir ne kadar?', '10–25 Kasım 2025: Toplam gelir '],
])('the sentence that answers "%s" names what it is about', async (question, text) => {
  const { report } = await at.ask(question);
  expect(report).toContain(text);
});

test('a sum is told with that of the period before, of a running one over the same days', async () => {
  const { report, figures } = await at.ask('Kasım 2025 gideri ne kadar?');
  expect(report).toContain('Ekim 2025 toplamına (43.970,50\u00a0₺) göre %0,3 daha fazla.');
  expect(figures).toContainEqual({ key: 'before', label: 'Ekim 2025', value: 43_970.5, unit: 'TRY' });
  expect((await at.ask('Bu ay gider ne kadar?')).report).toContain('1–10 Kasım 2025 toplamına (');
  // What came before the ledger begins is not known.
  expect((await at.ask('Ekim 2024 gideri ne kadar?')).report).not.toContain('toplamına');
});

test('a rank begins with its first and what part of the whole that is', async () => {
  const { report, figures } = await at.ask('Kasım 2025 en çok hangi kategoriye harcadık?');
  expect(report).toContain('En yüksek gider: Maaş, 21.300,00\u00a0₺ (1 kayıt); toplam içindeki payı %48,3.');
  expect(figures).toContainEqual({
    key: 'share',
    label: 'Toplam içindeki payı',
    value: 48.3,
    unit: 'PERCENT',
  });
});

test('money out of sight is written as everywhere, with its own minus', async () => {
  const { report } = await at.ask('Bu ay net ne kadar?');
  expect(report).toContain('−44.190,50\u00a0₺');
  expect(report).not.toMatch(/TL|-\d/);
});

test('a list tells its records apart by what they are called, on one line each', async () => {
  const lines: Line[] = [
    ['2025-11-20', 'CIKIS', 'Taşeron', 'Kaya Taşeron, kalıp', 27_280.24],
    ['2025-11-20', 'CIKIS', 'Taşeron', `Işık\nElektrik ${'çok uzun '.repeat(20)}`, 102_463.84],
  ];
  const { report } = await testLedger(lines.map(entry), '2025-12-10').ask('Kasım giderlerini listele');
  expect(report).toContain('20 Kasım 2025 – Taşeron, “Kaya Taşeron, kalıp”: 27.280,24\u00a0₺');
  expect(report).toMatch(/“Işık Elektrik çok uzun .{0,70}…”: 102\.463,84/);
});

test('of many strange records the five furthest from what is usual are told, each with what that is', async () => {
  const usual: Line[] = Array.from({ length: 40 }, (_, i) => [
    '2025-10-01',
    'CIKIS',
    'Kargo',
    'gönderi',
    100 + (i % 5),
  ]);
  const strange: Line[] = Array.from({ length: 7 }, (_, i) => [
    '2025-11-01',
    'CIKIS',
    'Kargo',
    `uçak ${i}`,
    1_000 * (i + 1),
  ]);
  const { report, rows } = await testLedger([...usual, ...strange].map(entry), '2025-12-10').ask(
    'Olağan dışı gider var mı?',
  );
  expect(rows).toHaveLength(7);
  expect(report.match(/normalde 102,00\u00a0₺ dolayında/g)).toHaveLength(5);
  expect(report.indexOf('uçak 6')).toBeLessThan(report.indexOf('uçak 5'));
  expect(report).not.toContain('uçak 1');
  expect(rows[0]?.label).toContain('normalde 102,00\u00a0₺ dolayında');
});

test('the records cited are those behind the figures shown, not all that were looked at', async () => {
  const largest = await at.ask('En yüksek tutarlı gider kaydı hangisi?');
  expect(largest.sources.map(({ id }) => id)).toEqual(largest.rows.map(({ id }) => id));
  expect(largest.matched.count).toBeGreaterThan(1);
  const month = await at.ask('En çok harcadığımız ay hangisi?');
  expect(month.sources.every(({ date }) => date.startsWith(month.rows[0]?.key ?? '-'))).toBe(true);
});

test('a question about both directions whose records have one says which', async () => {
  expect((await at.ask('Kasım 2025 maaş ne kadar?')).reading).toContain('· Gider · Kategori: Maaş');
});

test('a sum that holds transfers between own tills says how much they are and what is left without them', async () => {
  const lines: Line[] = [
    ['2025-11-03', 'CIKIS', 'Kira', 'Ofis kirası', 1_000],
    ['2025-11-04', 'CIKIS', 'Kasa', 'Kasaya aktarılan', 400, 'VIRMAN'],
  ];
  const ledger = testLedger(lines.map(entry), '2025-12-10');
  const { report, figures } = await ledger.ask('Kasım 2025 gideri ne kadar?');
  expect(figures.map(({ key, value }) => [key, value])).toEqual([
    ['total', 1_400],
    ['count', 2],
    ['transfers', 400],
    ['without', 1_000],
  ]);
  expect(report).toContain('İçinde 400,00\u00a0₺ virman var; virman olmadan 1.000,00\u00a0₺.');
  expect((await ledger.ask('Kasım 2025 virman gideri ne kadar?')).report).not.toContain('olmadan');
});

test.each([
  ['Projelerin kârı ne kadar?', 'Projeler sayfası'],
  ['Şu kaydı sil', 'Kasa Defteri sayfası'],
])('"%s" is declined with the page that knows', async (question, page) => {
  expect(await testLedger(shop.map(entry), '2025-12-10').ask(question)).toMatchObject({
    action: 'REFUSE',
    report: expect.stringContaining(page),
  });
});

test('a month of which only the last days are looked at is not told as that month', async () => {
  const at = testLedger(
    [
      entry(['2024-12-31', 'CIKIS', 'Kira', 'Dükkân kirası', 100]),
      entry(['2025-11-03', 'CIKIS', 'Kira', 'Dükkân kirası', 200]),
    ],
    '2025-12-30',
  );
  const rowsOf = async (period: PlanPeriod) => {
    const series = {
      op: 'SERIES',
      step: 'MONTH',
      of: 'SUM',
      measure: 'EXPENSE',
      filter: {},
      period,
    } as const;
    return (await at.run({ steps: [series] })).rows.map(({ label, value }) => [label, value]);
  };
  const [first, second] = await rowsOf({ kind: 'ROLLING', unit: 'MONTH', n: 12 });
  expect([first, second]).toEqual([
    ['31 Aralık 2024', 100],
    ['Ocak 2025', 0],
  ]);
  expect((await rowsOf({ kind: 'YEAR', year: 2024 }))[0]).toEqual(['Aralık 2024', 100]);
});
