import type { PlanStep } from '@vezne/contract';
import { nameOfAlike, pattern, type Rhythm, rhythmOf, runningDays, runningRhythm } from '../execute/patterns';
import { labelOfEntry, quoted } from '../execute/rows';
import { type Entry, groupBy, type LedgerView, select, signed } from '../ledger/ledger';
import { money, number, Refusal, type Row, type StepResult } from '../ledger/result';
import { sayDay, sayMoney } from '../say/say';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  type Interval,
  makeDay,
  monthEnd,
  monthOf,
  yearOf,
} from '../time/calendar';
import { resolvePeriod, wholePeriod } from '../time/resolve-period';

type Step = Extract<PlanStep, { op: 'EXPECTED' }>;
type Expected = { date: Day; last: Entry; group: Entry[] };

const AHEAD_DAYS = 30;
const FURTHEST_DAYS = 731;
const GRACE_DAYS = 5;
const SPOKEN = 10;

/** Fixed payments carried forward: what is due, or what should have come this month and did not. */
export function expected(step: Step, view: LedgerView): StepResult {
  const groups = [...groupBy(select(view, step, null), pattern).values()];
  const interval = intervalOf(step, view);
  const found =
    step.answer === 'DUE'
      ? groups.flatMap((group) => dueOf(group, interval, view.today))
      : groups.flatMap((group) => missingOf(group, interval, view.today));
  found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.last.kurus > b.last.kurus ? -1 : 1));
  const value = ({ last }: Expected) => (step.measure === 'NET' ? signed(last) : last.kurus);
  const sumOf = (all: readonly Expected[]) => all.reduce((whole, each) => whole + value(each), 0n);
  const total = sumOf(found);
  const varying =
    step.answer === 'DUE' ? groups.flatMap((group) => varyingOf(group, interval, view.today)) : [];
  const chosen = new Set(found.flatMap(({ group }) => group));
  return {
    step,
    head: [money('sum', 'Beklenen toplam', total)],
    more: [
      number('count', 'Beklenen kalem', found.length, 'COUNT'),
      ...(varying.length ? [money('varying', 'Tutarı değişenler, en son', sumOf(varying))] : []),
    ],
    rows: found.map(
      (each): Row => ({
        key: `${each.date} ${each.last.id}`,
        id: each.last.id,
        label: labelOfEntry(each.last),
        kurus: value(each),
        date: each.date,
        direction: each.last.type,
      }),
    ),
    matched: view.window.filter((entry) => chosen.has(entry)),
    period: interval,
    text: textOf(step, found, total, view) + saysVarying(varying, sumOf(varying), view),
  };
}

function intervalOf(step: Step, view: LedgerView): Interval & { from: Day } {
  const { today } = view;
  if (step.answer === 'MISSING') {
    const { from, to } = resolvePeriod(step.period ?? { kind: 'RELATIVE', unit: 'MONTH', offset: 0 }, today);
    if (from === null || from > today) throw new Refusal('outside_window');
    return { from, to };
  }
  if (!step.period) return { from: today, to: addDays(today, AHEAD_DAYS) };
  const { from, to } = wholePeriod(step.period, today);
  if (to < today || daysBetween(today, to) > FURTHEST_DAYS) throw new Refusal('outside_window');
  return { from: from === null || from < today ? today : from, to };
}

/** The day after `last` on which the n-th next record of the rhythm is expected. */
function nextDay(group: readonly Entry[], rhythm: Rhythm, n: number): Day {
  const days = group.slice(-3).map(({ date }) => date);
  const last = days.at(-1) ?? '';
  if (rhythm === 'WEEKLY') return addDays(last, 7 * n);
  // Paid on a month's last day because the month is short: the later day is meant.
  const day = monthEnd(last) === last ? Math.max(...days.map(dayOf)) : dayOf(last);
  return makeDay(yearOf(last), monthOf(last) + n, day);
}

const dueOf = (group: Entry[], interval: Interval & { from: Day }, today: Day): Expected[] =>
  comingOf(group, runningRhythm(group, today), interval);

/** Paid as regularly, of another amount each time: the bill for power, taxes. The day is told, the amount is unknown. */
function varyingOf(group: Entry[], interval: Interval & { from: Day }, today: Day): Expected[] {
  if (runningRhythm(group, today) || runningDays(group, today) !== 'MONTHLY') return [];
  return comingOf(group, 'MONTHLY', interval).slice(0, 1);
}

function comingOf(
  group: Entry[],
  rhythm: Rhythm | undefined,
  { from, to }: Interval & { from: Day },
): Expected[] {
  const last = group.at(-1);
  if (!rhythm || !last) return [];
  const found: Expected[] = [];
  for (let n = 1; ; n++) {
    const date = nextDay(group, rhythm, n);
    if (date > to) return found;
    if (date >= from) found.push({ date, last, group });
  }
}

/** Expected in the period and before today, and no record within five days of it. */
function missingOf(group: Entry[], { from, to }: Interval & { from: Day }, today: Day): Expected[] {
  const rhythm = rhythmOf(group);
  const last = group.at(-1);
  if (!rhythm || !last) return [];
  const date = nextDay(group, rhythm, 1);
  const paid = group.some((entry) => Math.abs(daysBetween(entry.date, date)) <= GRACE_DAYS);
  return date >= from && date <= to && date < today && !paid ? [{ date, last, group }] : [];
}

function textOf(step: Step, found: Expected[], total: bigint, view: LedgerView): string {
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  if (!found.length)
    return step.answer === 'DUE'
      ? `Bu dönemde beklenen düzenli kalem yok (toplam ${say(0n)}).`
      : `Günü geçtiği hâlde kaydı olmayan düzenli kalem yok (toplam ${say(0n)}).`;
  const lines = found
    .slice(0, SPOKEN)
    .map(
      ({ date, last, group }) =>
        `\n• ${sayDay(date)} – ${last.category}, ${nameOf(group)}: ${say(last.kurus)}`,
    );
  const what =
    step.answer === 'DUE'
      ? `Düzenli kalemlere göre ${found.length} kayıt bekleniyor`
      : `Günü geçtiği hâlde kaydı olmayan ${found.length} düzenli kalem var`;
  return `${what}; toplam ${say(total)}:${lines.join('')}${found.length > SPOKEN ? '\n…' : ''}`;
}

/** What is left out of the sum as its amount is another each time: when it is due, and what was paid last. */
function saysVarying(varying: readonly Expected[], total: bigint, { currency }: LedgerView): string {
  if (!varying.length) return '';
  const lines = varying
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, SPOKEN)
    .map(({ date, last, group }) => `\n• ${sayDay(date)} dolayı – ${last.category}, ${nameOf(group)}`);
  const last = varying.length > 1 ? 'son tutarları toplamı' : 'son tutarı';
  return `\nHer ay gelen ama tutarı değişen ${varying.length} kalem bu toplamda yok; ${last} ${sayMoney(total, currency)}:${lines.join('')}${varying.length > SPOKEN ? '\n…' : ''}`;
}

const nameOf = (group: readonly Entry[]): string =>
  quoted(nameOfAlike(group.map(({ description }) => description)));
