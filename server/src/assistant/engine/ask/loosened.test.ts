import type { PlanFilter, PlanMeasure, PlanPeriod } from '@vezne/contract';
import fc from 'fast-check';
import { trials } from '../../../test/trials';
import { entry, type Line, testLedger } from '../run/testing';

const lines: Line[] = [
  ['2025-09-02', 'CIKIS', 'Kira', 'Ofis kirası', 10_000],
  ['2025-09-12', 'GIRIS', 'Satış', 'Perakende - Murat Şen', 4_000, 'CASH'],
  ['2025-10-02', 'CIKIS', 'Kira', 'Ofis kirası', 10_000],
  ['2025-10-05', 'CIKIS', 'Faturalar', 'Elektrik faturası', 900, 'CARD'],
  ['2025-10-12', 'GIRIS', 'Satış', 'Perakende - Murat Şen', 4_000],
  ['2025-10-20', 'CIKIS', 'Yemek', 'Öğle yemeği', 500, 'CASH'],
];
const ledger = testLedger(lines.map(entry), '2025-11-10');
const october: PlanPeriod = { kind: 'MONTH', index: 10, year: { at: 2025 } };
const total = (measure: PlanMeasure, filter: PlanFilter, period: PlanPeriod | null = null) => ({
  steps: [{ op: 'TOTAL' as const, measure, filter, period }],
});

const exactly = (kurus: string): PlanFilter => ({
  min: { kurus, inclusive: true },
  max: { kurus, inclusive: true },
});

test.each<[string, PlanMeasure, PlanFilter, PlanPeriod | null, string, number]>([
  ['a direction', 'INCOME', { texts: ['elektrik'] }, october, 'Gelir', 1],
  ['a method', 'EXPENSE', { categories: ['Kira'], methods: ['CASH'] }, october, 'Yöntem: Nakit', 1],
  [
    'a limit',
    'VOLUME',
    { categories: ['Yemek'], min: { kurus: '100000', inclusive: false } },
    null,
    'Tutar',
    1,
  ],
  [
    'an exact amount',
    'VOLUME',
    { categories: ['Yemek'], ...exactly('1000000') },
    null,
    'Tutar: 10.000,00\u00a0₺',
    1,
  ],
  [
    'the period',
    'EXPENSE',
    { categories: ['Kira'] },
    { kind: 'DATE', day: 20, month: 10, year: null },
    '20 Ekim 2025',
    2,
  ],
])(
  'when nothing matches because of %s, that is said with what is found without it',
  async (_, measure, filter, period, label, count) => {
    const { report, figures, options, reading } = await ledger.run(total(measure, filter, period));
    expect(report).toContain('kayıt bulunamadı');
    expect(report).toContain(label);
    expect(report).toContain(`olmadan ${count} kayıt bulunuyor`);
    expect(figures[0]).toMatchObject({ key: 'total', value: 0 });
    expect(reading).toMatch(new RegExp(` olmadan ${count} kayıt$`));
    expect(options).toHaveLength(1);
    const [answered] = await Promise.all(options.map((option) => ledger.ask(option)));
    expect(answered).toMatchObject({ action: 'ANSWER', matched: { count } });
  },
);

test('what no record has at all is simply not found', async () => {
  const { options, report } = await ledger.run(total('EXPENSE', { texts: ['uçak'] }, october));
  expect(options).toEqual([]);
  expect(report).not.toContain('olmadan');
});

test('a single condition has nothing to leave out', async () => {
  const yesterday: PlanPeriod = { kind: 'RELATIVE', unit: 'DAY', offset: -1 };
  expect((await ledger.run(total('VOLUME', {}, yesterday))).options).toEqual([]);
  expect((await ledger.run(total('EXPENSE', {}, yesterday))).options).toEqual([]);
});

const filters: fc.Arbitrary<PlanFilter> = fc.record(
  {
    categories: fc.constantFrom<string[]>(['Kira'], ['Satış'], ['Kira', 'Yemek']),
    methods: fc.constantFrom<NonNullable<PlanFilter['methods']>>(['CASH'], ['CARD']),
    weekdays: fc.constantFrom<number[]>([1], [6, 7]),
    texts: fc.constantFrom<string[]>(['ofis'], ['murat'], ['elektrik']),
    min: fc.constantFrom({ kurus: '100000', inclusive: true }, { kurus: '90000', inclusive: false }),
  },
  { requiredKeys: [] },
);

test('every question offered in place of an empty answer is answered with just the records it promises', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom<PlanMeasure>('EXPENSE', 'INCOME', 'VOLUME'),
      filters,
      fc.constantFrom<PlanPeriod | null>(october, null, { kind: 'ROLLING', unit: 'DAY', n: 45 }),
      async (measure, filter, period) => {
        const { options, reading } = await ledger.run(total(measure, filter, period));
        for (const option of options) {
          const { action, matched } = await ledger.ask(option);
          const promised = Number(/olmadan (\d+) kayıt$/.exec(reading)?.[1]);
          expect([option, action, matched.count]).toEqual([option, 'ANSWER', promised]);
        }
      },
    ),
    { numRuns: trials(60) },
  ));
