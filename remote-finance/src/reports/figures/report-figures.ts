import { kurusOf, type MonthlyReport, type MonthlyReportDetail, type MonthSummaries } from '@vezne/contract';
import { countMonths, monthlyAverage } from '../../monthly-average';

type Flow = { income: number; expense: number };

const kurus = (amount: number) => Number(kurusOf(amount));

/** What is left of the income in percent: −100 when there was none but expenses; null when nothing moved. */
export function marginOf({ income, expense }: Flow): number | null {
  if (income === 0) return expense === 0 ? null : -100;
  return (100 * (kurus(income) - kurus(expense))) / kurus(income);
}

/** What of a month only moved between own tills. */
export const transfersOf = ({ details }: MonthlyReportDetail): Flow =>
  details.paymentMethods.find(({ paymentMethod }) => paymentMethod === 'VIRMAN') ?? { income: 0, expense: 0 };

/** Sums of several months, and what they are on average of `months`: months without entries have no report. */
export function totalsOf(reports: readonly MonthlyReport[], months = reports.length) {
  const add = (key: keyof Flow) => reports.reduce((sum, { summaries }) => sum + kurus(summaries[key]), 0);
  const [income, expense] = [add('income'), add('expense')];
  const flow = { income: income / 100, expense: expense / 100, net: (income - expense) / 100 };
  const mean = (kurus: number) => monthlyAverage(kurus, months);
  return {
    ...flow,
    margin: marginOf(flow),
    average: { income: mean(income), expense: mean(expense), net: mean(income - expense) },
  };
}

/**
 * Of all reports (the newest first) those of the last twelve months, unless there are none or all are wanted; and how
 * many months of the calendar they stand for since the first entry: a month without entries has no report.
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
  return { shown, months: countMonths(from, to), isYear };
}

/** The month with the highest margin; undefined when nothing moved in any. */
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
export const hasFigures = ({ entryCount, openingBalance }: MonthSummaries): boolean =>
  entryCount > 0 || openingBalance !== 0;
