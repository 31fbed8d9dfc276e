import {
  type ContactStatement,
  type ContactStatementLine,
  type ContactStatementQuery,
  fromKurus,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { type Kind, kinds } from './ageing-queries';

type Row = Omit<ContactStatementLine, 'debit' | 'credit' | 'balance' | 'source'> & {
  debit: string;
  credit: string;
};

/** What a row adds; and, when somebody called it settled without saying how, what that took away on the same day. */
const rowsOf = ({ table, rowType, done }: Kind) => {
  const [debit, credit] = rowType === 'GELIR' ? ['kurus', '0'] : ['0', 'kurus'];
  return `
    SELECT id, '${rowType}' AS type, date, description AS label, document_no, ${debit} AS debit, ${credit} AS credit, 1 AS place
      FROM (SELECT *, gross_kurus AS kurus FROM ${table}) r
     WHERE company_id = $1 AND contact_id = $2 AND status <> 'IPTAL'
    UNION ALL
    SELECT id, 'ELLE', date, description, document_no, ${credit}, ${debit}, 2
      FROM (SELECT *, gross_kurus - settled_kurus AS kurus FROM ${table}) r
     WHERE company_id = $1 AND contact_id = $2 AND status = '${done}' AND settled_kurus < gross_kurus`;
};

/** Of which record a line tells. */
const sources = {
  ACILIS: 'CONTACT',
  GELIR: 'PROJECT_INCOME',
  GIDER: 'PROJECT_EXPENSE',
  TAHSILAT: 'SETTLEMENT',
  ODEME: 'SETTLEMENT',
  MAHSUP: 'SETTLEMENT',
} as const;

/** What was settled by hand took something away: on the side of expenses that is a debit. */
const sourceOf = ({ id, type, debit }: Row) => ({
  type: type !== 'ELLE' ? sources[type] : sources[debit === '0' ? 'GELIR' : 'GIDER'],
  id,
});

/** The sums of all pages, beside each line of the one that is asked for; a page without lines has them alone. */
type Told = Record<'opening' | 'debits' | 'credits' | 'closing', string> & { count: string } & (
    | (Row & { balance: string })
    | { id: null }
  );

/**
 * What happened between the company and a contact from a day to another, both inclusive and both optional; a page of it
 * where a size is asked for.
 */
export async function readStatement(
  sql: Sql,
  companyId: string,
  { id, from, to, page = 0, pageSize }: ContactStatementQuery,
): Promise<ContactStatement> {
  const told = await sql.query<Told>(
    `WITH line (id, type, date, label, document_no, debit, credit, place) AS (
       ${kinds.map(rowsOf).join(' UNION ALL ')}
       UNION ALL
       SELECT id, CASE WHEN offset_id IS NOT NULL THEN 'MAHSUP' WHEN direction = 'IN' THEN 'TAHSILAT' ELSE 'ODEME' END,
              date, description, NULL, CASE direction WHEN 'OUT' THEN amount_kurus ELSE 0 END,
              CASE direction WHEN 'IN' THEN amount_kurus ELSE 0 END, 3
         FROM settlement WHERE company_id = $1 AND contact_id = $2
       UNION ALL
       SELECT id, 'ACILIS', coalesce(opening_date, '1900-01-01'),
              CASE WHEN id = $2 THEN 'Açılış bakiyesi' ELSE 'Açılış bakiyesi (' || name || ')' END, NULL,
              greatest(opening_kurus, 0), greatest(-opening_kurus, 0), 0
         FROM contact WHERE company_id = $1 AND $2 IN (id, merged_into_id) AND opening_kurus <> 0
     ), told AS (
       SELECT *, sum(debit - credit) OVER (ORDER BY date, place, id) AS balance,
              $3::date IS NOT NULL AND date < $3::date AS is_before
         FROM line WHERE $4::date IS NULL OR date <= $4::date
     ), sums AS (
       SELECT coalesce(sum(debit - credit) FILTER (WHERE is_before), 0) AS opening,
              coalesce(sum(debit) FILTER (WHERE NOT is_before), 0) AS debits,
              coalesce(sum(credit) FILTER (WHERE NOT is_before), 0) AS credits,
              coalesce(sum(debit - credit), 0) AS closing, count(*) FILTER (WHERE NOT is_before) AS count
         FROM told
     ), page AS (
       SELECT id, type, date, label, document_no AS "documentNo", debit, credit, place, balance FROM told
        WHERE NOT is_before ORDER BY date, place, id LIMIT $5 OFFSET $6
     )
     SELECT * FROM sums LEFT JOIN page ON true ORDER BY date, place, id`,
    [companyId, id, from, to, pageSize ?? null, pageSize === undefined ? 0 : page * pageSize],
  );
  const [sums] = told;
  const money = (kurus: string | undefined) => fromKurus(BigInt(kurus ?? 0));
  return {
    opening: money(sums?.opening),
    lines: told.flatMap((line) => (line.id === null ? [] : [toLine(line)])),
    count: Number(sums?.count ?? 0),
    debit: money(sums?.debits),
    credit: money(sums?.credits),
    closing: money(sums?.closing),
  };
}

const toLine = ({ balance, ...row }: Row & { balance: string }): ContactStatementLine => ({
  id: row.id,
  type: row.type,
  date: row.date,
  label: row.label,
  documentNo: row.documentNo,
  debit: fromKurus(BigInt(row.debit)),
  credit: fromKurus(BigInt(row.credit)),
  balance: fromKurus(BigInt(balance)),
  source: sourceOf(row),
});
