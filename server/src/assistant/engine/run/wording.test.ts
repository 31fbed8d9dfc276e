import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { entry, type Line, shop, testLedger } from './testing';

const at = testLedger(shop.map(entry), '2025-12-10');

test.each([
  ['Kasım 2025 gideri ne kadar?', 'Kasım 2025’te toplam gider 44.080,50\u00a0₺ (5 kayıt).'],
  ['Kasım 2025 maaş ne kadar?', 'Kasım 2025’te Maaş kategorisinde toplam gider 21.300,00\u00a0₺ (1 kayıt).'],
  ['Bu ay kâr mı ettik?', 'Hayır. 1–10 Aralık 2025 arasında net sonuç '],
  ['10 Kasım 2025 ile 25 Kasım 2025 arasında gelir ne kadar?', '10–25 Kasım 2025 arasında toplam gelir '],
])('the sentence that answers "%s" names what it is about', async (question, text) => {
  const { report } = await at.ask(question);
  expect(report).toContain(text);
});

test('a sum is told with that of the period before, of a running one over the same days', async () => {
  const { report, figures } = await at.ask('Kasım 2025 gideri ne kadar?');
  expect(report).toContain(' Ekim 2025’e göre %0,3 daha fazla (43.970,50\u00a0₺).');
  expect(figures).toContainEqual({ key: 'before', label: 'Ekim 2025', value: 43_970.5, unit: 'TRY' });
  expect((await at.ask('Bu ay gider ne kadar?')).report).toContain('1–10 Kasım 2025 dönemine göre ');
  // What came before the ledger begins is not known.
  expect((await at.ask('Ekim 2024 gideri ne kadar?')).report).not.toContain('göre');
});

test('a rank begins with its first and what part of the whole that is', async () => {
  const { report, figures } = await at.ask('Kasım 2025 en çok hangi kategoriye harcadık?');
  expect(report).toBe(
    'Kasım 2025’te en yüksek gider Maaş kategorisinde: 21.300,00\u00a0₺ (1 kayıt). Bu, toplamın %48,3’ü. Ekim 2025’e göre %0,5 daha fazla (21.200,00\u00a0₺).',
  );
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

test('what is supposed of both directions names the one that the records have', async () => {
  const wages: Pick<PlanStep, 'measure' | 'filter'> = {
    measure: 'VOLUME',
    filter: { categories: ['Maaş'] },
  };
  const step: PlanStep = {
    op: 'WHAT_IF',
    ...wages,
    period: null,
    change: 20,
    target: wages,
    answer: 'NEW',
  };
  const { report } = await at.run({ steps: [step] });
  expect(report).toContain('bu varsayımla gider ');
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

const run = (step: PlanStep) => at.run({ steps: [step] });
const december: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 };
const november: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 };
const october: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -2 };
const fabric: Pick<PlanStep, 'measure' | 'filter'> = {
  measure: 'EXPENSE',
  filter: { categories: ['Kumaş'] },
};

test.each<[string, RegExp, PlanStep]>([
  [
    'two periods',
    /^Kumaş kategorisinde gider Kasım 2025’te 7\.630,50\u00a0₺, Ekim 2025’te 7\.620,50\u00a0₺\. Kasım 2025’teki tutar 10,00\u00a0₺ \(%0,1\) daha fazla\.$/,
    {
      op: 'COMPARE',
      ...fabric,
      period: november,
      other: { ...fabric, period: october },
      of: 'SUM',
      percent: false,
      claim: null,
    },
  ],
  [
    'two things in a period',
    /^Hayır\. Kasım 2025’te gider: Kumaş 7\.630,50\u00a0₺, Maaş 21\.300,00\u00a0₺\. Kumaş 13\.669,50\u00a0₺ \(%64,2\) daha az\.$/,
    {
      op: 'COMPARE',
      ...fabric,
      period: november,
      other: { measure: 'EXPENSE', filter: { categories: ['Maaş'] }, period: november },
      of: 'SUM',
      percent: false,
      claim: 'MORE',
    },
  ],
  [
    'what has nothing in common',
    /^Kasım 2025’te gelir 51\.250,00\u00a0₺, Ekim 2025’te Kumaş kategorisinde gider 7\.620,50\u00a0₺\. /,
    {
      op: 'COMPARE',
      measure: 'INCOME',
      filter: {},
      period: november,
      other: { ...fabric, period: october },
      of: 'SUM',
      percent: false,
      claim: null,
    },
  ],
  [
    'both directions under one condition',
    /^Kasım 2025’te nakit kayıtlarda gelir 21\.250,00\u00a0₺, gider 150,00\u00a0₺\. Gelir .* \(%14\.066,7\) daha fazla\.$/,
    {
      op: 'COMPARE',
      measure: 'INCOME',
      filter: { methods: ['CASH'] },
      period: november,
      other: { measure: 'EXPENSE', filter: { methods: ['CASH'] }, period: november },
      of: 'SUM',
      percent: false,
      claim: null,
    },
  ],
  [
    'what no condition narrows',
    /^Yıl sonu bakiye tahmini: /,
    { op: 'YEAR_END_BALANCE', measure: 'NET', filter: { methods: ['CASH'] }, period: null },
  ],
  [
    'a best month without a record',
    /^1 Ekim 2024 – 30 Kasım 2025 arasında açıklamasında “yok” geçen kayıt bulunamadı\.$/,
    {
      op: 'BEST_MONTHS',
      ...{ measure: 'EXPENSE', filter: { texts: ['yok'] }, period: null },
      ...{ rank: 'LARGEST', n: 1, of: 'COUNT' },
    },
  ],
  [
    'growth',
    /^Kumaş kategorisinde gider .* Kasım 2025’teki tutar %0,1 daha fazla\.$/,
    {
      op: 'GROWTH',
      ...fabric,
      period: november,
      other: { ...fabric, period: october },
      of: 'SUM',
      claim: null,
    },
  ],
  [
    'a trend',
    /^Kumaş kategorisinde gider eğilimi yatay: /,
    { op: 'TREND', ...fabric, period: null, claim: null },
  ],
  [
    'an average',
    /^Kumaş kategorisinde aylık ortalama gider 7\./,
    { op: 'AVERAGE_PER', ...fabric, period: null, unit: 'MONTH' },
  ],
  [
    'a reason',
    /^Kumaş kategorisinde gider 10,00\u00a0₺ arttı /,
    { op: 'EXPLAIN', ...fabric, period: november, other: null },
  ],
  [
    'a summary',
    /^Kasım 2025 \(Yöntem: Nakit\): gelir /,
    { op: 'SUMMARY', measure: 'NET', filter: { methods: ['CASH'] }, period: november },
  ],
  [
    'a forecast',
    /^Kumaş kategorisinde Ocak 2026 gider tahmini: /,
    { op: 'FORECAST', ...fabric, period: null },
  ],
  [
    'a share',
    /^Kasım 2025’te Kumaş kategorisindeki giderlerin payı %17,3 \(/,
    {
      op: 'SHARE',
      measure: 'EXPENSE',
      filter: {},
      period: november,
      part: fabric,
      of: 'SUM',
    },
  ],
])('a sentence says what it is about: %s', async (_, said, step) => {
  expect((await run(step)).report).toMatch(said);
});

test('counted groups and months are told with how many records there are, not with their sum', async () => {
  const about = { measure: 'EXPENSE', filter: {}, period: november } as const;
  const count = { key: 'count', label: 'Kayıt sayısı', value: 5, unit: 'COUNT' };
  const groups = await run({ op: 'GROUPS', ...about, by: 'CATEGORY', of: 'COUNT', rank: 'LARGEST', n: null });
  expect(groups.report).toContain('toplam 5 kayıt, dağılımı:');
  expect(groups.figures).toEqual([count]);
  const series = await run({ op: 'SERIES', ...about, step: 'MONTH', of: 'COUNT' });
  expect(series.report).toContain('toplam 5 kayıt, dönemlere göre:');
  expect(series.figures).toEqual([count]);
});

test('the best month is told as the first figure', async () => {
  const { figures } = await run({
    op: 'BEST_MONTHS',
    measure: 'EXPENSE',
    filter: {},
    period: null,
    rank: 'LARGEST',
    n: 1,
    of: 'SUM',
  });
  expect(figures[0]).toEqual({ key: 'first', label: 'Kasım 2025', value: 44_080.5, unit: 'TRY' });
});

test('months that meet a condition are told with the condition, none of them too', async () => {
  const months = {
    op: 'MONTHS_WHERE',
    measure: 'EXPENSE',
    filter: {},
    period: null,
    answer: 'MONTHS',
  } as const;
  const over = (kurus: string) => run({ ...months, when: { min: { kurus, inclusive: false } } });
  expect((await over('4400000')).report).toContain(
    'tamamlanan 14 ayın birinde gider 44.000,00\u00a0₺ üstündeydi:',
  );
  const none = await over('9900000');
  expect(none.report).toContain('tamamlanan 14 ayın hiçbirinde gider 99.000,00\u00a0₺ üstünde değildi.');
  expect(none.reading).toContain('Aylar: gider 99.000,00\u00a0₺ üstünde');
  expect((await over('100')).report).toContain('tamamlanan 14 ayın hepsinde gider 1,00\u00a0₺ üstündeydi:');
  const least = await run({ ...months, when: { min: { kurus: '9900000', inclusive: true } } });
  expect(least.report).toContain('hiçbirinde gider en az 99.000,00\u00a0₺ olmadı.');
  const below = await run({ ...months, when: { max: { kurus: '9900000', inclusive: false } } });
  expect(below.report).toContain('hepsinde gider 99.000,00\u00a0₺ altındaydı:');
  const net = await run({ ...months, measure: 'NET', when: { net: 'NEGATIVE' } });
  expect(net.report).toContain('tamamlanan 14 ayın hiçbirinde net ekside değildi.');
  const lone = await run({
    ...months,
    measure: 'NET',
    period: { kind: 'RELATIVE', unit: 'MONTH', offset: -1 },
    when: { net: 'POSITIVE' },
  });
  expect(lone.report).toContain('tamamlanan tek ayda net artıda');
});

test('so many records are told with their own sum', async () => {
  const { report, figures } = await run({
    op: 'LIST',
    measure: 'EXPENSE',
    filter: {},
    period: null,
    order: 'NEWEST',
    n: 2,
  });
  expect(report).toContain('en yeni 2 kaydın toplamı 7.790,50\u00a0₺ (75 kayıt içinde):');
  expect(figures[0]).toMatchObject({ key: 'sum', value: 7_790.5 });
});

test('a trend comes with its months, and without a record it says so', async () => {
  const trend = { op: 'TREND', measure: 'EXPENSE', period: null, claim: null } as const;
  const { rows, figures } = await run({ ...trend, filter: {} });
  expect(rows).toHaveLength(figures.find(({ key }) => key === 'months')?.value ?? 0);
  const empty = await run({ ...trend, filter: { texts: ['yok'] } });
  expect(empty.rows).toEqual([]);
  expect(empty.report).toContain('kayıt bulunamadı');
});

test('a share that rounds to nothing is not told', async () => {
  const lines: Line[] = [
    ['2025-11-20', 'CIKIS', 'Maaş', 'maaş', 1_000_000],
    ['2025-11-20', 'CIKIS', 'Kargo', 'gönderi', 100],
  ];
  const { report, figures } = await testLedger(lines.map(entry), '2025-12-10').run({
    steps: [
      {
        op: 'GROUPS',
        measure: 'EXPENSE',
        filter: {},
        period: null,
        by: 'CATEGORY',
        of: 'SUM',
        rank: 'SMALLEST',
        n: 1,
      },
    ],
  });
  expect(report).toContain('en düşük gider Kargo kategorisinde: 100,00\u00a0₺ (1 kayıt).');
  expect(figures.map(({ key }) => key)).toEqual(['first']);
});

test('a month, quarter or year that the window cuts is named by the days that are looked at', async () => {
  const lines: Line[] = Array.from({ length: 1_001 }, (_, i) => [
    i === 0 ? '2025-05-01' : i === 1 ? '2025-05-20' : '2025-11-02',
    'CIKIS',
    'Kargo',
    'gönderi',
    1,
  ]);
  const cut = testLedger(lines.map(entry), '2025-12-10');
  const labels = async (step: 'MONTH' | 'QUARTER' | 'YEAR') => {
    const about = { measure: 'EXPENSE', filter: {}, period: null } as const;
    const { rows } = await cut.run({ steps: [{ op: 'SERIES', ...about, step, of: 'SUM' }] });
    return rows.slice(0, 2).map(({ label }) => label);
  };
  expect(await labels('MONTH')).toEqual(['20–31 Mayıs 2025', 'Haziran 2025']);
  expect(await labels('QUARTER')).toEqual(['20 Mayıs – 30 Haziran 2025', '2025 3. çeyrek']);
  expect(await labels('YEAR')).toEqual(['20 Mayıs – 31 Aralık 2025']);
});

test('nothing that changed because there was nothing says so', async () => {
  const empty = testLedger([], '2025-12-10');
  const { report } = await empty.run({
    steps: [{ op: 'EXPLAIN', measure: 'EXPENSE', filter: {}, period: december, other: null }],
  });
  expect(report).toContain('kayıt bulunamadı');
});

test('cash at the end of the year is what the till is expected to hold, and no kind of record', async () => {
  const [step] = at.plan('Yıl sonunda nakit bakiye ne kadar olur?');
  expect(step).toMatchObject({ op: 'YEAR_END_BALANCE', filter: {} });
});

test('of no time "ödedik mi" is told with when it was last', async () => {
  const { report } = await at.ask('Maaş ödemesi var mı?');
  expect(report).toMatch(
    /^Evet\. .*15 kayıt var.* En yenisi: 5 Aralık 2025 – Maaş, “Kalfa maaşı - Ayşe Demir”/,
  );
  expect((await at.ask('Kasım 2025 maaş ödemesi var mı?')).report).not.toContain('En yenisi');
});

test('an average of both directions is named by the one that was found', async () => {
  const { report } = await at.run({
    steps: [
      { op: 'AVERAGE_PER', unit: 'MONTH', measure: 'VOLUME', filter: { categories: ['Maaş'] }, period: null },
    ],
  });
  expect(report).toContain('aylık ortalama gider ');
});
