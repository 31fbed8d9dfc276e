import { type AssistantAnswer, limits } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import type { Draft } from '../run/answer';
import { remembering } from './answerable';
import { barsOf } from './bars';
import { firstQuestions } from './first-questions';
import { followUpsOf } from './follow-ups';
import { openingsOf } from './openings';
import { chipsOf } from './plan-chips';
import { showOf } from './show';

const MOST_AFTER_REFUSAL = 3;

/** What a screen needs beside an answer. */
export type Around = Pick<AssistantAnswer, 'show' | 'bars' | 'plan' | 'chips' | 'next' | 'openings'>;

/** How an answer is drawn, how its reading can be changed, and what may be asked next. */
export async function aroundOf(
  { action, plan, rows, figures, period }: Draft,
  ledger: LedgerView,
): Promise<Around> {
  const view = remembering(ledger);
  // What cannot be answered is followed by what can.
  if (action === 'REFUSE') return { next: (await firstQuestions(view)).slice(0, MOST_AFTER_REFUSAL) };
  if (action !== 'ANSWER' || !plan) return {};
  const bars = barsOf(plan, figures, view);
  const openings = openingsOf(plan, bars?.rows ?? rows, view);
  const written = JSON.stringify(plan);
  return {
    show: showOf(plan, rows),
    ...(bars && { bars }),
    ...(written.length <= limits.planText && { plan: written }),
    chips: await chipsOf(plan.steps, period, view),
    next: await followUpsOf(plan, rows, view),
    ...(openings.length && { openings }),
  };
}
