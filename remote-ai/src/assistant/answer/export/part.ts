import type { AssistantAnswer } from '@vezne/contract';

/** As many records as an answer tells. */
const TOLD = 50;

/** Does an answer that tells so many records rest on more of them? */
export const isPart = (told: number, { matched }: Pick<AssistantAnswer, 'matched'>): boolean =>
  told === TOLD && matched.count > TOLD;
