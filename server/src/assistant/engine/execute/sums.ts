import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { thanIn } from '../ask/placed';
import { coveredDays, edgeOf, entriesIn, fullMonths, fullWeeks, hull } from '../ledger/full-months';
import type { Context } from '../ledger/interval';
import { type Entry, select, sum } from '../ledger/ledger';
import { money, number, Refusal, type StepResult } from '../ledger/result';
import { divideRounded, mean, median as medianOf, percentOf } from '../ledger/statistics';
import { seenMeasure } from '../say/reading';
import { measureName, sayCount, sayMoney, sayPercent, sayPeriod } from '../say/say';
import { addDays, daysBetween } from '../time/calendar';
import { periodBefore } from '../time/same-days';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

export const NOTHING = 'Bu ölçütlere uyan kayıt bulunamadı.';

const labelOf = ({ measure }: Pick<PlanStep, 'measure'>): string =>
  measure === 'VOLUME'
    ? 'Toplam'
    : measure === 'NET'
      ? 'Net sonuç'
      : `Toplam ${measureName[measure].toLocaleLowerCase('tr')}`;

const values = (entries: readonly Entry[]) => entries.map(({ kurus }) => kurus);

export function total(step: Step<'TOTAL'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const amount = sum(matched, step.measure);
  const label = labelOf({ measure: seenMeasure(step.measure, matched) });
  const moved = ownTransfers(step, matched);
  const within =
    moved &&
    ` İçinde ${sayMoney(moved, view.currency)} virman var; virman olmadan ${sayMoney(amount - moved, view.currency)}.`;
  const than = matched.length ? comparedTo(step, { view, interval }, amount) : undefined;
  const text = matched.length
    ? `${label} ${sayMoney(amount, view.currency)} (${sayCount(matched.length)} kayıt).${than?.text ?? ''}${within || ''}`
    : `${NOTHING} ${label}: ${sayMoney(0n, view.currency)}.`;
  return {
    step,
    head: [money('total', label, amount)],
    more: [
      number('count', 'Kayıt sayısı', matched.length, 'COUNT'),
      ...(moved
        ? [money('transfers', 'Virman', moved), money('without', 'Virman olmadan', amount - moved)]
        : []),
      ...(than?.figures ?? []),
    ],
    rows: [],
    matched,
    period: interval,
    text,
  };
}

/**
 * What the sum of the period before was, of a running one over the same days; nothing when the window does not show
 * either of them whole.
 */
export function comparedTo(
  step: Pick<PlanStep, 'measure' | 'filter' | 'period'>,
  { view, interval }: Context,
  amount: bigint,
) {
  const edge = edgeOf(view);
  const before = step.period ? periodBefore(step.period, view.today) : undefined;
  if (!before?.from || !interval?.from || !edge || before.from < edge) return undefined;
  const sumBefore = sum(select(view, step, before), step.measure);
  const percent = percentOf(amount - sumBefore, sumBefore);
  if (sumBefore <= 0n || amount <= 0n || percent === undefined) return undefined;
  const relation = percent > 0 ? 'daha fazla' : 'daha az';
  const change = percent === 0 ? 'aynı düzeyde' : `${sayPercent(Math.abs(percent))} ${relation}`;
  return {
    figures: [
      money('before', sayPeriod(before), sumBefore),
      number('beforePercent', 'Değişim', percent, 'PERCENT'),
    ],
    text: ` ${thanIn(before)} ${change} (${sayMoney(sumBefore, view.currency)}).`,
  };
}

/** Money moved between own tills is booked as going out and coming in: nobody means it by what was spent. */
function ownTransfers(step: PlanStep, matched: readonly Entry[]): bigint {
  const { methods, notMethods } = step.filter;
  if (methods || notMethods || (step.measure !== 'EXPENSE' && step.measure !== 'INCOME')) return 0n;
  const transfers = matched.filter(({ method }) => method === 'VIRMAN');
  return transfers.length < matched.length ? sum(transfers) : 0n;
}

export function count(step: Step<'COUNT'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const amount = sum(matched);
  const text = matched.length
    ? `${sayCount(matched.length)} kayıt var; tutarları toplamı ${sayMoney(amount, view.currency)}.`
    : `${NOTHING} Kayıt sayısı: 0.`;
  return {
    step,
    head: [number('count', 'Kayıt sayısı', matched.length, 'COUNT')],
    more: [money('total', 'Toplam', amount)],
    rows: [],
    matched,
    period: interval,
    text,
  };
}

export function average(step: Step<'AVERAGE'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  if (!matched.length) return { step, head: [], rows: [], matched, period: interval, text: NOTHING };
  const amount = mean(values(matched));
  const text = `Kayıt başına ortalama ${sayMoney(amount, view.currency)} (${sayCount(matched.length)} kayıt, toplam ${sayMoney(sum(matched), view.currency)}).`;
  return {
    step,
    head: [money('average', 'Kayıt başına ortalama', amount)],
    more: [money('total', 'Toplam', sum(matched))],
    rows: [],
    matched,
    period: interval,
    text,
  };
}

export function median(step: Step<'MEDIAN'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  if (!matched.length) return { step, head: [], rows: [], matched, period: interval, text: NOTHING };
  const amount = medianOf(values(matched));
  const text = `Ortanca (medyan) tutar ${sayMoney(amount, view.currency)} (${sayCount(matched.length)} kayıt).`;
  return { step, head: [money('median', 'Ortanca', amount)], rows: [], matched, period: interval, text };
}

const UNITS = { DAY: ['gün', 'Günlük'], WEEK: ['hafta', 'Haftalık'], MONTH: ['ay', 'Aylık'] } as const;

export function averagePer(step: Step<'AVERAGE_PER'>, context: Context): StepResult {
  const { view } = context;
  const { matched, parts, period } = partsOf(step, context);
  if (!parts) throw new Refusal('insufficient_data');
  const whole = sum(matched, step.measure);
  const amount = divideRounded(whole, BigInt(parts));
  const [unit, label] = UNITS[step.unit];
  const measured = measureName[seenMeasure(step.measure, matched)].toLocaleLowerCase('tr');
  const full = step.period?.kind === 'ROLLING' || step.unit === 'DAY' ? '' : 'tam ';
  const text = `${label} ortalama ${measured} ${sayMoney(amount, view.currency)} (${parts} ${full}${unit}, toplam ${sayMoney(whole, view.currency)}).${period ? ` Hesaplanan aralık: ${sayPeriod(period)}.` : ''}`;
  return {
    step,
    head: [money('average', `${label} ortalama`, amount)],
    more: [money('total', 'Toplam', whole), number('parts', `Sayılan ${unit}`, parts, 'COUNT')],
    rows: [],
    matched,
    period,
    text,
  };
}

/** The full months, weeks or days to divide by; a rolling period is divided by its own number. */
function partsOf(step: Step<'AVERAGE_PER'>, { view, interval }: Context) {
  const entries = select(view, step, interval);
  const rolling = step.period?.kind === 'ROLLING' ? unitsIn(step.period, step.unit) : 0;
  if (interval && rolling) return { matched: entries, parts: rolling, period: interval };
  const { parts, span } = fullParts(step.unit, view, interval);
  return { matched: entriesIn(entries, span), parts, period: span };
}

const MONTHS = { MONTH: 1, QUARTER: 3, YEAR: 12, DAY: 0, WEEK: 0 } as const;

/** How many months or weeks a rolling period says that it has; 0 where it says it in another unit. */
function unitsIn(
  { unit, n }: Extract<PlanPeriod, { kind: 'ROLLING' }>,
  wanted: Step<'AVERAGE_PER'>['unit'],
): number {
  if (wanted === 'MONTH') return MONTHS[unit] * n;
  return wanted === 'WEEK' && unit === 'WEEK' ? n : 0;
}

/** How many whole ones lie in an interval, and the days from the first to the last of them. */
function fullParts(
  unit: Step<'AVERAGE_PER'>['unit'],
  view: Context['view'],
  interval: Context['interval'],
): { parts: number; span: Context['interval'] } {
  if (unit === 'MONTH') {
    const months = fullMonths(view, interval);
    return { parts: months.length, span: hull(months) };
  }
  if (unit === 'WEEK') {
    const weeks = fullWeeks(view, interval);
    const [first, last] = [weeks[0], weeks.at(-1)];
    return { parts: weeks.length, span: first && last ? { from: first, to: addDays(last, 6) } : null };
  }
  const span = coveredDays(view, interval);
  return { parts: span ? daysBetween(span.from, span.to) + 1 : 0, span: span ?? null };
}
