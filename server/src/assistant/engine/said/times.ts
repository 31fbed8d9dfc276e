import type { Plan, PlanStep } from '@vezne/contract';
import { cuesIn } from '../check/claimed';
import { isTimeWord } from '../words/lexicon';
import type { Token } from '../words/tokens';
import { type Clue, SIDES, says, wordAt } from './clue';

/** "Bayramda", "son ay": when that was is asked back. */
const vaguely: Clue = (asked) => {
  const { steps, tokens } = asked;
  const isUndated = steps.every(({ op, period }) => SUMS.has(op) && !period);
  return isUndated && cuesIn(tokens).includes('VAGUE_PERIOD') && (says(asked, FEAST) || !namesFeast(steps));
};

/** "Yılın ilk çeki" is one of this year. */
const ofTheYear: Clue = ({ steps, tokens, before }) =>
  !before &&
  steps.every(({ period }) => !period) &&
  tokens.some(
    ({ text }, at) => /^(?:yil|sene)n?in$/.test(text) && /^(?:ilk|son|en)$/.test(wordAt(tokens, at + 1)),
  );

/** "Bir önceki aya göre" after a question about March is February. */
const theOneBefore: Clue = (asked) => {
  const { steps, before } = asked;
  return (
    before !== undefined &&
    says(asked, /^onceki$/) &&
    steps.some((step) => SIDES.includes(step.op) && !isOfSameTime(step, before))
  );
};

/** "Bayramdan önceki hafta" is no week before this one; "bundan önceki hafta" is, and "marttan önceki ay" is a month. */
const beforeSomething: Clue = ({ steps, tokens }) =>
  steps.some(({ period }) => period?.kind === 'RELATIVE' && Math.abs(period.offset) === 1) &&
  tokens.some(
    ({ text }, at) =>
      /^(?:onceki|sonraki)$/.test(text) &&
      A_TIME_UNIT.test(wordAt(tokens, at + 1)) &&
      /.[td][ae]n$/.test(wordAt(tokens, at - 1)) &&
      !/^(?:on|bun|sun)(?:lar)?dan$/.test(wordAt(tokens, at - 1)) &&
      !tokens[at - 1]?.readings.some(({ lemma }) => isTimeWord(lemma)),
  );

/**
 * "Gelecek ay fiilen ne ödedik" asks for what was, be it of days to come: what is expected of them is no answer. Of one
 * thing that is named it may be offered.
 */
const whatWas: Clue = ({ steps, tokens }) =>
  steps.some(({ op, filter }) => (op === 'EXPECTED' || op === 'FORECAST') && !Object.keys(filter).length) &&
  saysTense(tokens, 'past') &&
  !saysTense(tokens, 'fut') &&
  !saysTense(tokens, 'aor') &&
  tokens.some(({ text }, at) => TO_COME.test(text) && A_TIME_UNIT.test(wordAt(tokens, at + 1)));

/** "Önceki yıl aynı ay" lies a year back, and not a month. */
const sameOfYear: Clue = ({ steps, tokens }) =>
  tokens.some(
    ({ text }, at) =>
      text === 'ayni' &&
      A_TIME_UNIT.test(wordAt(tokens, at + 1)) &&
      /^(?:yil|sene)\p{L}{0,3}$/u.test(wordAt(tokens, at - 1)),
  ) && !steps.some((step) => A_YEAR_BACK.test(JSON.stringify(step)));

/** "Son ödemeden bugüne kaç gün oldu" looks at more than today. */
const untilToday: Clue = ({ steps }) => steps.some(isWithinADay);

/** "Eskiden yeniye". */
const oldestFirst: Clue = (asked) =>
  says(asked, /^yeniye$/) && asked.steps.some((step) => step.op === 'LIST' && step.order !== 'OLDEST');

/** "Yılda ne tutuyor" asks for a year's worth, and no sum of all records is one. */
const everyTime: Clue = ({ steps, tokens, before }) =>
  !before &&
  steps.every(({ op, period }) => OF_ALL.includes(op) && !period) &&
  tokens.some(
    ({ text }, at) =>
      A_TIME.test(text) &&
      !ONE_OF_THEM.test(wordAt(tokens, at - 1)) &&
      // "Ayda bir" is how often.
      wordAt(tokens, at + 1) !== 'bir',
  );

export const times: readonly Clue[] = [
  vaguely,
  ofTheYear,
  theOneBefore,
  beforeSomething,
  sameOfYear,
  whatWas,
  untilToday,
  oldestFirst,
  everyTime,
];

const TO_COME = /^(?:gelecek|onumuzdeki)$/;
const saysTense = (tokens: readonly Token[], tense: string): boolean =>
  tokens.some(
    ({ text, readings }) =>
      !TO_COME.test(text) && readings.some(({ lemma, tags }) => lemma.endsWith('-') && tags.has(tense)),
  );

const A_TIME_UNIT = /^(?:gun|hafta|ay|yil|sene|donem)\p{L}{0,4}$/u;
/** A year before, or a year by its number. */
const A_YEAR_BACK = /YEAR_EARLIER|"ago":[1-9]|"year":\d|"at":\d|"unit":"YEAR"/;

const OF_ALL: readonly PlanStep['op'][] = ['TOTAL', 'COUNT', 'NET', 'FLOW'];
const A_TIME = /^(?:gunde|haftada|ayda|yilda|senede)$/;
/** "Hangi ayda", "bu yılda", "ilk üç ayda", "ayda bir". */
const ONE_OF_THEM =
  /^(?:hangi|bu|o|su|ayni|gecen|gecmis|onceki|son|ilk|her|tum|butun|kac|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|\d.*|.*nci|.*ncu)$/;

const FEAST = /^(?:bayram|ramazan|tatil|sezon)(?:da|de)(?:ki)?\p{L}{0,4}$/u;
/** "Bayram ikramiyesi" is no time. */
const namesFeast = (steps: readonly PlanStep[]): boolean =>
  steps.some(({ filter }) => /bayram|ramazan|tatil|sezon/i.test(JSON.stringify(filter)));
const SUMS = new Set<PlanStep['op']>([
  'TOTAL',
  'COUNT',
  'NET',
  'FLOW',
  'AVERAGE',
  'LIST',
  'TOP_RECORDS',
  'GROUPS',
]);

/** Is what was asked before set against something, or is it the other side? */
const isOfSameTime = (step: PlanStep, { steps }: Plan): boolean => {
  const asked = steps.at(-1)?.period;
  if (asked?.kind !== 'MONTH') return true;
  const sides = [step.period, 'other' in step ? step.other?.period : null];
  return sides.some((side) => JSON.stringify(side) === JSON.stringify(asked));
};

const isWithinADay = (step: PlanStep): boolean =>
  step.op === 'OCCURRENCE' &&
  step.answer === 'DAYS' &&
  step.period?.kind === 'RELATIVE' &&
  step.period.unit === 'DAY';
