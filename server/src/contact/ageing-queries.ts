import { type Ageing, type ContactKind, type ContactSide, fromKurus } from '@vezne/contract';
import type { Sql } from '../db/database';

export const kinds = [
  { side: 'MUSTERI', table: 'project_income', done: 'TAHSIL_EDILDI', direction: 'IN' },
  { side: 'TEDARIKCI', table: 'project_expense', done: 'ODENDI', direction: 'OUT' },
] as const;

export type Kind = (typeof kinds)[number];

export const kindOf = { IN: kinds[0], OUT: kinds[1] } as const;

/** Rows of `contact_id`, `kurus` and the day they are `due`, and which of them are past a due date that somebody wrote. */
type OpenRows = { rows: string; overdue: string };

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
    { rows: `SELECT ${row('due_date')} WHERE ${waits} AND due_date IS NOT NULL`, overdue: 'due < $2::date' },
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

/** `contact_id` and `kurus` of what is laid on rows: what their triggers keep. */
export const laid = ({ table }: Kind) =>
  `SELECT contact_id, settled_kurus AS kurus FROM ${table} WHERE company_id = $1 AND settled_kurus > 0`;

/** The same of collections and payments until day `$2`; on rows of a later day they are advances until then. */
const laidOn = ({ table }: Kind) => `
  SELECT s.contact_id, l.amount_kurus AS kurus
    FROM settlement s
    JOIN settlement_line l ON l.company_id = $1 AND l.settlement_id = s.id
    JOIN ${table} r ON r.company_id = $1 AND r.id = l.${table}_id
   WHERE s.company_id = $1 AND s.date <= $2::date AND r.date <= $2::date`;

/** What is late for more than so many days, of what a part adds up. */
const LATE = [0, 30, 60, 90] as const;
const sums = ['kurus', ...LATE.map((days) => `over${days}`)];

/** The columns of a part as SQL; `kurus` in the order of `sums`. */
type Part = { kurus: string[]; open: string; overdue?: string; opening?: string; lastDate?: string };

/**
 * What a contact's figures of one kind add up from, each by contact, with the same columns: all of it and what of it is
 * late for more than 0, 30, 60 and 90 days, with the `sign` of the kind, or null where it is not asked for. What the
 * buckets hold are the differences: comparing each due date with four days costs two thirds of putting it into one of five.
 */
function partsOf(kind: Kind, sign: '' | '-' | null, isPast: boolean): string[] {
  const asked = (kurus: string) => (sign === null ? 'NULL::bigint' : `${sign}${kurus}`);
  const none = 'NULL::bigint';
  const part = ({ kurus, open, overdue = none, opening = none, lastDate = 'NULL::date' }: Part) =>
    `SELECT contact_id, ${sign !== null} AS is_asked, '${kind.side}' AS side,
            ${sums.map((name, at) => `${kurus[at]} AS ${name}`).join(', ')},
            ${open} AS open, ${overdue} AS overdue, ${opening} AS opening, ${lastDate} AS last_date`;
  const late = LATE.map((days) => asked(`kurus_sum(kurus) FILTER (WHERE due < $2::date - ${days})`));
  const aged = [asked('kurus_sum(kurus)'), ...late];
  const until = (day: string) => (isPast ? `AND ${day} <= $2::date` : '');
  return [
    ...(isPast ? openRowsOn : openRows)(kind).map(
      ({ rows, overdue }) =>
        `${part({ kurus: aged, open: 'kurus_sum(kurus)', overdue: `kurus_sum(kurus) FILTER (WHERE ${overdue})` })}
         FROM (${rows}) r GROUP BY contact_id`,
    ),
    `${part({
      kurus: [asked('(opening - free)'), ...LATE.map((days) => asked(`greatest(over${days} - free, 0)`))],
      open: 'greatest(opening - free, 0)',
      opening: 'greatest(opening - free, 0)',
      lastDate: 'last_date',
    })}
       FROM (${openingsAndFree(kind, isPast, until)}) m`,
  ];
}

/**
 * By contact, what was open with it at the start and what of that is late for more than so many days; `free`, what came
 * or went and is laid on no row; and the day of the newest. What is free covers openings first, the oldest first: of
 * each age then as much is left as is more than it. The rest was paid in advance.
 */
function openingsAndFree(kind: Kind, isPast: boolean, until: (day: string) => string): string {
  const late = (kurus: (days: number) => string) =>
    LATE.map((days) => `${kurus(days)} AS over${days}`).join(', ');
  const none = late(() => 'NULL::bigint');
  const sum = (name: string) => `coalesce(kurus_sum(${name}), 0) AS ${name}`;
  return `
    SELECT contact_id, ${['opening', 'free', ...LATE.map((days) => `over${days}`)].map(sum).join(', ')},
           max(last_date) AS last_date
      FROM (
        SELECT contact_id, NULL::bigint AS opening, kurus_sum(amount_kurus) AS free, ${none}, max(date) AS last_date
          FROM settlement s
         WHERE company_id = $1 AND direction = '${kind.direction}' ${until('date')} GROUP BY contact_id
        UNION ALL
        SELECT contact_id, NULL, (-kurus_sum(kurus)), ${none}, NULL
          FROM (${(isPast ? laidOn : laid)(kind)}) l GROUP BY contact_id
        UNION ALL
        SELECT contact_id, kurus_sum(kurus), NULL, ${late((days) => `kurus_sum(kurus) FILTER (WHERE due < $2::date - ${days})`)}, NULL
          FROM (${openings(kind, isPast)}) o GROUP BY contact_id
      ) f GROUP BY contact_id`;
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

/** A contact's figures, in kuruş; null is nothing. */
type Aged = {
  id: string | null;
  name: string | null;
  kind: ContactKind | null;
  phone: string | null;
  lastDate: string | null;
  overdue: string | null;
} & Sums;

/** All that is open, and what of it is late for more than so many days. */
type Sums = Record<'kurus' | `over${(typeof LATE)[number]}`, string | null>;

/** The sums of all contacts, with what is open, overdue and left of openings on either side. */
type Total = Sums & Record<(typeof totals)[number], string | null>;

const totals = [
  'receivable',
  'overdueReceivable',
  'openingReceivable',
  'payable',
  'overduePayable',
  'openingPayable',
] as const;

const NOBODY = 'Carisi yazılmamış kalemler';

type Asked = { date: string; side: ContactSide | null; today: string; isPassive?: boolean };

/** What is open by contact and age on a day, and the sums of it. */
export async function readAgeing(
  sql: Sql,
  companyId: string,
  { date, side, today, isPassive = false }: Asked,
): Promise<Ageing> {
  // From today on all that is written counts, whatever day it bears, as everywhere else in the product.
  const isPast = date < today;
  const signOf = (kind: Kind) => {
    if (side !== null) return kind.side === side ? '' : null;
    return kind.side === 'TEDARIKCI' ? '-' : '';
  };
  const parts = kinds.flatMap((kind) => partsOf(kind, signOf(kind), isPast)).join(' UNION ALL ');
  const of = (column: string, whose: ContactSide) => `kurus_sum(${column}) FILTER (WHERE side = '${whose}')`;
  // Whoever has nothing open stands on the side of their kind.
  const fits = side && `c.kind ${side === 'TEDARIKCI' ? '=' : '<>'} 'TEDARIKCI'`;
  const [total, ...aged] = await sql.query<Aged & Total>(
    `WITH aged AS (
       SELECT contact_id, grouping(contact_id) = 1 AS is_total, bool_or(is_asked) AS is_asked,
              ${sums.map((name) => `kurus_sum(${name}) AS ${name}`).join(', ')},
              kurus_sum(overdue) FILTER (WHERE is_asked) AS overdue, max(last_date) AS last_date,
              ${of('open', 'MUSTERI')} AS receivable, ${of('overdue', 'MUSTERI')} AS "overdueReceivable",
              ${of('opening', 'MUSTERI')} AS "openingReceivable", ${of('opening', 'TEDARIKCI')} AS "openingPayable",
              ${of('open', 'TEDARIKCI')} AS payable, ${of('overdue', 'TEDARIKCI')} AS "overduePayable"
         FROM (${parts}) p GROUP BY GROUPING SETS ((contact_id), ())
     )
     SELECT coalesce(g.contact_id, c.id) AS id, c.name, c.kind, c.phone, g.last_date AS "lastDate", g.overdue,
            ${sums.map((name) => `g.${name}`).join(', ')},
            ${totals.map((name) => `CASE WHEN is_total THEN "${name}" END AS "${name}"`).join(', ')}
       FROM aged g
       FULL JOIN (SELECT * FROM contact WHERE company_id = $1) c ON c.id = g.contact_id
      WHERE CASE WHEN is_total IS NULL THEN ${isPassive ? 'NOT ' : ''}c.active ${fits ? `AND ${fits}` : ''}
                 ELSE is_total OR (is_asked ${isPassive ? 'AND NOT c.active' : ''}) END
      ORDER BY is_total IS TRUE DESC, c.name COLLATE "tr-TR-x-icu" NULLS LAST, 1`,
    [companyId, date],
  );
  const sum = (name: keyof Total) => fromKurus(kurusOf(total?.[name]));
  return {
    asOf: date,
    rows: aged.map((contact) => ({
      contactId: contact.id,
      name: contact.name ?? NOBODY,
      kind: contact.kind,
      phone: contact.phone,
      ...byAge(contact),
      lastDate: contact.lastDate,
      overdue: fromKurus(kurusOf(contact.overdue)),
    })),
    totals: byAge(total),
    receivable: sum('receivable'),
    overdueReceivable: sum('overdueReceivable'),
    openingReceivable: sum('openingReceivable'),
    payable: sum('payable'),
    overduePayable: sum('overduePayable'),
    openingPayable: sum('openingPayable'),
  };
}

const kurusOf = (text: string | null | undefined) => (text ? BigInt(text) : 0n);

/** By the days that it is late; what is not late is first, a day of grace there is none. */
function byAge(found: Sums | undefined) {
  const [all, over0, over30] = [kurusOf(found?.kurus), kurusOf(found?.over0), kurusOf(found?.over30)];
  const [over60, over90] = [kurusOf(found?.over60), kurusOf(found?.over90)];
  return {
    notDue: fromKurus(all - over0),
    d0_30: fromKurus(over0 - over30),
    d31_60: fromKurus(over30 - over60),
    d61_90: fromKurus(over60 - over90),
    d90: fromKurus(over90),
    total: fromKurus(all),
  };
}
