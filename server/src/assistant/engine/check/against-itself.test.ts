import { type Plan, type PlanPeriod, PlanStep } from '@vezne/contract';
import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { isAgainstItself } from './against-itself';

const scene = { index: new LedgerIndex(shop.map(entry)), today: '2025-12-10' };
const last: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 };
const november: PlanPeriod = { kind: 'MONTH', index: 11, year: null };
const october: PlanPeriod = { kind: 'MONTH', index: 10, year: null };
const compared = (period: PlanPeriod, other: PlanPeriod, measure = 'EXPENSE'): Plan => {
  const side = { measure: 'EXPENSE', filter: {}, period: other };
  const how = { of: 'SUM', percent: false, claim: null };
  return { steps: [PlanStep.parse({ op: 'COMPARE', measure, filter: {}, period, other: side, ...how })] };
};

test('one month is no two, however it is called', () => {
  expect(isAgainstItself(compared(last, november), scene)).toBe(true);
});

test('another month is one, and so is what came in', () => {
  expect(isAgainstItself(compared(november, october), scene)).toBe(false);
  expect(isAgainstItself(compared(november, november, 'INCOME'), scene)).toBe(false);
});
