import type { Found, Words } from './period-words';

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

const SONU = /^son(?:u|unda(?:ki)?|unu|unun|lar\p{L}*)$/u;

/** "Pazartesileri", "cuma günleri", "hafta sonu", "hafta içi", "iş günleri": days of the week, Monday is 1. */
export function weekdaysAt(words: Words, at: number): Found<number[]> | undefined {
  const next = words.text(at + 1);
  if (words.is(at, 'haftasonu')) return { value: WEEKEND, next: at + 1 };
  if (words.is(at, 'haftaici')) return { value: WORKDAYS, next: at + 1 };
  if (words.is(at, 'hafta') && SONU.test(next)) return { value: WEEKEND, next: at + 2 };
  if (words.is(at, 'hafta') && /^ic/.test(next)) return { value: WORKDAYS, next: at + 2 };
  if (words.text(at) === 'is' && /^gunler/.test(next)) return { value: WORKDAYS, next: at + 2 };
  const day = words.weekday(at);
  return day ? { value: [day], next: words.is(at + 1, 'gun') ? at + 2 : at + 1 } : undefined;
}
