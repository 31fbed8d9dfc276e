import type { PlanPeriod } from '@vezne/contract';
import { betweenEnd } from './days-of-month';
import { partOfYear } from './period-parts';
import type { PeriodFound, Words } from './period-words';

/** A day, a month or a range of days that begins with digits. */
export const dateInDigits = (words: Words, i: number): PeriodFound | undefined =>
  numericDate(words, i) ?? slashedMonth(words, i) ?? dayRange(words, i) ?? shortDates(words, i);

const FULL = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
const ISO = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;
const MONTH_YEAR = /^(\d{1,2})[./]((?:19|20)\d{2})$/;

/** "6/2025". */
function slashedMonth(words: Words, i: number): PeriodFound | undefined {
  const index = words.tokens[i]?.kind === 'number' ? Number(words.text(i)) : 0;
  const year = words.mark(i + 1, '/') ? words.yearNumber(i + 2) : undefined;
  if (year === undefined || !Number.isInteger(index) || index < 1 || index > 12) return undefined;
  return { value: { kind: 'MONTH', index, year: { at: year } }, next: i + 3 };
}

/** 05.03.2025, 2025-03-05, 03.2025. */
function numericDate(words: Words, i: number): PeriodFound | undefined {
  const raw = words.tokens[i]?.kind === 'number' ? (words.tokens[i]?.raw ?? '') : '';
  const iso = ISO.exec(raw);
  const full = FULL.exec(raw);
  const short = MONTH_YEAR.exec(raw);
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 0)]
    : full
      ? [Number(full[3]), Number(full[2]), Number(full[1])]
      : [Number(short?.[2] ?? 0), Number(short?.[1] ?? 0), 0];
  if (month < 1 || month > 12 || day > 31) return undefined;
  const value: PlanPeriod = day
    ? { kind: 'DATE', day, month, year: { at: year } }
    : { kind: 'MONTH', index: month, year: { at: year } };
  return { value, next: i + 1 };
}

/** "5-12 ekim", "5 ile 12 ekim arası", "5-11 ekim haftası". */
function dayRange(words: Words, i: number): PeriodFound | undefined {
  const first = words.tokens[i];
  if (first?.kind !== 'number' || !/^\d{1,2}$/.test(first.raw)) return undefined;
  const joined = words.mark(i + 1, '-', '–', '—') || ['ile', 've', 'ila'].includes(words.text(i + 1));
  const to = joined ? partOfYear(words, i + 2, null) : undefined;
  if (to?.value.kind !== 'DATE' || words.tokens[i + 2]?.kind !== 'number') return undefined;
  const from: PlanPeriod = { ...to.value, day: Number(first.raw) };
  const closed = betweenEnd(words, to.next) ?? (words.is(to.next, 'hafta') ? to.next + 1 : to.next);
  return { value: { kind: 'BETWEEN', from, to: to.value }, next: closed };
}

/** "10/10 ile 20/10 arası", "1.10 - 15.10 tarihleri arasında": between two days without a year. */
function shortDates(words: Words, i: number): PeriodFound | undefined {
  const from = shortDate(words, i);
  const joined =
    from && (words.mark(from.next, '-', '–', '—') || ['ile', 've', 'ila'].includes(words.text(from.next)));
  const to = joined ? shortDate(words, from.next + 1) : undefined;
  const next = to && betweenEnd(words, to.next);
  return from && to && next
    ? { value: { kind: 'BETWEEN', from: from.value, to: to.value }, next }
    : undefined;
}

function shortDate(words: Words, i: number): PeriodFound | undefined {
  const isSlashed = words.mark(i + 1, '/') && words.tokens[i + 2]?.kind === 'number';
  const raw = isSlashed ? `${words.text(i)}.${words.text(i + 2)}` : (words.tokens[i]?.raw ?? '');
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/.exec(raw) ?? [];
  const date = { kind: 'DATE', day: Number(day), month: Number(month), year: null } as const;
  if (!(date.day >= 1 && date.day <= 31 && date.month >= 1 && date.month <= 12)) return undefined;
  return { value: date, next: isSlashed ? i + 3 : i + 1 };
}
