import {
  type Currency,
  type Days,
  fromKurus,
  type MonthlyReport,
  type MonthlyReportDetail,
  type MonthSummaries,
} from '@vezne/contract';
import { comparedDays, firstDay, lastDay, monthOf, shiftMonth } from '../calendar';
import { begunWithin, listOpenings, type Opening, openedBy } from '../cash-account/queries';
import type { Sql } from '../db/database';
import { notFound } from '../errors';
import { percentChange, profitabilityOf } from '../percent';
import { sumsByProject } from '../project-row/sum-queries';
import {
  accountMonths,
  analyzedProjectMonths,
  largestEntries,
  ledgerBetween,
  ledgerByCategory,
  ledgerByMethod,
  ledgerDays,
  ledgerMonths,
  type MonthSums,
  netOf,
  projectNames,
  soFarOf,
  sumOf,
  sumsByCategory,
} from './queries';

/** When and in which currency a report is read. */
export type Reading = { now: Date; today: string; currency: Currency };

const emptyMonth = (month: string): MonthSums => ({ month, income: 0n, expense: 0n, count: 0 });

/** The cash that a month begins with. */
const openingOf = ({ months, openings }: Pick<Ledger, 'months' | 'openings'>, month: string) =>
  netOf(sumOf(months.filter((each) => each.month < month))) + openedBy(openings, firstDay(month));

/** What lay in the accounts that began on the first day of a month. */
const begunAtFirst = ({ openings }: Pick<Ledger, 'openings'>, month: string) =>
  openings.reduce((sum, { date, kurus }) => (date === firstDay(month) ? sum + kurus : sum), 0n);

/** What lay in the accounts that began within days. */
const begunOf = ({ openings }: Pick<Ledger, 'openings'>, days: Days) =>
  begunWithin(openings, days).reduce((sum, { kurus }) => sum + kurus, 0n);

type Period = Pick<MonthSums, 'income' | 'expense' | 'count'>;

type Figures = {
  opening: bigint;
  atFirst: bigint;
  begun: bigint;
  period: Period;
  averageProfitability: number | null;
  changePct: Changes;
};
type Changes = MonthSummaries['changePct'];

const toSummaries = ({
  opening,
  atFirst,
  begun,
  period,
  averageProfitability,
  changePct,
}: Figures): MonthSummaries => ({
  income: fromKurus(period.income),
  expense: fromKurus(period.expense),
  net: fromKurus(netOf(period)),
  openingBalance: fromKurus(opening),
  ...(atFirst !== 0n && { begunAtFirst: fromKurus(atFirst) }),
  ...(begun !== 0n && { begun: fromKurus(begun) }),
  closingBalance: fromKurus(opening + begun + netOf(period)),
  entryCount: period.count,
  averageProfitability,
  changePct,
});

const changesOf = (own: Period, before: Period): Changes => ({
  income: percentChange(own.income, before.income),
  expense: percentChange(own.expense, before.expense),
  net: percentChange(netOf(own), netOf(before)),
});

/** What reports are made of: the months of the ledger, and how profitable the projects were at the end of each. */
type Ledger = { months: MonthSums[]; openings: Opening[]; profitabilityAt: (month: string) => number | null };

async function readLedger(sql: Sql, companyId: string): Promise<Ledger> {
  const months = await ledgerMonths(sql, companyId);
  const projects = await analyzedProjectMonths(sql, companyId);
  return {
    months,
    openings: await listOpenings(sql, companyId),
    profitabilityAt: (month) => profitabilityOf(sumOf(projects.filter((each) => each.month <= month))),
  };
}

const monthIn = ({ months }: Ledger, month: string) =>
  months.find((each) => each.month === month) ?? emptyMonth(month);

/** A month against the whole month before. */
function wholeSummaries(ledger: Ledger, month: string): MonthSummaries {
  const period = monthIn(ledger, month);
  return toSummaries({
    opening: openingOf(ledger, month),
    atFirst: begunAtFirst(ledger, month),
    begun: begunOf(ledger, { from: firstDay(month), to: lastDay(month) }),
    period,
    averageProfitability: ledger.profitabilityAt(month),
    changePct: changesOf(period, monthIn(ledger, shiftMonth(month, -1))),
  });
}

/** The month of `today`: all its entries, and the change of its days so far against as many of the month before. */
async function runningSummaries(
  sql: Sql,
  companyId: string,
  ledger: Ledger,
  today: string,
): Promise<MonthSummaries> {
  const month = monthOf(today);
  const { own, before } = comparedDays(month, today);
  const soFar = await ledgerBetween(sql, companyId, own.from, own.to);
  const previous = await ledgerBetween(sql, companyId, before.from, before.to);
  const whole = { ...wholeSummaries(ledger, month), changePct: changesOf(soFar, previous) };
  const told = soFarOf(monthIn(ledger, month), soFar);
  if (!told) return whole;
  const { count, ...sums } = inMoney(told);
  return { ...whole, soFar: sums };
}

const summariesOf = async (sql: Sql, companyId: string, ledger: Ledger, month: string, today: string) =>
  month === monthOf(today) ? runningSummaries(sql, companyId, ledger, today) : wholeSummaries(ledger, month);

/** The days before a month that it is compared with; as a whole month, its own change is told too. */
async function previousSummaries(
  sql: Sql,
  companyId: string,
  ledger: Ledger,
  { from, to }: Days,
): Promise<MonthSummaries> {
  const whole = wholeSummaries(ledger, monthOf(from));
  if (to === lastDay(monthOf(from))) return whole;
  const period = await ledgerBetween(sql, companyId, from, to);
  const { before } = comparedDays(monthOf(to), to);
  const changePct = changesOf(period, await ledgerBetween(sql, companyId, before.from, before.to));
  const { averageProfitability } = whole;
  return toSummaries({
    opening: openingOf(ledger, monthOf(from)),
    atFirst: begunAtFirst(ledger, monthOf(from)),
    begun: begunOf(ledger, { from, to }),
    period,
    averageProfitability,
    changePct,
  });
}

const describe = (
  month: string,
  summaries: MonthSummaries,
  { now, today, currency }: Reading,
): MonthlyReport => ({
  id: month,
  month,
  currency,
  status: month < monthOf(today) ? 'TAMAMLANDI' : 'TASLAK',
  summaries,
  generatedAt: now.toISOString(),
});

/** The month of `today`, also when it has no entry yet. */
export async function currentSummary(sql: Sql, companyId: string, { today, currency }: Reading) {
  const ledger = await readLedger(sql, companyId);
  return {
    month: monthOf(today),
    currency,
    summaries: await runningSummaries(sql, companyId, ledger, today),
  };
}

/** Every month that has entries, newest first. */
export async function listReports(sql: Sql, companyId: string, reading: Reading): Promise<MonthlyReport[]> {
  const ledger = await readLedger(sql, companyId);
  const reports: MonthlyReport[] = [];
  for (const { month } of ledger.months.toReversed())
    reports.push(describe(month, await summariesOf(sql, companyId, ledger, month, reading.today), reading));
  return reports;
}

/** One month in detail, the month before beside it. Refuses a month without entries that is not the current one. */
export async function getReport(
  sql: Sql,
  companyId: string,
  month: string,
  reading: Reading,
): Promise<MonthlyReportDetail> {
  const ledger = await readLedger(sql, companyId);
  const known = ledger.months.some((each) => each.month === month) || month === monthOf(reading.today);
  if (!known) throw notFound();
  const comparedWith = comparedDays(month, reading.today).before;
  return {
    ...describe(month, await summariesOf(sql, companyId, ledger, month, reading.today), reading),
    previous: await previousSummaries(sql, companyId, ledger, comparedWith),
    comparedWith,
    details: {
      projects: await projectsOf(sql, companyId, month),
      categories: await categoriesOf(sql, companyId, month, comparedWith),
      paymentMethods: (await ledgerByMethod(sql, companyId, firstDay(month))).map((group) => ({
        ...inMoney(group),
        paymentMethod: group.paymentMethod,
      })),
      accounts: await accountsOf(sql, companyId, month),
      daily: await daysOf(sql, companyId, month, ledger),
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

async function categoriesOf(sql: Sql, companyId: string, month: string, before: Days) {
  const previous = await sumsByCategory(sql, companyId, before.from, before.to);
  return (await ledgerByCategory(sql, companyId, firstDay(month))).map((group) => ({
    ...inMoney(group),
    categoryId: group.categoryId,
    categoryName: group.categoryName,
    color: group.color,
    previousIncome: fromKurus(previous.get(group.categoryId)?.income ?? 0n),
    previousExpense: fromKurus(previous.get(group.categoryId)?.expense ?? 0n),
  }));
}

/** Every account that holds or moves something by the end of the month; none while there is one. */
async function accountsOf(sql: Sql, companyId: string, month: string) {
  const accounts = await accountMonths(sql, companyId, firstDay(month), lastDay(month));
  if (accounts.length < 2) return [];
  return accounts.map(({ opening, cameIn, wentOut, begunOn, ...account }) => ({
    ...account,
    ...(begunOn !== null && { begunOn }),
    opening: fromKurus(opening),
    cameIn: fromKurus(cameIn),
    wentOut: fromKurus(wentOut),
    closing: fromKurus(opening + cameIn - wentOut),
  }));
}

/** Each day that has entries or begins an account, with the balance at its end. */
async function daysOf(sql: Sql, companyId: string, month: string, ledger: Ledger) {
  const [first, last] = [firstDay(month), lastDay(month)];
  const entries = new Map(
    (await ledgerDays(sql, companyId, first, last)).map((day) => [day.date, day] as const),
  );
  const begun = new Map<string, bigint>();
  for (const { date, kurus } of begunWithin(ledger.openings, { from: first, to: last }))
    if (date !== null) begun.set(date, (begun.get(date) ?? 0n) + kurus);
  let balance = openingOf(ledger, month);
  return [...new Set([...entries.keys(), ...begun.keys()])].sort().map((date) => {
    const { income, expense } = entries.get(date) ?? { income: 0n, expense: 0n };
    const brought = begun.get(date) ?? 0n;
    balance += brought + income - expense;
    return {
      date,
      ...(brought !== 0n && { begun: fromKurus(brought) }),
      income: fromKurus(income),
      expense: fromKurus(expense),
      balance: fromKurus(balance),
    };
  });
}
