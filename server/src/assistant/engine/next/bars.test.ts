import type { PlanStep } from '@vezne/contract';
import { entry, type Line, testLedger } from '../run/testing';
import { barsOf } from './bars';

const lines: Line[] = [
  ['2025-09-02', 'CIKIS', 'Kira', 'Dükkân kirası', 90],
  ['2025-10-02', 'CIKIS', 'Kira', 'Dükkân kirası', 100],
  ['2025-11-02', 'CIKIS', 'Kira', 'Dükkân kirası', 150],
  ['2025-11-03', 'CIKIS', 'Maaş', 'Usta', 50],
  ['2025-11-04', 'GIRIS', 'Satış', 'Satış', 500],
];
const { view } = testLedger(lines.map(entry), '2025-12-10');
const groups = (step: Partial<Extract<PlanStep, { op: 'GROUPS' }>> = {}) =>
  barsOf(
    {
      steps: [
        {
          op: 'GROUPS',
          ...{ measure: 'EXPENSE', filter: {}, period: { kind: 'RELATIVE', unit: 'MONTH', offset: -1 } },
          ...{ by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n: 1 },
          ...step,
        } as PlanStep,
      ],
    },
    [],
    view,
  );

test('the largest of all is drawn among the others, each with what it was in the period before', () => {
  expect(groups()).toMatchObject({
    title: 'Kategoriye göre gider',
    periods: { now: 'Kasım 2025', before: 'Ekim 2025' },
    good: 'down',
    rows: [
      { label: 'Kira', value: 150, before: 100, change: 50 },
      { label: 'Maaş', value: 50, before: 0 },
    ],
  });
  expect(groups()?.rows[1]).not.toHaveProperty('change');
});

test('nothing is compared with a period that is not seen whole, and one bar alone is not drawn', () => {
  expect(groups({ period: null })).toMatchObject({
    periods: null,
    rows: [{ label: 'Kira' }, { label: 'Maaş' }],
  });
  expect(groups({ measure: 'INCOME' })).toBeUndefined();
});

test('the sides of a comparison are drawn, unless there is nothing on either', () => {
  const plan = { steps: [{ op: 'FLOW', measure: 'NET', filter: {}, period: null, claim: null } as PlanStep] };
  const figure = (key: string, value: number) => ({ key, label: key, value, unit: 'TRY' as const });
  const drawn = (income: number) => barsOf(plan, [figure('income', income), figure('expense', 0)], view);
  expect(drawn(5)?.rows.map(({ key }) => key)).toEqual(['income', 'expense']);
  expect(drawn(0)).toBeUndefined();
});

test.each([
  ['SUM', 'Gider'],
  ['COUNT', 'Kayıt sayısı'],
] as const)('the sides of a comparison by %s stand under “%s”', (of, title) => {
  const about = { measure: 'EXPENSE', filter: {}, period: null } as const;
  const plan = { steps: [{ op: 'COMPARE', ...about, other: about, of, claim: null } as PlanStep] };
  const figure = (key: string) => ({ key, label: key, value: 3, unit: 'COUNT' as const });
  expect(barsOf(plan, [figure('a'), figure('b')], view)).toMatchObject({ title });
});
