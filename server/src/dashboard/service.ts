import { type Currency, type DashboardData, fromKurus } from '@vezne/contract';
import { firstDay, lastDay, lastMonths, monthOf, shiftMonth } from '../calendar';
import type { Sql } from '../db/database';
import { ledgerByCategory, ledgerMonths, profitabilitySum } from '../monthly-report/queries';
import { percent, percentChange } from '../percent';
import { waitingSums } from '../project-row/sum-queries';
import { projectCounts } from './queries';

type Sums = { income: bigint; expense: bigint };

const flow = ({ income, expense }: Sums) => ({
  income: fromKurus(income),
  expense: fromKurus(expense),
  balance: fromKurus(income - expense),
});

/** Headline figures of the month of `today`, the month before it and the whole ledger. */
export async function dashboardData(
  sql: Sql,
  companyId: string,
  today: string,
  currency: Currency,
): Promise<DashboardData> {
  const month = monthOf(today);
  const months = new Map((await ledgerMonths(sql, companyId)).map((sums) => [sums.month, sums]));
  const nothing = { income: 0n, expense: 0n };
  const current = months.get(month) ?? nothing;
  const before = months.get(shiftMonth(month, -1)) ?? nothing;
  const ledger = [...months.values()].reduce<Sums>(
    (sum, each) => ({ income: sum.income + each.income, expense: sum.expense + each.expense }),
    nothing,
  );
  const receivable = await waitingSums(sql, companyId, 'income', null, today);
  const payable = await waitingSums(sql, companyId, 'expense', null, today);
  const projects = await projectCounts(sql, companyId);
  const analyzed = await profitabilitySum(sql, companyId);
  return {
    currency,
    period: { from: firstDay(month), to: lastDay(month) },
    ...flow(current),
    previous: flow(before),
    ledger: flow(ledger),
    changePct: {
      income: percentChange(current.income, before.income),
      expense: percentChange(current.expense, before.expense),
      balance: percentChange(current.income - current.expense, before.income - before.expense),
    },
    projectCount: projects.total,
    activeProjectCount: projects.active,
    averageProfitability: percent(analyzed.total, analyzed.count * 10_000n) ?? null,
    receivable: fromKurus(receivable.waiting),
    payable: fromKurus(payable.waiting),
    overdueReceivable: fromKurus(receivable.overdue),
    overduePayable: fromKurus(payable.overdue),
    monthly: lastMonths(today, 12).map((month) => {
      const { income, expense } = months.get(month) ?? nothing;
      return { month, income: fromKurus(income), expense: fromKurus(expense) };
    }),
  };
}

/** Expenses of the month of `today` by category, the largest first, with their share in percent. */
export async function categoryExpenses(sql: Sql, companyId: string, today: string) {
  const month = monthOf(today);
  const groups = (await ledgerByCategory(sql, companyId, firstDay(month))).filter(
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
      share: percent(group.expense, total) ?? 0,
      count: group.expenseCount,
    }));
  return { expenses, period: { from: firstDay(month), to: lastDay(month) } };
}
