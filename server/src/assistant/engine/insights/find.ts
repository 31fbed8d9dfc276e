import type { AssistantInsight } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { nextOf } from '../next/next';
import { shortBalance } from './balance';
import { doubled } from './doubled';
import type { Insight } from './insight';
import { missed } from './missed';
import { moved } from './moved';
import { unusual } from './unusual';

const MOST = 3;

/**
 * At most three findings of the ledger that were not dismissed; none when nothing is worth a word. First one of each
 * kind, the gravest kind first, then further ones.
 */
export async function insightsOf(
  view: LedgerView,
  dismissed: ReadonlySet<string>,
): Promise<AssistantInsight[]> {
  const kinds = [await shortBalance(view), missed(view), doubled(view), unusual(view), moved(view)].map(
    (found) => found.filter(({ key }) => !dismissed.has(key)),
  );
  const longest = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => kinds.flatMap((found) => found[i] ?? [])).flat();
  return inTurn
    .filter(isFirstOfCategory)
    .slice(0, MOST)
    .map((insight) => wire(insight, view));
}

/** One large amount is unusual and moves its category: that is told once. */
const isFirstOfCategory = ({ category }: Insight, at: number, all: readonly Insight[]) =>
  !category || all.findIndex((each) => each.category === category) === at;

const wire = ({ key, kind, title, note, step }: Insight, view: LedgerView): AssistantInsight => ({
  key,
  kind,
  title,
  note,
  ...nextOf(step, view),
});
