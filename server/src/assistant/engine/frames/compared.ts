import type { PlanPeriod, PlanSelection } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue } from '../read/items';
import type { PeriodRead } from '../time/periods';
import { records } from './frame';

export type Sides = { a: PlanSelection; b: PlanSelection };

/** The two things a comparison names: two periods, two categories, methods or texts. */
export function sidesOf(clause: Clause): Sides | undefined {
  const base = records(clause);
  const periods = periodSides(clause);
  if (periods) return { a: { ...base, period: periods[0] }, b: { ...base, period: periods[1] } };
  return namedSides(base);
}

type Pair = [PlanPeriod, PlanPeriod];

function periodSides(clause: Clause): Pair | undefined {
  const same = clause.periods.find((read) => read.same);
  const [first, second] = clause.periods.filter((read) => !read.same);
  if (same) return withSame(same, first);
  if (first && second) return twoSides(first.period, second.period, clause);
  if (first?.pair) {
    // "Nisan-haziran arası kâr mı var zarar mı": one period.
    return clause.has('NEGATIVE') && eitherOr(clause) ? undefined : fill(...first.pair);
  }
  const isCompared = clause.has('COMPARED_TO', 'MORE', 'LESS', 'UP', 'DOWN', 'CHANGE');
  const now = first && isCompared && comparesTo(clause) ? current(first.period) : undefined;
  return first && now && [now, first.period];
}

/** "Geçen yılın aynı ayı": beside the period that is named, or that it speaks of. */
function withSame(same: PeriodRead, named: PeriodRead | undefined): Pair {
  const itself = same.period.kind === 'YEAR_EARLIER_WHOLE' ? same.period.of : same.period;
  const of = named?.period ?? itself;
  return [of, { kind: same.same === 'DAYS' ? 'YEAR_EARLIER' : 'YEAR_EARLIER_WHOLE', of }];
}

function twoSides(first: PlanPeriod, second: PlanPeriod, clause: Clause): Pair | undefined {
  const before = previousOf(first, second, clause) ?? sameYearEarlier(first, second);
  if (before) return [first, before];
  if (isYear(second) && !isYear(first)) return undefined;
  const shared = sharedPart(first, second, clause);
  if (shared) return [shared, second];
  return JSON.stringify(first) === JSON.stringify(second) ? undefined : fill(first, second);
}

/** "Haziran mı temmuz mu": the particle stands twice and offers a choice. */
export const eitherOr = (clause: Clause): boolean =>
  clause.cues.filter((item) => hasCue(item, 'MI')).length > 1;

/** "Şubatta … bir önceki aya göre": the period before the one named, not before today's. */
function previousOf(first: PlanPeriod, second: PlanPeriod, clause: Clause): PlanPeriod | undefined {
  const item = clause.periodItems[1];
  const said = item && clause.tokens.slice(item.from, item.to).some(({ text }) => text.startsWith('once'));
  if (!said || second.kind !== 'RELATIVE' || second.offset !== -1) return undefined;
  const yearly = first.kind === 'YEAR' || (first.kind === 'RELATIVE' && first.unit === 'YEAR');
  if (second.unit === 'YEAR' && !yearly) return { kind: 'YEAR_EARLIER_WHOLE', of: first };
  return { kind: 'SHIFT', of: first, by: -1 };
}

const isYear = (period: PlanPeriod) =>
  period.kind === 'YEAR' || (period.kind === 'RELATIVE' && period.unit === 'YEAR');

/** "Nisan geliri geçen yıla göre": the same month of that year, not the whole of it. */
function sameYearEarlier(first: PlanPeriod, second: PlanPeriod): PlanPeriod | undefined {
  const yearBefore = second.kind === 'RELATIVE' && second.unit === 'YEAR' && second.offset === -1;
  const ended = first.kind === 'RELATIVE' && first.unit !== 'YEAR' && first.offset < 0;
  const named = 'index' in first && (first.year === null || ('ago' in first.year && first.year.ago === 0));
  return yearBefore && (ended || named) ? { kind: 'YEAR_EARLIER_WHOLE', of: first } : undefined;
}

/** "Geçen yıl ile bu yılın ilk çeyreği": the part that stands once belongs to both years. */
function sharedPart(first: PlanPeriod, second: PlanPeriod, clause: Clause): PlanPeriod | undefined {
  const tags = clause.periodItems[0]?.tags;
  if (!isYear(first) || !('index' in second) || second.year === null || tags?.has('acc')) return undefined;
  const year =
    first.kind === 'YEAR' ? { at: first.year } : first.kind === 'RELATIVE' ? { ago: -first.offset } : null;
  return { ...second, year };
}

/** "geçen aya göre", "geçen aydan daha çok": the only period is the one compared with. */
function comparesTo(clause: Clause): boolean {
  const item = clause.periodItems[0];
  return !!item && (item.tags.has('dat') || item.tags.has('abl') || item.tags.has('ins'));
}

/** The running period that a past one is silently compared with. */
function current(period: PlanPeriod): PlanPeriod | undefined {
  if (period.kind === 'RELATIVE' && period.offset < 0) return { ...period, offset: 0 };
  return undefined;
}

/** "2025'in ilk çeyreği ile ikinci çeyreği": the second takes the first one's year when it has none. */
function fill(a: PlanPeriod, b: PlanPeriod): Pair {
  if (
    'year' in a &&
    'year' in b &&
    a.kind !== 'YEAR' &&
    b.kind !== 'YEAR' &&
    a.year !== null &&
    b.year === null
  ) {
    const filled = { ...b, year: a.year };
    // "geçen yılın temmuzuna göre bu temmuz": the same part of the year again is the latest one.
    return [a, JSON.stringify(a) === JSON.stringify(filled) ? b : filled];
  }
  return [a, b];
}

function namedSides(base: PlanSelection): Sides | undefined {
  for (const key of ['categories', 'methods', 'texts'] as const) {
    const values = base.filter[key];
    if (values?.length !== 2) continue;
    // The cast is sound: one value of the list that stood under the same key.
    const only = (at: number) =>
      ({ ...base, filter: { ...base.filter, [key]: [values[at]] } }) as PlanSelection;
    return { a: only(0), b: only(1) };
  }
  return undefined;
}
