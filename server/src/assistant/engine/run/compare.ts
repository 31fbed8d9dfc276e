import type { PlanSelection, PlanStep } from '@vezne/contract';
import { sharing } from '../ask/figures';
import { inPeriod, placed } from '../ask/placed';
import { put } from '../ask/selected';
import { NOTHING } from '../execute/sums';
import { type Context, intervalOf, isCut } from '../ledger/interval';
import { type Entry, type LedgerView, select, sum, union } from '../ledger/ledger';
import { type Figure, money, number, type StepResult } from '../ledger/result';
import { percentOf } from '../ledger/statistics';
import { measureName, methodName, sayCount, sayMoney, sayPercent, sayPeriod } from '../say/say';
import type { Interval } from '../time/calendar';
import { sameDays } from '../time/same-days';

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
    counts ? `${sayCount(entries.length)} kayıt` : sayMoney(sum(entries), view.currency);
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
    text: `${sharing(step, view.currency)} payı ${sayPercent(percent)} (${parts}).${matched.length ? '' : ` ${NOTHING}`}`,
  };
}

type Sides = Pick<Step<'COMPARE'>, 'measure' | 'filter' | 'period' | 'other' | 'of'>;
/** `at` names the side before its figure, `of` before what is said of it. */
type Side = {
  entries: Entry[];
  value: bigint;
  label: string;
  at: string;
  of: string;
  interval: Interval | null;
};

/** One side over the days given, or over its own period. */
function side(
  asked: PlanSelection,
  other: PlanSelection,
  of: Sides['of'],
  view: LedgerView,
  days?: Interval,
): Side {
  const interval = days ?? intervalOf(asked.period, view);
  const entries = select(view, asked, interval);
  const value = of === 'COUNT' ? BigInt(entries.length) : sum(entries, asked.measure);
  const samePeriod = JSON.stringify(asked.period) === JSON.stringify(other.period);
  const { categories, methods, texts } = asked.filter;
  const isSameFilter = JSON.stringify(asked.filter) === JSON.stringify(other.filter);
  const named = isSameFilter
    ? ''
    : [...(categories ?? []), ...(methods ?? []).map(methodName), ...(texts ?? [])].join(', ');
  const measured = measureName[asked.measure];
  const beside = { entries, value, interval };
  if (samePeriod || !interval) {
    const label = named || measured;
    return { ...beside, label, at: named || measured.toLocaleLowerCase('tr'), of: label };
  }
  const [when, what] = [inPeriod(interval), of === 'COUNT' ? 'sayı' : 'tutar'];
  const at =
    asked.measure === other.measure
      ? put(when, named)
      : put(
          placed({ period: interval, filter: asked.filter }, view.currency, 'figure'),
          measured.toLocaleLowerCase('tr'),
        );
  return { ...beside, label: sayPeriod(interval), at, of: `${when}ki ${what}` };
}

const abs = (n: bigint) => (n < 0n ? -n : n);
const changeOf = (a: Side, b: Side) => percentOf(a.value - b.value, abs(b.value));

/** Both sides, and when one of them still runs, the same days of both: what is claimed is about these. */
function sidesOf(step: Sides, view: LedgerView) {
  const [a, b] = [side(step, step.other, step.of, view), side(step.other, step, step.of, view)];
  const [daysOfB, daysOfA] = [
    sameDays(step.period, step.other.period, view.today),
    sameDays(step.other.period, step.period, view.today),
  ];
  const fair: [Side, Side] = [
    daysOfA ? side(step, step.other, step.of, view, daysOfA) : a,
    daysOfB ? side(step.other, step, step.of, view, daysOfB) : b,
  ];
  const shorter = daysOfA ? fair[0] : daysOfB ? fair[1] : undefined;
  const cut = [a, b].some(({ interval }) => isCut(interval, view));
  return { a, b, fair, shorter, cut };
}

function wording(step: Sides, view: LedgerView) {
  const counts = step.of === 'COUNT';
  return {
    say: (value: bigint) => (counts ? `${sayCount(Number(value))} kayıt` : sayMoney(value, view.currency)),
    figure: (key: string, label: string, value: bigint): Figure =>
      counts ? number(key, label, Number(value), 'COUNT') : money(key, label, value),
  };
}

/** Instead of a claim about two sides, of which the window cuts one. */
export const UNFAIR = 'Bir dönemin başı incelenemediği için hangisinin fazla olduğu söylenemez.';

export function compare(step: Step<'COMPARE'>, { view, interval }: Context): StepResult {
  const { a, b, fair, shorter, cut } = sidesOf(step, view);
  const { say, figure } = wording(step, view);
  const percent = cut ? undefined : changeOf(a, b);
  const difference = fair[0].value - fair[1].value;
  const claim = step.claim && (step.claim === 'MORE' ? difference > 0n : difference < 0n);
  const verdict = step.claim === null ? '' : claim ? 'Evet. ' : 'Hayır. ';
  const matched = union(a.entries, b.entries);
  const said = cut ? UNFAIR : relation(fair, shorter, say);
  const text = `${cut ? '' : verdict}${sumsOf(a, b, say)}. ${said}`;
  return {
    step,
    head: [
      figure('a', a.label, a.value),
      figure('b', b.label, b.value),
      figure('diff', 'Fark', a.value - b.value),
    ],
    more: [
      ...(percent === undefined ? [] : [number('percent', 'Değişim', percent, 'PERCENT')]),
      ...sameDaysFigures(fair, shorter, cut, figure),
    ],
    rows: [],
    matched: inOrder(matched, view),
    period: interval,
    others: b.interval ? [b.interval] : [],
    text: `${text}${matched.length ? '' : ` ${NOTHING}`}`,
  };
}

type Say = (value: bigint) => string;

const sumsOf = (a: Side, b: Side, say: Say) => `${a.at} ${say(a.value)}, ${b.at} ${say(b.value)}`;

/** Which is more, and by how much; of the same days where one side still runs. */
function relation([a, b]: [Side, Side], shorter: Side | undefined, say: Say): string {
  const difference = a.value - b.value;
  const days = shorter ? `Aynı günlerde (${shorter.label}: ${say(shorter.value)}) ` : '';
  if (difference === 0n) return `${days}${days ? 'ikisi' : 'İkisi'} eşit.`;
  const percent = changeOf(a, b);
  const change = percent === undefined ? '' : ` (${sayPercent(Math.abs(percent))})`;
  return `${days}${a.of} ${say(abs(difference))}${change} daha ${difference > 0n ? 'fazla' : 'az'}.`;
}

function sameDaysFigures(
  fair: [Side, Side],
  shorter: Side | undefined,
  cut: boolean,
  figure: (key: string, label: string, value: bigint) => Figure,
): Figure[] {
  if (!shorter) return [];
  const [a, b] = fair;
  const percent = cut ? undefined : changeOf(a, b);
  return [
    figure('sameDays', `Aynı günler: ${shorter.label}`, shorter.value),
    figure('sameDaysDiff', 'Aynı günlere göre fark', a.value - b.value),
    ...(percent === undefined
      ? []
      : [number('sameDaysPercent', 'Aynı günlere göre değişim', percent, 'PERCENT')]),
  ];
}

export function growth(step: Step<'GROWTH'>, { view, interval }: Context): StepResult {
  const { a, b, fair, shorter, cut } = sidesOf(step, view);
  const { say, figure } = wording(step, view);
  const percent = cut ? undefined : changeOf(a, b);
  const fairly = cut ? undefined : changeOf(...fair);
  const parts = sumsOf(a, b, say);
  const base = {
    step,
    more: [
      figure('a', a.label, a.value),
      figure('b', b.label, b.value),
      figure('diff', 'Fark', a.value - b.value),
      ...sameDaysFigures(fair, shorter, cut, figure),
    ],
    rows: [],
    matched: inOrder(union(a.entries, b.entries), view),
    period: interval,
    others: b.interval ? [b.interval] : [],
  };
  if (cut) return { ...base, head: [], text: `${parts}. ${UNFAIR}` };
  if (percent === undefined) return { ...base, head: [], text: `${parts}. Değişim yüzdesi hesaplanamaz.` };
  const claimed = fairly ?? percent;
  const claim = step.claim && (step.claim === 'MORE' ? claimed > 0 : claimed < 0);
  const verdict = step.claim === null ? '' : claim ? 'Evet. ' : 'Hayır. ';
  const days =
    shorter && fairly !== undefined
      ? ` Aynı günlere göre (${shorter.label}: ${say(shorter.value)}) ${changed(fairly)}.`
      : '';
  return {
    ...base,
    head: [number('pct', 'Değişim', percent, 'PERCENT')],
    text: `${verdict}${parts}. ${a.of} ${changed(percent)}.${days}`,
  };
}

const changed = (percent: number) =>
  percent === 0 ? 'aynı düzeyde' : `${sayPercent(Math.abs(percent))} daha ${percent > 0 ? 'fazla' : 'az'}`;

const inOrder = (entries: Entry[], view: LedgerView) => {
  const chosen = new Set(entries);
  return view.window.filter((entry) => chosen.has(entry));
};
