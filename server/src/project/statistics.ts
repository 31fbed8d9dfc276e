import {
  type Currency,
  fromKurus,
  type ProjectOverview,
  type ProjectStatistics,
  ProjectStatus,
} from '@vezne/contract';
import { addDays, daysBetween, firstDay, lastMonths, monthOf } from '../calendar';
import type { Sql } from '../db/database';
import { profitabilityOf } from '../percent';
import { listDueRows } from '../project-row/queries';
import { monthlySums } from '../project-row/sum-queries';
import { budgetUsed, margin } from './figures/figures';
import { isActiveSql, isOpenSql } from './queries';

type Totals = {
  total: string;
  active: string;
  completed: string;
  delayed: string;
  analyzed: string;
  income: string;
  expense: string;
  analyzedIncome: string;
  analyzedExpense: string;
};

type StatusCount = { status: ProjectStatus; count: string };
type CategoryTotals = {
  categoryId: string | null;
  categoryName: string | null;
  count: string;
  income: string;
  expense: string;
};

/** Counts and sums over every project of the company, the monthly limit aside. */
export async function projectStatistics(
  sql: Sql,
  companyId: string,
  today: string,
  currency: Currency,
): Promise<Omit<ProjectStatistics, 'projectLimit'>> {
  const totals = await sql.first<Totals>(
    `SELECT count(*) AS total,
       count(*) FILTER (WHERE ${isActiveSql}) AS active,
       count(*) FILTER (WHERE status = 'TAMAMLANDI') AS completed,
       count(*) FILTER (WHERE ${isOpenSql} AND end_date < $2) AS delayed,
       count(profitability_bp) AS analyzed,
       coalesce(sum(income_kurus), 0) AS income,
       coalesce(sum(expense_kurus), 0) AS expense,
       coalesce(sum(income_kurus) FILTER (WHERE profitability_bp IS NOT NULL), 0) AS "analyzedIncome",
       coalesce(sum(expense_kurus) FILTER (WHERE profitability_bp IS NOT NULL), 0) AS "analyzedExpense"
     FROM project WHERE company_id = $1`,
    [companyId, today],
  );
  const statuses = await sql.query<StatusCount>(
    'SELECT status, count(*) AS count FROM project WHERE company_id = $1 GROUP BY status',
    [companyId],
  );
  const categories = await sql.query<CategoryTotals>(
    `SELECT p.category_id AS "categoryId", c.name AS "categoryName", count(*) AS count,
       sum(p.income_kurus) AS income, sum(p.expense_kurus) AS expense
     FROM project p LEFT JOIN category c ON c.company_id = p.company_id AND c.id = p.category_id
     WHERE p.company_id = $1 GROUP BY p.category_id, c.name ORDER BY count(*) DESC, c.name COLLATE "tr-TR-x-icu"`,
    [companyId],
  );
  const income = BigInt(totals?.income ?? 0);
  const expense = BigInt(totals?.expense ?? 0);
  const countOf = new Map(statuses.map((row) => [row.status, Number(row.count)]));
  return {
    currency,
    totalProjects: Number(totals?.total ?? 0),
    activeProjects: Number(totals?.active ?? 0),
    completedProjects: Number(totals?.completed ?? 0),
    delayedProjects: Number(totals?.delayed ?? 0),
    analyzedProjects: Number(totals?.analyzed ?? 0),
    totalIncome: fromKurus(income),
    totalExpense: fromKurus(expense),
    totalProfit: fromKurus(income - expense),
    averageProfitability: profitabilityOf({
      income: BigInt(totals?.analyzedIncome ?? 0),
      expense: BigInt(totals?.analyzedExpense ?? 0),
    }),
    byStatus: ProjectStatus.options.map((status) => ({ status, count: countOf.get(status) ?? 0 })),
    byCategory: categories.map((row) => ({
      categoryId: row.categoryId,
      categoryName: row.categoryName ?? 'Kategorisiz',
      count: Number(row.count),
      income: fromKurus(BigInt(row.income)),
      expense: fromKurus(BigInt(row.expense)),
      profitability:
        row.income === '0' && row.expense === '0' ? null : margin(BigInt(row.income), BigInt(row.expense)),
    })),
    monthly: await monthly(sql, companyId, today),
  };
}

/** Accruals of the last twelve calendar months, oldest first, months without rows as 0. */
async function monthly(sql: Sql, companyId: string, today: string): Promise<ProjectStatistics['monthly']> {
  const months = lastMonths(today, 12);
  const first = firstDay(months[0] ?? monthOf(today));
  const incomes = await monthlySums(sql, companyId, 'income', first);
  const expenses = await monthlySums(sql, companyId, 'expense', first);
  return months.map((month) => {
    const [income, expense] = [incomes.get(month) ?? 0n, expenses.get(month) ?? 0n];
    return {
      month,
      income: fromKurus(income),
      expense: fromKurus(expense),
      profit: fromKurus(income - expense),
    };
  });
}

type Attention = {
  id: string;
  name: string;
  endDate: string;
  expense: string;
  estimatedCost: string | null;
  updatedAt: Date;
};

const attention = `SELECT id, name, end_date AS "endDate", expense_kurus AS expense,
  estimated_cost_kurus AS "estimatedCost", updated_at AS "updatedAt" FROM project WHERE company_id = $1`;

const isOverBudgetSql = `${isOpenSql} AND estimated_cost_kurus > 0 AND expense_kurus > estimated_cost_kurus`;

/** As many of each sort as a card can show. */
const MOST = 5;

/** Open projects and waiting rows that need a look, at most five of each sort. */
export async function projectOverview(sql: Sql, companyId: string, today: string): Promise<ProjectOverview> {
  const inAWeek = addDays(today, 7);
  const cards = await sql.first<Record<keyof ProjectOverview['cards'], string>>(
    `SELECT count(*) FILTER (WHERE ${isActiveSql}) AS active,
       count(*) FILTER (WHERE ${isOpenSql} AND end_date < $2) AS delayed,
       count(*) FILTER (WHERE ${isOpenSql} AND end_date BETWEEN $2 AND $3) AS "endingIn7Days",
       count(*) FILTER (WHERE ${isOverBudgetSql}) AS "overBudget",
       count(*) FILTER (WHERE analyzed_at IS NULL) AS "notAnalyzed"
     FROM project WHERE company_id = $1`,
    [companyId, today, inAWeek],
  );
  const late = await sql.query<Attention>(
    `${attention} AND ${isOpenSql} AND end_date < $2 ORDER BY end_date, id LIMIT ${MOST}`,
    [companyId, today],
  );
  const overBudget = await sql.query<Attention>(
    `${attention} AND ${isOverBudgetSql}
     ORDER BY expense_kurus::numeric / estimated_cost_kurus DESC, id LIMIT ${MOST}`,
    [companyId],
  );
  const dueSoon = await sql.query<Attention>(
    `${attention} AND ${isOpenSql} AND end_date BETWEEN $2 AND $3 ORDER BY end_date, id LIMIT ${MOST}`,
    [companyId, today, inAWeek],
  );
  const recent = await sql.query<Attention>(`${attention} ORDER BY updated_at DESC, id LIMIT ${MOST}`, [
    companyId,
  ]);
  const toEnding = ({ id, name, endDate }: Attention) => ({
    id,
    name,
    endDate,
    leftDays: daysBetween(today, endDate),
  });
  return {
    cards: {
      active: Number(cards?.active ?? 0),
      delayed: Number(cards?.delayed ?? 0),
      endingIn7Days: Number(cards?.endingIn7Days ?? 0),
      overBudget: Number(cards?.overBudget ?? 0),
      notAnalyzed: Number(cards?.notAnalyzed ?? 0),
    },
    late: late.map(toEnding),
    overBudget: overBudget.map(({ id, name, expense, estimatedCost }) => ({
      id,
      name,
      budgetUsedPct: budgetUsed(BigInt(expense), BigInt(estimatedCost ?? 0)) ?? 0,
    })),
    dueSoon: dueSoon.map(toEnding),
    dueIncomes: await listDueRows(sql, companyId, 'income', inAWeek, MOST),
    dueExpenses: await listDueRows(sql, companyId, 'expense', inAWeek, MOST),
    recent: recent.map(({ id, name, updatedAt }) => ({ id, name, updatedAt: updatedAt.toISOString() })),
  };
}
