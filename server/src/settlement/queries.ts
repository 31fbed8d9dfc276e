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
import { kindOf, kinds } from '../contact/ageing-queries';
import type { Sql } from '../db/database';
import { compareTexts } from '../order';
import type { Payable } from './lock-queries';

type Row = Omit<Settlement, 'amount' | 'rest' | 'lines' | 'createdAt' | 'updatedAt'> & {
  amount: string;
  lines: { type: RowType; id: string; description: string; amount: string }[];
  createdAt: Date;
  updatedAt: Date;
};

const toSettlement = ({ amount, lines, createdAt, updatedAt, ...row }: Row): Settlement => {
  const allocated = lines.reduce((sum, line) => sum + BigInt(line.amount), 0n);
  return {
    ...row,
    amount: fromKurus(BigInt(amount)),
    lines: lines.map((line) => ({ ...line, amount: fromKurus(BigInt(line.amount)) })),
    rest: fromKurus(BigInt(amount) - allocated),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

// Amounts as text: JSON has no whole numbers of that size.
const linesOf = `
  SELECT coalesce(json_agg(json_build_object('type', line.type, 'id', line.id, 'description', line.description,
                                             'amount', line.kurus::text) ORDER BY line.date, line.id), '[]')
    FROM (${kinds
      .map(
        ({ rowType, table }) => `
          SELECT '${rowType}' AS type, r.id, r.description, r.date, l.amount_kurus AS kurus FROM settlement_line l
            JOIN ${table} r ON r.company_id = $1 AND r.id = l.${table}_id
           WHERE l.company_id = $1 AND l.settlement_id = s.id`,
      )
      .join(' UNION ALL ')}) AS line`;

const select = `
  SELECT s.id, s.contact_id AS "contactId", c.name AS "contactName", s.direction, s.date, s.amount_kurus AS amount,
         s.description, s.payment_method AS "paymentMethod",
         e.id AS "cashFlowId", e.account_id AS "accountId",
         (${linesOf}) AS lines, s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.version
    FROM settlement s
    LEFT JOIN contact c ON c.company_id = $1 AND c.id = s.contact_id
    LEFT JOIN cash_flow e ON e.company_id = $1 AND e.settlement_id = s.id
   WHERE s.company_id = $1`;

type Written = {
  settlement: NewSettlement;
  stored: { createdAt: Date; updatedAt: Date; version: number };
  contactName: string | null;
  cashFlowId: string;
  accountId: string;
  allocated: readonly Allocation[];
  rows: readonly Payable[];
};

/** A settlement as `findSettlement` would answer it, told by what was just written. */
export function asWritten({ settlement, stored, allocated, rows, ...names }: Written): Settlement {
  const { kurus, ...written } = settlement;
  const of = new Map(allocated.map(({ rowId, kurus }) => [rowId, String(kurus)]));
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

/** What of a settlement is allocated to a row. */
export type Allocation = { rowId: string; kurus: bigint };

/**
 * Allocates money of a settlement to rows, on top of what of it is allocated to them; triggers change what is settled of the rows
 * and give them the contact that pays.
 */
export const insertAllocations = (
  sql: Sql,
  companyId: string,
  settlementId: string,
  { direction, allocated }: { direction: SettlementDirection; allocated: Allocation[] },
) => {
  const row = `${kindOf[direction].table}_id`;
  return sql.run(
    `INSERT INTO settlement_line AS line (company_id, id, settlement_id, ${row}, amount_kurus)
     SELECT $1, id, $2, row_id, kurus FROM unnest($3::uuid[], $4::uuid[], $5::bigint[]) AS allocated (id, row_id, kurus)
     ON CONFLICT (company_id, ${row}, settlement_id) WHERE ${row} IS NOT NULL
     DO UPDATE SET amount_kurus = line.amount_kurus + excluded.amount_kurus`,
    [
      companyId,
      settlementId,
      allocated.map(() => newId()),
      allocated.map(({ rowId }) => rowId),
      allocated.map(({ kurus }) => String(kurus)),
    ],
    { name: `settlement-allocate-${direction}` },
  );
};

export const deleteSettlement = (sql: Sql, companyId: string, id: string) =>
  sql.run('DELETE FROM settlement WHERE company_id = $1 AND id = $2', [companyId, id]);
