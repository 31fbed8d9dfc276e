import { type Currency, type DashboardData, type Days, fromKurus } from '@vezne/contract';
import { comparedDays, firstDay, lastDay, lastMonths, monthOf } from '../calendar';
import { listOpenings, openedBy, sumCashAccounts } from '../cash-account/queries';
import { aheadOf, listAhead, todayOf } from '../cash-flow/sum-queries';
import { kindOf } from '../contact/ageing-queries';
import { sumLeftOpenings } from '../contact/open-item-queries';
import type { Sql } from '../db/database';
import {
  analyzedProjectSums,
  type Flow,
  ledgerBetween,
  ledgerByCategory,
  ledgerMonths,
  type MonthSums,
  netOf,
  soFarOf,
  sumOf,
} from '../monthly-report/queries';
import { percentChange, profitabilityOf, share } from '../percent';
import { waitingSums } from '../project-row/sum-queries';
import { countWaiting } from '../recurring/waiting-queries';
import { projectCounts } from './queries';

const flow = ({ income, expense }: Flow) => ({
  income: fromKurus(income),
  expense: fromKurus(expense),
  balance: fromKurus(income - expense),
});

const flowOfMonth = (month: string, { income, expense }: Flow) => ({
  month,
  income: fromKurus(income),
  expense: fromKurus(expense),
});

// Of all that is: an account may begin tomorrow.
const LAST_DAY = '9999-12-31';

const nothing: Flow = { income: 0n, expense: 0n };

/** Headline figures of the month of `today`, the days of the month before to compare with, and the whole ledger. */
export async function dashboardData(
  sql: Sql,
  companyId: string,
  today: string,
  currency: Currency,
): Promise<DashboardData> {
  const month = monthOf(today);
  const shown = lastMonths(today, 12);
  const { own, before: comparedWith } = comparedDays(month, today);
  const sums = await ledgerMonths(sql, companyId);
  const months = new Map(sums.map((each) => [each.month, each]));
  const current = months.get(month) ?? nothing;
  const soFar = await ledgerBetween(sql, companyId, own.from, own.to);
  const toldSoFar = soFarOf(current, soFar);
  const before = await ledgerBetween(sql, companyId, comparedWith.from, comparedWith.to);
  const ledger = sumOf(sums);
  const { cash, cashBefore } = await cashOf(sql, companyId, sums, comparedWith);
  const later = await listAhead(sql, companyId, today);
  const receivable = await waitingSums(sql, companyId, 'income', null, today);
  const payable = await waitingSums(sql, companyId, 'expense', null, today);
  const owes = await sumLeftOpenings(sql, companyId, kindOf.IN, today);
  const owed = await sumLeftOpenings(sql, companyId, kindOf.OUT, today);
  const projects = await projectCounts(sql, companyId);
  const transfers = await ledgerMonths(sql, companyId, 'VIRMAN');
  const recurring = await countWaiting(sql, companyId, today);
  return {
    currency,
    period: { from: firstDay(month), to: lastDay(month) },
    comparedWith,
    ...flow(current),
    ...(toldSoFar && { soFar: flow(toldSoFar) }),
    previous: flow(before),
    ledger: { ...flow(ledger), balance: fromKurus(cash) },
    cashBalance: fromKurus(cash),
    ...aheadOf(cash, later),
    accounts: await accountsOf(sql, companyId),
    changePct: {
      income: percentChange(soFar.income, before.income),
      expense: percentChange(soFar.expense, before.expense),
      balance: percentChange(netOf(soFar), netOf(before)),
      // An evening with an evening: what is written for later days was in no earlier balance either.
      cashBalance: percentChange(todayOf(cash, later), cashBefore + netOf(before)),
    },
    projectCount: projects.total,
    activeProjectCount: projects.active,
    averageProfitability: profitabilityOf(await analyzedProjectSums(sql, companyId)),
    receivable: fromKurus(receivable.grossWaiting + owes.open),
    payable: fromKurus(payable.grossWaiting + owed.open),
    openingReceivable: fromKurus(owes.open),
    openingPayable: fromKurus(owed.open),
    receivableNet: fromKurus(receivable.waiting),
    payableNet: fromKurus(payable.waiting),
    overdueReceivable: fromKurus(receivable.grossOverdue + owes.overdue),
    overduePayable: fromKurus(payable.grossOverdue + owed.overdue),
    overdueOpenings: { receivable: fromKurus(owes.overdue), payable: fromKurus(owed.overdue) },
    overdueContacts: { receivable: owes.overdueContacts, payable: owed.overdueContacts },
    waitingRecurring: recurring.count,
    firstMonth: sums[0]?.month ?? null,
    monthly: shown.map((month) => flowOfMonth(month, months.get(month) ?? nothing)),
    yearBefore: yearBefore(shown, months),
    transfers: transfers
      .filter((each) => shown.includes(each.month))
      .map((each) => flowOfMonth(each.month, each)),
  };
}

/** The cash in hand, and before the month that the running one is compared with. */
async function cashOf(sql: Sql, companyId: string, months: MonthSums[], comparedWith: Days) {
  const openings = await listOpenings(sql, companyId);
  const earlier = months.filter((each) => each.month < monthOf(comparedWith.from));
  return {
    cash: netOf(sumOf(months)) + openedBy(openings, LAST_DAY),
    cashBefore: netOf(sumOf(earlier)) + openedBy(openings, comparedWith.to),
  };
}

/** Where the cash is; null while there is one account. */
async function accountsOf(sql: Sql, companyId: string): Promise<DashboardData['accounts']> {
  const { accounts, cash, bank, cardDebt } = await sumCashAccounts(sql, companyId);
  return accounts.length > 1 ? { cash, bank, cardDebt } : null;
}

/** The same months a year earlier; none when nothing stands in any of them. */
function yearBefore(shown: string[], months: Map<string, Flow>) {
  const earlier = shown.map((month) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`);
  return earlier.some((month) => months.has(month))
    ? earlier.map((month) => flowOfMonth(month, months.get(month) ?? nothing))
    : [];
}

/** Expenses of the month of `today` by category, the largest first, with their share in percent; transfers apart. */
export async function categoryExpenses(sql: Sql, companyId: string, today: string) {
  const month = monthOf(today);
  const groups = (await ledgerByCategory(sql, companyId, firstDay(month), 'VIRMAN')).filter(
    (group) => group.expense > 0n,
  );
  const total = groups.reduce((sum, group) => sum + group.expense, 0n);
  const expenses = groups
    .sort((a, b) => (a.expense < b.expense ? 1 : a.expense > b.expense ? -1 : 0))
    .map((group) => ({
      categoryId: group.categoryId,
      categoryName: group.categoryName,
      color: group.color,
      amount: fromKurus(group.expense),
      share: share(group.expense, total) ?? 0,
      count: group.expenseCount,
    }));
  const transfers = (await ledgerMonths(sql, companyId, 'VIRMAN')).find((each) => each.month === month);
  return {
    expenses,
    transfers: fromKurus(transfers?.expense ?? 0n),
    period: { from: firstDay(month), to: lastDay(month) },
  };
}
