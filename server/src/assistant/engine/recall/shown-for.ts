import type { Plan } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { Refusal } from '../ledger/result';
import { execute } from '../run/execute';
import { isOfList, pointingIn } from '../shown/pointers';
import type { Shown } from '../shown/rows';
import { shownBy } from './shown-rows';

/** Answers that are looked back at for a list: "ikincisi" after one row of it was asked about. */
const LOOKED_BACK = 3;

/** What a question may point at: the answer before, or the last list where that shows no second row. */
export async function shownFor(
  question: string,
  plans: readonly Plan[],
  view: LedgerView,
): Promise<Shown | undefined> {
  const last = plans.at(-1);
  const found = last && pointingIn(question);
  if (!last || !found) return undefined;
  const shown = await shownIn(last, view);
  if (isList(shown) || (found !== 'several' && !isOfList(found))) return shown;
  for (const plan of plans.slice(-1 - LOOKED_BACK, -1).reverse()) {
    const earlier = await shownIn(plan, view);
    if (isList(earlier)) return earlier;
  }
  return shown;
}

const isList = (shown: Shown | undefined): boolean => (shown?.rows.length ?? 0) > 1;

/** What the answer to a plan shows; only one figure or one table can be pointed at. */
async function shownIn({ steps }: Plan, view: LedgerView): Promise<Shown | undefined> {
  const [step, ...others] = steps;
  if (!step || others.length) return undefined;
  try {
    return shownBy(await execute(step, view));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
