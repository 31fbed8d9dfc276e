import {
  type Days,
  kurusOf,
  type MonthlyReport,
  type MonthlyReportDetail,
  type MonthSummaries,
} from '@vezne/contract';
import { dayBefore, type LedgerPart } from '../../figures/ledger-path';
import { countMonths, monthlyAverage } from '../../monthly-average';

type Flow = { income: number; expense: number };

const kurus = (amount: number) => Number(kurusOf(amount));

/** What is left of the income in percent; null without income, of which no part can be left. */
export const marginOf = ({ income, expense }: Flow): number | null =>
  income === 0 ? null : (100 * (kurus(income) - kurus(expense))) / kurus(income);

/** What of a month only moved between own tills. */
export const transfersOf = ({ details }: MonthlyReportDetail): Flow =>
  details.paymentMethods.find(({ paymentMethod }) => paymentMethod === 'VIRMAN') ?? { income: 0, expense: 0 };

/** What is left between the opening of a month and its entries: what lay in accounts that began within it. */
export const begunName = 'Açılan hesaplar';

/**
 * What of the ledger an opening balance is made of: all before the first day. What lay in an account that begins on that
 * day lies there in its morning, where only the period's own page tells it, carried over.
 */
export const openingPart = ({ begunAtFirst }: MonthSummaries, days: Days): LedgerPart =>
  begunAtFirst ? days : { to: dayBefore(days.from) };

/** Sums of several months. */
export function totalsOf(reports: readonly MonthlyReport[]) {
  const add = (key: keyof Flow) => reports.reduce((sum, { summaries }) => sum + kurus(summaries[key]), 0);
  const [income, expense] = [add('income'), add('expense')];
  const flow = { income: income / 100, expense: expense / 100, net: (income - expense) / 100 };
  return { ...flow, margin: marginOf(flow) };
}

/** What the months from `first` to the running one `now` are on average; of months without entries there is no report. */
export function averagesOf(reports: readonly MonthlyReport[], first: string, now: string) {
  const mean = (key: 'income' | 'expense' | 'net') =>
    monthlyAverage(
      reports.map(({ month, summaries }) => ({ month, kurus: kurus(summaries[key]) })),
      first,
      now,
    );
  return { income: mean('income'), expense: mean('expense'), net: mean('net') };
}

/**
 * Of all reports (the newest first) those of the last twelve months, unless there are none or all are wanted; the first
 * of the months that they stand for since the first entry, and how many those are: a month without entries has no report.
 */
export function listedMonths(reports: readonly MonthlyReport[], today: string, isWhole: boolean) {
  const now = today.slice(0, 7);
  const first = reports.at(-1)?.month ?? now;
  const yearAgo = monthAfter(now, -11);
  const recent = reports.filter(({ month }) => month >= yearAgo);
  const isYear = !isWhole && recent.length > 0;
  const shown = isYear ? recent : reports;
  const latest = shown[0]?.month ?? now;
  const [from = now, to = now] = [
    [isYear ? yearAgo : first, first].toSorted()[1],
    [latest, now].toSorted()[1],
  ];
  return { shown, first: from, months: countMonths(from, to), isYear };
}

/** The month with the highest margin; undefined when nothing came in. */
export function bestMonth(reports: readonly MonthlyReport[]) {
  return reports
    .flatMap(({ month, summaries }) => {
      const margin = marginOf(summaries);
      return margin === null ? [] : [{ month, margin }];
    })
    .reduce<{ month: string; margin: number } | undefined>(
      (best, each) => (!best || each.margin > best.margin ? each : best),
      undefined,
    );
}

/** The calendar month so many months after, or before when negative. */
export function monthAfter(month: string, offset: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + offset, 1)).toISOString().slice(0, 7);
}

/** Did anything move, or stand in the till? A month before the first entry has no figures to compare with. */
export const hasFigures = ({ entryCount, openingBalance, begun = 0 }: MonthSummaries): boolean =>
  entryCount > 0 || openingBalance !== 0 || begun !== 0;
