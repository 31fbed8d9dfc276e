import type { PaymentMethod, PlanFilter } from '@vezne/contract';
import type { PeriodRead } from '../time/periods';
import type { Cue } from '../words/lexicon';
import type { Token } from '../words/tokens';

/** What a stretch of words means. The same words may carry several cues; a class of questions takes one. */
type Meaning =
  | { type: 'cue'; cues: Set<Cue> }
  | { type: 'period'; read: PeriodRead }
  | { type: 'number'; value: number }
  | { type: 'percent'; value: number }
  | { type: 'limit'; limit: Pick<PlanFilter, 'min' | 'max'> }
  | { type: 'doubtful'; kind: 'unit' | 'dot' | 'six'; hundredths: bigint; limitLength: number }
  | { type: 'category'; names: string[]; forced: boolean; spends: boolean; full: boolean }
  | { type: 'method'; method: PaymentMethod }
  | { type: 'weekday'; days: number[] }
  | { type: 'text'; text: string; people: string[] }
  | { type: 'unknown' };

/** A meaning with its place in the question and the endings of its last word. */
export type Item = {
  meaning: Meaning;
  from: number;
  to: number;
  tags: ReadonlySet<string>;
  /** Lower is better; the reading of a question is the cheapest row of items that covers it. */
  cost: number;
};

/** All endings that any reading of the token allows. */
export function tagsOf(token: Token | undefined): Set<string> {
  const readings = token?.readings ?? [];
  const tags = new Set(readings.flatMap((reading) => [...reading.tags]));
  // A question particle must be sure: "gidrei" is not "gider mi".
  if (!readings.every((reading) => reading.tags.has('mi'))) tags.delete('mi');
  return tags;
}

export const hasCue = (item: Item, ...cues: Cue[]): boolean => {
  const { meaning } = item;
  return meaning.type === 'cue' && cues.some((cue) => meaning.cues.has(cue));
};
