import type { PlanPeriod } from '@vezne/contract';
import type { Sight } from '../see/sight';
import { relative } from '../time/period-words';

/** A period that may be meant, by how it was come by. */
export type PeriodGuess = { period: PlanPeriod | null; tag: string };
/** Two periods that may be compared, the later one first; `base` says where the one stands that is compared with. */
export type PairGuess = {
  period: PlanPeriod;
  other: PlanPeriod;
  tag: string;
  base?: 'period' | 'other' | 'none';
};

const readIn = (sight: Sight) => sight.periods.filter(({ read }) => !read.same);

export function periodGuesses(sight: Sight, before: PlanPeriod | null | undefined): PeriodGuess[] {
  const read = readIn(sight);
  if (!read.length)
    return [
      ...shortYears(sight),
      ...lastDays(sight),
      { period: null, tag: 'none' },
      ...(before ? [{ period: before, tag: 'inherit' }] : []),
      ...(before && saysBefore(sight) ? [{ period: back(before), tag: 'back-from-before' }] : []),
      { period: relative('MONTH', 0), tag: 'this-month' },
      { period: { kind: 'ROLLING', unit: 'MONTH', n: 12 }, tag: 'year-long' },
      { period: relative('YEAR', 0), tag: 'this-year' },
    ];
  return [
    ...read.flatMap((each, i) => around(each, read.length > 1 ? String(i) : '', sight, before)),
    ...spans(read.map((each) => each.read.period)),
    { period: null, tag: 'dropped' },
    ...(before
      ? [
          { period: before, tag: 'inherit-over' },
          ...sinceBefore(read, before),
          ...inItsYear(read, before),
          ...(addsTime(sight) ? spans([before, ...read.map((each) => each.read.period)]) : []),
        ]
      : []),
  ];
}

/** "Ekimi de ekle": together with what was asked about. */
const addsTime = ({ tokens }: Sight): boolean =>
  tokens.some(({ text }) =>
    /^(?:ekle|dahil|kat(?:ar|in|ip|$)|birlikte|beraber|say$|sayin|ustune)/.test(text),
  );

/** "İlk yarıda?" after the second half of 2025: of the year that was asked about. */
const inItsYear = (read: ReturnType<typeof readIn>, before: PlanPeriod): PeriodGuess[] =>
  read.flatMap(({ read: { period } }) => {
    const same = ofYearOf(before, period);
    return same ? [{ period: same, tag: 'of-that-year' }] : [];
  });

function ofYearOf(before: PlanPeriod, period: PlanPeriod): PlanPeriod | undefined {
  const year = yearOf(before);
  const isOpen = 'index' in period && 'year' in period && period.year === null;
  return year && isOpen ? { ...period, year } : undefined;
}

function yearOf(period: PlanPeriod): { at: number } | { ago: number } | undefined {
  if (period.kind === 'YEAR') return { at: period.year };
  if (period.kind === 'RELATIVE') return period.unit === 'YEAR' ? { ago: 0 - period.offset } : undefined;
  if (period.kind === 'BETWEEN') return yearOf(period.to);
  return ('year' in period && typeof period.year === 'object' && period.year) || undefined;
}

/** "Önceki?", "ondan evvel?". */
const saysBefore = ({ tokens }: Sight): boolean =>
  tokens.some(({ text }) => /^(?:onceki|evvelki|evvel)/.test(text));

/** "Geçen sene aynı aylarda", "önceki altı ay": as long before what was asked about as it is said. */
const sinceBefore = (read: ReturnType<typeof readIn>, before: PlanPeriod): PeriodGuess[] =>
  read.flatMap(({ read: { period } }): PeriodGuess[] => {
    if (period.kind === 'ROLLING') return [{ period: back(before), tag: 'back-from-before' }];
    const isLastYear = period.kind === 'RELATIVE' && period.unit === 'YEAR' && period.offset === -1;
    return isLastYear ? [{ period: yearBack(before), tag: 'year-back-from-before' }] : [];
  });

/** "50 bin üstü giderler 26": years without their hundreds. */
const shortYears = ({ numbers }: Sight): PeriodGuess[] =>
  numbers.flatMap(({ value }) =>
    value >= 20 && value < 40 ? [{ period: { kind: 'YEAR', year: 2000 + value }, tag: 'short-year' }] : [],
  );

/** "Perşembe ne almışız": the last one. */
const lastDays = ({ weekdays }: Sight): PeriodGuess[] =>
  weekdays.flatMap(({ days: [weekday, ...more] }) =>
    weekday && !more.length ? [{ period: { kind: 'WEEKDAY_DATE', weekday, offset: 0 }, tag: 'weekday' }] : [],
  );

/** A period as it was read, and what "sonra" or "kadar" behind it makes of it. */
function around(
  { read, from, to }: Sight['periods'][number],
  place: string,
  { tokens }: Sight,
  before: PlanPeriod | null | undefined,
): PeriodGuess[] {
  const isPast = tokens.slice(Math.max(0, from - 1), to).some(({ text }) => text === 'gecen');
  const isThen = /^ayni/.test(tokens[to]?.text ?? '') && before && isYearBefore(read.period, before);
  const period =
    before && (isThen || (isPast && isSame(read.period, before)))
      ? yearBack(before)
      : before && isBeforeThat(read.period, tokens[from - 1]?.text)
        ? back(before)
        : read.period;
  const next = tokens[to]?.text ?? '';
  const guesses: PeriodGuess[] = [{ period, tag: `read${place}${read.edge ?? ''}` }];
  if (next === 'sonra' || next === 'itibaren')
    guesses.push({ period: { kind: 'SINCE', of: { kind: 'SHIFT', of: period, by: 1 } }, tag: 'after' });
  if (next === 'kadar' || next === 'dek')
    guesses.push(
      { period: { kind: 'BETWEEN', from: relative('YEAR', 0), to: period }, tag: 'year-to' },
      { period: { kind: 'UNTIL', of: period }, tag: 'until' },
    );
  return guesses;
}

function spans(periods: readonly PlanPeriod[]): PeriodGuess[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last || periods.length < 2) return [];
  return [
    { period: { kind: 'BETWEEN', from: first, to: last }, tag: 'from-to' },
    { period: { kind: 'BETWEEN', from: last, to: first }, tag: 'to-from' },
  ];
}

/** "Ondan bir önceki ay". */
const isBeforeThat = (period: PlanPeriod, word = ''): boolean =>
  period.kind === 'RELATIVE' && period.offset === -1 && /^(on|bun)dan$/.test(word);

/** "Geçen temmuz" after a question about July is the one before. */
const isSame = (a: PlanPeriod, b: PlanPeriod): boolean =>
  (a.kind === 'MONTH' || a.kind === 'SEASON') && a.kind === b.kind && a.index === b.index;

/** "2025 aynı dönem" after a question about 2026 ends on the same day. */
const isYearBefore = (period: PlanPeriod, before: PlanPeriod): boolean =>
  period.kind === 'YEAR' && before.kind === 'YEAR' && period.year === before.year - 1;

/** "Bu yaz geçen yaza göre": the one that has passed lies a year before the one that is meant first. */
function apart(first: PlanPeriod, second: PlanPeriod): [PlanPeriod, PlanPeriod] {
  if (!isSame(first, second) || !isOfNow(first) || !isOfNow(second)) return [first, second];
  return [first, yearBack(first)];
}

const isOfNow = (period: PlanPeriod): boolean =>
  'year' in period &&
  (period.year === null || (typeof period.year === 'object' && 'ago' in period.year && !period.year.ago));

const back = (of: PlanPeriod): PlanPeriod => ({ kind: 'SHIFT', of, by: -1 });
const yearBack = (of: PlanPeriod): PlanPeriod => ({ kind: 'YEAR_EARLIER', of });
const wholeYearBack = (of: PlanPeriod): PlanPeriod => ({ kind: 'YEAR_EARLIER_WHOLE', of });

export function pairGuesses(sight: Sight, before: PlanPeriod | null | undefined): PairGuess[] {
  const read = readIn(sight).map((each) => each.read.period);
  const pairs = sight.periods.flatMap(({ read: { pair } }) => (pair ? [pair] : []));
  const [first, second] = read;
  const turned = (period: PlanPeriod, other: PlanPeriod, tag: string): PairGuess[] => [
    { period, other, tag },
    { period: other, other: period, tag: `${tag}-turned` },
  ];
  const guesses: PairGuess[] = [
    ...pairs.flatMap(([a, b]) => turned(b, a, 'pair')),
    ...(first && second ? turned(...apart(first, second), 'two') : []),
    ...read.slice(0, 2).flatMap((period) => against(period, before)),
    ...implied(sight, first, before),
  ];
  const base = comparedWith(sight);
  return base ? guesses.map((guess) => ({ ...guess, base: placeOf(base, guess) })) : guesses;
}

/** "Eylülden fazla mı", "eylüle göre": what another is compared with. */
function comparedWith({ tokens, periods }: Sight): PlanPeriod | undefined {
  const said = periods.find(({ to }) => {
    const last = tokens[to - 1];
    const isFrom = last?.readings.some(({ tags }) => tags.has('abl')) || /[dt][ae]n$/.test(last?.text ?? '');
    return (
      tokens[to]?.text === 'gore' ||
      (isFrom && /^(?:daha|fazla|az|cok|yuksek|dusuk|iyi|kotu)$/.test(tokens[to]?.text ?? ''))
    );
  });
  return said?.read.period;
}

function placeOf(base: PlanPeriod, { period, other }: PairGuess): PairGuess['base'] {
  const text = JSON.stringify(base);
  if (JSON.stringify(other) === text) return 'other';
  return JSON.stringify(period) === text ? 'period' : 'none';
}

/** "Bir önceki aya göre": the one before what was asked about, it may be. */
const isOneBack = (period: PlanPeriod): boolean => period.kind === 'RELATIVE' && period.offset === -1;

function against(period: PlanPeriod, before: PlanPeriod | null | undefined): PairGuess[] {
  const [month, year] = [relative('MONTH', 0), relative('YEAR', 0)];
  const guesses: PairGuess[] = [
    { period, other: yearBack(period), tag: 'year-before' },
    { period, other: wholeYearBack(period), tag: 'year-before-whole' },
    { period, other: back(period), tag: 'one-back' },
  ];
  if (period.kind === 'RELATIVE' && period.offset < 0)
    guesses.push({ period: { ...period, offset: 0 }, other: period, tag: 'now-against' });
  if (period.kind === 'RELATIVE' && period.unit === 'YEAR' && period.offset < 0)
    guesses.push(
      { period: year, other: yearBack(year), tag: 'year-same-days' },
      { period: month, other: yearBack(month), tag: 'month-of-last-year' },
      { period: month, other: wholeYearBack(month), tag: 'whole-month-of-last-year' },
    );
  if (period.kind === 'YEAR') guesses.push({ period: year, other: period, tag: 'year-against' });
  if (period.kind === 'MONTH') guesses.push({ period: month, other: period, tag: 'month-against' });
  if (before) {
    const same = ofYearOf(before, period);
    guesses.push(
      { period, other: before, tag: 'with-before' },
      { period: before, other: period, tag: 'before-with' },
      ...(same ? [{ period: before, other: same, tag: 'before-with-its-year' }] : []),
      ...(isOneBack(period) ? [{ period: before, other: back(before), tag: 'implied-one-back' }] : []),
    );
  }
  return guesses;
}

function implied(
  sight: Sight,
  first: PlanPeriod | undefined,
  before: PlanPeriod | null | undefined,
): PairGuess[] {
  if (first && !sight.periods.some(({ read }) => read.same)) return [];
  return [first, before, relative('MONTH', 0), relative('YEAR', 0)].flatMap((period) =>
    period
      ? [
          { period, other: yearBack(period), tag: 'implied-year-before' },
          { period, other: back(period), tag: 'implied-one-back' },
        ]
      : [],
  );
}
