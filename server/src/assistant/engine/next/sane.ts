import type { Plan, PlanPeriod, PlanStep } from '@vezne/contract';
import type { Day } from '../time/calendar';
import { wholePeriod } from '../time/resolve-period';

const DEEPEST = 8;
const IN_REACH = /^[12]\d{3}-\d\d-\d\d$/;

/** Can every period of a plan that came from outside be resolved to days of our calendar? */
export const isWithinReach = (plan: Plan, today: Day): boolean =>
  plan.steps.flatMap(periodsOf).every((period) => reaches(period, today, DEEPEST));

const periodsOf = (step: PlanStep): PlanPeriod[] =>
  [step.period, 'other' in step ? step.other?.period : null].filter((period) => !!period);

/** From the innermost outwards: a period is resolved only when what it is made of is in reach. */
function reaches(period: PlanPeriod, today: Day, depth: number): boolean {
  if (depth === 0) return false;
  const inner = period.kind === 'BETWEEN' ? [period.from, period.to] : 'of' in period ? [period.of] : [];
  if (!inner.every((each) => reaches(each, today, depth - 1))) return false;
  const { from, to } = wholePeriod(period, today);
  return (from === null || IN_REACH.test(from)) && IN_REACH.test(to);
}
