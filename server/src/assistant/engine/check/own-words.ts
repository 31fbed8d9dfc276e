import type { Plan } from '@vezne/contract';
import { sentenceOf } from '../ask/sentence';
import { planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import type { LedgerWords } from '../words/ledger-words';
import { wordsOf } from '../words/same-words';

/** Of a category that both earns and costs a natural question means one of both. */
const isOneSided = ({ steps }: Plan) => steps.every(({ measure }) => measure !== 'VOLUME');

/** Whatever else goes on from a turn before, a sentence that says of which time it is does not. */
const saysWhen = ({ steps }: Plan) => steps.every(({ period }) => period !== null);

/**
 * The plan of the reading that is said in just the words of the question. An offer, a follow-up or a sentence of the
 * help that is typed anew means what it says.
 */
export function inOwnWords(
  question: string,
  readings: readonly Ranked[],
  { currency, goesOn }: { currency: LedgerWords['currency']; goesOn: boolean },
): Plan | undefined {
  const asked = wordsOf(question);
  return readings
    .flatMap(({ parts }) => (parts.length ? (planOf(parts) ?? []) : []))
    .filter((plan) => isOneSided(plan) && (!goesOn || saysWhen(plan)))
    .find((plan) => wordsOf(sentenceOf(plan, currency)) === asked);
}
