import { fold, type PlanFilter, type PlanStep } from '@vezne/contract';
import { monthNames } from '../words/phrases-time';
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

/** "Kirayla birlikte" after wages is about both. */
const together: Clue = ({ steps, tokens, before }) => {
  const kept = before?.steps.at(-1)?.filter;
  return kept !== undefined && saysTogether(tokens) && !steps.some((step) => holds(step, kept));
};

/** "Sadece ofis olanı" is a part of what was asked before. */
const onlyOfThese: Clue = (asked) => {
  const kept = asked.before?.steps.at(-1)?.filter;
  const isPart = says(asked, /^(?:sadece|yalniz|yalnizca)$/) && says(asked, /^olani$/);
  return kept !== undefined && isPart && !asked.steps.some((step) => holds(step, kept));
};

/** "Ekime göre nasıl" sets something against October. */
const againstATime: Clue = (asked) =>
  isOf(asked, 'SUMMARY', 'TOTAL', 'NET', 'COUNT') &&
  !isOf(asked, 'COMPARE', 'GROWTH') &&
  saysAgainst(asked.tokens);

export const sides: readonly Clue[] = [
  compared,
  apart,
  each,
  whomMost,
  withoutIt,
  together,
  onlyOfThese,
  againstATime,
];

/** "Kirayla birlikte", not "hepsi birlikte": with something that is named. */
const saysTogether = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => /^(?:birlikte|beraber)$/.test(text) && /l[ae]$/.test(wordAt(tokens, at - 1)));

const THINGS = ['categories', 'texts', 'words', 'methods'] as const;
/** Is all that was asked about before in it? Where nothing narrowed that, all is. */
const holds = ({ filter }: PlanStep, kept: PlanFilter): boolean =>
  THINGS.every((key) => {
    const all = JSON.stringify(filter[key] ?? []);
    return (kept[key] ?? []).every((value) => all.includes(JSON.stringify(value)));
  });

/** "Ekime göre", not "aylara göre". */
export const saysAgainst = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === 'gore' && isATime(wordAt(tokens, at - 1)));

/** One time: "aya", "geçen yıla", "ekime"; "aylara göre" is each of them. */
const isATime = (word: string): boolean =>
  TIME_BEFORE.test(word) || MONTHS.some((month) => word.startsWith(month));
const TIME_BEFORE =
  /^(?:gune|haftaya|aya|donem(?:e|ine)|ceyre(?:ge|gine)|yila|seneye|ayina|yilina|aynisina)$/;
const MONTHS = monthNames.map(fold);

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
