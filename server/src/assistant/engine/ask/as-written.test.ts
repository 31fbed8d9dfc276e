import type { Plan, PlanFilter } from '@vezne/contract';
import { entry, testLedger } from '../run/testing';
import { asWritten } from './as-written';
import { sentenceOf } from './sentence';

const { view } = testLedger(
  [
    entry(['2025-11-03', 'CIKIS', 'Elektrik', 'IŞIK ELEKTRİK faturası', 900]),
    entry(['2025-11-10', 'CIKIS', 'Elektrik', 'Işık Elektrik A.Ş. ödemesi', 700]),
  ],
  '2025-12-10',
);
const planned = (filter: PlanFilter): Plan => ({
  steps: [{ op: 'TOTAL', measure: 'EXPENSE', filter, period: null }],
});

test('words of descriptions are told as the newest record has them', () => {
  const plan = planned({ texts: ['isik elektrik', 'a.s.'], notWords: [['odeme', 'yok']] });
  expect(asWritten({ action: 'ANSWER', plan }, view)).toEqual({
    action: 'ANSWER',
    plan: planned({ texts: ['Işık Elektrik', 'A.Ş.'], notWords: [['ödeme', 'yok']] }),
  });
});

test('an option says them likewise', () => {
  const [plan, own] = [planned({ texts: ['isik'] }), planned({ texts: ['Işık'] })];
  const offers = [{ plan, sentence: sentenceOf(plan, 'TRY') }];
  expect(asWritten({ action: 'CLARIFY', reason: 'measure', offers }, view)).toMatchObject({
    offers: [{ plan: own, sentence: sentenceOf(own, 'TRY') }],
  });
});
