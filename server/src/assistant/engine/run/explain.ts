import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { type Change, changesOf } from '../execute/changes';
import { NOTHING } from '../execute/sums';
import { edgeOf } from '../ledger/full-months';
import { intervalOf, isCut } from '../ledger/interval';
import { type Entry, type LedgerView, select, sum, union } from '../ledger/ledger';
import { money, Refusal, type Row, type StepResult } from '../ledger/result';
import { seenMeasure } from '../say/reading';
import { measureName, sayMoney, sayPeriod } from '../say/say';
import type { Interval } from '../time/calendar';
import { periodBefore, sameDays } from '../time/same-days';
import { UNFAIR } from './compare';

type Step = Extract<PlanStep, { op: 'EXPLAIN' }>;
type Side = { interval: Interval; entries: Entry[] };

export const THIS_MONTH: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 };
const NAMED = 3;

/**
 * Why a sum changed between two periods: the shares that categories have in the change, or what there is within the only
 * one, which add up to it exactly. Of a period that begins before the window only its sum is told.
 */
export function explain(step: Step, view: LedgerView): StepResult {
  const [later, earlier] = sidesOf(step, view);
  const { measure } = step;
  const [now, before] = [sum(later.entries, measure), sum(earlier.entries, measure)];
  const changes = changesOf(later.entries, earlier.entries, measure);
  const both = union(later.entries, earlier.entries);
  const chosen = new Set(both);
  const measured = measureName[seenMeasure(measure, both)];
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  const [thisName, thatName] = [sayPeriod(later.interval), sayPeriod(earlier.interval)];
  const sums = `${thatName}: ${say(before)}; ${thisName}: ${say(now)}`;
  const figures = [money('later', thisName, now), money('earlier', thatName, before)];
  const seen = {
    step,
    matched: view.window.filter((entry) => chosen.has(entry)),
    period: later.interval,
    others: [earlier.interval],
  };
  if ([later, earlier].some(({ interval }) => isCut(interval, view)))
    return { ...seen, head: figures, rows: [], text: `${measured}: ${sums}. ${UNFAIR}` };
  const what = `${measured} ${directionOf(now - before, say)} (${sums}).`;
  const causes = changes
    .slice(0, NAMED)
    .map((change) => `${change.said} ${signedMoney(change.kurus, say)}${causeOf(change)}`);
  return {
    ...seen,
    head: [money('change', 'Değişim', now - before)],
    more: figures,
    rows: changes.map(
      ({ key, label, kurus, later: a, earlier: b }): Row => ({
        key,
        label,
        kurus,
        count: a.length + b.length,
      }),
    ),
    text: [
      what,
      causes.length ? `En çok etkileyen${causes.length > 1 ? 'ler' : ''}: ${causes.join(', ')}.` : '',
      chosen.size ? '' : NOTHING,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function sidesOf(step: Step, view: LedgerView): [Side, Side] {
  const period = step.period ?? THIS_MONTH;
  const asked = step.other ?? step;
  const interval = intervalOf(period, view);
  const asSoFar = step.other && sameDays(step.other.period, step.period, view.today);
  if (step.other && asSoFar) return sidesOf({ ...step, ...step.other, other: step }, view);
  const before = step.other
    ? (sameDays(period, step.other.period, view.today) ?? intervalOf(step.other.period ?? period, view))
    : periodBefore(period, view.today);
  const edge = edgeOf(view);
  if (!interval || !before || (edge && before.to < edge)) throw new Refusal('insufficient_data');
  const here = { interval, entries: select(view, step, interval) };
  const there = { interval: before, entries: select(view, asked, before) };
  return (here.interval.from ?? '') < (there.interval.from ?? '') ? [there, here] : [here, there];
}

const abs = (n: bigint) => (n < 0n ? -n : n);

const signedMoney = (kurus: bigint, say: (kurus: bigint) => string) =>
  `${kurus > 0n ? '+' : ''}${say(kurus)}`;

const directionOf = (change: bigint, say: (kurus: bigint) => string) =>
  change === 0n ? 'değişmedi' : `${say(abs(change))} ${change > 0n ? 'arttı' : 'azaldı'}`;

/** Does the number of records or their average amount explain more? Compared exactly, without division. */
function causeOf({ later, earlier }: Change): string {
  if (!earlier.length) return ' (önceki dönemde yoktu)';
  if (!later.length) return ' (bu dönemde yok)';
  if (new Set([...later, ...earlier].map(({ type }) => type)).size > 1) return '';
  const [n, m] = [BigInt(later.length), BigInt(earlier.length)];
  const [s, t] = [sum(later), sum(earlier)];
  const byCount = (n - m) * (s * m + t * n);
  const byAverage = (s * m - t * n) * (n + m);
  if (abs(byCount) >= abs(byAverage)) return n > m ? ' (daha çok kayıt)' : ' (daha az kayıt)';
  return byAverage > 0n ? ' (ortalama tutar yükseldi)' : ' (ortalama tutar düştü)';
}
