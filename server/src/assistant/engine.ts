import type { AssistantReason, Plan } from '@vezne/contract';
import { optionsFor } from './clarify';
import type { Clause } from './clause';
import { interpret } from './interpret';
import type { LedgerWords } from './ledger-words';
import { refusalReason } from './refuse';

/** What the engine makes of a question: a plan, a question back, or a refusal. */
export type Reply =
  | { action: 'ANSWER'; plan: Plan }
  | { action: 'CLARIFY'; reason: AssistantReason; options: string[] }
  | { action: 'REFUSE'; reason: AssistantReason };

/** Reads a question with the rules alone. `before` is the plan of the turn before in the conversation. */
export function understand(question: string, ledger: LedgerWords, before?: Plan): Reply {
  const found = interpret(question, ledger, before);
  if (found.kind === 'plan') return { action: 'ANSWER', plan: found.plan };
  if (found.kind === 'doubt') return askBack(found.reason, found.clause, ledger);
  const [first] = found.clauses;
  if (!first) return { action: 'REFUSE', reason: 'other_topic' };
  const reason = refusalReason(first);
  if (reason) return { action: 'REFUSE', reason };
  const [doubt] = first.doubts;
  if (doubt) return askBack(doubt.reason, first, ledger);
  const elliptic =
    first.has('FOLLOW', 'PREVIOUS', 'NEXT', 'ONLY') || (first.periods.length > 0 && !first.has('WHAT'));
  return askBack(elliptic && !before ? 'period' : 'measure', first, ledger);
}

/** Only options that will be answered are offered. */
function askBack(reason: Parameters<typeof optionsFor>[0], clause: Clause, ledger: LedgerWords): Reply {
  const options = optionsFor(reason, clause).filter((option) => interpret(option, ledger).kind === 'plan');
  return { action: 'CLARIFY', reason, options: [...new Set(options)].slice(0, 4) };
}
