import type { PlanStep } from '@vezne/contract';
import fc from 'fast-check';
import { trials } from '../../../test/trials';
import { select, sum } from '../ledger/ledger';
import { answer } from './answer';
import { nameIn } from './payee-names';
import { payeeFilter } from './payees';
import { entry, type Line, testLedger } from './testing';

const payee = (more: Partial<Extract<PlanStep, { op: 'PAYEE' }>> = {}) => ({
  steps: [
    {
      op: 'PAYEE' as const,
      measure: 'EXPENSE' as const,
      filter: {},
      period: null,
      rank: 'LARGEST' as const,
      n: null,
      ...more,
    },
  ],
});

test.each([
  ['Kalfa maaşı - Ayşe Demir', 'Maaş', 'Ayşe Demir'],
  ['Maaş Ocak - mimar Onat', 'Maaş', 'Onat'],
  ['Tel tedavisi taksit - hasta Kaan D.', 'Ortodonti', 'Kaan D.'],
  ['İnşaat demiri - ÇELİKSAN LTD. ŞTİ.', 'Beton ve Demir', 'ÇELİKSAN'],
  ['Ofis kirası Şubat 2026 - Saraçoğlu İş Hanı', 'Ofis Kirası', 'Saraçoğlu İş Hanı'],
  ['Kaya Taşeron, kalıp ve demir işleri', 'Taşeron', 'Kaya Taşeron'],
  ['Selvi Ecza Deposu haftalık ekstre', 'İlaç Deposu', 'Selvi Ecza Deposu'],
  ['Kira Mehmet Öz', 'Kira', 'Mehmet Öz'],
])('"%s" names %s · %s', (description, category, name) => {
  expect(nameIn({ description, category })).toBe(name);
});

test.each([
  'Elektrik faturası Ekim 2025',
  'Haftalık POS satışı',
  'SGK Nisan 2026',
  'Maaşlar - Ağustos 2025',
  'Sebze meyve - semt pazarı',
])('"%s" names nobody', (description) => {
  expect(nameIn({ description, category: 'Diğer' })).toBeUndefined();
});

test('payees come by their sums, those named once are told beside them, and the reading says where names come from', async () => {
  const lines: Line[] = [
    ['2025-01-02', 'CIKIS', 'Maaş', 'Kalfa maaşı - Ayşe Demir', 100],
    ['2025-01-03', 'CIKIS', 'Kumaş', 'Yün kumaş - Bursa Tekstil', 900],
    ['2025-02-02', 'CIKIS', 'Maaş', 'Kalfa maaşı - Ayşe Demir', 120],
    ['2025-02-03', 'CIKIS', 'Kumaş', 'Keten - Bursa Tekstil', 50],
    ['2025-02-04', 'CIKIS', 'Kumaş', 'Düğme - İzmir Aksesuar', 5_000],
  ];
  const { rows, reading, matched, report, figures } = await testLedger(lines.map(entry), '2025-03-01').run(
    payee(),
  );
  expect(rows.map(({ label, value, count }) => [label, value, count])).toEqual([
    ['Bursa Tekstil', 950, 2],
    ['Ayşe Demir', 220, 2],
  ]);
  expect(matched).toMatchObject({ count: 4, sum: 1170 });
  expect(reading).toContain('adlar açıklamalardan');
  expect(report).toMatch(/bir kayıtta geçenler bunun dışında: İzmir Aksesuar \(1 kayıt, 5\.000,00\s₺\)/);
  expect(figures).toContainEqual(expect.objectContaining({ key: 'once', value: 5000 }));
});

test('where nobody is named twice, those who are named once are told; one alone needs no list', async () => {
  const lines: Line[] = [
    ['2025-01-02', 'CIKIS', 'Avans', 'Bayram avansı - Ayşe Demir', 9_000],
    ['2025-01-02', 'CIKIS', 'Avans', 'Bayram avansı - Ayşe Korkmaz', 7_500],
  ];
  const { run } = testLedger(lines.map(entry), '2025-03-01');
  const { rows } = await run(payee());
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Ayşe Demir', 9_000],
    ['Ayşe Korkmaz', 7_500],
  ]);
  const { report } = await run(payee({ n: 1 }));
  expect(report).toMatch(/Ayşe Demir için: 9\.000,00\s₺ \(1 kayıt\)/);
  expect(report).not.toContain('Sıralama');
});

const names = ['Ayşe Demir', 'Ali', 'Ali Can', 'Ali Can Ticaret', 'Bursa Tekstil'];
const line = fc
  .record({
    name: fc.constantFrom(...names),
    kurus: fc.integer({ min: 1, max: 9_999_999 }),
    income: fc.boolean(),
  })
  .map(
    ({ name, kurus, income }): Line => [
      '2025-01-02',
      income ? 'GIRIS' : 'CIKIS',
      'İş',
      `ödeme - ${name}`,
      kurus / 100,
    ],
  );

test("each payee's sum is exactly that of the records it opens", () =>
  fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 40 }), async (lines) => {
      const { run, view } = testLedger(lines.map(entry), '2025-03-01');
      const { rows } = await run(payee({ n: 100 }));
      for (const { key, value, count } of rows) {
        const filter = payeeFilter(
          key,
          rows.map((row) => row.key),
        );
        const opened = select(view, { measure: 'EXPENSE', filter }, null);
        expect([opened.length, Number(sum(opened))]).toEqual([count, Math.round(value * 100)]);
      }
    }),
    { numRuns: trials(40) },
  ));

test('what is spent on a project is paid to others, what comes in for it comes from who ordered it', async () => {
  const lines: Line[] = (['CIKIS', 'GIRIS'] as const).flatMap((type): Line[] => [
    ['2025-11-01', type, 'İş', 'Hazır beton - Nilüfer Evleri', 100],
    ['2025-11-02', type, 'İş', 'Kalıp - Nilüfer Evleri', 200],
    ['2025-11-03', type, 'İş', 'Kalıp - Kaya Taşeron', 300],
    ['2025-11-04', type, 'İş', 'Kalıp - Kaya Taşeron', 400],
  ]);
  const { view } = testLedger(lines.map(entry), '2025-12-10');
  const projects = [{ name: 'Nilüfer Evleri B Blok' }];
  // The cast is sound: of the books only the names of projects are read.
  const books = { projects: async () => ({ projects, profitability: 0 }) } as unknown as NonNullable<
    typeof view.books
  >;
  const labels = async (measure: 'EXPENSE' | 'INCOME') => {
    const plan = payee({ measure });
    const { rows } = await answer({ action: 'ANSWER', plan }, { ...view, books });
    return rows.map(({ label }) => label);
  };
  expect(await labels('EXPENSE')).toEqual(['Kaya Taşeron']);
  expect(await labels('INCOME')).toEqual(['Kaya Taşeron', 'Nilüfer Evleri']);
});
