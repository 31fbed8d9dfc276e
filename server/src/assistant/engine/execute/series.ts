import type { PlanStep } from '@vezne/contract';
import { coveredDays, edgeOf, touchedMonths } from '../ledger/full-months';
import type { Context } from '../ledger/interval';
import { groupBy, type LedgerView, select, sum } from '../ledger/ledger';
import type { Row, StepResult } from '../ledger/result';
import { sayCount, sayDay, sayInterval, sayMoney, sayMonth } from '../say/say';
import {
  addDays,
  daysBetween,
  type Interval,
  makeDay,
  monthEnd,
  monthOf,
  weekStart,
  yearOf,
} from '../time/calendar';
import { totalNamed, totalOf } from './rows';
import { NOTHING } from './sums';

type Step = Extract<PlanStep, { op: 'SERIES' }>;
type Unit = Step['step'];

/** Sums over time, oldest first, also of what had no record. */
export function series(step: Step, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const keys =
    step.step === 'DAY' || step.step === 'WEEK'
      ? [...new Set(days(view, interval).map((day) => seriesKey(day, step.step)))]
      : [...new Set(touchedMonths(view, interval).map((month) => seriesKey(`${month}-01`, step.step)))];
  const byKey = groupBy(matched, ({ date }) => seriesKey(date, step.step));
  const edge = view.truncated ? edgeOf(view) : null;
  const begin = [interval?.from, edge]
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1);
  const rows: Row[] = keys.map((key) => {
    const entries = byKey.get(key) ?? [];
    const value = step.of === 'COUNT' ? { n: entries.length } : { kurus: sum(entries, step.measure) };
    return { key, label: labelOf(key, step.step, begin), count: entries.length, ...value };
  });
  const say = (row: Row) =>
    'kurus' in row ? sayMoney(row.kurus, view.currency) : `${sayCount(row.n)} kayıt`;
  const shown = rows.slice(-24).map((row) => `\n• ${row.label}: ${say(row)}`);
  const highest = highestOf(rows);
  const peak = highest ? `; en yükseği ${highest.label} (${say(highest)})` : '';
  const { said, figure } = totalOf(step, matched, view);
  const text = matched.length
    ? `${totalNamed(step)} ${said}${peak}, dönemlere göre:${rows.length > 24 ? '\n…' : ''}${shown.join('')}`
    : NOTHING;
  return { step, head: [], more: [figure], rows, matched, period: interval, text };
}

const FEWEST = 3;
const amountIn = (row: Row) => ('kurus' in row ? row.kurus : BigInt(row.n));

/** The one part of a course that nothing else reaches; of two there is no course. */
function highestOf(rows: readonly Row[]): Row | undefined {
  if (rows.length < FEWEST) return undefined;
  const [first, second] = [...rows].sort((a, b) =>
    amountIn(a) < amountIn(b) ? 1 : amountIn(a) > amountIn(b) ? -1 : 0,
  );
  return first && second && amountIn(first) > amountIn(second) ? first : undefined;
}

function seriesKey(date: string, step: Unit): string {
  if (step === 'DAY') return date;
  if (step === 'WEEK') return weekStart(date);
  if (step === 'YEAR') return String(yearOf(date));
  return step === 'QUARTER' ? `${yearOf(date)}-Q${Math.ceil(monthOf(date) / 3)}` : date.slice(0, 7);
}

/** What is looked at only from a day within it on is not told as a whole month, quarter or year. */
function labelOf(key: string, step: Unit, begin: string | undefined): string {
  const whole = wholeOf(key, step);
  return begin && whole && whole.from < begin && begin <= whole.to
    ? sayInterval({ from: begin, to: whole.to })
    : seriesLabel(key, step);
}

function wholeOf(key: string, step: Unit) {
  if (step === 'DAY') return undefined;
  if (step === 'WEEK') return { from: key, to: addDays(key, 6) };
  if (step === 'YEAR') return { from: `${key}-01-01`, to: `${key}-12-31` };
  const month = step === 'MONTH' ? Number(key.slice(5)) : Number(key.slice(6)) * 3 - 2;
  const from = makeDay(Number(key.slice(0, 4)), month, 1);
  return { from, to: monthEnd(makeDay(Number(key.slice(0, 4)), step === 'MONTH' ? month : month + 2, 1)) };
}

function seriesLabel(key: string, step: Unit): string {
  if (step === 'WEEK') return sayInterval({ from: key, to: addDays(key, 6) });
  if (/^\d{4}$/.test(key)) return key;
  const quarter = /^(\d{4})-Q(\d)$/.exec(key);
  if (quarter) return `${quarter[1]} ${quarter[2]}. çeyrek`;
  return key.length === 7 ? sayMonth(key) : sayDay(key);
}

function days(view: LedgerView, interval: Interval | null): string[] {
  const span = coveredDays(view, interval);
  if (!span) return [];
  return Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, i) => addDays(span.from, i));
}
