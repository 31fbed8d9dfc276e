import {
  type Ageing,
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

type Kind = (typeof kinds)[number];

/**
 * What is open of rows today, with `$1` the company and `$2` the day. A row that somebody called settled without a
 * collection or payment counts as settled on every day, since nobody said when. Rows that are due on a day are summed
 * from their index alone, in its order; only the others need their contact's term.
 */
const openRows = ({ table }: Kind) => {
  const row = (late: string, isOverdue: string) =>
    `r.contact_id, gross_kurus - settled_kurus AS kurus, ${late} AS late, ${isOverdue} AS is_overdue FROM ${table} r`;
  const waits = "r.company_id = $1 AND r.status = 'BEKLIYOR'";
  return [
    `SELECT ${row('$2::date - due_date', 'due_date < $2::date')} WHERE ${waits} AND due_date IS NOT NULL`,
    `SELECT ${row('$2::date - r.date - coalesce(c.payment_term_days, 0)', 'false')}
       LEFT JOIN contact c ON c.company_id = $1 AND c.id = r.contact_id WHERE ${waits} AND due_date IS NULL`,
  ];
};

/** The same on an earlier day `$2`: what was settled after it is open. */
const openRowsOn = ({ table, done }: Kind) => {
  const row = 'r.contact_id, r.date, r.due_date';
  const later = `(SELECT l.${table}_id AS id, sum(l.amount_kurus) AS kurus FROM settlement s
              JOIN settlement_line l ON l.company_id = $1 AND l.settlement_id = s.id
             WHERE s.company_id = $1 AND s.date > $2::date GROUP BY 1) l`;
  return [
    `SELECT o.contact_id, o.kurus, $2::date - coalesce(o.due_date, o.date + coalesce(c.payment_term_days, 0)) AS late,
            o.due_date < $2::date AS is_overdue
       FROM (
         SELECT ${row}, r.gross_kurus - r.settled_kurus + coalesce(l.kurus, 0) AS kurus
           FROM ${table} r LEFT JOIN ${later} ON l.id = r.id
          WHERE r.company_id = $1 AND r.status = 'BEKLIYOR' AND r.date <= $2::date
         UNION ALL
         SELECT ${row}, l.kurus FROM ${later}
           JOIN ${table} r ON r.company_id = $1 AND r.id = l.id
          WHERE r.status = '${done}' AND r.settled_kurus = r.gross_kurus AND r.date <= $2::date
       ) o LEFT JOIN contact c ON c.company_id = $1 AND c.id = o.contact_id`,
  ];
};

/** Collections and payments until day `$2` that are laid on rows of a later day: until then they are advances. */
const earlyOn = ({ side, table }: Kind) => `
  SELECT '${side}' AS side, r.contact_id, -sum(l.amount_kurus) AS kurus
    FROM ${table} r
    JOIN settlement_line l ON l.company_id = $1 AND l.${table}_id = r.id
    JOIN settlement s ON s.company_id = $1 AND s.id = l.settlement_id AND s.date <= $2::date
   WHERE r.company_id = $1 AND r.date > $2::date AND r.settled_kurus > 0 GROUP BY r.contact_id`;

/** Collections and payments, less what of them is laid on rows: paid in advance; `until` is a condition on `s`. */
const advances = (until: string) => `
  SELECT contact_id, direction, sum(kurus) AS kurus, max(last_date) AS last_date FROM (
    SELECT contact_id, direction, sum(amount_kurus) AS kurus, max(date) AS last_date
      FROM settlement s WHERE s.company_id = $1 ${until} GROUP BY contact_id, direction
    UNION ALL
    SELECT s.contact_id, s.direction, -sum(l.amount_kurus), NULL
      FROM settlement s JOIN settlement_line l ON l.company_id = $1 AND l.settlement_id = s.id
     WHERE s.company_id = $1 ${until} GROUP BY s.contact_id, s.direction
  ) p GROUP BY contact_id, direction`;

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

/** What is open by contact and age on a day, and the sums of it. */
export async function readAgeing(
  sql: Sql,
  companyId: string,
  { date, side, today }: { date: string; side: ContactSide | null; today: string },
): Promise<Ageing> {
  const sums = BUCKETS.map(([name, when]) => `coalesce(sum(kurus) FILTER (WHERE ${when}), 0) AS ${name}`);
  const parts = BUCKETS.map(([name, when]) => `CASE WHEN ${when} THEN kurus ELSE 0 END AS ${name}`);
  const columns = [...BUCKETS.map(([name]) => name), 'rows', '"rowsLate"'];
  // From today on all that is written counts, whatever day it bears, as everywhere else in the product.
  const isPast = date < today;
  const aged = await sql.query<Aged>(
    `WITH paid AS (${advances(isPast ? 'AND s.date <= $2::date' : '')}),
     open AS (${kinds
       .flatMap((kind) =>
         (isPast ? openRowsOn : openRows)(kind).map(
           (rows) => `
         SELECT '${kind.side}' AS side, contact_id, ${sums.join(', ')}, sum(kurus) AS rows,
                coalesce(sum(kurus) FILTER (WHERE is_overdue), 0) AS "rowsLate"
           FROM (${rows}) r GROUP BY contact_id`,
         ),
       )
       .join(' UNION ALL ')}
     ), rest AS (
       SELECT CASE WHEN opening_kurus > 0 THEN 'MUSTERI' ELSE 'TEDARIKCI' END AS side, id AS contact_id,
              abs(opening_kurus) AS kurus, coalesce($2::date - opening_date, 0) AS late
         FROM contact
        WHERE company_id = $1 AND opening_kurus <> 0
          ${isPast ? 'AND (opening_date IS NULL OR opening_date <= $2::date)' : ''}
       UNION ALL
       SELECT CASE direction WHEN 'IN' THEN 'MUSTERI' ELSE 'TEDARIKCI' END, contact_id, -kurus, 0 FROM paid WHERE kurus <> 0
       ${isPast ? `UNION ALL SELECT side, contact_id, kurus, 0 FROM (${kinds.map(earlyOn).join(' UNION ALL ')}) e` : ''}
     ), aged AS (
       SELECT * FROM open
       UNION ALL
       SELECT side, contact_id, ${parts.join(', ')}, 0, 0 FROM rest
     )
     SELECT coalesce(g.contact_id, c.id) AS id, c.name, c.kind, c.phone, p.last_date AS "lastDate",
            coalesce(g.side, CASE c.kind WHEN 'TEDARIKCI' THEN 'TEDARIKCI' ELSE 'MUSTERI' END) AS side,
            ${columns.map((name) => `coalesce(g.${name}, 0) AS ${name}`).join(', ')}
       FROM aged g
       FULL JOIN (SELECT * FROM contact WHERE company_id = $1) c ON c.id = g.contact_id
       LEFT JOIN (SELECT contact_id, max(last_date) AS last_date FROM paid GROUP BY contact_id) p
              ON p.contact_id = g.contact_id
      WHERE g.side IS NOT NULL OR c.active
      ORDER BY c.name COLLATE "tr-TR-x-icu" NULLS LAST, 1, side`,
    [companyId, date],
  );
  return told(date, aged, side);
}

type Sums = Record<(typeof BUCKETS)[number][0], bigint>;
const empty = (): Sums => ({ not_due: 0n, d0_30: 0n, d31_60: 0n, d61_90: 0n, d90: 0n });

function add(aged: Aged, isTaken: boolean, all: Sums[]): void {
  for (const [name] of BUCKETS) {
    // Most contacts have nothing of most ages.
    if (aged[name] === '0') continue;
    const kurus = isTaken ? -BigInt(aged[name]) : BigInt(aged[name]);
    for (const sums of all) sums[name] += kurus;
  }
}

function told(asOf: string, aged: Aged[], side: ContactSide | null): Ageing {
  const totals = empty();
  const all = { MUSTERI: { rows: 0n, rowsLate: 0n }, TEDARIKCI: { rows: 0n, rowsLate: 0n } };
  const contacts = new Map<string | null, { first: Aged; sums: Sums; late: bigint }>();
  for (const each of aged) {
    const late = BigInt(each.rowsLate);
    all[each.side].rows += BigInt(each.rows);
    all[each.side].rowsLate += late;
    if (side !== null && each.side !== side) continue;
    const known = contacts.get(each.id);
    const contact = known ?? { first: each, sums: empty(), late: 0n };
    if (!known) contacts.set(each.id, contact);
    contact.late += late;
    add(each, side === null && each.side === 'TEDARIKCI', [contact.sums, totals]);
  }
  return {
    asOf,
    rows: Array.from(contacts.values(), ({ first: { id, name, kind, phone, lastDate }, sums, late }) => ({
      contactId: id,
      name: name ?? NOBODY,
      kind,
      phone,
      ...buckets(sums),
      lastDate,
      overdue: fromKurus(late),
    })),
    totals: buckets(totals),
    receivable: fromKurus(all.MUSTERI.rows),
    overdueReceivable: fromKurus(all.MUSTERI.rowsLate),
    payable: fromKurus(all.TEDARIKCI.rows),
    overduePayable: fromKurus(all.TEDARIKCI.rowsLate),
  };
}

const buckets = (sums: Sums) => ({
  notDue: fromKurus(sums.not_due),
  d0_30: fromKurus(sums.d0_30),
  d31_60: fromKurus(sums.d31_60),
  d61_90: fromKurus(sums.d61_90),
  d90: fromKurus(sums.d90),
  total: fromKurus(sums.not_due + sums.d0_30 + sums.d31_60 + sums.d61_90 + sums.d90),
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
    `SELECT direction,
            sum(amount_kurus - coalesce((SELECT sum(l.amount_kurus) FROM settlement_line l
                                          WHERE l.company_id = $1 AND l.settlement_id = s.id), 0)) AS kurus
       FROM settlement s WHERE company_id = $1 AND contact_id = $2 GROUP BY direction`,
    [companyId, id],
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
