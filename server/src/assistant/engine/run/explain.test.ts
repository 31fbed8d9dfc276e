import type { PlanMeasure, PlanPeriod, PlanStep } from '@vezne/contract';
import fc from 'fast-check';
import { trials } from '../../../test/trials';
import { addDays } from '../time/calendar';
import { entry, type Line, testLedger } from './testing';

const october: PlanPeriod = { kind: 'MONTH', index: 10, year: { at: 2025 } };
const november: PlanPeriod = { kind: 'MONTH', index: 11, year: { at: 2025 } };
const explain = (more: Partial<Extract<PlanStep, { op: 'EXPLAIN' }>> = {}) => ({
  steps: [
    {
      op: 'EXPLAIN' as const,
      measure: 'EXPENSE' as const,
      filter: {},
      period: october,
      other: null,
      ...more,
    },
  ],
});

const lines: Line[] = [
  ['2025-09-02', 'CIKIS', 'Kira', 'Ofis kirası', 10_000],
  ['2025-09-05', 'CIKIS', 'Malzeme', 'Çimento', 4_000],
  ['2025-09-09', 'CIKIS', 'Sigorta', 'Kasko', 900],
  ['2025-10-02', 'CIKIS', 'Kira', 'Ofis kirası', 12_500],
  ['2025-10-05', 'CIKIS', 'Malzeme', 'Çimento', 4_000],
  ['2025-10-06', 'CIKIS', 'Malzeme', 'Demir', 4_100],
  ['2025-10-20', 'CIKIS', 'Yemek', 'Öğle yemeği', 500],
  ['2025-10-28', 'CIKIS', 'Kira', 'Depo kirası', 3_000],
  ['2025-11-03', 'CIKIS', 'Kira', 'Ofis kirası', 12_500],
];
const ledger = testLedger(lines.map(entry), '2025-11-10');

test('a change is told with the categories behind it, largest first, and what moved each', async () => {
  const { figures, rows, report } = await ledger.run(explain());
  expect(figures.map(({ key, value }) => [key, value])).toEqual([
    ['change', 9_200],
    ['later', 24_100],
    ['earlier', 14_900],
  ]);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Kira', 5_500],
    ['Malzeme', 4_100],
    ['Sigorta', -900],
    ['Yemek', 500],
  ]);
  expect(report).toContain('arttı');
  expect(report).toMatch(/Kira \+5\.500,00.*\(daha çok kayıt\)/);
  expect(report).toMatch(/Sigorta .900,00.*\(bu dönemde yok\)/);
});

test('within the only category its records are told apart by what they are called', async () => {
  const { rows, report } = await ledger.run(explain({ filter: { categories: ['Kira'] } }));
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Depo kirası', 3_000],
    ['Ofis kirası', 2_500],
  ]);
  expect(report).toMatch(/“Depo kirası” \+3\.000,00.*\(önceki dönemde yoktu\)/);
});

test('what is called alike up to a mark is told apart by all of it, months and numbers aside', async () => {
  const works: Line[] = [
    ['2025-09-02', 'GIRIS', 'Hakediş', '1 no.lu hakediş, Ege Depo', 5_000],
    ['2025-09-05', 'GIRIS', 'Hakediş', '3 no.lu hakediş, Moda', 2_000],
    ['2025-10-02', 'GIRIS', 'Hakediş', '2 no.lu hakediş, Ege Depo', 4_000],
  ];
  const asked = explain({ measure: 'INCOME', filter: { categories: ['Hakediş'] } });
  const { rows } = await testLedger(works.map(entry), '2025-11-10').run(asked);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['3 no.lu hakediş, Moda', -2_000],
    ['hakediş, Ege Depo', -1_000],
  ]);
});

test('what begins with a mark is called by all of it', async () => {
  const rents: Line[] = [
    ['2025-09-02', 'CIKIS', 'Kira', '(Depo) kira', 5_000],
    ['2025-09-05', 'CIKIS', 'Kira', 'Ofis kirası', 2_000],
    ['2025-10-02', 'CIKIS', 'Kira', '(Depo) kira', 9_000],
    ['2025-10-05', 'CIKIS', 'Kira', 'Ofis kirası', 2_000],
  ];
  const asked = explain({ filter: { categories: ['Kira'] } });
  const { rows, report } = await testLedger(rents.map(entry), '2025-11-10').run(asked);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([['(Depo) kira', 4_000]]);
  expect(report).not.toContain('“”');
});

test('a sum of both directions is named by the one that was found', async () => {
  const { report } = await ledger.run(explain({ measure: 'VOLUME', filter: { categories: ['Kira'] } }));
  expect(report).toMatch(/gider 5\.500,00.* arttı/i);
  expect(report).not.toContain('gelir');
});

test('a running month is set against the same days of the month before', async () => {
  const { figures, period } = await ledger.run(explain({ period: november }));
  expect(figures.map(({ value }) => value)).toEqual([-8_100, 12_500, 20_600]);
  expect(period).toEqual({ from: '2025-11-01', to: '2025-11-10' });
  const whole = { measure: 'EXPENSE' as const, filter: {}, period: october };
  expect((await ledger.run(explain({ period: november, other: whole }))).figures[0]?.value).toBe(-8_100);
});

test('the same days are compared whichever of the two months is named first', async () => {
  const running = { measure: 'EXPENSE' as const, filter: {}, period: november };
  expect((await ledger.run(explain({ other: running }))).figures[0]?.value).toBe(-8_100);
});

test('an earlier period asked first is still the earlier one', async () => {
  const september: PlanPeriod = { kind: 'MONTH', index: 9, year: { at: 2025 } };
  const other = { measure: 'EXPENSE' as const, filter: {}, period: october };
  expect((await ledger.run(explain({ period: september, other }))).figures[0]?.value).toBe(9_200);
});

test('without a period before it nothing is explained', async () => {
  const first: PlanPeriod = { kind: 'MONTH', index: 9, year: { at: 2025 } };
  expect(await ledger.run(explain({ period: first }))).toMatchObject({
    action: 'REFUSE',
    reason: 'insufficient_data',
    figures: [],
  });
});

const line = fc
  .record({
    day: fc.nat(90),
    type: fc.constantFrom<'GIRIS' | 'CIKIS'>('GIRIS', 'CIKIS'),
    category: fc.constantFrom('Kira', 'Maaş', 'Satış'),
    kurus: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(
    ({ day, type, category, kurus }): Line => [
      addDays('2025-09-01', day),
      type,
      category,
      'kayıt',
      kurus / 100,
    ],
  );

test('the rows of an explanation add up to the change to the kuruş, whatever is measured', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 50 }),
      fc.constantFrom<PlanMeasure>('EXPENSE', 'INCOME', 'NET', 'VOLUME'),
      async (made, measure) => {
        const opening: Line = ['2025-09-01', 'CIKIS', 'Kira', 'kayıt', 1];
        const sorted = [opening, ...made.sort(([a], [b]) => (a < b ? -1 : 1))];
        const { figures, rows } = await testLedger(sorted.map(entry), '2025-11-30').run(explain({ measure }));
        const cents = (value: number | undefined) => Math.round((value ?? Number.NaN) * 100);
        expect(rows.reduce((sum, { value }) => sum + cents(value), 0)).toBe(cents(figures[0]?.value));
        expect(cents(figures[1]?.value) - cents(figures[2]?.value)).toBe(cents(figures[0]?.value));
      },
    ),
    { numRuns: trials(40) },
  ));

const many: Line[] = Array.from({ length: 1_010 }, (_, at) => [
  at < 20 ? '2025-09-10' : '2025-10-05',
  'CIKIS',
  'Malzeme',
  'Kum',
  100,
]);
const cut = testLedger(many.map(entry), '2025-11-10');
const september: PlanPeriod = { kind: 'MONTH', index: 9, year: { at: 2025 } };

test('nothing is claimed to have grown since a time that is seen only in part', async () => {
  const { figures, rows, report } = await cut.run(explain());
  expect(figures.map(({ key }) => key)).toEqual(['later', 'earlier']);
  expect(rows).toEqual([]);
  expect(report).toContain('hangisinin fazla olduğu söylenemez');
  expect(report).not.toMatch(/arttı|azaldı|değişmedi/);
});

test('nor that there is nothing in it', async () => {
  const asked = { measure: 'INCOME' as const, filter: {}, period: september };
  const { report } = await cut.run({ steps: [{ op: 'EXISTS', ...asked }] });
  expect(report).not.toContain('Hayır');
  const seen = await ledger.run({ steps: [{ op: 'EXISTS', ...asked }] });
  expect(seen.report).toMatch(/^Hayır\. /);
});
