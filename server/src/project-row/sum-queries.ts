import { fromKurus, type RowKind, type SourceRef } from '@vezne/contract';
import type { Sql } from '../db/database';
import { tables } from './queries';

type SourceRow = { id: string; label: string; date: string; amount: string };

const sourceTypes = { income: 'PROJECT_INCOME', expense: 'PROJECT_EXPENSE' } as const;

const toSources = (kind: RowKind, rows: SourceRow[]): SourceRef[] =>
  rows.map((row) => ({ ...row, type: sourceTypes[kind], amount: fromKurus(BigInt(row.amount)) }));

const sourceColumns = 'id, description AS label, date, amount_kurus AS amount';

/** The five largest rows of a project that are not cancelled. */
export async function largestRows(sql: Sql, companyId: string, kind: RowKind, projectId: string) {
  const rows = await sql.query<SourceRow>(
    `SELECT ${sourceColumns} FROM ${tables[kind]}
     WHERE company_id = $1 AND project_id = $2 AND status <> 'IPTAL' ORDER BY amount_kurus DESC, id LIMIT 5`,
    [companyId, projectId],
  );
  return toSources(kind, rows);
}

/**
 * The five largest waiting rows of a project whose due date has passed, by whom they belong to, with what is left of
 * each, VAT included.
 */
export async function overdueRows(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  projectId: string,
  today: string,
) {
  const rows = await sql.query<SourceRow>(
    `SELECT r.id, concat_ws(' · ', coalesce(c.name, r.counterparty), r.description) AS label, r.date,
            r.gross_kurus - r.settled_kurus AS amount
       FROM ${tables[kind]} r LEFT JOIN contact c ON c.company_id = $1 AND c.id = r.contact_id
      WHERE r.company_id = $1 AND r.project_id = $2 AND r.status = 'BEKLIYOR' AND r.due_date < $3
      ORDER BY amount DESC, r.id LIMIT 5`,
    [companyId, projectId, today],
  );
  return toSources(kind, rows);
}

/**
 * What is open and what of it is overdue, in kuruş without VAT, and with it as `gross…`; of one project or (null) of the
 * company. Of a row that was settled in part the same part of its VAT is.
 */
export async function waitingSums(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  projectId: string | null,
  today: string,
) {
  const row = await sql.first<Record<'waiting' | 'overdue' | 'grossWaiting' | 'grossOverdue', string>>(
    `SELECT coalesce(sum(net), 0) AS waiting, coalesce(sum(net) FILTER (WHERE is_overdue), 0) AS overdue,
       coalesce(sum(net + vat), 0) AS "grossWaiting",
       coalesce(sum(net + vat) FILTER (WHERE is_overdue), 0) AS "grossOverdue"
     FROM (SELECT net, gross - net AS vat, is_overdue FROM (
           SELECT amount_kurus - div(settled_kurus::numeric * amount_kurus, gross_kurus)::bigint AS net, gross_kurus - settled_kurus AS gross,
             due_date < $3 AS is_overdue
           FROM ${tables[kind]}
           WHERE company_id = $1 AND status = 'BEKLIYOR' AND ($2::uuid IS NULL OR project_id = $2)) AS open) AS row`,
    [companyId, projectId, today],
  );
  return {
    waiting: BigInt(row?.waiting ?? 0),
    overdue: BigInt(row?.overdue ?? 0),
    grossWaiting: BigInt(row?.grossWaiting ?? 0),
    grossOverdue: BigInt(row?.grossOverdue ?? 0),
  };
}

/** The supplier that a project spent most on, its sum in kuruş and its largest rows. */
export async function topSupplier(sql: Sql, companyId: string, projectId: string) {
  const supplier = await sql.first<{ name: string; total: string }>(
    `SELECT max(counterparty) AS name, sum(amount_kurus) AS total FROM project_expense
     WHERE company_id = $1 AND project_id = $2 AND status <> 'IPTAL' AND counterparty IS NOT NULL
     GROUP BY tr_fold(counterparty) ORDER BY total DESC, name LIMIT 1`,
    [companyId, projectId],
  );
  if (!supplier) return undefined;
  const rows = await sql.query<SourceRow>(
    `SELECT ${sourceColumns} FROM project_expense
     WHERE company_id = $1 AND project_id = $2 AND status <> 'IPTAL' AND tr_fold(counterparty) = tr_fold($3)
     ORDER BY amount_kurus DESC, id LIMIT 5`,
    [companyId, projectId, supplier.name],
  );
  return { name: supplier.name, total: BigInt(supplier.total), sources: toSources('expense', rows) };
}

/** The category that a project spent most in, its sum in kuruş and its largest rows. */
export async function topCategory(sql: Sql, companyId: string, projectId: string) {
  const category = await sql.first<{ id: string; name: string; total: string }>(
    `SELECT r.category_id AS id, c.name, sum(r.amount_kurus) AS total FROM project_expense r
     JOIN category c ON c.company_id = r.company_id AND c.id = r.category_id
     WHERE r.company_id = $1 AND r.project_id = $2 AND r.status <> 'IPTAL'
     GROUP BY r.category_id, c.name ORDER BY total DESC, c.name LIMIT 1`,
    [companyId, projectId],
  );
  if (!category) return undefined;
  const rows = await sql.query<SourceRow>(
    `SELECT ${sourceColumns} FROM project_expense
     WHERE company_id = $1 AND project_id = $2 AND status <> 'IPTAL' AND category_id = $3
     ORDER BY amount_kurus DESC, id LIMIT 5`,
    [companyId, projectId, category.id],
  );
  return { name: category.name, total: BigInt(category.total), sources: toSources('expense', rows) };
}

/** Sums of the rows that are not cancelled by calendar month (YYYY-MM), from the day `first` on. */
export async function monthlySums(sql: Sql, companyId: string, kind: RowKind, first: string) {
  // By day first: a date is a quick key, and the month has then to be written once a day, not once a row.
  const rows = await sql.query<{ month: string; total: string }>(
    `SELECT to_char(date, 'YYYY-MM') AS month, sum(total) AS total
     FROM (SELECT date, sum(amount_kurus) AS total FROM ${tables[kind]}
           WHERE company_id = $1 AND date >= $2 AND status <> 'IPTAL' GROUP BY date) AS day
     GROUP BY 1`,
    [companyId, first],
  );
  return new Map(rows.map((row) => [row.month, BigInt(row.total)]));
}

/** Sums of the rows that are not cancelled by project within an interval (both days inclusive). */
export async function sumsByProject(sql: Sql, companyId: string, kind: RowKind, first: string, last: string) {
  const rows = await sql.query<{ projectId: string; total: string }>(
    `SELECT project_id AS "projectId", sum(amount_kurus) AS total FROM ${tables[kind]}
     WHERE company_id = $1 AND date BETWEEN $2 AND $3 AND status <> 'IPTAL' GROUP BY project_id`,
    [companyId, first, last],
  );
  return new Map(rows.map((row) => [row.projectId, BigInt(row.total)]));
}

/** Expenses of some projects by category, in kuruş. */
export async function expensesByCategory(sql: Sql, companyId: string, projectIds: string[]) {
  const rows = await sql.query<{ categoryId: string; categoryName: string; total: string }>(
    `SELECT r.category_id AS "categoryId", c.name AS "categoryName", sum(r.amount_kurus) AS total FROM project_expense r
     JOIN category c ON c.company_id = r.company_id AND c.id = r.category_id
     WHERE r.company_id = $1 AND r.project_id = ANY($2::uuid[]) AND r.status <> 'IPTAL'
     GROUP BY r.category_id, c.name`,
    [companyId, projectIds],
  );
  return rows.map((row) => ({ ...row, total: BigInt(row.total) }));
}
