import { fold, type Plan, type PlanFilter, type PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import type { Offer } from './offers';
import type { Reply } from './reply';
import { sentenceOf } from './sentence';

const LISTS = ['texts', 'notTexts'] as const;
const GROUPS = ['words', 'notWords'] as const;

/**
 * A reply whose words of descriptions are as the records have them, so that people read "Işık Elektrik" and not the
 * "isik elektrik" that is searched for. They find the same records.
 */
export function asWritten(reply: Reply, view: LedgerView): Reply {
  const known = new Map<string, string>();
  const written = (text: string): string => {
    const found = known.get(text) ?? writtenIn(view, text);
    known.set(text, found);
    return found;
  };
  if (reply.action === 'ANSWER') return { ...reply, plan: planWith(reply.plan, written) };
  if (reply.action !== 'CLARIFY') return reply;
  const offers = reply.offers.map((offer) => offerWith(offer, written, view));
  return { ...reply, offers, ...(reply.plan && { plan: planWith(reply.plan, written) }) };
}

type Written = (text: string) => string;

function offerWith({ sentence, plan }: Offer, written: Written, { currency }: LedgerView): Offer {
  const own = planWith(plan, written);
  return {
    plan: own,
    sentence: sentence === sentenceOf(plan, currency) ? sentenceOf(own, currency) : sentence,
  };
}

const planWith = ({ steps }: Plan, written: Written): Plan => ({
  steps: steps.map((step) => stepWith(step, written)),
});

function stepWith(step: PlanStep, written: Written): PlanStep {
  const side = <Side extends { filter: PlanFilter }>(each: Side): Side => ({
    ...each,
    filter: filterWith(each.filter, written),
  });
  const own = side(step);
  if ('other' in own && own.other) own.other = side(own.other);
  if ('part' in own) own.part = side(own.part);
  if ('target' in own) own.target = side(own.target);
  return own;
}

function filterWith(filter: PlanFilter, written: Written): PlanFilter {
  const own = { ...filter };
  for (const key of LISTS) if (own[key]) own[key] = own[key].map(written);
  for (const key of GROUPS) if (own[key]) own[key] = own[key].map((group) => group.map(written));
  return own;
}

/** The text as the newest record has it; itself where none does. */
function writtenIn({ window }: LedgerView, text: string): string {
  const wanted = fold(text);
  const entry = wanted ? window.findLast(({ folded }) => folded.includes(wanted)) : undefined;
  return (entry && foundIn(entry.description, wanted)) ?? text;
}

/** The piece of a description that is folded to a text. */
function foundIn(description: string, wanted: string): string | undefined {
  const letters = [...description];
  let folded = '';
  const places = letters.map((letter) => {
    folded += fold(letter);
    return folded.length;
  });
  const from = folded.indexOf(wanted);
  const start = places.findIndex((end) => end > from);
  const end = places.indexOf(from + wanted.length);
  return from < 0 || end < start ? undefined : letters.slice(start, end + 1).join('');
}
