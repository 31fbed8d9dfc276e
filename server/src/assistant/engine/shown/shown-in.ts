import type { Plan } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { Refusal } from '../ledger/result';
import { execute } from '../run/execute';
import { type Shown, shownBy } from './rows';

/** What the answer to a plan shows; only one figure or one table can be pointed at. */
export async function shownIn({ steps }: Plan, view: LedgerView): Promise<Shown | undefined> {
  const [step, ...others] = steps;
  if (!step || others.length) return undefined;
  try {
    return shownBy(await execute(step, view));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
