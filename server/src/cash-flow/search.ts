import { type CashFlowQuery, codes } from '@vezne/contract';
import type { Database, Param, Sql } from '../db/database';
import { AppError } from '../errors';
import { errorCode } from '../failure';
import { countedRows, type Found, filters, NEWEST_FIRST, pageWithTotal, parameters } from './statement';

// As many hits are fetched and sorted at once; more than that and the newest are read off the date index.
const FEW = 10_000;
const TIME_LIMIT = '3500ms';
const STATEMENT_TIMEOUT = '57014';
const REMEMBERED = 500;

type Conditions = { where: string; params: Param[]; add: (value: Param) => string };

/**
 * Entries whose description or category name contains the text, folded. All statements see one state of the
 * ledger, so page and total fit together. Never prepared by name: a generic plan ignores the text. `db` is the
 * company's own: `searched_cash_flow` shows nothing to anybody else.
 */
export async function searchCashFlows(db: Database, companyId: string, query: CashFlowQuery): Promise<Found> {
  try {
    return await db.transaction((sql) => search(sql, companyId, query), { isolation: 'REPEATABLE READ' });
  } catch (error) {
    if (error instanceof AppError && errorCode(error.cause) === STATEMENT_TIMEOUT) throw tooBroad();
    throw error;
  }
}

async function search(sql: Sql, companyId: string, query: CashFlowQuery): Promise<Found> {
  await sql.run(`SET LOCAL statement_timeout = '${TIME_LIMIT}'`);
  const { version, categories } = await ledgerFor(sql, companyId, query.searchText.trim());
  const asked = () => conditions(companyId, query, categories);
  const { page: _, pageSize: __, ...filter } = query;
  const key = JSON.stringify([companyId, filter, categories]);
  const known = remembered.get(key);
  if (known?.version === version) return { rows: await findMany(sql, asked(), query), total: known.total };

  const few = await findFew(sql, asked(), query);
  if (few.total <= FEW) return few;
  const total = await countAll(sql, asked());
  remember(key, { version, total });
  return { rows: await findMany(sql, asked(), query), total };
}

const tooBroad = () => {
  const message = 'Bu arama çok uzun sürdü. Daha uzun bir metin yazın veya tarih aralığını daraltın.';
  return new AppError(codes.badInput, message, { fields: { searchText: message } });
};

/** The ledger's version, which every write raises, and the categories whose name contains the text. */
async function ledgerFor(sql: Sql, companyId: string, text: string) {
  const row = await sql.first<{ version: string; categories: string[] }>(
    `SELECT (SELECT coalesce(sum(ver), 0) FROM ledger_total WHERE company_id = $1) AS version,
            ARRAY(SELECT id FROM category WHERE company_id = $1 AND name_key LIKE tr_contains($2) ORDER BY id)
              AS categories`,
    [companyId, text],
  );
  return row ?? { version: '0', categories: [] };
}

function conditions(companyId: string, query: CashFlowQuery, categories: string[]): Conditions {
  const { params, add } = parameters(companyId);
  const inText = `e.search_text LIKE tr_contains(${add(query.searchText.trim())})`;
  const named = categories.length === 0 ? '' : ` OR e.category_id = ANY(${add(categories)})`;
  return { where: `${filters(query, add)} AND (${inText}${named})`, params, add };
}

function findFew(
  sql: Sql,
  { where, params, add }: Conditions,
  { page, pageSize }: CashFlowQuery,
): Promise<Found> {
  const entries = `
    SELECT e.* FROM (
      SELECT h.id, h.date FROM hits h ORDER BY h.date DESC, h.id DESC
       LIMIT ${add(pageSize)} OFFSET ${add(page * pageSize)}
    ) h JOIN cash_flow e ON e.company_id = $1 AND e.id = h.id`;
  return countedRows(
    sql,
    `WITH hits AS MATERIALIZED (SELECT e.id, e.date FROM searched_cash_flow e WHERE ${where} LIMIT ${FEW + 1})
     ${pageWithTotal('SELECT count(*) AS total FROM hits', entries)}`,
    params,
  );
}

async function findMany(sql: Sql, { where, params, add }: Conditions, { page, pageSize }: CashFlowQuery) {
  const entries = `SELECT * FROM cash_flow e WHERE ${where}
    ${NEWEST_FIRST} LIMIT ${add(pageSize)} OFFSET ${add(page * pageSize)}`;
  return (await countedRows(sql, pageWithTotal('SELECT 0 AS total', entries), params)).rows;
}

async function countAll(sql: Sql, { where, params }: Conditions): Promise<number> {
  const row = await sql.first<{ n: string }>(
    `SELECT count(*) AS n FROM searched_cash_flow e WHERE ${where}`,
    params,
  );
  return Number(row?.n ?? 0);
}

type Known = { version: string; total: number };

/** Totals of frequent searches, good for the ledger version that they were counted at. */
const remembered = new Map<string, Known>();

function remember(key: string, known: Known): void {
  remembered.delete(key);
  remembered.set(key, known);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
