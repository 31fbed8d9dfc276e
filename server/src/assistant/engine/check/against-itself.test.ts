import { type Plan, type PlanPeriod, PlanStep } from '@vezne/contract';
import { offerOf } from '../ask/offers';
import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { againstAnother } from './against-itself';

const scene = { index: new LedgerIndex(shop.map(entry)), today: '2025-12-10' };
const last: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 };
const november: PlanPeriod = { kind: 'MONTH', index: 11, year: null };
const october: PlanPeriod = { kind: 'MONTH', index: 10, year: null };
const compared = (period: PlanPeriod, other: PlanPeriod, measure = 'EXPENSE'): Plan => {
  const side = { measure: 'EXPENSE', filter: {}, period: other };
  const how = { of: 'SUM', percent: false, claim: null };
  return { steps: [PlanStep.parse({ op: 'COMPARE', measure, filter: {}, period, other: side, ...how })] };
};
const kept = (...plans: Plan[]) => {
  const offers = plans.map((plan) => offerOf(plan, 'TRY'));
  const reply = againstAnother({ action: 'CLARIFY', reason: 'measure', offers }, scene, 'TRY');
  return reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan) : [];
};

test('one month is no two, however it is called, and is not offered against itself', () => {
  const [months, sides] = [compared(november, october), compared(november, november, 'INCOME')];
  expect(kept(compared(last, november), months, sides)).toEqual([months, sides]);
});

test('where nothing else is offered that stays', () => {
  expect(kept(compared(last, november))).toHaveLength(1);
});
