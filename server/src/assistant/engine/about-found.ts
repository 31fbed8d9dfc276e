import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { amongOf, asksAboutRecords } from './execute/among';
import type { Clause } from './read/clause';

export type Build = (clause: Clause) => PlanStep | 'record_or_category' | 'measure' | undefined;

/**
 * After repeated, strange or regular records a question about "bunlar" is one about just these; 'measure' when
 * it asks for something that these records alone do not tell.
 */
export function aboutFound(
  before: PlanStep,
  clause: Clause,
  period: PlanPeriod | null,
  build: Build,
): PlanStep | 'measure' | undefined {
  if (before.op === 'RECURRING') return aboutRegular(before, clause);
  const among = amongOf(before);
  if (!among || clause.has('DUPLICATE', 'ANOMALY')) return undefined;
  if (before.op === 'DUPLICATES' && clause.has('EXCESS')) return { ...before, answer: 'EXCESS', claim: null };
  const built = build(clause);
  const step = built === 'record_or_category' ? ranking(clause, period) : built;
  if (!step || typeof step === 'string' || !asksAboutRecords(step)) return 'measure';
  return { ...step, period: step.period ?? period, filter: { ...step.filter, among } };
}

/** "Bunlar ne tutuyor", "kaç tane": of the fixed payments. */
function aboutRegular(before: Extract<PlanStep, { op: 'RECURRING' }>, clause: Clause): PlanStep | 'measure' {
  if (clause.has('RECURRING', 'AVERAGE', 'MEDIAN', 'TOP', 'BOTTOM', 'GROUP_BY')) return 'measure';
  if (clause.has('COUNT_OF', 'HOW_MANY')) return { ...before, filter: clause.filter, answer: 'COUNT' };
  const answer = clause.has('SUM', 'HOW_MUCH') ? 'TOTAL' : 'LIST';
  return { ...before, filter: clause.filter, answer };
}

/** "En büyüğü hangisi" after a turn about records asks for a record. */
export function ranking(clause: Clause, period: PlanPeriod | null): PlanStep {
  const rank = clause.has('BOTTOM', 'WORST') ? 'SMALLEST' : 'LARGEST';
  const measure = clause.measure === 'NET' || !clause.measure ? 'VOLUME' : clause.measure;
  const [n = 1] = clause.numbers;
  const base = { measure, filter: clause.filter, period };
  return n > 1 ? { op: 'TOP_RECORDS', ...base, rank, n } : { op: 'EXTREME', ...base, rank };
}
