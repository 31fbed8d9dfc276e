import {
  flowOf,
  fromKurus,
  limits,
  type PaymentMethod,
  type RowType,
  type Settlement,
  type SettlementDirection,
  type SettlementQuery,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { kindOf } from '../contact/ageing-queries';
import type { Sql } from '../db/database';
import { compareTexts } from '../order';

type Row = Omit<Settlement, 'amount' | 'rest' | 'lines' | 'createdAt' | 'updatedAt'> & {
  amount: string;
  lines: { type: RowType; id: string; description: string; amount: string }[];
  createdAt: Date;
  updatedAt: Date;
};

const toSettlement = ({ amount, lines, createdAt, updatedAt, ...row }: Row): Settlement => {
  const laid = lines.reduce((sum, line) => sum + BigInt(line.amount), 0n);
  return {
    ...row,
    amount: fromKurus(BigInt(amount)),
    lines: lines.map((line) => ({ ...line, amount: fromKurus(BigInt(line.amount)) })),
    rest: fromKurus(BigInt(amount) - laid),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

// Amounts as text: JSON has no whole numbers of that size.
const linesOf = `
  SELECT coalesce(json_agg(json_build_object('type', line.type, 'id', line.id, 'description', line.description,
                                             'amount', line.kurus::text) ORDER BY line.date, line.id), '[]')
    FROM (SELECT 'GELIR' AS type, r.id, r.description, r.date, l.amount_kurus AS kurus FROM settlement_line l
            JOIN project_income r ON r.company_id = $1 AND r.id = l.project_income_id
           WHERE l.company_id = $1 AND l.settlement_id = s.id
          UNION ALL
          SELECT 'GIDER', r.id, r.description, r.date, l.amount_kurus FROM settlement_line l
            JOIN project_expense r ON r.company_id = $1 AND r.id = l.project_expense_id
           WHERE l.company_id = $1 AND l.settlement_id = s.id) AS line`;

const select = `
  SELECT s.id, s.contact_id AS "contactId", c.name AS "contactName", s.direction, s.date, s.amount_kurus AS amount,
         s.description, s.payment_method AS "paymentMethod",
         (SELECT id FROM cash_flow e WHERE e.company_id = $1 AND e.settlement_id = s.id) AS "cashFlowId",
         (${linesOf}) AS lines, s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.version
    FROM settlement s LEFT JOIN contact c ON c.company_id = $1 AND c.id = s.contact_id
   WHERE s.company_id = $1`;

type Written = {
  settlement: NewSettlement;
  stored: { createdAt: Date; updatedAt: Date; version: number };
  contactName: string | null;
  cashFlowId: string;
  laid: readonly Laid[];
  rows: readonly Payable[];
};

/** A settlement as `findSettlement` would answer it, told by what was just written. */
export function asWritten({ settlement, stored, laid, rows, ...names }: Written): Settlement {
  const { kurus, ...written } = settlement;
  const of = new Map(laid.map(({ rowId, kurus }) => [rowId, String(kurus)]));
  const lines = rows
    .toSorted((a, b) => compareTexts(a.date, b.date) || compareTexts(a.id, b.id))
    .flatMap(({ id, description }) => {
      const amount = of.get(id);
      return amount === undefined
        ? []
        : [{ type: flowOf[settlement.direction].rowType, id, description, amount }];
    });
  return toSettlement({ ...written, ...names, amount: String(kurus), lines, ...stored });
}

export async function listSettlements(
  sql: Sql,
  companyId: string,
  { contactId, rowId, page = 0, pageSize = limits.page.maxSize }: SettlementQuery,
): Promise<Settlement[]> {
  const rows = await sql.query<Row>(
    `${select} AND ($2::uuid IS NULL OR s.contact_id = $2)
               AND ($3::uuid IS NULL OR s.id IN (
                     SELECT settlement_id FROM settlement_line
                      WHERE company_id = $1 AND (project_income_id = $3 OR project_expense_id = $3)))
      ORDER BY s.date DESC, s.id DESC LIMIT $4 OFFSET $5`,
    [companyId, contactId ?? null, rowId ?? null, pageSize, page * pageSize],
  );
  return rows.map(toSettlement);
}

export async function findSettlement(
  sql: Sql,
  companyId: string,
  id: string,
): Promise<Settlement | undefined> {
  const row = await sql.first<Row>(`${select} AND s.id = $2`, [companyId, id], { name: 'settlement-find' });
  return row && toSettlement(row);
}

/** What is laid on a settlement's rows, and what it has; locked until the transaction ends. */
export const lockSettlement = (sql: Sql, companyId: string, id: string) =>
  sql.first<{
    contactId: string | null;
    direction: SettlementDirection;
    kurus: string;
    laid: string;
    offsetId: string | null;
  }>(
    `SELECT contact_id AS "contactId", direction, amount_kurus AS kurus, offset_id AS "offsetId",
            (SELECT coalesce(sum(amount_kurus), 0) FROM settlement_line l
              WHERE l.company_id = $1 AND l.settlement_id = s.id) AS laid
       FROM settlement s WHERE company_id = $1 AND id = $2 FOR UPDATE OF s`,
    [companyId, id],
  );

export type NewSettlement = {
  id: string;
  contactId: string | null;
  direction: SettlementDirection;
  date: string;
  kurus: bigint;
  description: string;
  paymentMethod: PaymentMethod;
  offsetId?: string;
};

export const insertSettlement = (sql: Sql, companyId: string, settlement: NewSettlement) =>
  sql.first<{ createdAt: Date; updatedAt: Date; version: number }>(
    `INSERT INTO settlement (company_id, id, contact_id, direction, date, amount_kurus, description, payment_method,
                             offset_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     RETURNING created_at AS "createdAt", updated_at AS "updatedAt", version`,
    [
      companyId,
      settlement.id,
      settlement.contactId,
      settlement.direction,
      settlement.date,
      settlement.kurus,
      settlement.description,
      settlement.paymentMethod,
      settlement.offsetId ?? null,
    ],
    { name: 'settlement-insert' },
  );

const tableOf = (direction: SettlementDirection) => kindOf[direction].table;

/** What of a settlement is laid on a row. */
export type Laid = { rowId: string; kurus: bigint };

/**
 * Lays money of a settlement on rows, on top of what of it is laid on them; triggers change what is settled of the rows
 * and give them the contact that pays.
 */
export const layOn = (
  sql: Sql,
  companyId: string,
  settlementId: string,
  { direction, laid }: { direction: SettlementDirection; laid: Laid[] },
) => {
  const row = `${tableOf(direction)}_id`;
  return sql.run(
    `INSERT INTO settlement_line AS line (company_id, id, settlement_id, ${row}, amount_kurus)
     SELECT $1, id, $2, row_id, kurus FROM unnest($3::uuid[], $4::uuid[], $5::bigint[]) AS laid (id, row_id, kurus)
     ON CONFLICT (company_id, ${row}, settlement_id) WHERE ${row} IS NOT NULL
     DO UPDATE SET amount_kurus = line.amount_kurus + excluded.amount_kurus`,
    [
      companyId,
      settlementId,
      laid.map(() => newId()),
      laid.map(({ rowId }) => rowId),
      laid.map(({ kurus }) => String(kurus)),
    ],
    { name: `settlement-lay-${direction}` },
  );
};

/** A row that money is to be laid on, as it is stored. */
export type Payable = {
  id: string;
  projectId: string;
  categoryId: string;
  contactId: string | null;
  status: string;
  description: string;
  date: string;
  documentNo: string | null;
  counterparty: string | null;
  remaining: string;
};

const payable = `id, project_id AS "projectId", category_id AS "categoryId", contact_id AS "contactId", status,
  description, date, document_no AS "documentNo", counterparty, gross_kurus - settled_kurus AS remaining`;

export const findRows = (sql: Sql, companyId: string, direction: SettlementDirection, ids: string[]) =>
  sql.query<Payable>(
    `SELECT ${payable} FROM ${tableOf(direction)} WHERE company_id = $1 AND id = ANY($2::uuid[])`,
    [companyId, ids],
  );

/** The projects of some rows, locked in one order and before the rows, as by all who write rows. */
const siteOf = (direction: SettlementDirection, rows: string) => `
  SELECT id FROM project
   WHERE company_id = $1 AND id IN (SELECT project_id FROM ${tableOf(direction)} WHERE company_id = $1 AND ${rows})`;

const IN_ORDER = 'ORDER BY id FOR NO KEY UPDATE';

/** Locks the projects of rows of either side. */
export const lockSites = (sql: Sql, companyId: string, ids: string[]) => {
  const asked = 'id = ANY($2::uuid[])';
  return sql.run(
    `SELECT id FROM project
      WHERE company_id = $1 AND id IN (${siteOf('IN', asked)} UNION ALL ${siteOf('OUT', asked)}) ${IN_ORDER}`,
    [companyId, ids],
  );
};

/** Locks rows until the transaction ends, in one order for all; answers those that there are. */
export const lockRows = (sql: Sql, companyId: string, direction: SettlementDirection, ids: string[]) =>
  sql.query<Payable>(
    `WITH site AS MATERIALIZED (${siteOf(direction, 'id = ANY($2::uuid[])')} ${IN_ORDER})
     SELECT ${payable} FROM ${tableOf(direction)}
      WHERE company_id = $1 AND id = ANY($2::uuid[]) AND (SELECT count(*) FROM site) >= 0 ORDER BY id FOR UPDATE`,
    [companyId, ids],
    { name: `settlement-rows-${direction}` },
  );

/**
 * The same in one round trip with their contact, which is locked first, as by all who settle. A row that changed while the
 * contact was waited for is answered as it is by then.
 */
export async function lockContactAndRows(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  { contactId, ids }: { contactId: string; ids: string[] },
) {
  const found = await sql.query<Payer & Payable>(
    `WITH payer AS MATERIALIZED (
       SELECT id AS contact, name FROM contact WHERE company_id = $1 AND id = $2 AND merged_into_id IS NULL
          FOR NO KEY UPDATE
     ), site AS MATERIALIZED (
       ${siteOf(direction, 'id = ANY($3::uuid[])')} AND (SELECT count(*) FROM payer) = 1 ${IN_ORDER}
     ), payable AS MATERIALIZED (
       SELECT ${payable} FROM ${tableOf(direction)}
        WHERE company_id = $1 AND id = ANY($3::uuid[]) AND (SELECT count(*) FROM site) > 0
        ORDER BY id FOR UPDATE
     )
     SELECT * FROM payer LEFT JOIN payable ON true`,
    [companyId, contactId, ids],
    { name: `settlement-contact-rows-${direction}` },
  );
  return payerAndRows(found);
}

type Payer = { contact: string; name: string; id: string | null };

/** A contact beside each of its rows; one without rows is there once. */
function payerAndRows<Row extends Payable>(found: readonly (Payer & Row)[]) {
  const [first] = found;
  return {
    contact: first && { id: first.contact, name: first.name },
    rows: found.filter(({ id }) => id !== null).map(({ contact: _, name: __, ...row }) => row),
  };
}

/**
 * The same with all rows of the contact that wait; each has the day that it is due, the one due first first, and it is
 * told whether something was open with the contact at the start.
 */
export async function lockContactAndOpenRows(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  contactId: string,
) {
  const found = await sql.query<Payer & { opened: boolean; due: string } & Payable>(
    `WITH payer AS MATERIALIZED (
       SELECT id AS contact, name, payment_term_days FROM contact
        WHERE company_id = $1 AND id = $2 AND merged_into_id IS NULL FOR NO KEY UPDATE
     ), site AS MATERIALIZED (
       ${siteOf(direction, "contact_id = $2 AND status = 'BEKLIYOR'")} AND (SELECT count(*) FROM payer) = 1 ${IN_ORDER}
     ), payable AS MATERIALIZED (
       SELECT ${payable}, due_date FROM ${tableOf(direction)}
        WHERE company_id = $1 AND contact_id = $2 AND status = 'BEKLIYOR' AND (SELECT count(*) FROM site) > 0
        ORDER BY id FOR UPDATE
     )
     SELECT payer.contact, payer.name, payable.*,
            coalesce(due_date, date + coalesce(payment_term_days, 0))::date AS due,
            EXISTS (SELECT 1 FROM contact WHERE company_id = $1 AND opening_kurus <> 0
                       AND coalesce(merged_into_id, id) = $2) AS opened
       FROM payer LEFT JOIN payable ON true ORDER BY due, date, payable.id`,
    [companyId, contactId],
    { name: `settlement-contact-open-rows-${direction}` },
  );
  const hasOpenings = found.some(({ opened }) => opened);
  return { ...payerAndRows(found), hasOpenings };
}

export const deleteSettlement = (sql: Sql, companyId: string, id: string) =>
  sql.run('DELETE FROM settlement WHERE company_id = $1 AND id = $2', [companyId, id]);

/** Locks contacts, in one order for all, and the projects of what is open with them: money is laid on it next. */
export const lockContacts = (sql: Sql, companyId: string, ids: string[]) => {
  const open = "contact_id = ANY($2::uuid[]) AND status = 'BEKLIYOR'";
  return sql.run(
    `WITH payer AS MATERIALIZED (
       SELECT id FROM contact WHERE company_id = $1 AND id = ANY($2::uuid[]) ${IN_ORDER}
     )
     SELECT id FROM project
      WHERE company_id = $1 AND id IN (${siteOf('IN', open)} UNION ALL ${siteOf('OUT', open)})
        AND (SELECT count(*) FROM payer) > 0 ${IN_ORDER}`,
    [companyId, ids],
  );
};

/**
 * Locks what settlements that are to go were laid on, with the other halves of offsets: contacts, then projects, then rows,
 * then the settlements themselves and their entries.
 */
export const lockSettled = (sql: Sql, companyId: string, ids: string[]) => {
  const laid = (direction: SettlementDirection) =>
    `id IN (SELECT ${tableOf(direction)}_id FROM settlement_line
             WHERE company_id = $1 AND settlement_id IN (SELECT id FROM gone))`;
  const rows = (direction: SettlementDirection, after: string) => `
    SELECT id FROM ${tableOf(direction)}
     WHERE company_id = $1 AND ${laid(direction)} AND (SELECT count(*) FROM ${after}) >= 0 ORDER BY id FOR UPDATE`;
  return sql.run(
    `WITH gone AS (
       SELECT id, contact_id FROM settlement WHERE company_id = $1 AND (id = ANY($2::uuid[]) OR offset_id = ANY($2::uuid[]))
     ), payer AS MATERIALIZED (
       SELECT id FROM contact WHERE company_id = $1 AND id IN (SELECT contact_id FROM gone) ${IN_ORDER}
     ), site AS MATERIALIZED (
       SELECT id FROM project
        WHERE company_id = $1 AND id IN (${siteOf('IN', laid('IN'))} UNION ALL ${siteOf('OUT', laid('OUT'))})
          AND (SELECT count(*) FROM payer) >= 0 ${IN_ORDER}
     ), income AS MATERIALIZED (
       ${rows('IN', 'site')}
     ), expense AS MATERIALIZED (
       ${rows('OUT', 'income')}
     ), settled AS MATERIALIZED (
       SELECT id FROM settlement
        WHERE company_id = $1 AND id IN (SELECT id FROM gone) AND (SELECT count(*) FROM expense) >= 0
        ORDER BY id FOR UPDATE
     )
     SELECT id FROM cash_flow
      WHERE company_id = $1 AND settlement_id IN (SELECT id FROM gone) AND (SELECT count(*) FROM settled) >= 0
      ORDER BY id FOR UPDATE`,
    [companyId, ids],
  );
};
