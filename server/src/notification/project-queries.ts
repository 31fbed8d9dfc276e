import { limits, type NotificationKind } from '@vezne/contract';
import { addDays, daysBetween } from '../calendar';
import type { Sql } from '../db/database';
import { percent } from '../percent';
import { isOpenSql } from '../project/queries';
import { type Fact, factOf } from './fact';

type Pressing = {
  id: string;
  name: string;
  endDate: string;
  expense: string;
  estimate: string | null;
  spentOn: string | null;
};

const { budgetPercent } = limits.notification;

const isSpent = `estimated_cost_kurus > 0 AND expense_kurus * 100 >= estimated_cost_kurus * ${budgetPercent}`;

/** Open projects that are late, that end in so many days, or whose budget is all but spent; the soonest end first. */
export async function listPressingProjects(
  sql: Sql,
  companyId: string,
  today: string,
  leadDays: number,
): Promise<Fact[]> {
  const projects = await sql.query<Pressing>(
    `SELECT id, name, end_date AS "endDate", expense_kurus AS expense, estimated_cost_kurus AS estimate,
            CASE WHEN ${isSpent} THEN (
              SELECT max(e.date) FROM project_expense e
               WHERE e.company_id = $1 AND e.project_id = project.id AND e.date <= $3) END AS "spentOn"
       FROM project
      WHERE company_id = $1 AND ${isOpenSql} AND (end_date <= $2 OR ${isSpent})
      ORDER BY end_date, id`,
    [companyId, addDays(today, leadDays), today],
  );
  return projects.flatMap((project) => {
    const left = daysBetween(today, project.endDate);
    const { endDate } = project;
    return [
      ...(left < 0
        ? [ofProject('PROJE_GECIKTI', project, endDate, { day: addDays(endDate, 1), count: -left })]
        : []),
      ...(left >= 0 && left <= leadDays
        ? [ofProject('PROJE_BITIYOR', project, endDate, { day: addDays(endDate, -leadDays), count: left })]
        : []),
      ...budgetOf(project, today),
    ];
  });
}

const ofProject = (
  kind: NotificationKind,
  { id, name, endDate }: Pressing,
  about: string | null,
  own: Pick<Fact, 'day'> & Partial<Fact>,
): Fact => factOf(kind, { key: `${kind}:${id}:${about}`, projectId: id, name, date: endDate, ...own });

/** Of a budget one thing is told: that it is overspent, or else that it is nearly spent. */
function budgetOf(project: Pressing, today: string): Fact[] {
  const { estimate, spentOn } = project;
  if (estimate === null) return [];
  const [spent, budget] = [BigInt(project.expense), BigInt(estimate)];
  const used = percent(spent, budget);
  // A share that is rounded reaches four fifths before the money does.
  if (used === undefined || spent * 100n < budget * BigInt(budgetPercent)) return [];
  const kind = spent > budget ? 'BUTCE_ASILDI' : 'BUTCE_80';
  return [ofProject(kind, project, estimate, { day: spentOn ?? today, date: null, percent: used })];
}
