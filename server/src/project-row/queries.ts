import {
  type DueRow,
  fromKurus,
  kurusOf,
  type ProjectRow,
  type ProjectRowCreate,
  type ProjectRowQuery,
  type ProjectRowSort,
  type ProjectRowUpdate,
  type RowKind,
  type RowStatus,
  toPage,
  vatOn,
} from '@vezne/contract';
import type { Param, Sql } from '../db/database';
import { columnsFrom } from '../db/sql/columns';
import { after } from '../db/sql/lock-order';

type Row<Kind extends RowKind> = Omit<
  ProjectRow<Kind>,
  | 'amount'
  | 'vatAmount'
  | 'grossAmount'
  | 'settledAmount'
  | 'laidAmount'
  | 'remainingAmount'
  | 'createdAt'
  | 'updatedAt'
> & {
  amount: string;
  settled: string;
  allocated: string;
  remaining: string;
  createdAt: Date;
  updatedAt: Date;
};

// Incomes and expenses are one kind of row in two tables.
export const tables = { income: 'project_income', expense: 'project_expense' } as const;

/** What of a row is still open, in kuruş. */
const remaining = (row: string) =>
  `CASE WHEN ${row}.status = 'BEKLIYOR' THEN ${row}.gross_kurus - ${row}.settled_kurus ELSE 0 END`;

/** What of a row is settled, by money that was allocated to it or because somebody called it so. */
const settled = (row: string) =>
  `CASE WHEN ${row}.status IN ('BEKLIYOR', 'IPTAL') THEN ${row}.settled_kurus ELSE ${row}.gross_kurus END`;

const columns = `r.id, r.project_id AS "projectId", r.description, r.category_id AS "categoryId",
  c.name AS "categoryName", r.amount_kurus AS amount, r.vat_rate AS "vatRate", r.date, r.due_date AS "dueDate",
  r.status, r.payment_method AS "paymentMethod", r.counterparty, r.document_no AS "documentNo",
  r.product_id AS "productId", r.contact_id AS "contactId", ${settled('r')} AS settled, r.settled_kurus AS allocated, ${remaining('r')} AS remaining,
  CASE WHEN r.status IN ('BEKLIYOR', 'IPTAL') THEN CASE WHEN r.settled_kurus > 0 THEN 'TAHSILAT' END
       WHEN r.settled_kurus = r.gross_kurus THEN 'TAHSILAT' ELSE 'ELLE' END AS "settledBy", r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.version`;

const from = (kind: RowKind) =>
  `FROM ${tables[kind]} r JOIN category c ON c.company_id = r.company_id AND c.id = r.category_id`;

function toProjectRow<Kind extends RowKind>({
  settled,
  allocated,
  remaining,
  ...row
}: Row<Kind>): ProjectRow<Kind> {
  const amount = BigInt(row.amount);
  const tax = vatOn(amount, row.vatRate);
  return {
    ...row,
    amount: fromKurus(amount),
    vatAmount: fromKurus(tax),
    grossAmount: fromKurus(amount + tax),
    settledAmount: fromKurus(BigInt(settled)),
    laidAmount: fromKurus(BigInt(allocated)),
    remainingAmount: fromKurus(BigInt(remaining)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Totals = { total: string; net: string; gross: string; remaining: string };

const sortable: Record<ProjectRowSort, string> = {
  date: 'r.date',
  dueDate: 'r.due_date',
  amount: 'r.amount_kurus',
};

function orderOf({ sortBy, sortOrder }: ProjectRowQuery): string {
  if (!sortBy) return 'r.date DESC, r.id DESC';
  const direction = sortOrder ?? 'ASC';
  return `${sortable[sortBy]} ${direction} NULLS LAST, r.id ${direction}`;
}

/** Rows of one project or of all, newest day first unless asked otherwise, their exact number and the sums of those not cancelled. */
export async function listRows<Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  filter: ProjectRowQuery,
  today: string,
) {
  const params: Param[] = [companyId];
  const given = (value: Param) => `$${params.push(value)}`;
  const conditions = [
    'r.company_id = $1',
    `r.search_text LIKE tr_contains(${given(filter.searchText.trim())})`,
  ];
  if (filter.projectId) conditions.push(`r.project_id = ${given(filter.projectId)}`);
  if (filter.from) conditions.push(`r.date >= ${given(filter.from)}`);
  if (filter.to) conditions.push(`r.date <= ${given(filter.to)}`);
  if (filter.waiting || filter.overdue) conditions.push("r.status = 'BEKLIYOR'");
  if (filter.overdue) conditions.push(`r.due_date < ${given(today)}`);
  const where = `WHERE ${conditions.join(' AND ')}`;
  const counted = "FILTER (WHERE r.status <> 'IPTAL')";
  const totals = await sql.first<Totals>(
    `SELECT count(*) AS total, coalesce(sum(amount_kurus) ${counted}, 0) AS net,
       coalesce(sum(gross_kurus) ${counted}, 0) AS gross, coalesce(sum(${remaining('r')}), 0) AS remaining
     FROM ${tables[kind]} r ${where}`,
    params,
  );
  const limit = `LIMIT ${given(filter.pageSize)} OFFSET ${given(filter.page * filter.pageSize)}`;
  const rows = await sql.query<Row<Kind>>(
    `SELECT ${columns} ${from(kind)} ${where} ORDER BY ${orderOf(filter)} ${limit}`,
    params,
  );
  return {
    ...toPage(
      rows.map((row) => toProjectRow<Kind>(row)),
      Number(totals?.total ?? 0),
      filter.page,
      filter.pageSize,
    ),
    sums: {
      amount: fromKurus(BigInt(totals?.net ?? 0)),
      grossAmount: fromKurus(BigInt(totals?.gross ?? 0)),
      remainingAmount: fromKurus(BigInt(totals?.remaining ?? 0)),
    },
  };
}

/** The waiting rows that are due first, overdue ones among them, until a day; with the names of their projects. */
export async function listDueRows<Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  until: string,
  limit: number,
): Promise<DueRow<Kind>[]> {
  const rows = await sql.query<Row<Kind> & { projectName: string }>(
    `SELECT ${columns}, p.name AS "projectName" ${from(kind)}
     JOIN project p ON p.company_id = r.company_id AND p.id = r.project_id
     WHERE r.company_id = $1 AND r.status = 'BEKLIYOR' AND r.due_date <= $2
     ORDER BY r.due_date, r.id LIMIT $3`,
    [companyId, until, limit],
  );
  return rows.map((row) => ({ ...toProjectRow<Kind>(row), projectName: row.projectName }));
}

/** Every row of one project, newest day first. */
export async function listProjectRows<Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  projectId: string,
) {
  const rows = await sql.query<Row<Kind>>(
    `SELECT ${columns} ${from(kind)} WHERE r.company_id = $1 AND r.project_id = $2 ORDER BY r.date DESC, r.id DESC`,
    [companyId, projectId],
  );
  return rows.map((row) => toProjectRow<Kind>(row));
}

/** One row, or undefined. */
export async function findRow<Kind extends RowKind>(sql: Sql, companyId: string, kind: Kind, id: string) {
  const row = await sql.first<Row<Kind>>(
    `SELECT ${columns} ${from(kind)} WHERE r.company_id = $1 AND r.id = $2`,
    [companyId, id],
  );
  return row && toProjectRow<Kind>(row);
}

/** What a stored row adds to its project: nothing when it is cancelled. Locks the row after its project, as all do. */
export async function lockRow(sql: Sql, companyId: string, kind: RowKind, id: string) {
  const row = await sql.first<{
    projectId: string;
    date: string;
    dueDate: string | null;
    status: RowStatus;
    counted: string;
    counterparty: string | null;
    contactId: string | null;
    settled: string;
    isWhole: boolean;
    vatRate: number | null;
    version: number;
  }>(
    `WITH locked_project AS MATERIALIZED (
       SELECT id FROM project
        WHERE company_id = $1 AND id = (SELECT project_id FROM ${tables[kind]} WHERE company_id = $1 AND id = $2)
          FOR NO KEY UPDATE
     )
     SELECT project_id AS "projectId", date, due_date AS "dueDate", version, status, counterparty, contact_id AS "contactId",
            settled_kurus AS settled, vat_rate AS "vatRate",
            settled_kurus > 0 AND settled_kurus = gross_kurus AS "isWhole",
            CASE WHEN status = 'IPTAL' THEN 0 ELSE amount_kurus END AS counted
     FROM ${tables[kind]} WHERE company_id = $1 AND id = $2 AND ${after('locked_project')} FOR UPDATE`,
    [companyId, id],
  );
  return row && { ...row, counted: BigInt(row.counted), settled: BigInt(row.settled) };
}

/** To how many rows of a project money is allocated. */
export async function countSettled(sql: Sql, companyId: string, projectId: string): Promise<number> {
  const settled = (kind: RowKind) =>
    `SELECT 1 FROM ${tables[kind]} WHERE company_id = $1 AND project_id = $2 AND settled_kurus > 0`;
  const row = await sql.first<{ n: string }>(
    `SELECT count(*) AS n FROM (${settled('income')} UNION ALL ${settled('expense')}) AS r`,
    [companyId, projectId],
  );
  return Number(row?.n ?? 0);
}

const columnsOf = (row: ProjectRowCreate | ProjectRowUpdate) => ({
  project_id: row.projectId,
  description: row.description,
  category_id: row.categoryId,
  amount_kurus: kurusOf(row.amount),
  vat_rate: row.vatRate,
  date: row.date,
  due_date: row.dueDate,
  status: row.status,
  payment_method: row.paymentMethod,
  counterparty: row.counterparty,
  document_no: row.documentNo,
  product_id: row.productId,
  contact_id: row.contactId,
});

export async function insertRow(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  id: string,
  row: ProjectRowCreate,
) {
  const { names, places, params } = columnsFrom(3, columnsOf(row));
  await sql.run(`INSERT INTO ${tables[kind]} (company_id, id, ${names}) VALUES ($1, $2, ${places})`, [
    companyId,
    id,
    ...params,
  ]);
}

export async function updateRow(sql: Sql, companyId: string, kind: RowKind, row: ProjectRowUpdate) {
  const { assignments, params } = columnsFrom(3, columnsOf(row));
  await sql.run(
    `UPDATE ${tables[kind]} SET ${assignments}, updated_at = now(), version = version + 1
     WHERE company_id = $1 AND id = $2`,
    [companyId, row.id, ...params],
  );
}

export function deleteRow(sql: Sql, companyId: string, kind: RowKind, id: string): Promise<number> {
  return sql.run(`DELETE FROM ${tables[kind]} WHERE company_id = $1 AND id = $2`, [companyId, id]);
}

/** Adds `delta` kuruş to a project's sum and marks its analysis stale; false when the project does not exist. */
export async function addToProject(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  projectId: string,
  delta: bigint,
) {
  const column = `${kind}_kurus`;
  const touched = await sql.run(
    `UPDATE project SET ${column} = ${column} + $3, analysis_stale = analyzed_at IS NOT NULL
     WHERE company_id = $1 AND id = $2`,
    [companyId, projectId, delta],
  );
  return touched === 1;
}
