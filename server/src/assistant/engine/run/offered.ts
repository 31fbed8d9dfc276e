import type { AssistantGlimpse, Plan } from '@vezne/contract';
import { neighbours, type Offer, offerOf } from '../ask/offers';
import type { LedgerView } from '../ledger/ledger';
import { Refusal, type StepResult } from '../ledger/result';
import { glimpseOf } from '../say/glimpse';
import { execute } from './execute';
import { transfersInstead } from './transfers';

/** A reading to choose, and what it is answered with in a few words. */
type Reading = { offer: Offer; glimpse: AssistantGlimpse[] };

/** Of the readings offered those that this ledger can answer today, and others in place of what is missing. */
export async function offered(offers: readonly Offer[], view: LedgerView): Promise<Reading[]> {
  const good = await answered(offers, view);
  if (good.length > 1) return good;
  const others = [...neighbours(offers[0]?.plan), ...neighbours(undefined)].map((plan) =>
    offerOf(plan, view.currency),
  );
  const all = [...good, ...(await answered(others, view))];
  const isFirst = ({ offer }: Reading, at: number) =>
    all.findIndex((each) => each.offer.sentence === offer.sentence) === at;
  return all.filter(isFirst).slice(0, 3);
}

async function answered(offers: readonly Offer[], view: LedgerView): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const offer of offers) {
    const results = await resultsOf(offer.plan, view);
    if (results) readings.push({ offer, glimpse: glimpseOf(results, view) });
  }
  return readings;
}

/** The results of a plan's steps; nothing where the ledger cannot answer one of them. */
async function resultsOf({ steps }: Plan, view: LedgerView): Promise<StepResult[] | undefined> {
  try {
    const results: StepResult[] = [];
    for (const step of steps) results.push(await transfersInstead(await execute(step, view), view));
    return results;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
