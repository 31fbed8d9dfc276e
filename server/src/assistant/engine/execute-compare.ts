import type { PlanSelection, PlanStep } from '@vezne/contract';
import { NOTHING } from './execute-sums';
import { type Context, intervalOf } from './interval';
import { type LedgerView, select, sum, union } from './ledger';
import { type Figure, money, number, type StepResult } from './result';
import { measureName, methodName, sayMoney, sayNumber, sayPeriod } from './say';
import { percentOf } from './statistics';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

export function share(step: Step<'SHARE'>, { view, interval }: Context): StepResult {
  const whole = select(view, step, interval);
  const matched = select(view, step.part, interval).filter((entry) => whole.includes(entry));
  const counts = step.of === 'COUNT';
  const of = (entries: typeof whole) => (counts ? BigInt(entries.length) : sum(entries));
  const percent = percentOf(of(matched), of(whole));
  const figure = (key: string, label: string, entries: typeof whole) =>
    counts ? number(key, label, entries.length, 'COUNT') : money(key, label, sum(entries));
  const more = [figure('part', 'Parça', matched), figure('whole', 'Bütün', whole)];
  const say = (entries: typeof whole) =>
    counts ? `${entries.length} kayıt` : sayMoney(sum(entries), view.currency);
  const parts = `${say(matched)} / ${say(whole)}`;
  if (percent === undefined)
    return {
      step,
      head: [],
      more,
      rows: [],
      matched,
      period: interval,
      text: `Oran hesaplanamaz: ${NOTHING.toLocaleLowerCase('tr')}`,
    };
  return {
    step,
    head: [number('share', 'Pay', percent, 'PERCENT')],
    more,
    rows: [],
    matched,
    period: interval,
    text: `Payı %${sayNumber(percent)} (${parts}).${matched.length ? '' : ` ${NOTHING}`}`,
  };
}

type Side = { entries: ReturnType<typeof select>; value: bigint; count: number; label: string };

function side(selection: PlanSelection, other: PlanSelection, view: LedgerView): Side {
  const interval = intervalOf(selection.period, view);
  const entries = select(view, selection, interval);
  const samePeriod = JSON.stringify(selection.period) === JSON.stringify(other.period);
  const { categories, methods, texts } = selection.filter;
  const named = [...(categories ?? []), ...(methods ?? []).map(methodName), ...(texts ?? [])].join(', ');
  const label = samePeriod || !interval ? named || measureName[selection.measure] : sayPeriod(interval);
  return { entries, value: sum(entries, selection.measure), count: entries.length, label };
}

export function compare(step: Step<'COMPARE'>, { view, interval }: Context): StepResult {
  const [a, b] = [side(step, step.other, view), side(step.other, step, view)];
  const counts = step.of === 'COUNT';
  const values: [bigint, bigint] = counts ? [BigInt(a.count), BigInt(b.count)] : [a.value, b.value];
  const difference = values[0] - values[1];
  const figure = (key: string, label: string, value: bigint): Figure =>
    counts ? number(key, label, Number(value), 'COUNT') : money(key, label, value);
  const say = (value: bigint) => (counts ? `${value} kayıt` : sayMoney(value, view.currency));
  const percent = percentOf(difference, values[1] < 0n ? -values[1] : values[1]);
  const more = percent === undefined ? [] : [number('percent', 'Değişim', percent, 'PERCENT')];
  const claim = step.claim && (step.claim === 'MORE' ? difference > 0n : difference < 0n);
  const verdict = step.claim === null ? '' : claim ? 'Evet. ' : 'Hayır. ';
  const relation =
    difference === 0n
      ? 'ikisi eşit'
      : `${a.label} ${say(difference < 0n ? -difference : difference)} daha ${difference > 0n ? 'fazla' : 'az'}`;
  const change = percent === undefined ? '' : ` (%${sayNumber(Math.abs(percent))})`;
  const matched = union(a.entries, b.entries);
  return {
    step,
    head: [
      figure('a', a.label, values[0]),
      figure('b', b.label, values[1]),
      figure('diff', 'Fark', difference),
    ],
    more,
    rows: [],
    matched: inOrder(matched, view),
    period: interval,
    text: `${verdict}${a.label}: ${say(values[0])}; ${b.label}: ${say(values[1])}; ${relation}${change}.${matched.length ? '' : ` ${NOTHING}`}`,
  };
}

export function growth(step: Step<'GROWTH'>, { view, interval }: Context): StepResult {
  const [a, b] = [side(step, step.other, view), side(step.other, step, view)];
  const counts = step.of === 'COUNT';
  const values: [bigint, bigint] = counts ? [BigInt(a.count), BigInt(b.count)] : [a.value, b.value];
  const percent = percentOf(values[0] - values[1], values[1] < 0n ? -values[1] : values[1]);
  const say = (value: bigint) => (counts ? `${value} kayıt` : sayMoney(value, view.currency));
  const figure = (key: string, label: string, value: bigint): Figure =>
    counts ? number(key, label, Number(value), 'COUNT') : money(key, label, value);
  const more = [
    figure('a', a.label, values[0]),
    figure('b', b.label, values[1]),
    figure('diff', 'Fark', values[0] - values[1]),
  ];
  const parts = `${a.label}: ${say(values[0])}; ${b.label}: ${say(values[1])}`;
  const base = {
    step,
    more,
    rows: [],
    matched: inOrder(union(a.entries, b.entries), view),
    period: interval,
  };
  if (percent === undefined) return { ...base, head: [], text: `Değişim yüzdesi hesaplanamaz (${parts}).` };
  const claim = step.claim && (step.claim === 'MORE' ? percent > 0 : percent < 0);
  const verdict = step.claim === null ? '' : claim ? 'Evet. ' : 'Hayır. ';
  const direction = percent > 0 ? 'artış' : percent < 0 ? 'azalış' : 'değişim yok';
  return {
    ...base,
    head: [number('pct', 'Değişim', percent, 'PERCENT')],
    text: `${verdict}Değişim %${sayNumber(percent)}, ${direction} (${parts}).`,
  };
}

const inOrder = (entries: ReturnType<typeof select>, view: LedgerView) => {
  const chosen = new Set(entries);
  return view.window.filter((entry) => chosen.has(entry));
};
