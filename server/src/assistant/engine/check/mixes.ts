import type { Plan, PlanFilter, PlanMeasure, PlanStep } from '@vezne/contract';
import { isEmpty, isWithin } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';

/**
 * Does a plan put categories side by side of which one never has money of the direction that is asked for, while another
 * has? "Mazotun navlun gelirine oranı" is no share of what fuel and freight brought in, and what was spent on material
 * is no part of income that material brought in. Neither are two who are compared the same: of "Deniz Tan" and "Deniz
 * Er" no side is everything about "Deniz".
 */
export const mixes = (plan: Plan, index: LedgerIndex): boolean =>
  plan.steps.some(
    (step) =>
      isMixed(step, index) ||
      isHeldByOther(step, index) ||
      ('part' in step && (isMixed(step.part, index) || isOfOtherDirection(step.part, index))) ||
      ('other' in step && !!step.other && isMixed(step.other, index)),
  );

type Of = { measure: PlanMeasure; filter: PlanFilter };

/** Has all that is meant the other direction? */
function isOfOtherDirection({ measure, filter }: Of, index: LedgerIndex): boolean {
  const bits = index.bitsOf(filter);
  return !isEmpty(bits) && isEmpty(index.directed(bits, measure));
}

function isMixed({ measure, filter }: Of, index: LedgerIndex): boolean {
  const names = filter.categories ?? [];
  if (names.length < 2) return false;
  const empty = names.filter((name) =>
    isEmpty(index.directed(index.bitsOf({ categories: [name] }), measure)),
  );
  return empty.length > 0 && empty.length < names.length;
}

/** Do both sides of a comparison name somebody by words alone, at one time, and does one hold all that the other does? */
function isHeldByOther(step: PlanStep, index: LedgerIndex): boolean {
  if (step.op !== 'COMPARE' || !step.other || !isByWords(step.filter) || !isByWords(step.other.filter))
    return false;
  const isAtOnce = JSON.stringify(step.period) === JSON.stringify(step.other.period);
  const [one, other] = [index.bitsOf(step.filter), index.bitsOf(step.other.filter)];
  return isAtOnce && (isWithin(one, other) || isWithin(other, one));
}

const isByWords = (filter: PlanFilter): boolean =>
  Object.keys(filter).length > 0 && Object.keys(filter).every((key) => key === 'texts' || key === 'words');
