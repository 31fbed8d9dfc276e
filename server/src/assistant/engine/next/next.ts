import type { AssistantNext, PlanStep } from '@vezne/contract';
import { sentenceOf } from '../ask/sentence';
import type { LedgerView } from '../ledger/ledger';

/** A step as something that can be asked with a press: its question, and its plan as the screen hands it back. */
export const nextOf = (step: PlanStep, view: LedgerView): AssistantNext => nextOfAll([step], view);

/** Several steps, asked in one. */
export function nextOfAll(steps: PlanStep[], { currency }: LedgerView): AssistantNext {
  const plan = { steps };
  return { question: sentenceOf(plan, currency), plan: JSON.stringify(plan) };
}
