import { type ContactSide, fromKurus, type OpenItem, type OpenItems, type RowType } from '@vezne/contract';
import type { Sql } from '../db/database';
import { type Kind, kinds, settledLater } from './ageing-queries';

const types: Record<ContactSide, RowType> = { MUSTERI: 'GELIR', TEDARIKCI: 'GIDER' };

type OpenRow = Omit<OpenItem, 'grossAmount' | 'settledAmount' | 'remainingAmount'> & {
  gross: string;
  settled: string;
};

type Asked = { id: string; side: ContactSide | null; date: string; today: string };

/** Rows of a contact `$3` that waited on day `$2`. */
const openOf = (kind: Kind, isPast: boolean) => {
  const columns = (
    settled: string,
  ) => `'${types[kind.side]}' AS type, r.id, project_id AS "projectId", description,
    document_no AS "documentNo", r.date, due_date AS "dueDate", gross_kurus AS gross, ${settled} AS settled`;
  // What somebody called settled is so whole, whatever came of it.
  const settled = `CASE status WHEN 'BEKLIYOR' THEN settled_kurus ELSE gross_kurus END`;
  const theirs = `FROM ${kind.table} r`;
  return isPast
    ? `SELECT ${columns(`${settled} - coalesce(l.kurus, 0)`)} ${theirs}
         LEFT JOIN ${settledLater(kind)} l ON l.id = r.id
        WHERE company_id = $1 AND contact_id = $3 AND r.date <= $2::date
          AND (status = 'BEKLIYOR' OR status = '${kind.done}' AND l.kurus > 0)`
    : `SELECT ${columns('settled_kurus')} ${theirs}
        WHERE company_id = $1 AND contact_id = $3 AND status = 'BEKLIYOR'`;
};

/** Rows of a contact that wait on a day, the one due first first, and what of its money is laid on no row. */
export async function readOpenItems(
  sql: Sql,
  companyId: string,
  { id, side, date, today }: Asked,
): Promise<OpenItems> {
  const isPast = date < today;
  const asked = kinds.filter((kind) => side === null || kind.side === side);
  const rows = await sql.query<OpenRow>(
    `SELECT i.*, p.name AS "projectName",
            $2::date - coalesce(i."dueDate", i.date + coalesce(c.payment_term_days, 0)) AS "daysLate"
       FROM (${asked.map((kind) => openOf(kind, isPast)).join(' UNION ALL ')}) i
       JOIN project p ON p.company_id = $1 AND p.id = i."projectId"
       JOIN contact c ON c.company_id = $1 AND c.id = $3
      ORDER BY "daysLate" DESC, i.date, i.id`,
    [companyId, date, id],
  );
  const advances = await sumAdvances(sql, companyId, id, isPast ? date : null);
  const open = (type: RowType) =>
    fromKurus(
      rows
        .filter((row) => row.type === type)
        .reduce((sum, row) => sum + BigInt(row.gross) - BigInt(row.settled), 0n),
    );
  return {
    items: rows.map(({ gross, settled, ...row }) => ({
      ...row,
      grossAmount: fromKurus(BigInt(gross)),
      settledAmount: fromKurus(BigInt(settled)),
      remainingAmount: fromKurus(BigInt(gross) - BigInt(settled)),
    })),
    receivable: open('GELIR'),
    payable: open('GIDER'),
    advanceIn: advances('IN'),
    advanceOut: advances('OUT'),
  };
}

/** What was paid in advance until a day, on rows of a later day too; without one all that is laid on no row. */
async function sumAdvances(sql: Sql, companyId: string, id: string, until: string | null) {
  const paid = await sql.query<{ direction: 'IN' | 'OUT'; kurus: string }>(
    `SELECT direction,
            sum(amount_kurus - coalesce((
              SELECT sum(l.amount_kurus) FROM settlement_line l
                LEFT JOIN project_income i ON i.company_id = $1 AND i.id = l.project_income_id
                LEFT JOIN project_expense e ON e.company_id = $1 AND e.id = l.project_expense_id
               WHERE l.company_id = $1 AND l.settlement_id = s.id
                 AND ($3::date IS NULL OR coalesce(i.date, e.date) <= $3::date)), 0)) AS kurus
       FROM settlement s
      WHERE company_id = $1 AND contact_id = $2 AND ($3::date IS NULL OR date <= $3::date)
      GROUP BY direction`,
    [companyId, id, until],
  );
  return (direction: 'IN' | 'OUT') =>
    fromKurus(BigInt(paid.find((each) => each.direction === direction)?.kurus ?? 0));
}
