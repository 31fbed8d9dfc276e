import { type CashFlow, type CashFlowType, fromKurus } from '@vezne/contract';

export type Row = {
  id: string;
  categoryId: string;
  categoryName: string;
  date: string;
  description: string;
  amountKurus: string;
  cashFlowType: CashFlowType;
  paymentMethod: string;
  projectId: string | null;
  accountId: string;
  accountName: string;
  transferId: string | null;
  settlementId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** Columns of an entry `e`, its category `c` and its account `a`. */
export const columns = `
  e.id, e.category_id AS "categoryId", c.name AS "categoryName", e.date, e.description,
  e.amount_kurus AS "amountKurus", e.type AS "cashFlowType", e.payment_method AS "paymentMethod",
  e.project_id AS "projectId", e.account_id AS "accountId", a.name AS "accountName",
  e.transfer_id AS "transferId", e.settlement_id AS "settlementId", e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.version`;

export const withNames = `
  JOIN category c ON c.company_id = e.company_id AND c.id = e.category_id
  JOIN cash_account a ON a.company_id = e.company_id AND a.id = e.account_id`;

/** Field by field: copying "all the rest" of an object is the slowest step of a page of entries. */
export const toCashFlow = (row: Row): CashFlow => ({
  id: row.id,
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  date: row.date,
  description: row.description,
  amount: fromKurus(BigInt(row.amountKurus)),
  cashFlowType: row.cashFlowType,
  paymentMethod: row.paymentMethod,
  projectId: row.projectId,
  accountId: row.accountId,
  accountName: row.accountName,
  transferId: row.transferId,
  settlementId: row.settlementId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
