import { type Ageing, type AgeingRow, type ContactSide, flowOf, fromKurus } from '@vezne/contract';
import type { Sql } from '../db/database';
import { orNotFound } from '../errors';

export const kinds = [
  { ...flowOf.IN, table: 'project_income', done: 'TAHSIL_EDILDI' },
  { ...flowOf.OUT, table: 'project_expense', done: 'ODENDI' },
] as const;

export type Kind = (typeof kinds)[number];

export const kindOf = { IN: kinds[0], OUT: kinds[1] } as const;

/** Rows of `contact_id`, `kurus` and the day they are `due`, and which of them are past a due date that somebody wrote. */
type OpenRows = { rows: string; overdue: string };

const isLate = (days: number) => `due < $2::date - ${days}`;

/**
 * What is open of rows today, with `$1` the company and `$2` the day. A row that somebody called settled without a
 * collection or payment counts as settled on every day, since nobody said when. Rows that are due on a day are summed
 * from their index alone, in its order; only the others need their contact's term.
 */
const openRows = ({ table }: Kind, until = ''): OpenRows[] => {
  const row = (due: string) =>
    `r.contact_id, gross_kurus - settled_kurus AS kurus, ${due} AS due FROM ${table} r`;
  const waits = `r.company_id = $1 AND r.status = 'BEKLIYOR' ${until}`;
  return [
    { rows: `SELECT ${row('due_date')} WHERE ${waits} AND due_date IS NOT NULL`, overdue: isLate(0) },
    {
      rows: `SELECT ${row('r.date + coalesce(c.payment_term_days, 0)')}
        LEFT JOIN contact c ON c.company_id = $1 AND c.id = r.contact_id WHERE ${waits} AND due_date IS NULL`,
      overdue: 'false',
    },
  ];
};

/** What was settled of rows after a day `$2`. */
export const settledLater = ({ table }: Kind) => `(
  SELECT l.${table}_id AS id, kurus_sum(l.amount_kurus) AS kurus FROM settlement s
    JOIN settlement_line l ON l.company_id = $1 AND l.settlement_id = s.id
   WHERE s.company_id = $1 AND s.date > $2::date GROUP BY 1)`;

/** The same on an earlier day `$2`: what was collected or paid after it is open, also of a row that is settled by now. */
const openRowsOn = (kind: Kind): OpenRows[] => {
  const { table, done } = kind;
  return [
    ...openRows(kind, 'AND r.date <= $2::date'),
    {
      rows: `SELECT r.contact_id, l.kurus, r.due_date,
            coalesce(r.due_date, r.date + coalesce(c.payment_term_days, 0)) AS due
       FROM ${settledLater(kind)} l
       JOIN ${table} r ON r.company_id = $1 AND r.id = l.id
       LEFT JOIN contact c ON c.company_id = $1 AND c.id = r.contact_id
      WHERE r.status IN ('BEKLIYOR', '${done}') AND r.date <= $2::date`,
      overdue: 'due_date < $2::date',
    },
  ];
};

/** `contact_id` and `kurus` of what is allocated to rows: what their triggers keep. */
export const allocated = ({ table }: Kind) =>
  `SELECT contact_id, settled_kurus AS kurus FROM ${table} WHERE company_id = $1 AND settled_kurus > 0`;

/** The same of collections and payments until day `$2`; on rows of a later day they are advances until then. */
const allocatedOn = ({ table }: Kind) => `
  SELECT s.contact_id, l.amount_kurus AS kurus
    FROM settlement s
    JOIN settlement_line l ON l.company_id = $1 AND l.settlement_id = s.id
    JOIN ${table} r ON r.company_id = $1 AND r.id = l.${table}_id
   WHERE s.company_id = $1 AND s.date <= $2::date AND r.date <= $2::date`;

/** What a sum has that is late for more than so many days. */
const LATE = [0, 30, 60, 90] as const;
const overs = LATE.map((days) => `over${days}`);

/**
 * What the buckets hold are the differences: comparing each due date with four days costs two thirds of putting it into
 * one of five.
 */
const late = LATE.map((days) => `kurus_sum(kurus) FILTER (WHERE ${isLate(days)}) AS over${days}`);
const noneLate = overs.map((name) => `NULL::bigint AS ${name}`);

/** How what is open on a side counts: as it is, as less than nothing, or null where it is not asked for. */
type Signs = Record<ContactSide, 1 | -1 | null>;

/** What is open of rows of a kind, by contact. */
const rowParts = (kind: Kind, signs: Signs, isPast: boolean): string[] =>
  (isPast ? openRowsOn : openRows)(kind).map(
    ({ rows, overdue }) => `
      SELECT contact_id, ${kind === kindOf.IN} AS is_in, ${signs[kind.side]}::int AS sign, kurus, ${overs.join(', ')},
             kurus AS open, overdue, NULL::bigint AS opening, NULL::date AS last_date
        FROM (SELECT contact_id, kurus_sum(kurus) AS kurus, ${(signs[kind.side] ? late : noneLate).join(', ')},
                     kurus_sum(kurus) FILTER (WHERE ${overdue}) AS overdue
                FROM (${rows}) r GROUP BY contact_id) r`,
  );

/**
 * The same of openings less what came or went and is allocated to no row (`free`), with the day of the newest. What is free
 * covers openings first, the oldest first: of each age then as much is left as is more than it, and what is of any age is
 * overdue. The rest was paid in advance.
 */
function moneyPart(signs: Signs, isPast: boolean): string {
  const paid = `
    SELECT contact_id, direction = 'IN' AS is_in, NULL::bigint AS opening, kurus_sum(amount_kurus) AS free,
           ${noneLate.join(', ')}, max(date) AS last_date
      FROM settlement WHERE company_id = $1 ${isPast ? 'AND date <= $2::date' : ''} GROUP BY 1, 2`;
  const ofKind = (kind: Kind) => `
    SELECT contact_id, ${kind === kindOf.IN}, NULL, -kurus_sum(kurus), ${noneLate.join(', ')}, NULL
      FROM (${(isPast ? allocatedOn : allocated)(kind)}) l GROUP BY 1
    UNION ALL
    SELECT contact_id, ${kind === kindOf.IN}, kurus_sum(kurus), NULL, ${late.join(', ')}, NULL
      FROM (${openings(kind, isPast)}) o GROUP BY 1`;
  const sums = ['opening', 'free', ...overs].map((name) => `coalesce(kurus_sum(${name}), 0) AS ${name}`);
  const left = (name: string) => `greatest(${name} - free, 0) AS ${name}`;
  return `
    SELECT contact_id, is_in, CASE WHEN is_in THEN ${signs.MUSTERI}::int ELSE ${signs.TEDARIKCI}::int END AS sign,
           opening - free AS kurus, ${overs.map(left).join(', ')}, greatest(opening - free, 0) AS open,
           greatest(over0 - free, 0) AS overdue, ${left('opening')}, last_date
      FROM (SELECT contact_id, is_in, ${sums.join(', ')}, max(last_date) AS last_date
              FROM (${[paid, ...kinds.map(ofKind)].join(' UNION ALL ')}) f GROUP BY 1, 2) m`;
}

/**
 * What was open at the start with contacts, and with those that became them: `id`, `contact_id`, `name`, `date`, `kurus`
 * and `due`. One without a day is as old as the day that is looked at.
 */
export const openings = ({ side }: Kind, isPast: boolean) => {
  const [sign, isTheirs] = side === 'MUSTERI' ? ['', '> 0'] : ['-', '< 0'];
  return `
    SELECT id, coalesce(merged_into_id, id) AS contact_id, name, opening_date AS date, ${sign}opening_kurus AS kurus,
           coalesce(opening_date, $2::date) AS due
      FROM contact
     WHERE company_id = $1 AND opening_kurus ${isTheirs} ${isPast ? 'AND (opening_date IS NULL OR opening_date <= $2::date)' : ''}`;
};

/** Sums as one text: of so many the driver takes longer over columns than the database over what they hold. */
const asText = (sums: string[]) => `concat_ws(' ', ${sums.map((sum) => `coalesce(${sum}, 0)`).join(', ')})`;

/** Of a contact: what is not late, what is by its days, the total, and what is overdue. */
const ages = [
  ...['kurus - over0', 'over0 - over30', 'over30 - over60', 'over60 - over90', 'over90'],
  ...['kurus', 'overdue'],
];

/** Of all of them: what is open, overdue and left of openings on either side. */
const sides = ['open_in', 'overdue_in', 'opening_in', 'open_out', 'overdue_out', 'opening_out'];

const NOBODY = 'Carisi yazılmamış kalemler';

/**
 * All contacts in one row, since the driver makes an object and texts of each: what is told of them stands in their order,
 * the sums of all of them after theirs. Each list is put into that order by their `place`, which is sorted for once. That
 * one row, and the sums as texts, are for "ageing today" of docs/performance.md (Customers and suppliers): measure it
 * before it is written otherwise.
 */
type Listed = {
  ids: (string | null)[] | null;
  names: (string | null)[];
  kinds: AgeingRow['kind'][];
  phones: (string | null)[];
  lastDates: (string | null)[];
  figures: string;
  totals: string;
};

type Asked = { date: string; side: ContactSide | null; today: string; isPassive?: boolean };

/** What is open by contact and age on a day, and the sums of it. */
export async function readAgeing(
  sql: Sql,
  companyId: string,
  { date, side, today, isPassive = false }: Asked,
): Promise<Ageing> {
  // From today on all that is written counts, whatever day it bears, as everywhere else in the product.
  const isPast = date < today;
  const signs: Signs = side ? { MUSTERI: null, TEDARIKCI: null, [side]: 1 } : { MUSTERI: 1, TEDARIKCI: -1 };
  const parts = [...kinds.flatMap((kind) => rowParts(kind, signs, isPast)), moneyPart(signs, isPast)];
  const of = (column: string) =>
    `kurus_sum(${column}) FILTER (WHERE is_in) AS ${column}_in, kurus_sum(${column}) FILTER (WHERE NOT is_in) AS ${column}_out`;
  // Whoever has nothing open stands on the side of their kind.
  const fits = side && `c.kind ${side === 'TEDARIKCI' ? '=' : '<>'} 'TEDARIKCI'`;
  const listed = await sql.first<Listed>(
    `WITH aged AS (
       SELECT contact_id, grouping(contact_id) = 1 AS is_total, count(sign) > 0 AS is_asked,
              ${['kurus', ...overs].map((name) => `coalesce(kurus_sum(sign * ${name}), 0) AS ${name}`).join(', ')},
              kurus_sum(overdue) FILTER (WHERE sign IS NOT NULL) AS overdue, max(last_date) AS last_date,
              ${['open', 'overdue', 'opening'].map(of).join(', ')}
         FROM (${parts.join(' UNION ALL ')}) p GROUP BY GROUPING SETS ((contact_id), ())
     )
     SELECT json_agg(id ORDER BY place) FILTER (WHERE totals IS NULL) AS ids, json_agg(name ORDER BY place) AS names,
            json_agg(kind ORDER BY place) AS kinds, json_agg(phone ORDER BY place) AS phones,
            json_agg("lastDate" ORDER BY place) AS "lastDates", string_agg(figures, ' ' ORDER BY place) AS figures,
            max(totals) AS totals
       FROM (SELECT coalesce(g.contact_id, c.id) AS id, c.name, c.kind, c.phone, g.last_date AS "lastDate",
                    ${asText(ages)} AS figures, CASE WHEN is_total THEN ${asText(sides)} END AS totals,
                    row_number() OVER (ORDER BY c.name COLLATE "tr-TR-x-icu" NULLS LAST, is_total IS TRUE,
                                                coalesce(g.contact_id, c.id)) AS place
               FROM aged g
               FULL JOIN (SELECT * FROM contact WHERE company_id = $1 AND merged_into_id IS NULL) c
                 ON c.id = g.contact_id
              WHERE CASE WHEN is_total IS NULL THEN ${isPassive ? 'NOT ' : ''}c.active ${fits ? `AND ${fits}` : ''}
                         ELSE is_total OR (is_asked ${isPassive ? 'AND NOT c.active' : ''}) END) listed`,
    [companyId, date],
  );
  const found = orNotFound(listed);
  const sums = found.figures.split(' ');
  const { overdue: _, ...totals } = byAge(sums.slice(-ages.length));
  return { asOf: date, rows: rowsOf(found, sums), totals, ...bothSides(found.totals) };
}

const rowsOf = ({ ids, names, kinds, phones, lastDates }: Listed, sums: string[]): AgeingRow[] =>
  (ids ?? []).map((contactId, at) => ({
    contactId,
    name: names[at] ?? NOBODY,
    kind: kinds[at] ?? null,
    phone: phones[at] ?? null,
    lastDate: lastDates[at] ?? null,
    ...byAge(sums, at * ages.length),
  }));

/** A day of grace there is none: what is late is so from the first day on. */
const byAge = (sums: string[], from = 0) => ({
  notDue: moneyOf(sums[from]),
  d0_30: moneyOf(sums[from + 1]),
  d31_60: moneyOf(sums[from + 2]),
  d61_90: moneyOf(sums[from + 3]),
  d90: moneyOf(sums[from + 4]),
  total: moneyOf(sums[from + 5]),
  overdue: moneyOf(sums[from + 6]),
});

function bothSides(totals: string) {
  const [openIn, overdueIn, openingIn, openOut, overdueOut, openingOut] = totals.split(' ');
  return {
    receivable: moneyOf(openIn),
    overdueReceivable: moneyOf(overdueIn),
    openingReceivable: moneyOf(openingIn),
    payable: moneyOf(openOut),
    overduePayable: moneyOf(overdueOut),
    openingPayable: moneyOf(openingOut),
  };
}

/** Most sums are whole numbers of the machine, and a BigInt of each takes three times as long. */
function moneyOf(kurus = '0') {
  const whole = Number(kurus);
  return Number.isSafeInteger(whole) ? whole / 100 : fromKurus(BigInt(kurus));
}
