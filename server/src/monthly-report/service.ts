import {
  type Currency,
  fromKurus,
  type MonthlyReport,
  type MonthlyReportDetail,
  type MonthSummaries,
} from '@vezne/contract';
import { firstDay, lastDay, monthOf, shiftMonth } from '../calendar';
import type { Sql } from '../db/database';
import { notFound } from '../errors';
import { percent, percentChange } from '../percent';
import { sumsByProject } from '../project-row/sum-queries';
import {
  largestEntries,
  ledgerByCategory,
  ledgerByMethod,
  ledgerDays,
  ledgerMonths,
  type MonthSums,
  profitabilitySum,
  projectNames,
} from './queries';

/** When and in which currency a report is read. */
export type Reading = { now: Date; today: string; currency: Currency };

const emptyMonth = (month: string): MonthSums => ({ month, income: 0n, expense: 0n, count: 0 });

const openingOf = (months: MonthSums[], month: string) =>
  months.filter((each) => each.month < month).reduce((sum, each) => sum + each.income - each.expense, 0n);

function summariesOf(
  months: MonthSums[],
  month: string,
  averageProfitability: number | null,
): MonthSummaries {
  const of = (wanted: string) => months.find((each) => each.month === wanted) ?? emptyMonth(wanted);
  const [current, before] = [of(month), of(shiftMonth(month, -1))];
  const opening = openingOf(months, month);
  const net = current.income - current.expense;
  return {
    income: fromKurus(current.income),
    expense: fromKurus(current.expense),
    net: fromKurus(net),
    openingBalance: fromKurus(opening),
    closingBalance: fromKurus(opening + net),
    entryCount: current.count,
    averageProfitability,
    changePct: {
      income: percentChange(current.income, before.income),
      expense: percentChange(current.expense, before.expense),
      net: percentChange(net, before.income - before.expense),
    },
  };
}

async function meanProfitability(sql: Sql, companyId: string): Promise<number | null> {
  const { count, total } = await profitabilitySum(sql, companyId);
  return percent(total, count * 10_000n) ?? null;
}

const describe = (
  month: string,
  summaries: MonthSummaries,
  { now, today, currency }: Reading,
): MonthlyReport => ({
  id: month,
  month,
  currency,
  status: month < monthOf(today) ? 'KESIN' : 'TASLAK',
  summaries,
  generatedAt: now.toISOString(),
});

/** The month of `today`, also when it has no entry yet. */
export async function currentSummary(sql: Sql, companyId: string, { today, currency }: Reading) {
  const month = monthOf(today);
  const months = await ledgerMonths(sql, companyId);
  return { month, currency, summaries: summariesOf(months, month, await meanProfitability(sql, companyId)) };
}

/** Every month that has entries, newest first. */
export async function listReports(sql: Sql, companyId: string, reading: Reading): Promise<MonthlyReport[]> {
  const months = await ledgerMonths(sql, companyId);
  const mean = await meanProfitability(sql, companyId);
  return months.map(({ month }) => describe(month, summariesOf(months, month, mean), reading)).reverse();
}

/** One month in detail, the month before beside it. Refuses a month without entries that is not the current one. */
export async function getReport(
  sql: Sql,
  companyId: string,
  month: string,
  reading: Reading,
): Promise<MonthlyReportDetail> {
  const months = await ledgerMonths(sql, companyId);
  const known = months.some((each) => each.month === month) || month === monthOf(reading.today);
  if (!known) throw notFound();
  const mean = await meanProfitability(sql, companyId);
  const summaries = summariesOf(months, month, mean);
  return {
    ...describe(month, summaries, reading),
    previous: summariesOf(months, shiftMonth(month, -1), mean),
    details: {
      projects: await projectsOf(sql, companyId, month),
      categories: await categoriesOf(sql, companyId, month),
      paymentMethods: (await ledgerByMethod(sql, companyId, firstDay(month))).map((group) => ({
        ...inMoney(group),
        paymentMethod: group.paymentMethod,
      })),
      daily: await daysOf(sql, companyId, month, openingOf(months, month)),
      largest: (await largestEntries(sql, companyId, firstDay(month), lastDay(month))).map((entry) => ({
        ...entry,
        type: 'CASH_FLOW',
        amount: fromKurus(BigInt(entry.amount)),
      })),
    },
  };
}

const inMoney = ({ income, expense, count }: Pick<MonthSums, 'income' | 'expense' | 'count'>) => ({
  income: fromKurus(income),
  expense: fromKurus(expense),
  net: fromKurus(income - expense),
  count,
});

/** Accruals of the month by project, the largest profit first. */
async function projectsOf(sql: Sql, companyId: string, month: string) {
  const interval = [firstDay(month), lastDay(month)] as const;
  const incomes = await sumsByProject(sql, companyId, 'income', ...interval);
  const expenses = await sumsByProject(sql, companyId, 'expense', ...interval);
  const ids = [...new Set([...incomes.keys(), ...expenses.keys()])];
  const names = await projectNames(sql, companyId, ids);
  return ids
    .map((projectId) => {
      const [income, expense] = [incomes.get(projectId) ?? 0n, expenses.get(projectId) ?? 0n];
      return { projectId, name: names.get(projectId) ?? '', income, expense, profit: income - expense };
    })
    .sort((a, b) => Number(b.profit - a.profit) || a.name.localeCompare(b.name, 'tr'))
    .map((row) => ({
      ...row,
      income: fromKurus(row.income),
      expense: fromKurus(row.expense),
      profit: fromKurus(row.profit),
    }));
}

async function categoriesOf(sql: Sql, companyId: string, month: string) {
  const before = new Map(
    (await ledgerByCategory(sql, companyId, firstDay(shiftMonth(month, -1)))).map((group) => [
      group.categoryId,
      group,
    ]),
  );
  return (await ledgerByCategory(sql, companyId, firstDay(month))).map((group) => ({
    ...inMoney(group),
    categoryId: group.categoryId,
    categoryName: group.categoryName,
    color: group.color,
    previousIncome: fromKurus(before.get(group.categoryId)?.income ?? 0n),
    previousExpense: fromKurus(before.get(group.categoryId)?.expense ?? 0n),
  }));
}

/** Each day that has entries, with the balance at its end. */
async function daysOf(sql: Sql, companyId: string, month: string, opening: bigint) {
  const days = await ledgerDays(sql, companyId, firstDay(month), lastDay(month));
  let balance = opening;
  return days.map(({ date, income, expense }) => {
    balance += income - expense;
    return { date, income: fromKurus(income), expense: fromKurus(expense), balance: fromKurus(balance) };
  });
}
