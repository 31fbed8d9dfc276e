import type { Plan } from '@vezne/contract';
import { neighbours, type Offer, offersOf } from '../ask/offers';
import type { LedgerView } from '../ledger/ledger';
import { Refusal } from '../ledger/result';
import { execute } from './execute';

/** Of the readings offered those that this ledger can answer today, and others in place of what is missing. */
export async function offered(offers: readonly Offer[], view: LedgerView): Promise<Offer[]> {
  const good: Offer[] = [];
  for (const offer of offers) if (await isAnswered(offer.plan, view)) good.push(offer);
  if (good.length > 1) return good;
  const others: Plan[] = [];
  for (const plan of [...neighbours(offers[0]?.plan), ...neighbours(undefined)])
    if (await isAnswered(plan, view)) others.push(plan);
  return offersOf([...good.map(({ plan }) => plan), ...others].slice(0, 3), view.currency);
}

async function isAnswered({ steps }: Plan, view: LedgerView): Promise<boolean> {
  try {
    for (const step of steps) await execute(step, view);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
