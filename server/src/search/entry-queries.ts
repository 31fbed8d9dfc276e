import { type Found, fromKurus, limits } from '@vezne/contract';
import type { Database, Sql } from '../db/database';
import { ranOutOfTime } from '../db/database-error';
import { compareTexts } from '../order';

type Row = Omit<NonNullable<Found['entries']>[number], 'amount'> & { amount: string };

const { each } = limits.quickSearch;
// As many hits are sorted; where there are more, the newest are met soon on the way through the days.
const FEW = 1_000;
const TIME_LIMIT = '900ms';

/** The newest entries whose description holds the text; null when they were not found in time. */
export async function findEntries(db: Database, companyId: string, text: string): Promise<Found['entries']> {
  try {
    const rows = await db.transaction((sql) => newest(sql, companyId, text));
    return rows.map((row) => ({ ...row, amount: fromKurus(BigInt(row.amount)) }));
  } catch (error) {
    if (ranOutOfTime(error)) return null;
    throw error;
  }
}

async function newest(sql: Sql, companyId: string, text: string): Promise<Row[]> {
  await sql.run(`SET LOCAL statement_timeout = '${TIME_LIMIT}'`);
  const found = await sql.query<{ id: string; date: string }>(
    `SELECT id, date FROM searched_cash_flow
      WHERE company_id = $1 AND search_text LIKE tr_contains($2) LIMIT ${FEW + 1}`,
    [companyId, text],
  );
  if (found.length > FEW) return sql.query<Row>(entries(`(${onTheWay})`), [companyId, text]);
  const ids = found.sort((a, b) => compareTexts(b.date, a.date) || compareTexts(b.id, a.id)).slice(0, each);
  return sql.query<Row>(entries('(SELECT id FROM unnest($2::uuid[]) AS id)'), [
    companyId,
    ids.map(({ id }) => id),
  ]);
}

const onTheWay = `SELECT id FROM searched_cash_flow
  WHERE company_id = $1 AND search_text LIKE tr_contains($2) ORDER BY date DESC, id DESC LIMIT ${each}`;

const entries = (chosen: string) => `
  SELECT e.id, e.description, c.name AS "categoryName", e.date, e.amount_kurus AS amount,
         e.type AS "cashFlowType"
    FROM ${chosen} f JOIN cash_flow e ON e.company_id = $1 AND e.id = f.id
    JOIN category c ON c.company_id = e.company_id AND c.id = e.category_id
   ORDER BY e.date DESC, e.id DESC`;
