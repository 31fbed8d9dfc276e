import type { Plan, PlanStep } from '@vezne/contract';
import type { Reply } from './ask/reply';
import type { LedgerIndex } from './see/ledger-index';
import { look } from './see/sight';
import { type Stretch, stretchesOf } from './see/stretches';
import { isPutAsQuestion } from './see/telling';

/** The most that a plan holds. */
const MOST = 4;

/**
 * "Kasada şimdi ne var, 1 Kasım'da ne vardı": questions that stand in one sentence, each understood as one that follows
 * the one before. Undefined where it is one question, where one of them is not sure, or where only a
 * later one says of which time the earlier ones are.
 */
export function severally(
  question: string,
  index: LedgerIndex,
  { before, understand }: { before: Plan | undefined; understand: (part: string, before?: Plan) => Reply },
): Plan | undefined {
  const parts = questionsIn(question, index);
  if (parts.length < 2) return undefined;
  const steps: PlanStep[] = [];
  let last = before;
  for (const { text, sight } of parts) {
    const reply = understand(text, last);
    if (reply.action !== 'ANSWER') return undefined;
    last = reply.plan;
    const isDated = sight.periods.length > 0;
    if (!last.steps.every((step) => takes(steps, isDated ? step : within(step, steps)))) return undefined;
  }
  return steps.length > 1 && steps.length <= MOST ? { steps } : undefined;
}

/** Puts a step behind the others; false where it does not belong there. */
function takes(steps: PlanStep[], step: PlanStep): boolean {
  if (isUnclear(step) || isAnswered(step, steps) || datesEarlier(step, steps)) return false;
  if (!steps.some((each) => isSame(each, step))) steps.push(step);
  return true;
}

/** "Aralıkta gelir nasıl, ne çıktı": what names no time of its own is of the time before it. */
function within(step: PlanStep, steps: readonly PlanStep[]): PlanStep {
  const period = steps.findLast((each) => each.period)?.period;
  return period && !step.period && DATED.has(step.op) ? { ...step, period } : step;
}

/** "En pahalı alım hangisi, ne kadar": the first answer tells the amount. */
const isAnswered = (step: PlanStep, steps: readonly PlanStep[]): boolean =>
  step.op === 'TOTAL' && steps.some(({ op }) => TELLS_AMOUNT.has(op));

/** "Ne girdi, ne çıktı bu ay": the time that stands here may be meant of what stands before. */
const datesEarlier = (step: PlanStep, steps: readonly PlanStep[]): boolean =>
  !!step.period && steps.some(({ op, period }) => DATED.has(op) && !period);

/** Coverage and summary already tell several things; a balance at the beginning of nothing was not understood. */
const isUnclear = (step: PlanStep): boolean =>
  step.op === 'COVERAGE' ||
  step.op === 'SUMMARY' ||
  (step.op === 'BALANCE' && step.edge === 'START' && !step.period);

/** What stands before a question without asking belongs to it. */
function questionsIn(question: string, index: LedgerIndex): Stretch[] {
  const parts: Stretch[] = [];
  let led = '';
  for (const piece of stretchesOf(question, index).flatMap(({ text }) => text.split(BESIDE))) {
    const text = led ? `${led} ${piece}` : piece;
    const asks = isPutAsQuestion(look(piece, index));
    if (asks) parts.push({ text, sight: look(text, index) });
    led = asks ? '' : text;
  }
  return led ? [] : parts;
}

/** "… ne ödedik bir de giderin yüzde kaçı". */
const BESIDE = /\s(?=(?:b[iı]r? de|ayr[ıi]ca)\s)/iu;

/** Their answers tell the amount of what they find. */
const TELLS_AMOUNT = new Set<PlanStep['op']>([
  'EXTREME',
  'TOP_RECORDS',
  'GROUPS',
  'PAYEE',
  'BEST_MONTHS',
  'OCCURRENCE',
  'EXISTS',
]);

/** They are about a period; without one, about everything that is written. */
const DATED = new Set<PlanStep['op']>([
  'TOTAL',
  'COUNT',
  'NET',
  'FLOW',
  'AVERAGE',
  'MEDIAN',
  'LIST',
  'TOP_RECORDS',
  'EXTREME',
  'GROUPS',
  'PAYEE',
  'SHARE',
]);

const isSame = (one: PlanStep, other: PlanStep): boolean => JSON.stringify(one) === JSON.stringify(other);
