import {
  type ContactStatement,
  type ContactStatementLine,
  type ContactStatementQuery,
  fromKurus,
} from '@vezne/contract';
import type { Sql } from '../db/database';

type Row = Omit<ContactStatementLine, 'debit' | 'credit' | 'balance' | 'source'> & {
  debit: string;
  credit: string;
};

/** What a row adds; and, when somebody called it settled without saying how, what that took away on the same day. */
const rowsOf = (table: string, type: 'GELIR' | 'GIDER', done: string) => {
  const [debit, credit] = type === 'GELIR' ? ['kurus', '0'] : ['0', 'kurus'];
  return `
    SELECT id, '${type}' AS type, date, description AS label, document_no, ${debit} AS debit, ${credit} AS credit, 1 AS place
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

type Asked = ContactStatementQuery;

/**
 * What happened between the company and a contact from a day to another, both inclusive and both optional; a page of it
 * where a size is asked for.
 */
export async function readStatement(
  sql: Sql,
  companyId: string,
  { id, from, to, page = 0, pageSize }: Asked,
): Promise<ContactStatement> {
  const rows = await sql.query<Row>(
    `SELECT id, type, date, label, document_no AS "documentNo", debit, credit FROM (
       ${rowsOf('project_income', 'GELIR', 'TAHSIL_EDILDI')}
       UNION ALL ${rowsOf('project_expense', 'GIDER', 'ODENDI')}
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
     ) AS line (id, type, date, label, document_no, debit, credit, place)
     WHERE $3::date IS NULL OR date <= $3::date
     ORDER BY date, place, id`,
    [companyId, id, to],
  );
  const before = rows.filter(({ date }) => from !== null && date < from);
  const opening = before.reduce((sum, { debit, credit }) => sum + BigInt(debit) - BigInt(credit), 0n);
  let balance = opening;
  let [debits, credits] = [0n, 0n];
  const within = rows.slice(before.length);
  const first = pageSize === undefined ? 0 : page * pageSize;
  const lines: ContactStatementLine[] = [];
  for (const [at, row] of within.entries()) {
    const [debit, credit] = [BigInt(row.debit), BigInt(row.credit)];
    debits += debit;
    credits += credit;
    balance += debit - credit;
    if (at >= first && lines.length < (pageSize ?? Infinity))
      lines.push({
        ...row,
        source: sourceOf(row),
        debit: fromKurus(debit),
        credit: fromKurus(credit),
        balance: fromKurus(balance),
      });
  }
  return {
    opening: fromKurus(opening),
    lines,
    count: within.length,
    debit: fromKurus(debits),
    credit: fromKurus(credits),
    closing: fromKurus(balance),
  };
}
