import type { Plan, PlanPeriod } from '@vezne/contract';
import type { Reply } from './ask/reply';
import { decide } from './check/decide';
import { understand } from './engine';
import { grasp, readings } from './grasp';
import { entry, shop, testLedger } from './run/testing';
import { LedgerIndex } from './see/ledger-index';

const today = '2025-12-10';
const entries = shop.map(entry);
const { words } = testLedger(entries, today);
const known = { words, index: new LedgerIndex(entries) };

const november: PlanPeriod = { kind: 'MONTH', index: 11, year: null };
const wages: Plan = {
  steps: [{ op: 'TOTAL', measure: 'EXPENSE', filter: { categories: ['Maaş'] }, period: november }],
};
const ask = (question: string, isOpen = false) => grasp(question, known, { today, before: wages, isOpen });
const plansOf = (reply: Reply): Plan[] => {
  if (reply.action === 'ANSWER') return [reply.plan];
  return reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan) : [];
};

test('a fragment after an answer takes over what the answer was about', () => {
  expect(ask('ya ekim')).toMatchObject({
    action: 'ANSWER',
    plan: { steps: [{ ...wages.steps[0], period: { ...november, index: 10 } }] },
  });
});

test('a reading that would do after an answer is offered, not answered, after a question that was asked back', () => {
  const question = 'ya ekim';
  const grammar = understand(question, words, wages);
  const [best] = readings(question, grammar, known, { today, before: wages });
  if (!best) throw new Error('nothing is proposed');
  const rest = {
    grammar,
    readings: [{ ...best, p: 0.75 }],
    written: false,
    isOfNoRecord: () => false,
    misses: () => false,
    length: 4,
    currency: words.currency,
  };
  const october = { steps: [{ ...wages.steps[0], period: { ...november, index: 10 } }] };
  expect(decide({ ...rest, talk: 'answered' })).toEqual({ action: 'ANSWER', plan: october });
  const asked = decide({ ...rest, talk: 'open' });
  expect(asked.action).toBe('CLARIFY');
  expect(plansOf(asked)).toContainEqual(october);
});

test('a question that says all is answered after one that was asked back', () => {
  expect(ask('Geçen ay ne kadar harcadık?', true).action).toBe('ANSWER');
});

test.each(['hepsi birden', 'su', 'peki ne kadar'])(
  '"%s" is never answered with what was answered before',
  (question) => {
    const plans = plansOf(ask(question));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans).not.toContainEqual(wages);
  },
);

test('a whole question that is asked twice is answered twice', () => {
  const question = 'Kasım ayında maaş ne kadar?';
  const first = grasp(question, known, { today });
  expect(ask(question)).toEqual(first);
  expect(first.action).toBe('ANSWER');
});

test('"geçen kasım" after a question about November is the November before', () => {
  const periods = plansOf(ask('ya geçen kasım')).map(({ steps: [step] }) => step?.period);
  expect(periods[0]).toEqual({ kind: 'YEAR_EARLIER', of: november });
});
