import type { PlanStep } from '@vezne/contract';
import type { Token } from '../words/tokens';
import { type Clue, isOf, SIDES, says, wordAt } from './clue';

/** "Eylülle mukayese et" puts two things side by side. */
const compared: Clue = (asked) => says(asked, COMPARED) && asked.steps.length < 2 && !isOf(asked, ...SIDES);

/** "Ekim ve kasım ayrı ayrı" asks for more than one figure. */
const apart: Clue = (asked) =>
  !asked.before && saysApart(asked.tokens) && asked.steps.length < 2 && !isOf(asked, ...SIDES);

/** "Hangi değirmene ne kadar ödedik" asks for each of them. */
const each: Clue = ({ steps, tokens }) => asksForEach(tokens) && steps.every(({ op }) => op === 'TOTAL');

/** "En çok hangi kumaşçıya para verdik" asks for somebody, who may have got it in many records. */
const whomMost: Clue = (asked) => asksWhomMost(asked.tokens) && isOf(asked, 'EXTREME', 'TOP_RECORDS');

/** "Onsuz toplam gider": something is left out, whatever it is. */
const withoutIt: Clue = (asked) => says(asked, WITHOUT_IT) && !asked.steps.some(leavesOut);

export const sides: readonly Clue[] = [compared, apart, each, whomMost, withoutIt];

const WITHOUT_IT = /^(?:on|bun)(?:lar)?s[iu]z$/u;
const leavesOut = ({ filter }: PlanStep): boolean =>
  [filter.notCategories, filter.notTexts, filter.notWords, filter.notMethods, filter.max].some(Boolean);

const COMPARED = /^(?:mukayese|kiyasla|kiyaslar|karsilastir|karsilastirir)$/u;

const saysApart = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === 'ayri' && wordAt(tokens, at + 1) === 'ayri');

const asksForEach = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === 'hangi' && isOne(wordAt(tokens, at + 1))) &&
  tokens.some(({ text }, at) => text === 'ne' && wordAt(tokens, at + 1) === 'kadar');
/** To, at or from somebody or something; "hangi ayda" asks for a time. */
const isOne = (word: string): boolean => /(?:[ae]|[td][ae]n)$/.test(word) && !TIME.test(word);
const TIME = /^(?:gun|hafta|ay|ceyre|yil|sene|tarih|donem|mevsim)/;

function asksWhomMost(tokens: readonly Token[]): boolean {
  const isMost = tokens.some(
    ({ text }, at) => text === 'en' && /^(?:cok|az|fazla)$/.test(wordAt(tokens, at + 1)),
  );
  const isWhom = ({ text }: Token, at: number) =>
    /^(?:kime|kimlere|hangisine)$/.test(text) ||
    (text === 'hangi' && /[cs][iu]?(?:l[ae]r)?y?[ae]$/.test(wordAt(tokens, at + 1)));
  return isMost && tokens.some(isWhom);
}
