import type { Plan, PlanPeriod, PlanStep } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import type { CurrencyCode } from '../say/say';
import type { Sight } from '../see/sight';
import { saysAgainst } from './sides';

/**
 * "Ekime göre nasıl" after an overview of November: an overview stands against nothing, so what came in, went out and was
 * left is offered against October.
 */
export function againstOverview(
  reply: Reply,
  { tokens, periods }: Pick<Sight, 'tokens' | 'periods'>,
  { before, currency }: { before: Plan | undefined; currency: CurrencyCode },
): Reply {
  const last = before?.steps.at(-1);
  const [other, ...others] = periods;
  if (reply.action !== 'CLARIFY' || last?.op !== 'SUMMARY' || !last.period) return reply;
  // "Geçen yılın aynı ayına göre" says no month by itself.
  if (
    !other ||
    others.length ||
    other.read.same ||
    !saysAgainst(tokens) ||
    isSame(last.period, other.read.period)
  )
    return reply;
  const sides = { filter: last.filter, period: last.period, other: other.read.period };
  const plans = MEASURES.map((measure): Plan => ({ steps: [compared(measure, sides)] }));
  return { action: 'CLARIFY', reason: 'measure', offers: offersOf(plans, currency) };
}

const MEASURES = ['NET', 'INCOME', 'EXPENSE'] as const;

const isSame = (a: PlanPeriod, b: PlanPeriod) => JSON.stringify(a) === JSON.stringify(b);

const compared = (
  measure: PlanStep['measure'],
  { filter, period, other }: Pick<PlanStep, 'filter' | 'period'> & { other: PlanPeriod },
): PlanStep => ({
  op: 'COMPARE',
  measure,
  filter,
  period,
  other: { measure, filter, period: other },
  of: 'SUM',
  percent: false,
  claim: null,
});
