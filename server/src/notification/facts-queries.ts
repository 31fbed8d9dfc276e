import { fromKurus, limits, madeCategories, type Notification, type RowKind } from '@vezne/contract';
import { addDays, daysBetween } from '../calendar';
import type { Sql } from '../db/database';
import { percent } from '../percent';
import { isOpenSql } from '../project/queries';
import { tables } from '../project-row/queries';

/** A matter as the records tell it, whoever may have read of it. */
export type Fact = Omit<Notification, 'isRead'>;

const { each } = limits.notification;

export const nothing = {
  projectId: null,
  projectName: null,
  count: null,
  amount: null,
  date: null,
  percent: null,
} satisfies Partial<Fact>;

type Overdue = {
  projectId: string;
  projectName: string;
  count: string;
  gross: string;
  first: string;
  last: string;
};

const overdueKinds = { income: 'GELIR_GECIKTI', expense: 'GIDER_GECIKTI' } as const;

/** The projects that wait for most, or owe most, after the due dates; one more overdue row is a new matter. */
export async function listOverdue(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  today: string,
): Promise<Fact[]> {
  const rows = await sql.query<Overdue>(
    `SELECT r.project_id AS "projectId", p.name AS "projectName", r.count, r.gross, r.first, r.last
       FROM (SELECT project_id, count(*) AS count, sum(gross_kurus - settled_kurus) AS gross,
                    min(due_date) AS first, max(due_date) AS last
               FROM ${tables[kind]}
              WHERE company_id = $1 AND status = 'BEKLIYOR' AND due_date < $2
              GROUP BY project_id ORDER BY gross DESC, project_id LIMIT ${each}) r
       JOIN project p ON p.company_id = $1 AND p.id = r.project_id
      ORDER BY r.gross DESC, r.project_id`,
    [companyId, today],
  );
  return rows.map(({ projectId, projectName, count, gross, first, last }) => ({
    ...nothing,
    kind: overdueKinds[kind],
    key: `${overdueKinds[kind]}:${projectId}:${last}:${count}`,
    projectId,
    projectName,
    count: Number(count),
    amount: fromKurus(BigInt(gross)),
    date: first,
  }));
}

type Pressing = { id: string; name: string; endDate: string; expense: string; estimate: string | null };

/** Open projects that are late, that end in so many days, or that cost more than was estimated; the soonest end first. */
export async function listPressingProjects(
  sql: Sql,
  companyId: string,
  today: string,
  leadDays: number,
): Promise<Fact[]> {
  const soon = addDays(today, leadDays);
  const projects = await sql.query<Pressing>(
    `SELECT id, name, end_date AS "endDate", expense_kurus AS expense, estimated_cost_kurus AS estimate
       FROM project
      WHERE company_id = $1 AND ${isOpenSql}
        AND (end_date <= $2 OR (estimated_cost_kurus > 0 AND expense_kurus > estimated_cost_kurus))
      ORDER BY end_date, id LIMIT ${3 * each}`,
    [companyId, soon],
  );
  return projects.flatMap((project) => {
    const left = daysBetween(today, project.endDate);
    return [
      ...(left < 0 ? [endOf('PROJE_GECIKTI', project, -left)] : []),
      ...(left >= 0 && left <= leadDays ? [endOf('PROJE_BITIYOR', project, left)] : []),
      ...overspent(project),
    ];
  });
}

const endOf = (kind: Fact['kind'], { id, name, endDate }: Pressing, count: number): Fact => ({
  ...nothing,
  kind,
  key: `${kind}:${id}:${endDate}`,
  projectId: id,
  projectName: name,
  count,
  date: endDate,
});

function overspent({ id, name, expense, estimate }: Pressing): Fact[] {
  const used = estimate === null ? undefined : percent(BigInt(expense), BigInt(estimate));
  if (!used || used <= 100) return [];
  const key = `BUTCE_ASILDI:${id}:${estimate}`;
  return [{ ...nothing, kind: 'BUTCE_ASILDI', key, projectId: id, projectName: name, percent: used }];
}

type Beginning = { hasAddress: boolean; hasCategory: boolean; hasEntry: boolean };

/** What a company that has just begun has still to do. */
export async function listFirstSteps(sql: Sql, companyId: string): Promise<Fact[]> {
  const known = await sql.first<Beginning>(
    `SELECT address IS NOT NULL AS "hasAddress",
            EXISTS (SELECT FROM category WHERE company_id = $1 AND name <> ALL($2::text[])) AS "hasCategory",
            EXISTS (SELECT FROM cash_flow WHERE company_id = $1) AS "hasEntry"
       FROM company WHERE id = $1`,
    [companyId, Object.values(madeCategories)],
  );
  const step = (kind: Fact['kind'], isDone = true): Fact[] =>
    isDone ? [] : [{ ...nothing, kind, key: kind }];
  return [
    ...step('SIRKET_BILGILERI', known?.hasAddress),
    ...step('KATEGORILER', known?.hasCategory),
    ...step('ILK_KAYIT', known?.hasEntry),
  ];
}
