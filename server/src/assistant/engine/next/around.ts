import { type AssistantAnswer, limits } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import type { Draft } from '../run/answer';
import { remembering } from './answerable';
import { followUpsOf } from './follow-ups';
import { chipsOf } from './plan-chips';
import { showOf } from './show';

/** What a screen needs beside an answer. */
export type Around = Pick<AssistantAnswer, 'show' | 'plan' | 'chips' | 'next'>;

/** How an answer is drawn, how its reading can be changed, and what may be asked next. */
export async function aroundOf({ action, plan, rows, period }: Draft, ledger: LedgerView): Promise<Around> {
  if (action !== 'ANSWER' || !plan) return {};
  const view = remembering(ledger);
  const written = JSON.stringify(plan);
  return {
    show: showOf(plan, rows),
    ...(written.length <= limits.planText && { plan: written }),
    chips: await chipsOf(plan.steps, period, view),
    next: await followUpsOf(plan, rows, view),
  };
}
