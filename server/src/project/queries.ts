import {
  fold,
  fromKurus,
  isOpenStatus,
  type Project,
  type ProjectCreate,
  type ProjectSearch,
  ProjectStatus,
  type ProjectUpdate,
} from '@vezne/contract';
import { daysBetween } from '../calendar';
import { markLedgerChanged } from '../cash-flow/sum-queries';
import { asDetail } from '../db/act';
import type { Param, Sql } from '../db/database';
import { columnsFrom, kurusColumn } from '../db/sql/columns';
import { budgetUsed, margin } from './figures/figures';

type Row = {
  id: string;
  name: string;
  code: string;
  categoryId: string | null;
  categoryName: string | null;
  customerName: string | null;
  status: ProjectStatus;
  startDate: string;
  endDate: string;
  contractAmount: string | null;
  estimatedCost: string | null;
  progressPercent: number;
  address: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string | null;
  income: string;
  expense: string;
  profitability: string | null;
  analyzedAt: Date | null;
  analysisStale: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const columns = `p.id, p.name, p.code, p.category_id AS "categoryId", c.name AS "categoryName",
  p.customer_name AS "customerName", p.status, p.start_date AS "startDate", p.end_date AS "endDate",
  p.contract_amount_kurus AS "contractAmount", p.estimated_cost_kurus AS "estimatedCost",
  p.progress_percent AS "progressPercent", p.address, p.city, p.latitude, p.longitude, p.description,
  p.income_kurus AS income, p.expense_kurus AS expense, p.profitability_bp AS profitability,
  p.analyzed_at AS "analyzedAt", p.analysis_stale AS "analysisStale",
  p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.version`;

const from = `FROM project p
  LEFT JOIN category c ON c.company_id = p.company_id AND c.id = p.category_id`;

const money = (kurus: string | null) => (kurus === null ? null : fromKurus(BigInt(kurus)));

function toProject(row: Row, today: string): Project {
  const [income, expense] = [BigInt(row.income), BigInt(row.expense)];
  return {
    ...row,
    contractAmount: money(row.contractAmount),
    estimatedCost: money(row.estimatedCost),
    income: fromKurus(income),
    expense: fromKurus(expense),
    profit: fromKurus(income - expense),
    liveMargin: margin(income, expense),
    budgetUsedPct: budgetUsed(expense, row.estimatedCost === null ? null : BigInt(row.estimatedCost)),
    leftDays: daysBetween(today, row.endDate),
    profitability: row.profitability === null ? null : Number(row.profitability) / 100,
    analyzedAt: row.analyzedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const liveMargin = `CASE WHEN p.income_kurus = 0 THEN CASE WHEN p.expense_kurus > 0 THEN -100 ELSE 0 END
  ELSE 100.0 * (p.income_kurus - p.expense_kurus) / p.income_kurus END`;

/** SQL of every column that a list may be sorted by; the contract lets no other through. */
const sortable: Record<NonNullable<ProjectSearch['sortBy']>, string> = {
  name: 'p.name COLLATE "tr-TR-x-icu"',
  code: 'p.code_key',
  status: `array_position(ARRAY['DEVAM_EDIYOR','PLANLANDI','BEKLEMEDE','TAMAMLANDI','IPTAL'], p.status)`,
  startDate: 'p.start_date',
  endDate: 'p.end_date',
  leftDays: 'p.end_date',
  contractAmount: 'p.contract_amount_kurus',
  income: 'p.income_kurus',
  expense: 'p.expense_kurus',
  profit: 'p.income_kurus - p.expense_kurus',
  liveMargin,
  profitability: 'p.profitability_bp',
  progressPercent: 'p.progress_percent',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
};

const closed = ProjectStatus.options.filter((status) => !isOpenStatus(status));

/** SQL condition for a project that is neither finished nor cancelled. */
export const isOpenSql = `status NOT IN (${closed.map((status) => `'${status}'`).join(', ')})`;

/** SQL condition for a project that is being worked on. */
export const isActiveSql = `status = '${'DEVAM_EDIYOR' satisfies ProjectStatus}'`;

/** What narrows, sorts and pages the list. */
export type ProjectFilter = Partial<ProjectSearch> &
  Pick<ProjectSearch, 'page' | 'pageSize' | 'searchText' | 'sortOrder'>;

/** One page of the company's projects and their exact number; newest first unless sorted. */
export async function listProjects(sql: Sql, companyId: string, filter: ProjectFilter, today: string) {
  const params: Param[] = [companyId];
  const given = (value: Param) => `$${params.push(value)}`;
  const conditions = ['p.company_id = $1'];
  if (filter.searchText.trim())
    conditions.push(`p.search_text LIKE tr_contains(${given(filter.searchText.trim())})`);
  if (filter.statuses?.length) conditions.push(`p.status = ANY(${given(filter.statuses)})`);
  if (filter.categoryIds?.length)
    conditions.push(`p.category_id = ANY(${given(filter.categoryIds)}::uuid[])`);
  if (filter.minProfitability != null)
    conditions.push(`p.profitability_bp >= ${given(Math.round(filter.minProfitability * 100))}`);
  if (filter.maxProfitability != null)
    conditions.push(`p.profitability_bp <= ${given(Math.round(filter.maxProfitability * 100))}`);
  if (filter.analyzed != null) conditions.push(`(p.analyzed_at IS NOT NULL) = ${given(filter.analyzed)}`);
  if (filter.hasLocation != null) conditions.push(`(p.latitude IS NOT NULL) = ${given(filter.hasLocation)}`);
  if (filter.late != null)
    conditions.push(`(p.${isOpenSql} AND p.end_date < ${given(today)}) = ${given(filter.late)}`);
  const where = `WHERE ${conditions.join(' AND ')}`;
  const order = filter.sortBy
    ? `${sortable[filter.sortBy]} ${filter.sortOrder} NULLS LAST, p.id ${filter.sortOrder}`
    : 'p.created_at DESC, p.id DESC';

  const count = await sql.first<{ total: string }>(
    `SELECT count(*) AS total FROM project p ${where}`,
    params,
  );
  const limit = `LIMIT ${given(filter.pageSize)} OFFSET ${given(filter.page * filter.pageSize)}`;
  const rows = await sql.query<Row>(`SELECT ${columns} ${from} ${where} ORDER BY ${order} ${limit}`, params);
  return { content: rows.map((row) => toProject(row, today)), total: Number(count?.total ?? 0) };
}

/** Every project of the company with its figures of today, by name, and the profitability of all together. */
export async function listAllProjects(sql: Sql, companyId: string, today: string) {
  const rows = await sql.query<Row>(
    `SELECT ${columns} ${from} WHERE p.company_id = $1 ORDER BY p.name COLLATE "tr-TR-x-icu", p.id`,
    [companyId],
  );
  const sum = (of: 'income' | 'expense') => rows.reduce((all, row) => all + BigInt(row[of]), 0n);
  return {
    projects: rows.map((row) => toProject(row, today)),
    profitability: margin(sum('income'), sum('expense')),
  };
}

/** The names alone. */
export async function listProjectNames(sql: Sql, companyId: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>('SELECT name FROM project WHERE company_id = $1', [
    companyId,
  ]);
  return rows.map(({ name }) => name);
}

/** One project of the company, or undefined. */
export async function findProject(sql: Sql, companyId: string, id: string, today: string) {
  const row = await sql.first<Row>(`SELECT ${columns} ${from} WHERE p.company_id = $1 AND p.id = $2`, [
    companyId,
    id,
  ]);
  return row && toProject(row, today);
}

/** All but the code, which the server makes where none is given. */
const columnsOf = (project: ProjectCreate | ProjectUpdate) => ({
  name: project.name,
  category_id: project.categoryId,
  customer_name: project.customerName,
  status: project.status,
  start_date: project.startDate,
  end_date: project.endDate,
  contract_amount_kurus: kurusColumn(project.contractAmount),
  estimated_cost_kurus: kurusColumn(project.estimatedCost),
  progress_percent: project.progressPercent,
  address: project.address,
  city: project.city,
  latitude: project.latitude,
  longitude: project.longitude,
  description: project.description,
});

export async function insertProject(
  sql: Sql,
  companyId: string,
  id: string,
  code: string,
  project: ProjectCreate,
): Promise<void> {
  const { names, places, params } = columnsFrom(3, { code, ...columnsOf(project) });
  await sql.run(`INSERT INTO project (company_id, id, ${names}) VALUES ($1, $2, ${places})`, [
    companyId,
    id,
    ...params,
  ]);
}

/** Changes a project if `version` (null = any) is the stored one; how many rows it touched. */
export function updateProject(sql: Sql, companyId: string, project: ProjectUpdate): Promise<number> {
  const code = project.code ?? undefined;
  const { assignments, params } = columnsFrom(4, { code, ...columnsOf(project) });
  return sql.run(
    `UPDATE project SET ${assignments}, updated_at = now(), version = version + 1
     WHERE company_id = $1 AND id = $2 AND ($3::int IS NULL OR version = $3)`,
    [companyId, project.id, project.version ?? null, ...params],
  );
}

/** Marks that what a project's analysis rests on has changed since. */
export const markAnalysisStale = (sql: Sql, companyId: string, id: string): Promise<number> =>
  sql.run('UPDATE project SET analysis_stale = true WHERE company_id = $1 AND id = $2', [companyId, id]);

/** Deletes a project with its rows; ledger entries lose their link and stay. Undefined when there was none. */
export async function deleteProject(sql: Sql, companyId: string, id: string): Promise<true | undefined> {
  // Locked before its rows, as by all who write some of them.
  await sql.run('SELECT 1 FROM project WHERE company_id = $1 AND id = $2 FOR UPDATE', [companyId, id]);
  const unlinked = await asDetail(sql, () =>
    sql.run(
      `UPDATE cash_flow SET project_id = NULL, updated_at = now(), version = version + 1
       WHERE company_id = $1 AND project_id = $2`,
      [companyId, id],
    ),
  );
  const deleted = await sql.run('DELETE FROM project WHERE company_id = $1 AND id = $2', [companyId, id]);
  if (unlinked > 0) await markLedgerChanged(sql, companyId);
  return deleted > 0 || undefined;
}

/** Counts one more project in `month` (its first day); the new count. Callers of one month wait for each other. */
export async function countProjectOfMonth(sql: Sql, companyId: string, month: string): Promise<number> {
  const row = await sql.first<{ created: number }>(
    `INSERT INTO project_month (company_id, month, created) VALUES ($1, $2, 1)
     ON CONFLICT (company_id, month) DO UPDATE SET created = project_month.created + 1 RETURNING created`,
    [companyId, month],
  );
  return row?.created ?? 0;
}

/** How many projects were made in `month`, and how many may be (null = any number). */
export async function projectLimit(sql: Sql, companyId: string, month: string) {
  const row = await sql.first<{ limit: number | null; used: number }>(
    `SELECT c.monthly_project_limit AS limit, coalesce(m.created, 0) AS used FROM company c
     LEFT JOIN project_month m ON m.company_id = c.id AND m.month = $2 WHERE c.id = $1`,
    [companyId, month],
  );
  return row ?? { limit: null, used: 0 };
}

/** The next free code of a year, PRJ-2026-001; skips codes that were typed by hand. */
export async function nextProjectCode(sql: Sql, companyId: string, year: number): Promise<string> {
  for (;;) {
    const row = await sql.first<{ last: number }>(
      `INSERT INTO project_code_sequence (company_id, year, last) VALUES ($1, $2, 1)
       ON CONFLICT (company_id, year) DO UPDATE SET last = project_code_sequence.last + 1 RETURNING last`,
      [companyId, year],
    );
    const code = `PRJ-${year}-${String(row?.last ?? 1).padStart(3, '0')}`;
    const taken = await sql.first('SELECT 1 FROM project WHERE company_id = $1 AND code_key = $2', [
      companyId,
      fold(code),
    ]);
    if (!taken) return code;
  }
}
