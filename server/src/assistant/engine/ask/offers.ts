import type { Plan, PlanSelection, PlanStep } from '@vezne/contract';
import type { CurrencyCode } from '../say/say';
import { sentenceOf } from './sentence';

/** A reading to choose: the question as it would be asked whole, and the plan that answers it. */
export type Offer = { sentence: string; plan: Plan };

const MOST = 4;
const FEWEST = 2;

/**
 * Two to four readings, the likeliest first, no two of which say the same. Where there are fewer, questions about the
 * same records are added.
 */
export function offersOf(plans: readonly Plan[], currency: CurrencyCode): Offer[] {
  const offers = distinct(plans, currency).slice(0, MOST);
  if (offers.length >= FEWEST) return offers;
  return distinct([...plans, ...neighbours(plans[0])], currency).slice(0, FEWEST + 1);
}

export const offerOf = (plan: Plan, currency: CurrencyCode): Offer => ({
  sentence: sentenceOf(plan, currency),
  plan,
});

function distinct(plans: readonly Plan[], currency: CurrencyCode): Offer[] {
  const offers = plans.map((plan) => offerOf(plan, currency));
  return offers.filter(({ sentence }, at) => offers.findIndex((each) => each.sentence === sentence) === at);
}

/** What else may be asked about the records of a plan; without one, about the company's money. */
export function neighbours(plan: Plan | undefined): Plan[] {
  const step = plan?.steps[0];
  const all: PlanSelection = { measure: 'EXPENSE', filter: step?.filter ?? {}, period: step?.period ?? null };
  const income = { ...all, measure: 'INCOME' } as const;
  const month: PlanSelection = { ...all, filter: {}, period: { kind: 'RELATIVE', unit: 'MONTH', offset: 0 } };
  const steps: PlanStep[] = [
    { op: 'TOTAL', ...all },
    { op: 'TOTAL', ...income },
    { op: 'SUMMARY', ...month, measure: 'NET' },
    { op: 'BALANCE', measure: 'NET', filter: {}, period: null, edge: 'END' },
  ];
  return steps.map((each) => ({ steps: [each] }));
}
