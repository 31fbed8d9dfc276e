import type { RowKind } from '@vezne/contract';
import { addDays, daysBetween } from '../calendar';
import type { Sql } from '../db/database';
import { tables } from '../project-row/queries';
import { type Fact, factOf } from './fact';

type Row = { id: string; projectId: string; projectName: string; due: string; kurus: string };

const columns = `r.id, r.project_id AS "projectId", p.name AS "projectName", r.due_date AS due,
       r.gross_kurus - r.settled_kurus AS kurus`;

const overdueKinds = { income: 'GELIR_GECIKTI', expense: 'GIDER_GECIKTI' } as const;

/** Rows that wait and are past the due date that somebody wrote, the oldest first. */
export async function listOverdue(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  today: string,
): Promise<Fact[]> {
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM ${tables[kind]} r JOIN project p ON p.company_id = $1 AND p.id = r.project_id
      WHERE r.company_id = $1 AND r.status = 'BEKLIYOR' AND r.due_date < $2
      ORDER BY r.due_date, r.id`,
    [companyId, today],
  );
  return rows.map((row) =>
    factOf(overdueKinds[kind], { ...known(row, overdueKinds[kind]), day: addDays(row.due, 1) }),
  );
}

type Days = { today: string; leadDays: number };

/** Rows that wait and are due in so many days, the soonest first. */
const listRowsDue = (sql: Sql, companyId: string, kind: RowKind, { today, leadDays }: Days): Promise<Row[]> =>
  sql.query<Row>(
    `SELECT ${columns} FROM ${tables[kind]} r JOIN project p ON p.company_id = $1 AND p.id = r.project_id
      WHERE r.company_id = $1 AND r.status = 'BEKLIYOR' AND r.due_date BETWEEN $2 AND $3
      ORDER BY r.due_date, r.id`,
    [companyId, today, addDays(today, leadDays)],
  );

/** Expenses that are due soon. */
export async function listComing(sql: Sql, companyId: string, days: Days): Promise<Fact[]> {
  const rows = await listRowsDue(sql, companyId, 'expense', days);
  return rows.map((row) =>
    factOf('ODEME_YAKLASIYOR', {
      ...known(row, 'ODEME_YAKLASIYOR'),
      day: addDays(row.due, -days.leadDays),
      count: daysBetween(days.today, row.due),
    }),
  );
}

/** How many rows are due soon, and what is open of them. */
export async function sumComing(sql: Sql, companyId: string, kind: RowKind, days: Days) {
  const rows = await listRowsDue(sql, companyId, kind, days);
  return { count: rows.length, kurus: rows.reduce((sum, { kurus }) => sum + BigInt(kurus), 0n) };
}

const known = ({ id, projectId, projectName, due, kurus }: Row, kind: string) => ({
  key: `${kind}:${id}:${due}`,
  projectId,
  name: projectName,
  date: due,
  kurus: BigInt(kurus),
});
