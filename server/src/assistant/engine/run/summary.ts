import type { PlanStep } from '@vezne/contract';
import { edgeOf } from '../ledger/full-months';
import { intervalOf } from '../ledger/interval';
import { type Entry, groupBy, type LedgerView, select, sum } from '../ledger/ledger';
import { type Figure, money, number, type Row, type StepResult } from '../ledger/result';
import { sayMoney, sayPeriod } from '../say/say';
import { sameDays } from '../time/same-days';
import { THIS_MONTH } from './explain';

type Step = Extract<PlanStep, { op: 'SUMMARY' }>;

const NOTHING = 'Bu ölçütlere uyan kayıt bulunamadı.';
const LARGEST = 3;

/** A period at a glance: money in and out, records, the largest expenses, and the balance of today. */
export async function summary(step: Step, view: LedgerView): Promise<StepResult> {
  const period = step.period ?? THIS_MONTH;
  const interval = intervalOf(period, view);
  const matched = select(view, { measure: 'NET', filter: step.filter }, interval);
  const ledger = await view.sumUpTo(null);
  const { income, expense } = bothWays(matched);
  const balance = ledger.cash;
  const rows = largestExpenses(matched);
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  const when = interval ? sayPeriod(interval) : 'Bütün kayıtlar';
  const before = beforeOf(step, view);
  const most = rows.map((row) => `${row.label} (${say(row.kurus)})`).join(', ');
  const text = [
    `${when}: gelir ${say(income)}, gider ${say(expense)}, net ${say(income - expense)} (${matched.length} kayıt).`,
    matched.length ? '' : NOTHING,
    most && `En büyük gider kalemleri: ${most}.`,
    before.text,
    `Bugünkü bakiye ${say(balance)}.`,
  ];
  return {
    step,
    head: [
      money('income', 'Gelir', income),
      money('expense', 'Gider', expense),
      money('net', 'Net', income - expense),
      number('count', 'Kayıt sayısı', matched.length, 'COUNT'),
      money('balance', 'Bugünkü bakiye', balance),
    ],
    more: before.figures,
    rows,
    matched,
    period: interval,
    others: before.others,
    text: text.filter(Boolean).join(' '),
  };
}

function bothWays(entries: Entry[]) {
  const of = (type: Entry['type']) => sum(entries.filter((entry) => entry.type === type));
  return { income: of('GIRIS'), expense: of('CIKIS') };
}

function largestExpenses(entries: Entry[]): (Row & { kurus: bigint })[] {
  const groups = groupBy(
    entries.filter(({ type }) => type === 'CIKIS'),
    ({ categoryId }) => categoryId,
  );
  return [...groups]
    .map(([key, found]) => ({
      key,
      label: found[0]?.category ?? key,
      count: found.length,
      kurus: sum(found),
    }))
    .sort((a, b) => (a.kurus === b.kurus ? a.label.localeCompare(b.label, 'tr') : a.kurus < b.kurus ? 1 : -1))
    .slice(0, LARGEST);
}

/** The same days of the period before, when the period is still running and the window reaches them whole. */
function beforeOf(step: Step, view: LedgerView): Pick<StepResult, 'others' | 'text'> & { figures: Figure[] } {
  const period = step.period ?? THIS_MONTH;
  const then = sameDays(period, { kind: 'SHIFT', of: period, by: -1 }, view.today);
  const edge = edgeOf(view);
  if (!then?.from || !edge || then.from < edge) return { figures: [], text: '' };
  const { income, expense } = bothWays(select(view, { measure: 'NET', filter: step.filter }, then));
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  return {
    figures: [
      money('incomeBefore', 'Önceki dönemin aynı günlerinde gelir', income),
      money('expenseBefore', 'Önceki dönemin aynı günlerinde gider', expense),
      money('netBefore', 'Önceki dönemin aynı günlerinde net', income - expense),
    ],
    others: [then],
    text: `Önceki dönemin aynı günlerinde (${sayPeriod(then)}) gelir ${say(income)}, gider ${say(expense)}, net ${say(income - expense)}.`,
  };
}
