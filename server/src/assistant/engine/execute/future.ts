import type { PlanSelection, PlanStep } from '@vezne/contract';
import { entriesIn, fullMonths, hull, monthlySums } from '../ledger/full-months';
import type { Context } from '../ledger/interval';
import { type Entry, type LedgerView, select, sum } from '../ledger/ledger';
import { type Figure, money, number, Refusal, type StepResult } from '../ledger/result';
import { divideRounded, median } from '../ledger/statistics';
import { seenMeasure } from '../say/reading';
import { measureName, sayMoney, sayNumber, sayPeriod } from '../say/say';
import { addMonths, makeDay, monthEnd, monthOf, monthStart, monthsBetween, yearOf } from '../time/calendar';
import { wholePeriod } from '../time/resolve-period';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

/** Forecast of coming months: the same month a year earlier with 24 full months, else the median of the last six. */
function forecastOf(selection: PlanSelection, months: readonly string[], view: LedgerView) {
  const known = fullMonths(view, null);
  if (known.length < 4) throw new Refusal('insufficient_data');
  const entries = select(view, selection, null);
  const sums = new Map(
    monthlySums(entries, known, selection.measure).map((value, i) => [known[i] ?? '', value]),
  );
  if (known.length >= 24) {
    const used = months.map((month) => yearBefore(month, known.at(-1) ?? ''));
    const value = used.reduce((total, month) => total + (sums.get(month) ?? 0n), 0n);
    return { value, used, method: 'geçen yılın aynı ayı' };
  }
  const used = known.slice(-6);
  const typical = median(used.map((month) => sums.get(month) ?? 0n));
  return { value: typical * BigInt(months.length), used, method: `son ${used.length} tam ayın ortancası` };
}

function yearBefore(month: string, last: string): string {
  let at = month;
  do at = addMonths(`${at}-01`, -12).slice(0, 7);
  while (at > last);
  return at;
}

const inMonths = (entries: readonly Entry[], months: readonly string[]) =>
  entries.filter(({ date }) => months.includes(date.slice(0, 7)));

export function forecast(step: Step<'FORECAST'>, view: LedgerView): StepResult {
  const period = wholePeriod(step.period ?? { kind: 'COMING_MONTHS', n: 1 }, view.today);
  const from = period.from ?? period.to;
  // Only whole months after the running one can be forecast.
  if (from !== monthStart(from) || monthEnd(period.to) !== period.to || from <= monthEnd(view.today))
    throw new Refusal('outside_window');
  const { value, used, method } = forecastOf(step, monthsBetween(from, period.to), view);
  const label = `${measureName[step.measure]} tahmini`;
  return {
    step,
    head: [money('forecast', label, value)],
    rows: [],
    matched: inMonths(select(view, step, null), used),
    period,
    text: `${sayPeriod(period)} ${label.toLocaleLowerCase('tr')}: ${sayMoney(value, view.currency)} (yöntem: ${method}).`,
  };
}

export async function yearEndBalance(step: Step<'YEAR_END_BALANCE'>, view: LedgerView): Promise<StepResult> {
  const ledger = await view.sumUpTo(null);
  const now = ledger.cash;
  const from = addMonths(monthStart(view.today), 1);
  const end = makeDay(yearOf(view.today), 12, 31);
  const months = monthOf(view.today) === 12 ? [] : monthsBetween(from, end);
  const { value, used, method } = forecastOf({ measure: 'NET', filter: {}, period: null }, months, view);
  const coming = months.length ? value : 0n;
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  return {
    step,
    head: [money('forecast', 'Yıl sonu bakiye tahmini', now + coming)],
    more: [money('balance', 'Güncel bakiye', now), money('net', 'Kalan ayların net tahmini', coming)],
    rows: [],
    matched: months.length ? inMonths(view.window, used) : [],
    period: { from: months.length ? from : view.today, to: end },
    text: `Yıl sonu bakiye tahmini: ${say(now + coming)} (güncel bakiye ${say(now)}, kalan ayların net tahmini ${say(coming)}; yöntem: ${method}).`,
  };
}

export async function runway(step: Step<'RUNWAY'>, view: LedgerView): Promise<StepResult> {
  const months = fullMonths(view, null).slice(-3);
  if (months.length < 3) throw new Refusal('insufficient_data');
  const measure = step.withoutIncome ? 'EXPENSE' : 'NET';
  const matched = entriesIn(select(view, { measure, filter: step.filter }, null), hull(months));
  const ledger = await view.sumUpTo(null);
  const balance = ledger.cash;
  const spent = step.withoutIncome ? sum(matched) : -sum(matched, 'NET');
  const base = { step, rows: [], matched, period: hull(months) };
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  const monthly = divideRounded(spent, 3n);
  const what = step.withoutIncome ? 'gider' : 'net çıkış';
  const more: Figure[] = [
    money('balance', 'Bakiye', balance),
    spent < 0n
      ? money('monthly', 'Aylık ortalama net giriş', -monthly)
      : money('monthly', `Aylık ortalama ${what}`, monthly),
  ];
  const basis = `bakiye ${say(balance)}, son 3 tam ayın aylık ortalama ${what}ı ${say(monthly)}`.replace(
    'giderı',
    'gideri',
  );
  if (spent <= 0n) {
    const ahead = step.withoutIncome
      ? basis
      : `bakiye ${say(balance)}; son 3 tam ayda girenler çıkanlardan ayda ortalama ${say(-monthly)} fazla`;
    return { ...base, head: [], more, text: `Bu gidişle para sınırsız süre yeter: ${ahead}.` };
  }
  const tenths = balance <= 0n ? 0n : divideRounded(balance * 30n, spent);
  const value = Number(tenths) / 10;
  return {
    ...base,
    head: [number('months', 'Yeteceği süre', value, 'MONTHS')],
    more,
    text: `Para yaklaşık ${sayNumber(value)} ay yeter (${basis}).`,
  };
}

export function whatIf(step: Step<'WHAT_IF'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const changed = select(view, step.target, interval).filter((entry) => matched.includes(entry));
  const part = (type: Entry['type']) => sum(changed.filter((entry) => entry.type === type));
  const rate = BigInt(Math.round(step.change * 100));
  const moved = (kurus: bigint) => divideRounded(kurus * (10_000n + rate), 10_000n) - kurus;
  const [income, expense] = [moved(part('GIRIS')), moved(part('CIKIS'))];
  const difference = step.measure === 'NET' ? income - expense : income + expense;
  const before = sum(matched, step.measure);
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  const name = measureName[seenMeasure(step.measure, matched)].toLocaleLowerCase('tr');
  const [asNew, asDifference] = [
    money('new', `Yeni ${name}`, before + difference),
    money('diff', 'Fark', difference),
  ];
  const wantsNew = step.answer === 'NEW';
  const nothing = matched.length ? '' : ' Bu ölçütlere uyan kayıt bulunamadı.';
  return {
    step,
    head: [wantsNew ? asNew : asDifference],
    more: [wantsNew ? asDifference : asNew, money('before', `Gerçekleşen ${name}`, before)],
    rows: [],
    matched,
    period: interval,
    text: `Bu varsayımla ${name} ${say(before)} yerine ${say(before + difference)} olurdu (fark ${say(difference)}).${nothing}`,
  };
}
