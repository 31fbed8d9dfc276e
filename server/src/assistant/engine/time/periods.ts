import type { PlanPeriod, PlanPeriodPart } from '@vezne/contract';
import { dateInDigits } from './dates-in-digits';
import { betweenEnd, dayAt, daysOfMonth, type Month, namedMonth, relativeMonth } from './days-of-month';
import { asPeriod, partOfYear, pointer, rolling, yearAt } from './period-parts';
import { type Found, type PeriodFound, relative, type Words } from './period-words';

/**
 * A time expression. `edge` is set for "mart sonunda" (END) and "yıl başında" (START), which name a day.
 * `pair` keeps both ends of "ocaktan marta" and "ocak ile mart arası", which a comparison reads as two periods.
 * `same` is "geçen yılın aynı ayı": it moves another period of the question one year back.
 */
export type PeriodRead = {
  period: PlanPeriod;
  next: number;
  edge?: 'START' | 'END';
  pair?: [PlanPeriod, PlanPeriod];
  same?: 'WHOLE' | 'DAYS';
};

export function periodAt(words: Words, i: number): PeriodRead | undefined {
  const first = sameLastYear(words, i) ?? sinceWeekday(words, i) ?? edged(words, i);
  if (!first || first.same) return first;
  return ranged(words, i, first) ?? opened(words, first) ?? first;
}

/** "Pazartesiden beri", "cuma gününden bu yana": the last such day before today. */
function sinceWeekday(words: Words, i: number): PeriodRead | undefined {
  const weekday = words.weekday(i);
  const last = words.is(i + 1, 'gun', 'sabah') ? i + 1 : i;
  const next = weekday && words.ends(last, ['abl']) ? sinceEnd(words, last + 1) : undefined;
  if (!weekday || !next) return undefined;
  return { period: { kind: 'SINCE', of: { kind: 'WEEKDAY_DATE', weekday, offset: -1 } }, next };
}

/** One period without ranges: a date, a part of a year, a relative or rolling period. */
function simple(words: Words, i: number): PeriodFound | undefined {
  return (
    dateInDigits(words, i) ??
    withYear(words, i) ??
    rolling(words, i) ??
    single(words, i) ??
    pointed(words, i) ??
    ago(words, i)
  );
}

function withYear(words: Words, i: number): PeriodFound | undefined {
  const year = yearAt(words, i);
  if (!year) {
    const start = words.is(i, 'yil', 'sene') && words.ends(i, ['gen'], 'yil', 'sene') ? i + 1 : i;
    return partOfYear(words, start, start > i ? { ago: 0 } : null);
  }
  return partOfYear(words, year.next, year.value) ?? { value: asPeriod(year.value), next: year.next };
}

/** bugün, dün, evvelsi gün, ayın 15'i, yılbaşından (its start). */
function single(words: Words, i: number): PeriodFound | undefined {
  if (words.is(i, 'bugun')) return { value: relative('DAY', 0), next: i + 1 };
  if (words.is(i, 'dun'))
    return { value: relative('DAY', -1), next: words.is(i + 1, 'aksam', 'gece', 'sabah') ? i + 2 : i + 1 };
  if (words.is(i, 'yarin')) return { value: relative('DAY', 1), next: i + 1 };
  if (words.is(i, 'evvelsi', 'onceki', 'evvelki') && words.is(i + 1, 'gun'))
    return { value: relative('DAY', -2), next: i + 2 };
  if (words.is(i, 'haftaya')) return { value: relative('WEEK', 1), next: i + 1 };
  if (words.is(i, 'ay') && words.ends(i, ['gen'], 'ay') && words.text(i - 1) !== 'her')
    return ofThisMonth(words, i);
  return undefined;
}

/** "Ayın 15'i" is the latest such day; its other parts are those of this month. */
function ofThisMonth(words: Words, i: number): PeriodFound | undefined {
  const day = daysOfMonth(words, i + 1, relativeMonth(null));
  if (day?.value.kind === 'DAY_OF_MONTH') return day;
  const whole = { value: relative('MONTH', 0), next: i + 1 };
  return daysOfMonth(words, i + 1, relativeMonth(0)) ?? partOfMonth(words, whole);
}

/** "geçen ay", "bu hafta sonu", "geçen cuma", "geçen mart", "önümüzdeki üç ay". */
function pointed(words: Words, i: number): PeriodFound | undefined {
  const which = pointer(words, i);
  if (!which) return undefined;
  const { value: offset, next } = which;
  const weekend = pastWeekend(words, next);
  if (weekend !== undefined) return { value: { kind: 'WEEKEND', offset }, next: weekend };
  if (offset === 1) return comingOnes(words, next) ?? pointedUnit(words, which);
  return pointedUnit(words, which) ?? pointedName(words, which);
}

/** The token after "haftasonu", "hafta sonu". */
function pastWeekend(words: Words, i: number): number | undefined {
  if (words.is(i, 'haftasonu')) return i + 1;
  return words.is(i, 'hafta') && words.is(i + 1, 'sonu') ? i + 2 : undefined;
}

/** "Önümüzdeki üç ay", "önümüzdeki on gün". */
function comingOnes(words: Words, i: number): PeriodFound | undefined {
  const n = words.count(i);
  const unit = n && words.unit(n.next);
  if (!n || !unit) return undefined;
  if (unit === 'MONTH') return { value: { kind: 'COMING_MONTHS', n: n.value }, next: n.next + 1 };
  if (unit !== 'DAY' && unit !== 'WEEK') return undefined;
  const to = relative('DAY', unit === 'WEEK' ? 7 * n.value : n.value);
  return { value: { kind: 'BETWEEN', from: relative('DAY', 0), to }, next: n.next + 1 };
}

/** "Geçen ay", "geçen ayın 15'i", "gelecek yıl". */
function pointedUnit(words: Words, { value: offset, next }: Found<number>): PeriodFound | undefined {
  const unit = words.unit(next);
  // "geçen gün" is no date; "önceki gün" is the day before yesterday and was read above.
  if (!unit || (unit === 'DAY' && offset !== 0)) return undefined;
  const isMonth = unit === 'MONTH' && words.ends(next, ['gen'], 'ay');
  const day = isMonth ? daysOfMonth(words, next + 1, relativeMonth(offset)) : undefined;
  return day ?? { value: relative(unit, offset), next: next + 1 };
}

/** "Geçen cuma", "geçen mart", "bu yaz". */
function pointedName(words: Words, { value: offset, next }: Found<number>): PeriodFound | undefined {
  const weekday = words.weekday(next);
  if (weekday) {
    const end = words.is(next + 1, 'gun') ? next + 2 : next + 1;
    return { value: { kind: 'WEEKDAY_DATE', weekday, offset }, next: end };
  }
  if (words.month(next)) return partOfYear(words, next, null);
  const season = words.season(next);
  if (season === undefined) return undefined;
  // "Geçen kış" is the latest that has begun.
  const year = offset === 0 ? { ago: 0 } : null;
  return partOfYear(words, next, year) ?? { value: { kind: 'SEASON', index: season, year }, next: next + 1 };
}

/** "iki ay önce", "3 hafta önceki". */
function ago(words: Words, i: number): PeriodFound | undefined {
  const n = words.count(i);
  const unit = n && words.unit(n.next);
  // "Üç aydır", "iki yıldır".
  if (n && unit && n.value > 1 && /^(?:gun|hafta|ay|ceyrek|yil|sene)d[iu]r$/.test(words.text(n.next)))
    return { value: { kind: 'ROLLING', unit, n: n.value }, next: n.next + 1 };
  if (!n || !unit || !words.is(n.next + 1, 'once', 'onceki', 'oncesi', 'evvel', 'evvelki')) return undefined;
  const again = words.unit(n.next + 2) === unit && words.is(n.next + 1, 'onceki', 'evvelki') ? 1 : 0;
  return { value: relative(unit, -n.value), next: n.next + 2 + again };
}

/** "mart sonunda", "yıl başında", "2024 sonu itibarıyla", or the period itself. */
function edged(words: Words, i: number): PeriodRead | undefined {
  if (words.is(i, 'yilbasi')) return edge(words, relative('YEAR', 0), i, 'START');
  const running = edgeOfRunning(words, i);
  if (running) return running;
  const whole = simple(words, i);
  if (!whole) return undefined;
  const found = partOfMonth(words, whole) ?? whole;
  // "2024 yıl sonu", "geçen yıl sonunda", "mart ayı başında"
  const at = words.unit(found.next) === 'YEAR' ? found.next + 1 : found.next;
  const side = sideAt(words, at);
  if (side) return edge(words, found.value, at, side);
  // "2026'ya girerken".
  if (words.text(found.next) === 'girerken' && words.ends(found.next - 1, ['dat']))
    return { period: found.value, next: found.next + 1, edge: 'START' };
  return { period: found.value, next: found.next };
}

/** "Yıl başında", "ay sonunda": of the one that runs; "hafta sonu" is two days, "ay son ay" no edge. */
function edgeOfRunning(words: Words, i: number): PeriodRead | undefined {
  const unit = words.unit(i);
  const side = sideAt(words, i + 1);
  if (!unit || unit === 'DAY' || !side || words.is(i + 2, 'ay', 'yil')) return undefined;
  return unit === 'WEEK' && side === 'END' ? undefined : edge(words, relative(unit, 0), i + 1, side);
}

/** "Başı", "sonunda"; a bare "son" stands before what it speaks of. */
function sideAt(words: Words, i: number): 'START' | 'END' | undefined {
  if (words.is(i, 'bas', 'basi')) return 'START';
  return words.is(i, 'sonu', 'son') && words.text(i) !== 'son' ? 'END' : undefined;
}

/** "ekimin ilk haftası", "ayın ikinci yarısı", "ağustos ortası". */
function partOfMonth(words: Words, { value, next }: PeriodFound): PeriodFound | undefined {
  const isMonth = value.kind === 'MONTH' || (value.kind === 'RELATIVE' && value.unit === 'MONTH');
  if (isMonth && /^ortas[iı]|^ortalar/.test(words.text(next)))
    return { value: { kind: 'PART', of: value, part: 'MIDDLE' }, next: next + 1 };
  if (!isMonth || !words.ends(next - 1, ['gen'])) return undefined;
  const which = words.ordinal(next);
  if (!which) return undefined;
  const part = words.is(which.next, 'hafta')
    ? WEEKS[which.value]
    : words.is(which.next, 'yari')
      ? HALVES[which.value]
      : undefined;
  return part && { value: { kind: 'PART', of: value, part }, next: which.next + 1 };
}

const WEEKS: Record<number, PlanPeriodPart> = { 1: 'FIRST_WEEK', [-1]: 'LAST_WEEK' };
const HALVES: Record<number, PlanPeriodPart> = { 1: 'FIRST_HALF', 2: 'SECOND_HALF', [-1]: 'SECOND_HALF' };

/** After "yıl başında" may follow "…ndan beri", "…na kadar". */
function edge(words: Words, period: PlanPeriod, at: number, which: 'START' | 'END'): PeriodRead {
  const next = at + 1;
  if (which === 'START' && words.ends(at, ['abl'])) {
    const end = sinceEnd(words, next);
    if (end) return { period: { kind: 'SINCE', of: period }, next: end };
  }
  if (which === 'END' && words.ends(at, ['abl'])) {
    const end = sinceEnd(words, next);
    if (end) return { period: { kind: 'SINCE', of: { kind: 'SHIFT', of: period, by: 1 } }, next: end };
  }
  if (which === 'END' && words.ends(at, ['dat']) && words.is(next, 'kadar', 'dek')) {
    return { period: { kind: 'UNTIL', of: period }, next: next + 1, edge: 'END' };
  }
  return { period, next, edge: which };
}

/** The token behind "beri", "bu yana", "bugüne (kadar)", "şu ana kadar". */
function sinceEnd(words: Words, i: number): number | undefined {
  if (words.is(i, 'beri', 'itibaren')) return i + 1;
  if (words.is(i, 'bu') && words.is(i + 1, 'yana')) return i + 2;
  const isUntil = (at: number) => words.is(at, 'kadar', 'dek');
  const past = (at: number) => (isUntil(at) ? at + 1 : at);
  // "1 ocaktan bugüne", "pazartesiden bu güne"
  if (words.is(i, 'bugun') && words.ends(i, ['dat'], 'bugun')) return past(i + 1);
  if (words.is(i, 'bu') && words.ends(i + 1, ['dat'], 'gun')) return past(i + 2);
  // "marttan şu ana kadar", "marttan şimdiye dek"
  if (words.text(i) === 'simdiye') return isUntil(i + 1) ? i + 2 : undefined;
  const isNow = words.text(i) === 'su' && words.text(i + 1) === 'ana';
  return isNow && isUntil(i + 2) ? i + 3 : undefined;
}

/** "ekimden beri", "ekimden sonra" (from November), "5 ekim'den önce", "ekim öncesi", "marta kadar" (March too). */
function opened(words: Words, first: PeriodRead): PeriodRead | undefined {
  const { period, next, edge: side } = first;
  if (side) return undefined;
  const end = words.ends(next - 1, ['abl']) ? sinceEnd(words, next) : undefined;
  if (end) return { period: { kind: 'SINCE', of: period }, next: end };
  if (words.ends(next - 1, ['abl']) && words.is(next, 'sonra'))
    return { period: { kind: 'SINCE', of: { kind: 'SHIFT', of: period, by: 1 } }, next: next + 1 };
  const today = period.kind === 'RELATIVE' && period.offset >= 0;
  if (!today && words.ends(next - 1, ['dat']) && words.is(next, 'kadar', 'dek'))
    return { period: { kind: 'UNTIL', of: period }, next: next + 1 };
  const before = words.ends(next - 1, ['abl']) && words.is(next, 'once', 'evvel', 'onceki');
  if (before) {
    const unit = words.is(next, 'onceki') ? words.unit(next + 1) : undefined;
    if (unit) return { period: { kind: 'SHIFT', of: period, by: -1 }, next: next + 2 };
    return { period: { kind: 'BEFORE', of: period }, next: next + 1 };
  }
  if (words.is(next, 'oncesi')) return { period: { kind: 'BEFORE', of: period }, next: next + 1 };
  return undefined;
}

/** "ocak-mart arası", "ocaktan marta", "5 ekim ile 12 ekim arası", "2024 ile 2025 arasında". */
function ranged(words: Words, i: number, first: PeriodRead): PeriodRead | undefined {
  const join = joinAt(words, first.next);
  if (!join) return sideBySide(words, first);
  const second = edged(words, join.next);
  if (!second || i === second.next) return join.isFrom ? untilDay(words, first) : undefined;
  // "Haziran başından ağustos sonuna kadar" begins with June, whatever "… sonuna kadar" is by itself.
  if (join.isFrom && first.edge === 'START' && second.period.kind === 'UNTIL')
    return { period: { kind: 'BETWEEN', from: first.period, to: second.period.of }, next: second.next };
  return closedRange(words, join, first, second);
}

/** Two periods that a dash, an ending or a word behind them makes one. */
function closedRange(
  words: Words,
  { isDash, isFrom }: Join,
  first: PeriodRead,
  second: PeriodRead,
): PeriodRead | undefined {
  const after = second.next;
  // "Nisan-haziran döneminde" is one period and no comparison.
  const asOne = isDash && words.is(after, 'donem');
  const closing = betweenEnd(words, after);
  const isBetween = asOne || words.is(first.next, 'ila') || closing !== undefined;
  const isToward = isFrom && words.ends(after - 1, ['dat']);
  if (!(isDash || isBetween || isToward)) return undefined;
  const isUntil = asOne || (isToward && words.is(after, 'kadar', 'dek'));
  const until = closing ?? (isUntil ? after + 1 : after);
  // "25 ağustostan 31 ağustosa kadar olan haftada".
  const next = words.text(until) === 'olan' && words.unit(until + 1) ? until + 2 : until;
  const isPair = next === after || (isBetween && !asOne);
  return {
    period: { kind: 'BETWEEN', from: first.period, to: second.period },
    next,
    ...(isPair && { pair: [first.period, second.period] }),
  };
}

type Join = { next: number; isDash: boolean; isFrom: boolean };

/** What joins two periods: a dash, "ile", "ve", "ila", or the ending of the first ("ocaktan", "martla"). */
function joinAt(words: Words, i: number): Join | undefined {
  const isDash = words.mark(i, '-', '–', '—');
  const isFrom = words.ends(i - 1, ['abl']);
  const isWord = words.is(i, 'ila') || ['ile', 've', 'ila'].includes(words.text(i));
  const isWith = words.ends(i - 1, ['ins']);
  if (!isDash && !isFrom && !isWord && !isWith) return undefined;
  const isEnding = isFrom || (isWith && !['ile', 've'].includes(words.text(i)));
  return { next: isEnding ? i : i + 1, isDash, isFrom };
}

function monthOf(period: PlanPeriod): Month | undefined {
  if (period.kind === 'MONTH') return namedMonth(period.index, period.year);
  return period.kind === 'RELATIVE' && period.unit === 'MONTH' ? relativeMonth(period.offset) : undefined;
}

/** "Ayın başından 10'una kadar", "ay başından on beşine". */
function untilDay(words: Words, first: PeriodRead): PeriodRead | undefined {
  const month = first.edge === 'START' ? monthOf(first.period) : undefined;
  const day = month && dayAt(words, first.next);
  if (!month || !day?.tags.has('dat')) return undefined;
  const next = words.is(day.next, 'kadar', 'dek') ? day.next + 1 : day.next;
  return { period: { kind: 'BETWEEN', from: month.day(1), to: month.day(day.value) }, next };
}

/** "25 ağustos 31 ağustos arası": nothing joins the two but the word behind them. */
function sideBySide(words: Words, first: PeriodRead): PeriodRead | undefined {
  const second = words.mark(first.next, ',') ? undefined : edged(words, first.next);
  // "Ekim kasım aralık" are three months.
  const next = second && words.text(second.next) !== 'aralik' ? betweenEnd(words, second.next) : undefined;
  if (!second || !next) return undefined;
  const pair: [PlanPeriod, PlanPeriod] = [first.period, second.period];
  return { period: { kind: 'BETWEEN', from: pair[0], to: pair[1] }, next, pair };
}

/** "geçen yılın aynı ayı", "bir önceki senenin aynı dönemi"; "geçen yıl bugün", "geçen yılın bu ayı". */
function sameLastYear(words: Words, i: number): PeriodRead | undefined {
  const year = yearAt(words, i);
  const at = year ? year.next : i;
  if (!year || !('ago' in year.value)) return undefined;
  if (year.value.ago === 1 && words.is(at, 'bugun'))
    return { period: { kind: 'YEAR_EARLIER', of: relative('DAY', 0) }, next: at + 1 };
  const unit = words.is(at, 'bu') ? words.unit(at + 1) : undefined;
  if (year.value.ago === 1 && unit && unit !== 'YEAR')
    return { period: { kind: 'YEAR_EARLIER_WHOLE', of: relative(unit, 0) }, next: at + 2 };
  if (!words.is(at, 'ayni')) return undefined;
  const days = words.is(at + 1, 'donem', 'gun', 'tarih', 'zaman', 'aralik', 'sure');
  if (!days && !words.unit(at + 1)) return undefined;
  // Which period moves is known only to the whole question; this month stands in for it.
  const of = relative(words.unit(at + 1) ?? 'MONTH', 0);
  return { period: { kind: 'YEAR_EARLIER_WHOLE', of }, next: at + 2, same: days ? 'DAYS' : 'WHOLE' };
}
