import type { PlanStep } from '@vezne/contract';
import type { Reply } from './ask/reply';
import { bothEnds, endsIn } from './both-ends';

test.each([
  [
    'En yüksek ve en düşük gider hangi aylarda?',
    ['En yüksek gider hangi ayda?', 'en düşük gider hangi ayda?'],
  ],
  ['2025’te en iyi, en kötü ay', ['2025’te en iyi ay', '2025’te en kötü ay']],
  ['en çok harcadığımız ve en az harcadığımız ay', ['en çok harcadığımız ay', 'en az harcadığımız ay']],
  [
    'En az ve en çok ödediğimiz firmalar hangileri',
    ['En az ödediğimiz firma hangisi', 'en çok ödediğimiz firma hangisi'],
  ],
])('"%s" asks for both ends', (question, parts) => {
  expect(endsIn(question)).toEqual(parts);
});

test.each(['en çok ve en fazla ne aldık', 'en pahalı anladık, en az tutan hangisi', 'en yüksek gider ne'])(
  '"%s" is one question',
  (question) => {
    expect(endsIn(question)).toBeUndefined();
  },
);

const month = (rank: 'LARGEST' | 'SMALLEST', measure: 'EXPENSE' | 'INCOME' = 'EXPENSE'): PlanStep => ({
  op: 'BEST_MONTHS',
  measure,
  filter: {},
  period: null,
  rank,
  n: 1,
  of: 'SUM',
});
const said =
  ([largest, smallest]: readonly PlanStep[]) =>
  (part: string): Reply => {
    const step = /yüksek/.test(part) ? largest : smallest;
    return step ? { action: 'ANSWER', plan: { steps: [step] } } : { action: 'REFUSE', reason: 'not_in_data' };
  };

test('both are answered together where they differ in nothing but the end', () => {
  const question = 'en yüksek ve en düşük gider ayı';
  const both = [month('LARGEST'), month('SMALLEST')];
  expect(bothEnds(question, said(both))).toEqual({ steps: both });
  expect(bothEnds(question, said([month('LARGEST'), month('SMALLEST', 'INCOME')]))).toBeUndefined();
  expect(bothEnds(question, said([month('LARGEST')]))).toBeUndefined();
});
