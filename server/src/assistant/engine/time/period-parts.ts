import type { PlanPeriod } from '@vezne/contract';
import { numberAt } from '../words/numbers';
import { dayAt, daysOfMonth, fromTo, namedMonth } from './days-of-month';
import { type Found, type PeriodFound, relative, type Unit, type Words, type Year } from './period-words';

const THIS = ['bu'];
const LAST = ['gecen', 'gectigimiz', 'onceki', 'evvelki'];
const COMING = ['gelecek', 'onumuzdeki'];

/** -1, 0 or 1 for "geçen", "bu", "gelecek" and their like. */
export function pointer(words: Words, i: number): Found<number> | undefined {
  const at = words.is(i, 'bir') && words.is(i + 1, 'onceki', 'evvelki') ? i + 1 : i;
  const one = (lemmas: string[], value: number) =>
    words.is(at, ...lemmas) ? { value, next: at + 1 } : undefined;
  if (words.is(i, 'icinde') && words.is(i + 1, 'bulundugumuz')) return { value: 0, next: i + 2 };
  return one(THIS, 0) ?? one(LAST, -1) ?? one(COMING, 1);
}

/** "2025", "2025 yılında", "geçen sene", "iki yıl önce": a year by itself or before a part of it. */
export function yearAt(words: Words, i: number): Found<Exclude<Year, null>> | undefined {
  const number = words.yearNumber(i);
  const after = words.text(i + 1) === 'takvim' ? i + 2 : i + 1;
  if (number !== undefined)
    return { value: { at: number }, next: words.is(after, 'yil', 'sene') ? after + 1 : i + 1 };
  const spelled = yearSpelled(words, i);
  if (spelled) return spelled;
  const which = pointer(words, i);
  if (which && words.unit(which.next) === 'YEAR')
    return { value: { ago: -which.value }, next: which.next + 1 };
  const n = words.count(i);
  if (n && words.unit(n.next) === 'YEAR' && words.is(n.next + 1, 'once', 'onceki', 'evvel')) {
    return { value: { ago: n.value }, next: n.next + 2 };
  }
  return undefined;
}

/** "İki bin yirmi beş yılı", "iki bin yirmi dörtte". */
function yearSpelled(words: Words, i: number): Found<Exclude<Year, null>> | undefined {
  const spelled = numberAt(words.tokens, i);
  const year = Number(spelled?.hundredths ?? 0n) / 100;
  const end = i + (spelled?.length ?? 0);
  const next = words.unit(end) === 'YEAR' ? end + 1 : end;
  const names = next > end || ['loc', 'gen', 'abl'].some((tag) => spelled?.tags.has(tag));
  if (!spelled?.words || year < 1990 || year > 2099 || !names) return undefined;
  return { value: { at: year }, next };
}

export function asPeriod(year: Exclude<Year, null>): PlanPeriod {
  return 'at' in year ? { kind: 'YEAR', year: year.at } : relative('YEAR', -year.ago);
}

/** A month, day of a month, quarter, half or season, with the year that stands before or after it. */
export function partOfYear(words: Words, i: number, before: Year): PeriodFound | undefined {
  return (
    dayAndMonth(words, i, before) ??
    monthByNumber(words, i, before) ??
    monthPart(words, i, before) ??
    quarterOrHalf(words, i, before) ??
    seasonPart(words, i, before)
  );
}

function yearAfter(words: Words, i: number, before: Year): { year: Year; next: number } {
  if (before) return { year: before, next: i };
  const number = words.yearNumber(i);
  if (number === undefined) return { year: null, next: i };
  return { year: { at: number }, next: words.is(i + 1, 'yil', 'sene') ? i + 2 : i + 1 };
}

function monthPart(words: Words, i: number, before: Year): PeriodFound | undefined {
  const index = words.month(i);
  if (index === undefined) return undefined;
  const next = words.is(i + 1, 'ay') ? i + 2 : i + 1;
  const month = namedMonth(index, before);
  const days = words.ends(next - 1, ['gen']) ? daysOfMonth(words, next, month) : fromTo(words, next, month);
  if (days) return days;
  const { year, next: end } = yearAfter(words, next, before);
  return { value: { kind: 'MONTH', index, year }, next: words.is(end, 'ay') ? end + 1 : end };
}

/** "7. ay", "12. ayda", "dördüncü ayda"; but not the fourth month of something. */
function monthByNumber(words: Words, i: number, before: Year): PeriodFound | undefined {
  const named = words.tokens[i]?.kind === 'number' ? undefined : words.ordinal(i);
  const index = named?.value ?? Number(words.text(i));
  const at = named?.next ?? i + 2;
  if (!Number.isInteger(index) || index < 1 || index > 12 || !words.is(at, 'ay')) return undefined;
  const isOfYear = words.ends(at, ['loc'], 'ay') && (before || !words.ends(at, ['poss'], 'ay'));
  if (named ? words.is(i, 'ilk') || !isOfYear : !words.mark(i + 1, '.')) return undefined;
  const { year, next } = yearAfter(words, at + 1, before);
  return { value: { kind: 'MONTH', index, year }, next };
}

/** "15 ekim", "on beş ekim", but not "son iki ekim". */
function dayAndMonth(words: Words, i: number, before: Year): PeriodFound | undefined {
  const day = dayAt(words, i);
  if (!day || day.tags.size > 0 || words.tokens[i]?.ending || words.is(i - 1, 'son', 'ilk', 'her'))
    return undefined;
  const month = words.month(day.next);
  if (month === undefined) return undefined;
  const { year, next } = yearAfter(words, day.next + 1, before);
  // "12 mart perşembe günü": the weekday says nothing further.
  const named = words.weekday(next) ? next + 1 : next;
  return {
    value: { kind: 'DATE', day: day.value, month, year },
    next: words.is(named, 'gun') ? named + 1 : named,
  };
}

/** "Q3", "ikinci çeyrek", "ilk yarı", "2025'in son ayı", "ilk beş ay". */
function quarterOrHalf(words: Words, i: number, before: Year): PeriodFound | undefined {
  if (words.text(i) === 'q' && /^[1-4]$/.test(words.text(i + 1))) {
    const { year, next } = yearAfter(words, i + 2, before);
    return { value: { kind: 'QUARTER', index: Number(words.text(i + 1)), year }, next };
  }
  const which = words.ordinal(i);
  if (!which) return undefined;
  if (before) {
    const edge = edgeOfYear(words, which, before);
    if (edge) return edge;
  } else if (which.value < 0) {
    // "son çeyrek" and "son altı ay" count back from today unless a year stands before them.
    return undefined;
  }
  return oneOfEqualParts(words, which, before) ?? monthsInARow(words, which, before);
}

/** "2025'in son ayı", "2025'in ilk günü". */
function edgeOfYear(words: Words, which: Found<number>, year: Year): PeriodFound | undefined {
  if (Math.abs(which.value) !== 1) return undefined;
  const isLast = which.value < 0;
  const month = isLast ? 12 : 1;
  if (words.is(which.next, 'ay'))
    return { value: { kind: 'MONTH', index: month, year }, next: which.next + 1 };
  if (!words.is(which.next, 'gun')) return undefined;
  return { value: { kind: 'DATE', day: isLast ? 31 : 1, month, year }, next: which.next + 1 };
}

/** "İkinci çeyrek", "son yarıyıl", "üçüncü üç ay", "ilk altı ay". */
function oneOfEqualParts(words: Words, which: Found<number>, before: Year): PeriodFound | undefined {
  const months = countOf(words, which.next, 'ay');
  const parts = [
    { kind: 'QUARTER', of: 4, length: 3, names: ['ceyrek'] },
    { kind: 'HALF', of: 2, length: 6, names: ['yari', 'yariyil'] },
  ] as const;
  for (const { kind, of, length, names } of parts) {
    const isNamed = words.is(which.next, ...names);
    if (which.value > of || !(isNamed || months?.value === length)) continue;
    const { year, next } = yearAfter(words, isNamed || !months ? which.next + 1 : months.next, before);
    return { value: { kind, index: which.value < 0 ? of : which.value, year }, next };
  }
  return undefined;
}

/** "İlk üç çeyrek", "ilk beş ay", "2025'in son dört ayı". */
function monthsInARow(words: Words, which: Found<number>, before: Year): PeriodFound | undefined {
  const between = (kind: 'MONTH' | 'QUARTER', [first, last]: [number, number], at: number): PeriodFound => {
    const { year, next } = yearAfter(words, at, before);
    return {
      value: { kind: 'BETWEEN', from: { kind, index: first, year }, to: { kind, index: last, year } },
      next,
    };
  };
  const quarters = countOf(words, which.next, 'ceyrek');
  if (which.value === 1 && quarters && quarters.value > 1 && quarters.value < 4)
    return between('QUARTER', [1, quarters.value], quarters.next);
  const months = countOf(words, which.next, 'ay');
  if (!months || months.value >= 12) return undefined;
  if (which.value < 0) return between('MONTH', [13 - months.value, 12], months.next);
  return which.value === 1 ? between('MONTH', [1, months.value], months.next) : undefined;
}

/** "Üç ay", "iki çeyrek": how many of them. */
function countOf(words: Words, i: number, unit: 'ay' | 'ceyrek'): Found<number> | undefined {
  const count = words.count(i);
  return count && words.is(count.next, unit) ? { value: count.value, next: count.next + 1 } : undefined;
}

function seasonPart(words: Words, i: number, before: Year): PeriodFound | undefined {
  const index = words.season(i);
  if (index === undefined) return undefined;
  const long = words.is(i + 1, 'ay', 'mevsim', 'donem') || /^(?:boyunca$|sezon)/.test(words.text(i + 1));
  const inflected =
    words.ends(i, ['loc', 'gen', 'ki'], 'yaz', 'kis', 'ilkbahar', 'bahar', 'sonbahar', 'guz') ||
    words.is(i, 'ilkbahar', 'sonbahar');
  if (!long && !inflected && !before) return undefined;
  const { year, next } = yearAfter(words, long ? i + 2 : i + 1, before);
  return { value: { kind: 'SEASON', index, year }, next };
}

/** "son 3 ay", "son iki tam ay", "son bir yıl", "son çeyrek". */
export function rolling(words: Words, i: number): PeriodFound | undefined {
  if (!words.is(i, 'son', 'gecen', 'gectigimiz')) return undefined;
  if (words.is(i, 'son') && words.is(i + 1, 'ceyrek')) return { value: relative('QUARTER', -1), next: i + 2 };
  if (words.is(i, 'son') && words.is(i + 1, 'yarim') && words.unit(i + 2) === 'YEAR') {
    return { value: { kind: 'ROLLING', unit: 'MONTH', n: 6 }, next: i + 3 };
  }
  if (words.is(i + 1, 'tam') && words.is(i + 2, 'ay'))
    return { value: { kind: 'FULL_MONTHS', n: 1 }, next: i + 3 };
  const half = yearAndAHalf(words, i + 1);
  if (half) return half;
  const n = words.count(i + 1);
  if (!n || n.value < 1) return undefined;
  if (words.is(n.next, 'tam') && words.is(n.next + 1, 'ay')) {
    return { value: { kind: 'FULL_MONTHS', n: n.value }, next: n.next + 2 };
  }
  const unit: Unit | undefined = words.unit(n.next);
  if (!unit || words.is(n.next + 1, 'once', 'onceki', 'evvel')) return undefined;
  return { value: { kind: 'ROLLING', unit, n: n.value }, next: n.next + 1 };
}

/** "Bir buçuk yıl", "2,5 yıl". */
function yearAndAHalf(words: Words, i: number): PeriodFound | undefined {
  const years = numberAt(words.tokens, i);
  const end = i + (years?.length ?? 0);
  if (!years || years.hundredths % 100n !== 50n || words.unit(end) !== 'YEAR') return undefined;
  return {
    value: { kind: 'ROLLING', unit: 'MONTH', n: Number((years.hundredths * 12n) / 100n) },
    next: end + 1,
  };
}
