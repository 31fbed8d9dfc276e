import { type Plan, PlanStep } from '@vezne/contract';
import { grasp } from '../grasp';
import { entry, shop, testLedger } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';

const entries = shop.map(entry);
const today = '2025-12-10';
const { words } = testLedger(entries, today);
const known = { words, index: new LedgerIndex(entries) };
const november = { kind: 'MONTH', index: 11, year: null };
const overview: Plan = {
  steps: [PlanStep.parse({ op: 'SUMMARY', measure: 'NET', filter: {}, period: november })],
};
const offered = (question: string, before: Plan) => {
  const reply = grasp(question, known, { today, before });
  return reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan.steps[0]) : [];
};

test('after an overview of November "ekime göre nasıl" is offered as November against October', () => {
  const steps = offered('ekime göre nasıl', overview);
  expect(steps.map((step) => step?.measure)).toEqual(['NET', 'INCOME', 'EXPENSE']);
  for (const step of steps)
    expect(step).toMatchObject({
      op: 'COMPARE',
      period: november,
      other: { period: { kind: 'MONTH', index: 10 } },
    });
});

test('against itself nothing is offered', () => {
  expect(offered('kasıma göre nasıl', overview).every((step) => step?.op !== 'COMPARE')).toBe(true);
});
