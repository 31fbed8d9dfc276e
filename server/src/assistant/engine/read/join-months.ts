import type { PlanPeriod } from '@vezne/contract';
import { hasCue, type Item } from './items';

type Month = Extract<PlanPeriod, { index: number }>;

function monthOf(item: Item | undefined): Month | undefined {
  const { meaning } = item ?? {};
  if (meaning?.type !== 'period' || meaning.read.edge || meaning.read.same || meaning.read.pair)
    return undefined;
  // The cast is sound: MONTH shares its shape with the other parts of a year.
  return meaning.read.period.kind === 'MONTH' ? (meaning.read.period as Month) : undefined;
}

/** "Ekim, kasım ve aralık 2025", "ekim kasım aralık": months one after the other of the calendar are one period. */
export function joinMonths(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const run = [i];
    for (let next = nextMonth(items, i); next; next = nextMonth(items, next)) run.push(next);
    const last = run.at(-1) ?? i;
    const [first, end] = [items[i], items[last]];
    if (first && end) joined.push(last > i ? asOne(first, end, run.length) : first);
    i = last;
  }
  return joined;
}

/** The first and the last of several months as the period between them. */
function asOne(first: Item, end: Item, months: number): Item {
  const [from, to] = [monthOf(first), monthOf(end)];
  if (!from || !to) return first;
  const year = from.year ?? to.year;
  const [start, stop] = [
    { ...from, year },
    { ...to, year: to.year ?? year },
  ];
  const period: PlanPeriod = { kind: 'BETWEEN', from: year ? start : from, to: year ? stop : to };
  const pair: [PlanPeriod, PlanPeriod] = [period.from, period.to];
  const read = { period, next: end.to, ...(months === 2 ? { pair } : {}) };
  return { ...end, from: first.from, meaning: { type: 'period', read } };
}

/** Where the next month of the calendar stands, right behind the month at `i` or behind a joining word. */
function nextMonth(items: Item[], i: number): number | undefined {
  const between = items[i + 1];
  const at = between && hasCue(between, 'JOIN') ? i + 2 : i + 1;
  const [now, next] = [monthOf(items[i]), monthOf(items[at])];
  if (!now || !next) return undefined;
  const stays =
    now.year === null || next.year === null || JSON.stringify(now.year) === JSON.stringify(next.year);
  return stays && next.index === (now.index % 12) + 1 ? at : undefined;
}
