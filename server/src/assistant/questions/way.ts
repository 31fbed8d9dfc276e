import type { Plan } from '@vezne/contract';
import { understand } from '../engine/engine';
import { readings } from '../engine/grasp';
import { planOf } from '../engine/propose/part';
import { withoutAsides } from '../engine/see/asides';
import type { Book } from './book';
import { meaningOf } from './same-meaning';

/** How far the wanted plan came: among what was proposed, likeliest of it. */
export type Way = { proposed: boolean; first: boolean };

/** Looks where a plan that means one of `right` stands among the readings of a question. */
export function wayOf(
  text: string,
  right: ReadonlySet<string>,
  { book, today, before, earlier }: { book: Book; today: string; before?: Plan; earlier?: readonly Plan[] },
): Way {
  const asked = withoutAsides(text, book.index);
  const all = readings(asked, understand(asked, book.words, before), book, { today, before, earlier });
  const at = all.findIndex(({ parts }) => {
    const plan = parts.length ? planOf(parts) : undefined;
    return plan && right.has(meaningOf(plan, book, today));
  });
  return { proposed: at >= 0, first: at === 0 };
}
