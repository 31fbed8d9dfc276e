import {
  type Ageing,
  type AgeingRow,
  type ContactKind,
  type ContactSide,
  fromKurus,
  type OpenItem,
  type OpenItems,
  type RowType,
} from '@vezne/contract';
import type { Sql } from '../db/database';

const kinds = [
  { side: 'MUSTERI', table: 'project_income', done: 'TAHSIL_EDILDI', sign: 1, direction: 'IN' },
  { side: 'TEDARIKCI', table: 'project_expense', done: 'ODENDI', sign: -1, direction: 'OUT' },
] as const;

/**
 * What is open of rows on day `$3`, with `$1` the company: laid on by what was settled until then. A row that somebody
 * called settled without a collection or payment counts as settled on every day, since nobody said when.
 */
const openRows = ({ side, table, done }: (typeof kinds)[number]) => {
  const later = `(SELECT sum(l.amount_kurus) FROM settlement_line l
      JOIN settlement s ON s.company_id = $1 AND s.id = l.settlement_id AND s.date > $3::date
     WHERE l.company_id = $1 AND l.${table}_id = r.id)`;
  const row = `'${side}' AS side, r.contact_id, r.date, r.due_date`;
  return `
    SELECT ${row}, r.gross_kurus - r.settled_kurus
           + CASE WHEN r.settled_kurus > 0 THEN coalesce(${later}, 0) ELSE 0 END AS kurus
      FROM ${table} r WHERE r.company_id = $1 AND r.status = 'BEKLIYOR' AND r.date <= $3::date
    UNION ALL
    SELECT ${row}, l.kurus
      FROM (SELECT l.${table}_id AS id, sum(l.amount_kurus) AS kurus FROM settlement s
              JOIN settlement_line l ON l.company_id = $1 AND l.settlement_id = s.id
             WHERE s.company_id = $1 AND s.date > $3::date GROUP BY 1) l
      JOIN ${table} r ON r.company_id = $1 AND r.id = l.id
     WHERE r.status = '${done}' AND r.settled_kurus = r.gross_kurus AND r.date <= $3::date`;
};

/** Collections and payments until day `$3` that are laid on rows of a later day: until then they are advances. */
const earlyOn = ({ side, table }: (typeof kinds)[number]) => `
  SELECT '${side}' AS side, r.contact_id, -sum(l.amount_kurus) AS kurus
    FROM ${table} r
    JOIN settlement_line l ON l.company_id = $1 AND l.${table}_id = r.id
    JOIN settlement s ON s.company_id = $1 AND s.id = l.settlement_id AND s.date <= $3::date
   WHERE r.company_id = $1 AND r.date > $3::date AND r.settled_kurus > 0 GROUP BY r.contact_id`;

/** Collections and payments until day `$3`, less what of them is laid on rows: paid in advance. */
const advances = `
  SELECT s.contact_id, s.direction,
         sum(s.amount_kurus - coalesce((SELECT sum(l.amount_kurus) FROM settlement_line l
                                         WHERE l.company_id = $1 AND l.settlement_id = s.id), 0)) AS kurus,
         max(s.date) AS last_date
    FROM settlement s WHERE s.company_id = $1 AND s.date <= $3::date
   GROUP BY s.contact_id, s.direction`;

// What is not late is first; a day of grace there is none.
const BUCKETS = [
  ['not_due', 'late <= 0'],
  ['d0_30', 'late BETWEEN 1 AND 30'],
  ['d31_60', 'late BETWEEN 31 AND 60'],
  ['d61_90', 'late BETWEEN 61 AND 90'],
  ['d90', 'late > 90'],
] as const;

type Aged = {
  id: string | null;
  name: string | null;
  kind: ContactKind | null;
  phone: string | null;
  side: ContactSide;
  lastDate: string | null;
} & Record<(typeof BUCKETS)[number][0] | 'rows' | 'rowsLate', string>;

const NOBODY = 'Carisi yazılmamış kalemler';

/** Later than any day that is written. */
const ALWAYS = '2100-12-31';

/** What is open by contact and age on a day, and the sums of it. */
export async function readAgeing(
  sql: Sql,
  companyId: string,
  { date, side, today }: { date: string; side: ContactSide | null; today: string },
): Promise<Ageing> {
  // From today on all that is written counts, whatever day it bears, as everywhere else in the product.
  const until = date < today ? date : ALWAYS;
  const sums = BUCKETS.map(([name, when]) => `coalesce(sum(kurus) FILTER (WHERE ${when}), 0) AS ${name}`);
  const aged = await sql.query<Aged>(
    `WITH open AS (${kinds.map(openRows).join(' UNION ALL ')}),
     item AS (
       SELECT o.side, o.contact_id, o.kurus, true AS is_row, o.due_date < $2::date AS is_overdue,
              $2::date - coalesce(o.due_date, o.date + coalesce(c.payment_term_days, 0)) AS late
         FROM open o LEFT JOIN contact c ON c.company_id = $1 AND c.id = o.contact_id
       UNION ALL
       SELECT CASE WHEN opening_kurus > 0 THEN 'MUSTERI' ELSE 'TEDARIKCI' END, id, abs(opening_kurus), false, false,
              coalesce($2::date - opening_date, 0)
         FROM contact
        WHERE company_id = $1 AND opening_kurus <> 0 AND (opening_date IS NULL OR opening_date <= $3::date)
       UNION ALL
       SELECT CASE direction WHEN 'IN' THEN 'MUSTERI' ELSE 'TEDARIKCI' END, contact_id, -kurus, false, false, 0
         FROM (${advances}) a
       UNION ALL
       SELECT side, contact_id, kurus, false, false, 0 FROM (${kinds.map(earlyOn).join(' UNION ALL ')}) e
     ), aged AS (
       SELECT side, contact_id, ${sums.join(', ')}, coalesce(sum(kurus) FILTER (WHERE is_row), 0) AS rows,
              coalesce(sum(kurus) FILTER (WHERE is_overdue), 0) AS "rowsLate"
         FROM item GROUP BY side, contact_id
       UNION ALL
       SELECT CASE kind WHEN 'TEDARIKCI' THEN 'TEDARIKCI' ELSE 'MUSTERI' END, id, 0, 0, 0, 0, 0, 0, 0 FROM contact c
        WHERE company_id = $1 AND active AND NOT EXISTS (SELECT 1 FROM item WHERE contact_id = c.id)
     )
     SELECT g.contact_id AS id, c.name, c.kind, c.phone, g.side, ${BUCKETS.map(([name]) => `g.${name}`).join(', ')},
            g.rows, g."rowsLate",
            (SELECT max(s.date) FROM settlement s
              WHERE s.company_id = $1 AND s.contact_id = g.contact_id AND s.date <= $3::date) AS "lastDate"
       FROM aged g LEFT JOIN contact c ON c.company_id = $1 AND c.id = g.contact_id
      ORDER BY c.name COLLATE "tr-TR-x-icu" NULLS LAST, g.contact_id, g.side`,
    [companyId, date, until],
  );
  return told(date, aged, side);
}

type Sums = Record<(typeof BUCKETS)[number][0], bigint>;
const empty = (): Sums => ({ not_due: 0n, d0_30: 0n, d31_60: 0n, d61_90: 0n, d90: 0n });

function told(asOf: string, aged: Aged[], side: ContactSide | null): Ageing {
  const totals = empty();
  const rows = new Map<string | null, Omit<AgeingRow, keyof ReturnType<typeof buckets>> & { sums: Sums }>();
  for (const each of aged) {
    if (side !== null && each.side !== side) continue;
    const sign = side === null && each.side === 'TEDARIKCI' ? -1n : 1n;
    const row = rows.get(each.id) ?? {
      contactId: each.id,
      name: each.name ?? NOBODY,
      kind: each.kind,
      phone: each.phone,
      lastDate: each.lastDate,
      sums: empty(),
    };
    for (const [name] of BUCKETS) {
      row.sums[name] += sign * BigInt(each[name]);
      totals[name] += sign * BigInt(each[name]);
    }
    rows.set(each.id, row);
  }
  const sumOf = (of: ContactSide, column: 'rows' | 'rowsLate') =>
    fromKurus(aged.filter((each) => each.side === of).reduce((sum, each) => sum + BigInt(each[column]), 0n));
  return {
    asOf,
    rows: [...rows.values()].map(({ sums, ...row }) => ({ ...row, ...buckets(sums) })),
    totals: buckets(totals),
    receivable: sumOf('MUSTERI', 'rows'),
    overdueReceivable: sumOf('MUSTERI', 'rowsLate'),
    payable: sumOf('TEDARIKCI', 'rows'),
    overduePayable: sumOf('TEDARIKCI', 'rowsLate'),
  };
}

const buckets = (sums: Sums) => ({
  notDue: fromKurus(sums.not_due),
  d0_30: fromKurus(sums.d0_30),
  d31_60: fromKurus(sums.d31_60),
  d61_90: fromKurus(sums.d61_90),
  d90: fromKurus(sums.d90),
  total: fromKurus(Object.values(sums).reduce((sum, kurus) => sum + kurus, 0n)),
});

const types: Record<ContactSide, RowType> = { MUSTERI: 'GELIR', TEDARIKCI: 'GIDER' };

type OpenRow = Omit<OpenItem, 'grossAmount' | 'settledAmount' | 'remainingAmount'> & {
  gross: string;
  settled: string;
};

/** Rows of a contact that wait, the one due first first, and what of its money is laid on no row. */
export async function readOpenItems(
  sql: Sql,
  companyId: string,
  { id, side, today }: { id: string; side: ContactSide | null; today: string },
): Promise<OpenItems> {
  const asked = kinds.filter((kind) => side === null || kind.side === side);
  const rows = await sql.query<OpenRow>(
    `SELECT i.*, p.name AS "projectName",
            $3::date - coalesce(i."dueDate", i.date + coalesce(c.payment_term_days, 0)) AS "daysLate"
       FROM (${asked
         .map(
           (kind) => `SELECT '${types[kind.side]}' AS type, id, project_id AS "projectId", description,
              document_no AS "documentNo", date, due_date AS "dueDate", gross_kurus AS gross, settled_kurus AS settled
         FROM ${kind.table} WHERE company_id = $1 AND contact_id = $2 AND status = 'BEKLIYOR'`,
         )
         .join(' UNION ALL ')}) i
       JOIN project p ON p.company_id = $1 AND p.id = i."projectId"
       JOIN contact c ON c.company_id = $1 AND c.id = $2
      ORDER BY "daysLate" DESC, i.date, i.id`,
    [companyId, id, today],
  );
  const paid = await sql.query<{ direction: 'IN' | 'OUT'; kurus: string }>(
    `SELECT direction, kurus FROM (${advances}) a WHERE contact_id = $2`,
    [companyId, id, ALWAYS],
  );
  const advance = (direction: 'IN' | 'OUT') =>
    fromKurus(BigInt(paid.find((each) => each.direction === direction)?.kurus ?? 0));
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
    advanceIn: advance('IN'),
    advanceOut: advance('OUT'),
  };
}
