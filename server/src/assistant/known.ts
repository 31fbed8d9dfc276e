import { Plan, type PlanFilter, type PlanStep } from '@vezne/contract';
import type { Facts } from './queries';

/**
 * A question that needs no reading: an option of this conversation, whose plan was kept when it was offered, or words
 * for which somebody in the company chose a reading before.
 */
export type Known = { plan: Plan; learns?: { question: string; plan: Plan }; isLearned: boolean };

export function knownPlan({ chosen, learned, categories }: Facts): Known | undefined {
  const option = Plan.safeParse(chosen?.plan).data;
  if (chosen && option)
    return {
      plan: option,
      isLearned: false,
      ...(chosen.complete && { learns: { question: chosen.question, plan: option } }),
    };
  const plan = Plan.safeParse(learned).data;
  const names = new Set(categories.map(({ name }) => name));
  return plan && namesIn(plan).every((name) => names.has(name)) ? { plan, isLearned: true } : undefined;
}

const filtersOf = (step: PlanStep): PlanFilter[] => [
  step.filter,
  ...('other' in step && step.other ? [step.other.filter] : []),
  ...('part' in step ? [step.part.filter] : []),
  ...('target' in step ? [step.target.filter] : []),
];

/** A category that is gone or was renamed makes a choice void. */
const namesIn = ({ steps }: Plan): string[] =>
  steps
    .flatMap(filtersOf)
    .flatMap(({ categories = [], notCategories = [] }) => [...categories, ...notCategories]);
