import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { entry, type Line, testLedger } from './testing';

type Compare = Extract<PlanStep, { op: 'COMPARE' }>;
type Growth = Extract<PlanStep, { op: 'GROWTH' }>;
const thisMonth: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 };
const lastMonth: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 };
const year = (at: number): PlanPeriod => ({ kind: 'YEAR', year: at });
const spent = (period: PlanPeriod) => ({ measure: 'EXPENSE' as const, filter: {}, period });

const compare = (period: PlanPeriod, other: PlanPeriod, claim: Compare['claim'] = 'MORE') => ({
  steps: [
    {
      op: 'COMPARE',
      ...spent(period),
      other: spent(other),
      of: 'SUM',
      percent: true,
      claim,
    } satisfies PlanStep,
  ],
});
const growth = (period: PlanPeriod, other: PlanPeriod, claim: Growth['claim'] = 'MORE') => ({
  steps: [{ op: 'GROWTH', ...spent(period), other: spent(other), of: 'SUM', claim } satisfies PlanStep],
});

const lines: Line[] = [
  ['2025-10-02', 'CIKIS', 'Kira', 'Kira', 100],
  ['2025-10-15', 'CIKIS', 'Kira', 'Kira', 50],
  ['2025-10-30', 'CIKIS', 'Maaş', 'Maaş', 1_000],
  ['2025-11-02', 'CIKIS', 'Kira', 'Kira', 200],
];
const running = testLedger(lines.map(entry), '2025-11-20');

test('a running month is compared as a whole and on the same days, and the claim is about the days', async () => {
  const { figures, report } = await running.run(compare(thisMonth, lastMonth));
  expect(figures.slice(0, 3).map(({ key, value }) => [key, value])).toEqual([
    ['a', 200],
    ['b', 1_150],
    ['diff', -950],
  ]);
  const of = (wanted: string) => figures.find(({ key }) => key === wanted)?.value;
  expect([of('sameDays'), of('sameDaysDiff'), of('sameDaysPercent')]).toEqual([150, 50, 33.3]);
  expect(report).toMatch(/^Evet\. .*Aynı günlerde \(1–20 Ekim 2025: 150,00/);
  expect(report).toContain('50,00\u00a0₺ (%33,3) daha fazla.');
});

test('asked the other way round the same days are compared too', async () => {
  expect((await running.run(compare(lastMonth, thisMonth))).report).toMatch(/^Hayır\. /);
});

test('a percentage of a running month says both what it is as a whole and on the same days', async () => {
  const { figures, report } = await running.run(growth(thisMonth, lastMonth));
  expect(figures[0]).toMatchObject({ key: 'pct', value: -82.6 });
  expect(report).toMatch(/^Evet\. Gider .*%82,6 daha az\. Aynı günlere göre .*%33,3 daha fazla\.$/);
});

test('two months that are over are compared as they are', async () => {
  const at = testLedger(lines.map(entry), '2025-12-20');
  const { figures, report } = await at.run(compare(lastMonth, { kind: 'MONTH', index: 10, year: null }));
  expect(figures.map(({ key }) => key)).toEqual(['a', 'b', 'diff', 'percent']);
  expect(report).toMatch(/^Hayır\. /);
});

const many: Line[] = Array.from({ length: 1_200 }, (_, i) => [
  `${2024 + Math.floor(i / 600)}-${String(1 + Math.floor((i % 600) / 50)).padStart(2, '0')}-05`,
  'CIKIS',
  'Kargo',
  'gönderi',
  10,
]);
const long = testLedger(many.map(entry), '2026-02-01');

test.each([
  ['asked', year(2025), year(2024)],
  ['compared', year(2024), year(2025)],
])(
  'a year whose beginning is out of reach gives no yes, no and no percentage, on the %s side',
  async (_, a, b) => {
    for (const plan of [compare(a, b), growth(a, b)]) {
      const { report, figures } = await long.run(plan);
      expect(report).not.toMatch(/Evet|Hayır|daha (fazla|az)|%/);
      expect(figures.filter(({ unit }) => unit === 'PERCENT')).toEqual([]);
      expect(report).toContain('söylenemez');
      expect(report).toContain('Not: 2024 yılı için yalnızca 5 Mayıs 2024 ve sonrası incelenebiliyor.');
    }
  },
);
