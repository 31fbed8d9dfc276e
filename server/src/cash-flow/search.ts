import { type CashFlowQuery, codes } from '@vezne/contract';
import type { Database, Param, Sql } from '../db/database';
import { errorCode } from '../db/failure';
import { AppError } from '../http/errors';
import { countedRows, type Found, filters, NEWEST_FIRST, pageWithTotal, parameters } from './statement';

// As many hits are fetched and sorted at once; more than that and the newest are read off the date index.
const FEW = 5_000;
const TIME_LIMIT = '4s';
const STATEMENT_TIMEOUT = '57014';
const REMEMBERED = 500;

type Search = { where: string; params: Param[]; add: (value: Param) => string };

/**
 * Entries whose description or category name contains the text, folded. All statements see one state of the
 * ledger, so page and total fit together. Never prepared by name: a generic plan ignores the text.
 */
export async function searchCashFlows(db: Database, companyId: string, query: CashFlowQuery): Promise<Found> {
  const text = query.searchText.trim();
  try {
    return await db.transaction(
      async (sql) => {
        await sql.run(`SET LOCAL statement_timeout = '${TIME_LIMIT}'`);
        const categories = await categoriesNamed(sql, companyId, text);
        const few = await findFew(sql, searchOf(companyId, query, text, categories), query);
        if (few.total <= FEW) return few;
        const search = searchOf(companyId, query, text, categories);
        const total = await countMany(sql, companyId, query, search, categories);
        return { rows: await findMany(sql, search, query), total };
      },
      { isolation: 'REPEATABLE READ' },
    );
  } catch (error) {
    if (error instanceof AppError && errorCode(error.cause) === STATEMENT_TIMEOUT) throw tooBroad();
    throw error;
  }
}

const tooBroad = () => {
  const message = 'Bu arama çok uzun sürdü. Daha uzun bir metin yazın veya tarih aralığını daraltın.';
  return new AppError(codes.badInput, 400, message, { fields: { searchText: message } });
};

async function categoriesNamed(sql: Sql, companyId: string, text: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    'SELECT id FROM category WHERE company_id = $1 AND name_key LIKE tr_contains($2) ORDER BY id',
    [companyId, text],
  );
  return rows.map(({ id }) => id);
}

function searchOf(companyId: string, query: CashFlowQuery, text: string, categories: string[]): Search {
  const { params, add } = parameters(companyId);
  const inText = `e.search_text LIKE tr_contains(${add(text)})`;
  const named = categories.length === 0 ? '' : ` OR e.category_id = ANY(${add(categories)})`;
  return { where: `${filters(query, add)} AND (${inText}${named})`, params, add };
}

function findFew(
  sql: Sql,
  { where, params, add }: Search,
  { page, pageSize }: CashFlowQuery,
): Promise<Found> {
  const entries = `
    SELECT e.* FROM (
      SELECT h.id, h.date FROM hits h ORDER BY h.date DESC, h.id DESC
       LIMIT ${add(pageSize)} OFFSET ${add(page * pageSize)}
    ) h JOIN cash_flow e ON e.company_id = $1 AND e.id = h.id`;
  return countedRows(
    sql,
    `WITH hits AS MATERIALIZED (SELECT e.id, e.date FROM cash_flow e WHERE ${where} LIMIT ${FEW + 1})
     ${pageWithTotal('SELECT count(*) AS total FROM hits', entries)}`,
    params,
  );
}

async function findMany(sql: Sql, { where, params, add }: Search, { page, pageSize }: CashFlowQuery) {
  const entries = `SELECT * FROM cash_flow e WHERE ${where}
    ${NEWEST_FIRST} LIMIT ${add(pageSize)} OFFSET ${add(page * pageSize)}`;
  return (await countedRows(sql, pageWithTotal('SELECT 0 AS total', entries), params)).rows;
}

/** Totals of frequent searches by company and search, good for the ledger version they were counted at. */
const remembered = new Map<string, { version: string; total: number }>();

async function countMany(
  sql: Sql,
  companyId: string,
  { page: _, pageSize: __, ...asked }: CashFlowQuery,
  { where, params }: Search,
  categories: string[],
): Promise<number> {
  const key = JSON.stringify([companyId, asked, categories]);
  const ledger = await sql.first<{ version: string }>(
    'SELECT coalesce(sum(ver), 0) AS version FROM ledger_total WHERE company_id = $1',
    [companyId],
  );
  const version = ledger?.version ?? '0';
  const known = remembered.get(key);
  if (known?.version === version) return known.total;

  const counted = await sql.first<{ n: string }>(
    `SELECT count(*) AS n FROM cash_flow e WHERE ${where}`,
    params,
  );
  const total = Number(counted?.n ?? 0);
  remembered.delete(key);
  remembered.set(key, { version, total });
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return total;
}
