import type { Reply } from './ask/reply';

/** What becomes of a question that is too long, or that takes too long. */
export const tooLong: Reply = { action: 'REFUSE', reason: 'too_long' };

/** The longest question of the development set has 14 words; these leave room for any that is one question. */
const MAX_WORDS = 40;
const MAX_PIECES = 60;

const PIECE = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Has the question more words, or more words, numbers and marks, than one question needs? */
export function isTooLong(question: string): boolean {
  return countOf(question, /\S+/g) > MAX_WORDS || countOf(question, PIECE) > MAX_PIECES;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
