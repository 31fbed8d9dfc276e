import {
  type ContactSide,
  flowOf,
  fromKurus,
  kurusOf,
  type OpenItem,
  type OpenItems,
  type OpenOpening,
  partsInOrder,
  type RowType,
  type SettlementDirection,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { allocated, type Kind, kinds, openings, settledLater } from './ageing-queries';

type OpenRow = Omit<OpenItem, 'grossAmount' | 'settledAmount' | 'remainingAmount'> & {
  gross: string;
  settled: string;
};

type Asked = { id: string; side: ContactSide | null; date: string; today: string };

/** Rows of a contact `$3` that waited on day `$2`. */
const openOf = (kind: Kind, isPast: boolean) => {
  const columns = (
    settled: string,
  ) => `'${kind.rowType}' AS type, r.id, project_id AS "projectId", description,
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

/** Rows of a contact that wait on a day, the one due first first, what is left of openings, and what was paid in advance. */
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
  const free = await sumFree(sql, companyId, id, isPast ? date : null);
  const opened = await listOpenings(sql, companyId, { id, date, isPast });
  const [owes, owed] = kinds.map(({ side }) =>
    cover(
      free[side],
      opened.filter((each) => each.side === side),
    ),
  );
  const left = [...(owes?.left ?? []), ...(owed?.left ?? [])];
  const open = (type: RowType) =>
    fromKurus(
      sum(
        rows.filter((row) => row.type === type).map(({ gross, settled }) => BigInt(gross) - BigInt(settled)),
      ) + sum(left.filter((each) => flowOf[each.side].rowType === type).map(({ kurus }) => kurus)),
    );
  return {
    items: rows.map(({ gross, settled, ...row }) => ({
      ...row,
      grossAmount: fromKurus(BigInt(gross)),
      settledAmount: fromKurus(BigInt(settled)),
      remainingAmount: fromKurus(BigInt(gross) - BigInt(settled)),
    })),
    openings: left
      .filter((each) => side === null || each.side === side)
      .map(({ kurus, ...opening }) => ({ ...opening, remainingAmount: fromKurus(kurus) })),
    receivable: open('GELIR'),
    payable: open('GIDER'),
    advanceIn: fromKurus(owes?.advance ?? 0n),
    advanceOut: fromKurus(owed?.advance ?? 0n),
  };
}

const sum = (parts: bigint[]) => parts.reduce((all, part) => all + part, 0n);

type Opened = Omit<OpenOpening, 'remainingAmount'>;
type Left = Opened & { kurus: bigint };

type LeftOf = { id: string; side: ContactSide; date: string };

/** What is left of the openings of one side of a contact, in kuruş, the oldest first; one without a day is as old as `date`. */
export async function listOpenOpenings(
  sql: Sql,
  companyId: string,
  { id, side, date }: LeftOf,
): Promise<Left[]> {
  const opened = await listOpenings(sql, companyId, { id, date, isPast: false });
  const theirs = opened.filter((each) => each.side === side);
  if (theirs.length === 0) return [];
  return cover((await sumFree(sql, companyId, id, null))[side], theirs).left;
}

/**
 * `contact_id`, `due` and `kurus` of what is left of each opening of one side of all contacts, with `$1` the company and
 * `$2` how old one without a day is: as `cover` tells it of one contact.
 */
export const leftOpenings = (kind: Kind) => `
  SELECT o.contact_id, o.due,
         greatest(least(o.kurus, sum(o.kurus) OVER (PARTITION BY o.contact_id ORDER BY o.due, o.id) - coalesce(f.kurus, 0)), 0)
           AS kurus
    FROM (${openings(kind, false)}) o
    LEFT JOIN (SELECT contact_id, kurus_sum(kurus) AS kurus
                 FROM (SELECT contact_id, amount_kurus AS kurus FROM settlement
                        WHERE company_id = $1 AND direction = '${kind.direction}'
                       UNION ALL SELECT contact_id, -kurus FROM (${allocated(kind)}) l) m
                GROUP BY contact_id) f ON f.contact_id = o.contact_id`;

/** What is left of all openings of a side on a day and what of it is overdue, in kuruş, and with how many anything is. */
export async function sumLeftOpenings(sql: Sql, companyId: string, kind: Kind, day: string) {
  const row = await sql.first<Record<'open' | 'overdue' | 'overdueContacts', string>>(
    `WITH opening AS (${leftOpenings(kind)})
     SELECT coalesce(sum(kurus), 0) AS open,
            coalesce(sum(kurus) FILTER (WHERE due < $2::date), 0) AS overdue,
            (SELECT count(DISTINCT contact_id) FROM (
               SELECT contact_id FROM opening WHERE kurus > 0 AND due < $2::date
               UNION ALL SELECT contact_id FROM ${kind.table}
                WHERE company_id = $1 AND status = 'BEKLIYOR' AND due_date < $2::date) late) AS "overdueContacts"
       FROM opening`,
    [companyId, day],
  );
  return {
    open: BigInt(row?.open ?? 0),
    overdue: BigInt(row?.overdue ?? 0),
    overdueContacts: Number(row?.overdueContacts ?? 0),
  };
}

/** What was open at the start with a contact and those that became it, the oldest first on each side. */
async function listOpenings(
  sql: Sql,
  companyId: string,
  { id, date, isPast }: { id: string; date: string; isPast: boolean },
): Promise<Opened[]> {
  const rows = await sql.query<Omit<Opened, 'amount'> & { kurus: string }>(
    `SELECT id, name, side, date, kurus, $2::date - due AS "daysLate"
       FROM (${kinds.map((kind) => `SELECT '${kind.side}' AS side, o.* FROM (${openings(kind, isPast)}) o`).join(' UNION ALL ')}) o
      WHERE contact_id = $3 ORDER BY due, id`,
    [companyId, date, id],
    { name: `contact-openings-${isPast ? 'past' : 'today'}` },
  );
  return rows.map(({ kurus, ...row }) => ({ ...row, amount: fromKurus(BigInt(kurus)) }));
}

/** Covers openings of one side with what is allocated to no row, the oldest first; the rest was paid in advance. */
function cover(free: bigint, opened: Opened[]): { left: Left[]; advance: bigint } {
  const sums = opened.map(({ amount }) => kurusOf(amount));
  const parts = partsInOrder(free, sums);
  const left = opened
    .map((opening, at) => ({ ...opening, kurus: (sums[at] ?? 0n) - (parts[at] ?? 0n) }))
    .filter(({ kurus }) => kurus > 0n);
  return { left, advance: free - sum(parts) };
}

/** What came and went until a day and is allocated to no row of these days; without a day on no row at all. */
async function sumFree(
  sql: Sql,
  companyId: string,
  id: string,
  until: string | null,
): Promise<Record<ContactSide, bigint>> {
  const paid = await sql.query<{ direction: SettlementDirection; kurus: string }>(
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
  const of = (direction: SettlementDirection) =>
    BigInt(paid.find((each) => each.direction === direction)?.kurus ?? 0);
  return { MUSTERI: of('IN'), TEDARIKCI: of('OUT') };
}
