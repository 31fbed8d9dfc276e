import type { PlanPeriod } from '@vezne/contract';
import { endingTags } from '../words/case-endings';
import { numberAt } from '../words/numbers';
import type { Found, PeriodFound, Words } from './period-words';

/** The days of a month by their numbers; `length` is known where the month is named. */
export type Month = { day: (day: number) => PlanPeriod; length?: number };

type DayRead = Found<number> & { tags: ReadonlySet<string> };

export const relativeMonth = (offset: number | null): Month => ({
  day: (day) => ({ kind: 'DAY_OF_MONTH', day, offset }),
});

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const namedMonth = (month: number, year: Extract<PlanPeriod, { kind: 'DATE' }>['year']): Month => ({
  day: (day) => ({ kind: 'DATE', day, month, year }),
  length: LENGTHS[month - 1] ?? 31,
});

/** Days of a month that stands before them: "… 10'u ile 20'si arasında", "… ilk on günü", "… ikinci haftası", "… 15'i". */
export function daysOfMonth(words: Words, i: number, month: Month): PeriodFound | undefined {
  return (
    fromTo(words, i, month) ??
    firstOrLast(words, i, month) ??
    week(words, i, month) ??
    oneDay(words, i, month)
  );
}

/** "10'u ile 20'si arasında", "onuyla yirmisi arası", "10'undan 20'sine kadar", "10-20'si". */
export function fromTo(words: Words, i: number, month: Month): PeriodFound | undefined {
  const first = dayAt(words, i);
  if (!first) return undefined;
  const isDash = words.mark(first.next, '-', '–', '—');
  const isWord = isDash || ['ile', 've', 'ila'].includes(words.text(first.next));
  const second = dayAt(words, isWord ? first.next + 1 : first.next);
  if (!second || second.value <= first.value) return undefined;
  const closing = isWord || first.tags.has('ins') ? betweenEnd(words, second.next) : undefined;
  const toward = first.tags.has('abl') && second.tags.has('dat') ? pastUntil(words, second.next) : undefined;
  const bare = isDash && second.tags.size > 0 ? second.next : undefined;
  const end = closing ?? toward ?? bare;
  return end === undefined ? undefined : ranged(month, first.value, second.value, end);
}

const pastUntil = (words: Words, i: number): number => (words.is(i, 'kadar', 'dek') ? i + 1 : i);

/** "ilk on günü"; "son beş günü" where it is known how long the month is. */
function firstOrLast(words: Words, i: number, month: Month): PeriodFound | undefined {
  const count = words.is(i, 'ilk', 'son') ? words.count(i + 1) : undefined;
  if (!count || count.value < 2 || count.value > 31 || !words.is(count.next, 'gun')) return undefined;
  const { value: n, next } = count;
  if (words.is(i, 'ilk')) return ranged(month, 1, n, next + 1);
  return month.length === undefined ? undefined : ranged(month, month.length - n + 1, month.length, next + 1);
}

/** "ikinci haftası": the days from the eighth to the fourteenth, as the first week is the first seven. */
function week(words: Words, i: number, month: Month): PeriodFound | undefined {
  const which = words.ordinal(i);
  if (!which || which.value < 2 || which.value > 4 || !words.is(which.next, 'hafta')) return undefined;
  return ranged(month, 7 * which.value - 6, 7 * which.value, which.next + 1);
}

/** "15'i", "on beşinde": with the ending of what belongs to the month. */
function oneDay(words: Words, i: number, month: Month): PeriodFound | undefined {
  const found = dayAt(words, i);
  if (!found || (found.tags.size === 0 && !words.tokens[i]?.ending)) return undefined;
  return { value: month.day(found.value), next: found.next };
}

const ranged = ({ day }: Month, from: number, to: number, next: number): PeriodFound => ({
  value: { kind: 'BETWEEN', from: day(from), to: day(to) },
  next,
});

/** A day of a month in digits or letters, with its endings. */
export function dayAt({ tokens }: Words, i: number): DayRead | undefined {
  const token = tokens[i];
  if (token?.kind === 'number') {
    const value = /^\d{1,2}$/.test(token.raw) ? Number(token.raw) : 0;
    return value >= 1 && value <= 31
      ? { value, next: i + 1, tags: endingTags(token.ending ?? '') }
      : undefined;
  }
  const spelled = numberAt(tokens, i);
  const value = Number(spelled?.hundredths ?? 0n) / 100;
  if (!spelled?.words || !Number.isInteger(value) || value < 1 || value > 31) return undefined;
  return { value, next: i + spelled.length, tags: spelled.tags };
}

/** Behind "arası", "aralığında", "tarihleri arasında". */
export function betweenEnd(words: Words, i: number): number | undefined {
  const at = words.is(i, 'tarih') ? i + 1 : i;
  return words.is(at, 'ara', 'aralik', 'arasi', 'arasinda') ? at + 1 : undefined;
}
