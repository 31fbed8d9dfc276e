import { fromKurus, type ProjectLeftDays, type RankedProject } from '@vezne/contract';
import { daysBetween } from '../calendar';
import type { Sql } from '../db/database';
import { isActiveSql, isOpenSql } from '../project/queries';

type OpenProject = Omit<ProjectLeftDays, 'leftDays'>;

/** Projects that are neither finished nor cancelled, the soonest end first. */
export async function listOpenProjects(
  sql: Sql,
  companyId: string,
  today: string,
): Promise<ProjectLeftDays[]> {
  const rows = await sql.query<OpenProject>(
    `SELECT id, name, end_date AS "endDate", status, progress_percent AS "progressPercent" FROM project
     WHERE company_id = $1 AND ${isOpenSql} ORDER BY end_date, id`,
    [companyId],
  );
  return rows.map((row) => ({ ...row, leftDays: daysBetween(today, row.endDate) }));
}

type RankRow = { id: string; name: string; profitability: string; income: string; expense: string };

/** Three analyzed projects from one end of the ranking; ties by profit, then by name. */
export async function rankedProjects(
  sql: Sql,
  companyId: string,
  end: 'TOP' | 'BOTTOM',
): Promise<RankedProject[]> {
  const direction = end === 'TOP' ? 'DESC' : 'ASC';
  const rows = await sql.query<RankRow>(
    `SELECT id, name, profitability_bp AS profitability, income_kurus AS income, expense_kurus AS expense
     FROM project WHERE company_id = $1 AND profitability_bp IS NOT NULL
     ORDER BY profitability_bp ${direction}, income_kurus - expense_kurus ${direction},
       name COLLATE "tr-TR-x-icu", id LIMIT 3`,
    [companyId],
  );
  return rows.map(({ id, name, profitability, income, expense }) => ({
    id,
    name,
    profitability: Number(profitability) / 100,
    income: fromKurus(BigInt(income)),
    expense: fromKurus(BigInt(expense)),
    profit: fromKurus(BigInt(income) - BigInt(expense)),
  }));
}

/** How many projects there are, and how many of them are being worked on. */
export async function projectCounts(sql: Sql, companyId: string) {
  const row = await sql.first<{ total: string; active: string }>(
    `SELECT count(*) AS total, count(*) FILTER (WHERE ${isActiveSql}) AS active
     FROM project WHERE company_id = $1`,
    [companyId],
  );
  return { total: Number(row?.total ?? 0), active: Number(row?.active ?? 0) };
}
