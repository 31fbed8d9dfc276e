import type { Plan, PlanStep } from '@vezne/contract';
import { offerOf } from '../ask/offers';
import { answer } from '../run/answer';
import { entry, shop, testLedger } from '../run/testing';

const { run, view } = testLedger(shop.map(entry), '2025-12-22');
const month = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 } as const;
const spent = { measure: 'EXPENSE', filter: {}, period: month } as const;

const glimpsesOf = async (...plans: Plan[]) => {
  const offers = plans.map((plan) => offerOf(plan, 'TRY'));
  const { glimpses = [], options } = await answer({ action: 'CLARIFY', reason: 'measure', offers }, view);
  expect(options).toEqual(offers.map(({ sentence }) => sentence));
  return glimpses;
};
const both: PlanStep[] = [
  { op: 'TOTAL', ...spent },
  { op: 'TOTAL', ...spent, measure: 'INCOME' },
];

test.each<[told: string, step: PlanStep, glimpse: [label: string, value: number, date?: string][]]>([
  ['a sum', { op: 'TOTAL', ...spent }, [['Toplam gider', 44_190.5]]],
  [
    'all figures asked for',
    { op: 'FLOW', ...spent, measure: 'NET', claim: null },
    [
      ['Gelir', 51_500],
      ['Gider', 44_190.5],
      ['Fark', 7309.5],
    ],
  ],
  [
    'the record with its day',
    { op: 'OCCURRENCE', ...spent, filter: { categories: ['Kumaş'] }, which: 'LAST', answer: 'DATE' },
    [['Kumaş · Yün kumaş - Bursa Tekstil', 7640.5, '2025-12-08']],
  ],
  [
    'the first of a ranking',
    { op: 'GROUPS', ...spent, by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n: null },
    [['Maaş', 21_400]],
  ],
  [
    'what a list comes to',
    { op: 'LIST', ...spent, order: 'NEWEST', n: null },
    [
      ['Kayıt sayısı', 5],
      ['Toplam', 44_190.5],
    ],
  ],
])('a reading that is offered tells %s', async (_, step, glimpse) => {
  const [first] = await glimpsesOf({ steps: [step] }, { steps: both });
  expect(first?.map(({ label, value, date }) => (date ? [label, value, date] : [label, value]))).toEqual(
    glimpse,
  );
  const chosen = await run({ steps: [step] });
  expect([...chosen.figures, ...chosen.rows]).toContainEqual(expect.objectContaining(first?.[0]));
});

test('a reading of which nothing was found says so, and several questions at once have no glimpse', async () => {
  const none: PlanStep = {
    op: 'OCCURRENCE',
    ...spent,
    filter: { texts: ['yok'] },
    which: 'LAST',
    answer: 'DATE',
  };
  expect(await glimpsesOf({ steps: [none] }, { steps: both })).toEqual([
    [{ label: 'Kayıt sayısı', value: 0, unit: 'COUNT' }],
    [],
  ]);
});
