import type { Plan, PlanStep } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import type { CurrencyCode } from '../say/say';
import { and, isEmpty } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';

/**
 * "Su parası": a short word stands by itself in "su faturası" and in "su yalıtım membranı". Where these lie in categories
 * that have nothing of each other, a sum of both is of nothing that anybody means, and each is offered alone.
 */
export function inPieces(reply: Reply, index: LedgerIndex, currency: CurrencyCode): Reply {
  if (reply.action !== 'ANSWER' && reply.action !== 'CLARIFY') return reply;
  const plans = reply.action === 'ANSWER' ? [reply.plan] : reply.offers.map(({ plan }) => plan);
  const pieces = plans.flatMap((plan) => piecesOf(plan, index));
  if (pieces.length === plans.length) return reply;
  return { action: 'CLARIFY', reason: 'measure', offers: offersOf(pieces, currency) };
}

/** A plan for each thing; the plan itself where it is about one. */
function piecesOf(plan: Plan, index: LedgerIndex): Plan[] {
  const [step, ...others] = plan.steps;
  if (!step || others.length || !liesApart(step, index)) return [plan];
  const { texts = [] } = step.filter;
  return texts.map((text) => ({ steps: [{ ...step, filter: { ...step.filter, texts: [text] } }] }));
}

function liesApart({ filter }: PlanStep, index: LedgerIndex): boolean {
  const { texts = [], categories } = filter;
  const [first = ''] = texts;
  if (categories || texts.length < 2) return false;
  const isInAll = (word: string) => texts.every((text) => text.split(' ').includes(word));
  if (!first.split(' ').some((word) => word.length <= SHORT && isInAll(word))) return false;
  const places = texts.map((text) => {
    const bits = index.bitsOfText(text);
    return index.categories.filter((category) => !isEmpty(and(category.bits, bits)));
  });
  return places.some((one, at) =>
    places.slice(at + 1).some((other) => !one.some((category) => other.includes(category))),
  );
}

/** Longer words are sought as they are said. */
const SHORT = 3;
