import type { PlanStep } from '@vezne/contract';
import { inPeriod } from '../ask/placed';
import { NOUNS } from '../ask/selected';
import { entriesIn, fullMonths, hull, monthlySums } from '../ledger/full-months';
import type { Context } from '../ledger/interval';
import { select } from '../ledger/ledger';
import { money, number, Refusal, type Row, type StepResult } from '../ledger/result';
import { theilSen } from '../ledger/statistics';
import { sayConditionMet } from '../say/condition';
import { inSoMany } from '../say/in-so-many';
import { seenMeasure } from '../say/reading';
import { measureName, sayMoney, sayMonth, sayPeriod } from '../say/say';
import { monthEnd } from '../time/calendar';
import { NOTHING } from './sums';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

const monthRow = (key: string, kurus: bigint, count: number): Row => ({
  key,
  label: sayMonth(key),
  kurus,
  count,
});

/** The full months of the question with their sums; refused when there are fewer than needed. */
function measuredMonths(step: PlanStep, { view, interval }: Context, least: number) {
  const months = fullMonths(view, interval);
  if (months.length < least) throw new Refusal('insufficient_data');
  const period = hull(months);
  const matched = entriesIn(select(view, step, interval), period);
  return { months, period, matched, sums: monthlySums(matched, months, step.measure) };
}

const DIRECTION = { UP: 'artıyor', DOWN: 'azalıyor', FLAT: 'yatay' } as const;

export function trend(step: Step<'TREND'>, context: Context): StepResult {
  const { months, period, matched, sums } = measuredMonths(step, context, 4);
  const slope = theilSen(sums);
  const verdict = step.claim === null ? '' : step.claim === slope.direction ? 'Evet. ' : 'Hayır. ';
  const name = measureName[seenMeasure(step.measure, matched)];
  return {
    step,
    head: [money('slope', 'Ayda değişim (ortanca)', slope.perMonth)],
    more: [number('months', 'Tam ay', months.length, 'COUNT')],
    rows: matched.length
      ? months.map((month, i) =>
          monthRow(month, sums[i] ?? 0n, matched.filter(({ date }) => date.startsWith(month)).length),
        )
      : [],
    matched,
    period,
    text: `${verdict}${name} eğilimi ${DIRECTION[slope.direction]}: aylar arası değişimlerin ortancası ayda ${sayMoney(slope.perMonth, context.view.currency)} (${months.length} tam ay${period ? `, ${sayPeriod(period)}` : ''}).${matched.length ? '' : ` ${NOTHING}`}`,
  };
}

export function bestMonths(step: Step<'BEST_MONTHS'>, context: Context): StepResult {
  const { months, period, matched, sums } = measuredMonths(step, context, 1);
  if (!matched.length) return { step, head: [], rows: [], matched, period, text: NOTHING };
  const counts = step.of === 'COUNT';
  const countIn = (month: string) => matched.filter(({ date }) => date.startsWith(month)).length;
  const found = months.map((month, i) => ({
    month,
    count: countIn(month),
    value: counts ? BigInt(countIn(month)) : (sums[i] ?? 0n),
  }));
  const sign = step.rank === 'LARGEST' ? 1 : -1;
  found.sort((a, b) =>
    a.value === b.value ? (a.month < b.month ? 1 : -1) : a.value > b.value ? -sign : sign,
  );
  const shown = found.slice(0, step.n);
  const say = (value: bigint) => (counts ? `${value} kayıt` : sayMoney(value, context.view.currency));
  const rows = shown.map(
    ({ month, value, count }): Row =>
      counts
        ? { key: month, label: sayMonth(month), n: Number(value), count }
        : monthRow(month, value, count),
  );
  const [first] = shown;
  const label = first ? sayMonth(first.month) : '';
  const firstFigure =
    first &&
    (counts ? number('first', label, Number(first.value), 'COUNT') : money('first', label, first.value));
  return {
    step,
    head: [],
    more: [...(firstFigure ? [firstFigure] : []), number('months', 'Tam ay', months.length, 'COUNT')],
    rows,
    matched,
    shown: matched.filter(({ date }) => shown.some(({ month }) => date.startsWith(month))),
    period,
    text: sayBest(step, shown, say, months.length),
  };
}

/** "En yüksek gider Eylül 2026’da: 5,00 ₺, ardından Ekim 2026 (4,00 ₺). 20 tam aya bakıldı." */
function sayBest(
  { measure, of, rank }: Step<'BEST_MONTHS'>,
  [first, ...others]: { month: string; value: bigint }[],
  say: (value: bigint) => string,
  looked: number,
): string {
  if (!first) return NOTHING;
  const day = `${first.month}-01`;
  const what = of === 'COUNT' ? MOST_RECORDS[rank] : `${HEIGHT[rank]} ${NOUNS[measure].sum}`;
  const rest = others.map(({ month, value }) => `${sayMonth(month)} (${say(value)})`).join(', ');
  const then = rest && `, ardından ${rest}`;
  return `${what} ${inPeriod({ from: day, to: monthEnd(day) })}: ${say(first.value)}${then}. ${looked} tam aya bakıldı.`;
}

const HEIGHT = { LARGEST: 'En yüksek', SMALLEST: 'En düşük' };
const MOST_RECORDS = { LARGEST: 'En çok kayıt', SMALLEST: 'En az kayıt' };

export function monthsWhere(step: Step<'MONTHS_WHERE'>, context: Context): StepResult {
  const { months, period, matched, sums } = measuredMonths(step, context, 1);
  const meets = condition(step.when);
  const rows = months.flatMap((month, i): Row[] => {
    const value = sums[i] ?? 0n;
    const count = matched.filter(({ date }) => date.startsWith(month)).length;
    return meets(value) ? [monthRow(month, value, count)] : [];
  });
  const counted = number('count', 'Ay sayısı', rows.length, 'COUNT');
  const lines = rows.map(
    (row) => `\n• ${row.label}${'kurus' in row ? `: ${sayMoney(row.kurus, context.view.currency)}` : ''}`,
  );
  const said = sayConditionMet(step, context.view, rows.length > 0);
  const text = `${sayWhere(rows.length, months.length)} ${said}${rows.length ? `:${lines.join('')}` : '.'}`;
  const answersCount = step.answer === 'COUNT';
  // A question for the number of months gets the number; the months themselves stand in the text.
  return {
    step,
    head: answersCount ? [counted] : [],
    more: [...(answersCount ? [] : [counted]), number('months', 'Tam ay', months.length, 'COUNT')],
    rows,
    matched,
    period,
    text,
  };
}

/** In how many of the months that are over: in 1, in all or in none of them has a word of its own. */
function sayWhere(found: number, months: number): string {
  if (months === 1) return 'Tamamlanan tek ayda';
  const many =
    found === months ? 'hepsinde' : found === 0 ? 'hiçbirinde' : found === 1 ? 'birinde' : inSoMany(found);
  return `Tamamlanan ${months} ayın ${many}`;
}

function condition(when: Step<'MONTHS_WHERE'>['when']): (value: bigint) => boolean {
  if ('net' in when) return (value) => (when.net === 'POSITIVE' ? value > 0n : value < 0n);
  const { min, max } = when;
  return (value) =>
    (!min || (min.inclusive ? value >= BigInt(min.kurus) : value > BigInt(min.kurus))) &&
    (!max || (max.inclusive ? value <= BigInt(max.kurus) : value < BigInt(max.kurus)));
}
