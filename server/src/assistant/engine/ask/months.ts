import type { PlanLimit } from '@vezne/contract';
import { limited, type Room } from './named';
import { lead, MOST, many, NOUNS, put, type Step, which } from './selected';

/** Questions for months. */

export function bestMonths(step: Step<'BEST_MONTHS'>, room: Room): string {
  const { rank, n, of, measure } = step;
  if (of === 'COUNT')
    return put(lead(step, room), MOST[rank], NOUNS[measure].one, 'olan', `${many(n)}ay`, which(n));
  const height = rank === 'LARGEST' ? 'en yüksek olduğu' : 'en düşük olduğu';
  return put(lead(step, room), NOUNS[measure].whose, height, `${many(n)}ay`, which(n));
}

export function monthsWhere(step: Step<'MONTHS_WHERE'>, room: Room): string {
  const asks = step.answer === 'COUNT' ? 'kaç ay' : 'hangi aylar';
  if ('net' in step.when)
    return put(lead(step, room), asks, step.when.net === 'POSITIVE' ? 'artıda kapandı' : 'ekside kapandı');
  return put(
    lead(step, room),
    NOUNS[step.measure].whose,
    heldBy(step.when, room),
    'olduğu',
    step.answer === 'COUNT' ? 'kaç ay var' : 'aylar hangileri',
  );
}

const heldBy = (when: { min?: PlanLimit | undefined; max?: PlanLimit | undefined }, room: Room) =>
  limited({ ...(when.min && { min: when.min }), ...(when.max && { max: when.max }) }, room)
    .map((each) => each.replace(/ki$/, ''))
    .join(' ve ');
