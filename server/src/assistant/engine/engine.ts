import type { AssistantReason, Plan } from '@vezne/contract';
import { offersOf } from './ask/offers';
import type { Reply } from './ask/reply';
import { optionsFor } from './clarify';
import { refusalReason } from './frames/refuse';
import { interpret } from './interpret';
import type { Clause } from './read/clause';
import { hasCue } from './read/items';
import { impossibleDay } from './time/impossible-day';
import type { LedgerWords } from './words/ledger-words';

/** Reasons that only say that words were not understood. */
const UNSURE: AssistantReason[] = ['unknown_entity', 'other_topic'];

/** Reads a question with the rules alone. `before` is the plan of the turn before in the conversation. */
export function understand(question: string, ledger: LedgerWords, before?: Plan): Reply {
  const noDay = impossibleDay(question);
  if (noDay) return { action: 'REFUSE', reason: 'not_in_data', noDay };
  const found = interpret(question, ledger, before);
  if (found.kind === 'plan') return { action: 'ANSWER', plan: found.plan };
  if (found.kind === 'doubt') return askBack(found.reason, found.clause, ledger, found.plan);
  const [first] = found.clauses;
  if (!first) return { action: 'REFUSE', reason: 'other_topic' };
  if (asksHelp(first)) return { action: 'HELP' };
  const reason = refusalReason(first);
  if (reason) return { action: 'REFUSE', reason, ...(UNSURE.includes(reason) && { uncovered: first }) };
  const [doubt] = first.doubts;
  if (doubt) return askBack(doubt.reason, first, ledger);
  const silent = !first.periods.length && !first.named.length && !first.limits.length;
  if (
    silent &&
    !before &&
    !first.has('FOLLOW', 'PREVIOUS', 'NEXT', 'ONLY', 'OUT', 'IN', 'NET', 'RECORD', 'BALANCE', 'HOLD', 'SUM')
  ) {
    return { action: 'REFUSE', reason: 'other_topic', uncovered: first };
  }
  const elliptic =
    first.has('FOLLOW', 'PREVIOUS', 'NEXT', 'ONLY') || (first.periods.length > 0 && !first.has('WHAT'));
  return { ...askBack(elliptic && !before ? 'period' : 'measure', first, ledger), uncovered: first };
}

/** A greeting or "neler sorabilirim", and nothing else. */
const asksHelp = (clause: Clause): boolean =>
  clause.has('HELP') &&
  clause.items.every((item) => hasCue(item, 'HELP', 'STOP', 'SHOW', 'WHAT', 'FOLLOW', 'MI'));

/** Of those who bear a name so many are offered, and all together. */
const MOST_NAMES = 3;

/** Rewordings of the question are read again; their plans are offered, each as one whole sentence. */
function askBack(
  reason: Parameters<typeof optionsFor>[0],
  clause: Clause,
  ledger: LedgerWords,
  plan?: Plan,
): Extract<Reply, { action: 'CLARIFY' }> {
  const plansFor = (about: Parameters<typeof optionsFor>[0]): Plan[] =>
    optionsFor(about, clause).flatMap((option) => {
      const found = interpret(option, ledger);
      return found.kind === 'plan' ? [found.plan] : [];
    });
  const wanted = plansFor(reason);
  const own = reason === 'entity' && plan ? [...wanted.slice(0, MOST_NAMES), plan] : wanted;
  const plans = wanted.length > 1 ? own : [...wanted, ...plansFor('measure')];
  const offers = plans.length ? offersOf(plans, ledger.currency) : [];
  return { action: 'CLARIFY', reason, offers, ...(plan && { plan }) };
}
