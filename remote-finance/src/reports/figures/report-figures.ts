import type { MonthlyReport, MonthlyReportDetail, MonthSummaries } from '@vezne/contract';
import { monthlyAverage } from '../../monthly-average';

type Flow = { income: number; expense: number };

// In kuruş, because sums of decimals drift.
const kurus = (amount: number) => Math.round(amount * 100);

/** What is left of the income in percent: −100 when there was none but expenses; null when nothing moved. */
export function marginOf({ income, expense }: Flow): number | null {
  if (income === 0) return expense === 0 ? null : -100;
  return (100 * (kurus(income) - kurus(expense))) / kurus(income);
}

/** What of a month only moved between own tills. */
export const transfersOf = ({ details }: MonthlyReportDetail): Flow =>
  details.paymentMethods.find(({ paymentMethod }) => paymentMethod === 'VIRMAN') ?? { income: 0, expense: 0 };

/** Sums of several months, and what they are on average. */
export function totalsOf(reports: readonly MonthlyReport[]) {
  const add = (key: keyof Flow) => reports.reduce((sum, { summaries }) => sum + kurus(summaries[key]), 0);
  const [income, expense] = [add('income'), add('expense')];
  const flow = { income: income / 100, expense: expense / 100, net: (income - expense) / 100 };
  const mean = (kurus: number) => monthlyAverage(kurus, reports.length);
  return {
    ...flow,
    margin: marginOf(flow),
    average: { income: mean(income), expense: mean(expense), net: mean(income - expense) },
  };
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

/** The calendar month before or after. */
export function neighbour(month: string, offset: 1 | -1): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + offset, 1)).toISOString().slice(0, 7);
}

/** Did anything move, or stand in the till? A month before the first entry has no figures to compare with. */
export const hasFigures = ({ entryCount, openingBalance }: MonthSummaries): boolean =>
  entryCount > 0 || openingBalance !== 0;
