import { limits, type PlanStep } from '@vezne/contract';
import { edgeOf } from '../ledger/full-months';
import type { Context } from '../ledger/interval';
import { type LedgerView, select, sum } from '../ledger/ledger';
import { money, number, Refusal, type StepResult } from '../ledger/result';
import { percentOf } from '../ledger/statistics';
import { sayDay, sayMoney, sayPercent } from '../say/say';
import { addDays } from '../time/calendar';
import { wholePeriod } from '../time/resolve-period';
import { NOTHING } from './sums';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

/** The day whose end is asked for; null is now. */
export function balanceDay(step: Pick<Step<'BALANCE'>, 'period' | 'edge'>, view: LedgerView): string | null {
  const { period } = step;
  if (!period || (period.kind === 'RELATIVE' && period.unit === 'DAY' && period.offset === 0)) return null;
  const whole = wholePeriod(period, view.today);
  const day = step.edge === 'START' ? addDays(whole.from ?? whole.to, -1) : whole.to;
  if (day <= view.today) return day;
  // The running month or year ends later: what stands now is asked for; a period yet to begin is not.
  if ((whole.from ?? '') > view.today) throw new Refusal('outside_window');
  return view.today;
}

export async function balance(step: Step<'BALANCE'>, view: LedgerView): Promise<StepResult> {
  const day = balanceDay(step, view);
  if (day && view.firstDay && day < view.firstDay) throw new Refusal('outside_window');
  const ledger = await view.sumUpTo(day);
  const amount = ledger.cash;
  const when = day ? `${sayDay(day)} sonunda bakiye` : 'Güncel bakiye';
  const scope = view.truncated ? ' Bakiye defterin tamamından hesaplandı.' : '';
  const nothing = ledger.count ? '' : `${NOTHING} `;
  return {
    step,
    head: [money('balance', when, amount)],
    more: [money('income', 'Toplam gelir', ledger.income), money('expense', 'Toplam gider', ledger.expense)],
    rows: [],
    matched: [],
    ledger: { ...ledger, upTo: day },
    period: day ? { from: null, to: day } : null,
    text: `${nothing}${when}: ${sayMoney(amount, view.currency)}.${scope}`,
  };
}

function bothWays(step: PlanStep, { view, interval }: Context) {
  const matched = select(view, { measure: 'NET', filter: step.filter }, interval);
  const income = sum(matched.filter(({ type }) => type === 'GIRIS'));
  const expense = sum(matched.filter(({ type }) => type === 'CIKIS'));
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  return { matched, income, expense, value: income - expense, say };
}

export function net(step: Step<'NET'>, context: Context): StepResult {
  const { matched, income, expense, value, say } = bothWays(step, context);
  const verdict =
    step.claim === null ? '' : (step.claim === 'POSITIVE' ? value > 0n : value < 0n) ? 'Evet. ' : 'Hayır. ';
  const sign = value > 0n ? 'artıda' : value < 0n ? 'ekside' : 'başa baş';
  const text = matched.length
    ? `${verdict}Net sonuç ${say(value)}, yani ${sign} (gelir ${say(income)}, gider ${say(expense)}).`
    : `${verdict}${NOTHING} Net sonuç: ${say(0n)}.`;
  return {
    step,
    head: [money('net', 'Net', value)],
    more: [money('income', 'Gelir', income), money('expense', 'Gider', expense)],
    rows: [],
    matched,
    period: context.interval,
    text,
  };
}

export function flow(step: Step<'FLOW'>, context: Context): StepResult {
  const { matched, income, expense, value, say } = bothWays(step, context);
  const holds = { COVERS: value >= 0n, INCOME_MORE: value > 0n, EXPENSE_MORE: value < 0n };
  const verdict = step.claim === null ? '' : holds[step.claim] ? 'Evet. ' : 'Hayır. ';
  const larger = value > 0n ? ' Gelir daha fazla.' : value < 0n ? ' Gider daha fazla.' : '';
  const nothing = matched.length ? '' : ` ${NOTHING}`;
  const text = `${verdict}Gelir ${say(income)}, gider ${say(expense)}, fark ${say(value)}.${larger}${nothing}`;
  return {
    step,
    head: [money('income', 'Gelir', income), money('expense', 'Gider', expense), money('net', 'Fark', value)],
    rows: [],
    matched,
    period: context.interval,
    text,
  };
}

export function expenseRatio(step: Step<'EXPENSE_RATIO'>, context: Context): StepResult {
  const { matched, income, expense, say } = bothWays(step, context);
  const percent = percentOf(expense, income);
  const more = [money('expense', 'Gider', expense), money('income', 'Gelir', income)];
  const parts = `gider ${say(expense)}, gelir ${say(income)}`;
  const head = percent === undefined ? [] : [number('ratio', 'Giderin gelire oranı', percent, 'PERCENT')];
  const text =
    percent === undefined
      ? `Oran hesaplanamaz: ${parts}.`
      : `Giderin gelire oranı ${sayPercent(percent)} (${parts}).`;
  return { step, head, more, rows: [], matched, period: context.interval, text };
}

export function coverage(step: Step<'COVERAGE'>, { view }: Context): StepResult {
  const { window } = view;
  const [first, last] = [window[0]?.date, window.at(-1)?.date];
  const verdict = step.claim === null ? '' : view.truncated ? 'Hayır. ' : 'Evet. ';
  const span =
    first && last
      ? `${sayDay(first)} ile ${sayDay(last)} arasındaki ${window.length} kayda bakıyorum; en yeni kayıt ${sayDay(last)} tarihli.`
      : 'Defterde kayıt bulunamadı.';
  const rest = view.truncated
    ? ` Defter daha uzun: yalnızca son ${limits.assistantWindow} kayıt inceleniyor.`
    : ' Defterin tamamı inceleniyor.';
  return {
    step,
    head: [number('count', 'İncelenen kayıt', window.length, 'COUNT')],
    rows: [],
    matched: window,
    period: first && last ? { from: edgeOf(view), to: last } : null,
    text: `${verdict}${span}${rest}`,
  };
}
