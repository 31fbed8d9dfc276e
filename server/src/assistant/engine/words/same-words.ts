import { fold } from '@vezne/contract';

/** The words of a question: two are the same when these are, whatever their capitals, accents and punctuation. */
export const wordsOf = (question: string): string =>
  (fold(question).match(/[\p{L}\p{N}%₺]+/gu) ?? []).join(' ');
