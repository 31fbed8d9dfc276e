import { Plan, type PlanFilter, type PlanStep } from '@vezne/contract';
import type { Facts } from './queries';

/** A question whose plan is known: `learns` where it is learned from this choice, `isLearned` where it was before. */
export type Known = { plan: Plan; learns?: { question: string; plan: Plan }; isLearned: boolean };

/** An option of this conversation: its plan was kept when it was offered. */
export function chosenPlan({ chosen }: Facts): Known | undefined {
  const plan = Plan.safeParse(chosen?.plan).data;
  if (!chosen || !plan) return undefined;
  return {
    plan,
    isLearned: false,
    ...(chosen.complete && { learns: { question: chosen.question, plan } }),
  };
}

/** The reading that somebody chose for these words, while all categories that it names are there. */
export function learnedPlan({ learned, categories }: Facts): Known | undefined {
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
