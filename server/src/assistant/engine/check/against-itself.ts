import type { Plan, PlanStep } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import type { CurrencyCode } from '../say/say';
import type { LedgerIndex } from '../see/ledger-index';
import type { Day } from '../time/calendar';

type Scene = { index: LedgerIndex; today: Day };

/** "Geçen aya göre" after a question about that very month: nobody is offered something against itself. */
export function againstAnother(reply: Reply, scene: Scene, currency: CurrencyCode): Reply {
  if (reply.action !== 'CLARIFY') return reply;
  const plans = reply.offers.map(({ plan }) => plan);
  const others = plans.filter((plan) => !isAgainstItself(plan, scene));
  if (!others.length || others.length === plans.length) return reply;
  return { ...reply, offers: offersOf(others, currency) };
}

function isAgainstItself({ steps }: Plan, { index, today }: Scene): boolean {
  const said = ({ measure, filter, period }: Pick<PlanStep, 'measure' | 'filter' | 'period'>) =>
    JSON.stringify([measure, filter, index.daysOf(period, today).text]);
  return steps.some(
    (step) => (step.op === 'COMPARE' || step.op === 'GROWTH') && said(step) === said(step.other),
  );
}
